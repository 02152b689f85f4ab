/* Above the board: the line to the server, votes, the next table. */
import type { Room } from '../../game/room.ts';
import type { ServerSource } from '../../game/server.ts';
import { find, t } from '../../i18n/index.ts';
import { clockText } from '../clock.tsx';
import { seatName } from '../words.tsx';
import { delayText } from './delay.ts';
import { useNow } from './now.ts';

type Props = { source: ServerSource; room: Room };

function Watching({ room }: { room: Room }) {
  if (room.mine.length > 0 || room.status === 'abandoned') return null;
  return (
    <p class="watching">
      {room.spectators === 'delayed'
        ? t('online.youwatch.behind', { time: delayText(room.delay) })
        : t('online.youwatch')}
    </p>
  );
}

function Vote({ source, room }: Props) {
  const p = room.proposal;
  if (!p) return null;
  const asked = room.mine.length > 0 && !room.mine.some((m) => p.yes.includes(m));
  const name = seatName(source.snapshot.seats, p.by);
  return (
    <div class="row wrap">
      <span>{t('vote.text', { name, what: find(`vote.${p.what}`) ?? p.what })}</span>
      {asked && (
        <>
          <button type="button" class="primary" onClick={() => void source.vote(p.n, true)}>
            {t('vote.yes')}
          </button>
          <button type="button" onClick={() => void source.vote(p.n, false)}>
            {t('vote.no')}
          </button>
        </>
      )}
    </div>
  );
}

/* Seats of ours that a bot has taken over. */
function Back({ source, room }: Props) {
  const playing = room.status === 'playing';
  const taken = room.mine.filter((m) => playing && room.seats[m]?.kind === 'bot');
  return (
    <>
      {taken.map((m) => (
        <div key={m} class="row">
          {room.seats[m]?.why === 'resigned' ? (
            <span>{t('online.resigned')}</span>
          ) : (
            <>
              <span>{t('online.taken')}</span>
              <button type="button" class="primary" onClick={() => void source.back(m)}>
                {t('online.back')}
              </button>
            </>
          )}
        </div>
      ))}
    </>
  );
}

/* Who gave up, and for whom a bot plays. */
function Gone({ source, room }: Props) {
  if (room.status !== 'playing') return null;
  return (
    <>
      {room.seats.map((x, i) => {
        if (x.kind !== 'bot' || x.why === '' || room.mine.includes(i)) return null;
        const name = seatName(source.snapshot.seats, i);
        return (
          <p key={i}>{t(x.why === 'resigned' ? 'online.gaveup' : 'online.standsin', { name })}</p>
        );
      })}
    </>
  );
}

/* Time that is nearly over, seats that wait for their people: both count down. */
function Counting({ source, room }: Props) {
  const { warn } = room;
  const away = room.away.filter((a) => !room.mine.includes(a.seat));
  const now = useNow(warn !== null || away.length > 0);
  const name = (seat: number) => seatName(source.snapshot.seats, seat);
  return (
    <>
      {warn !== null && (
        <p class="urgent">
          {room.mine.includes(warn.seat)
            ? t('online.warn.mine', { time: clockText(warn.at - now) })
            : t('online.warn.other', {
                name: name(warn.seat),
                time: clockText(warn.at - now),
              })}
        </p>
      )}
      {away.map((a) => (
        <p key={a.seat}>
          {a.at > now
            ? t('online.away.waits', { name: name(a.seat), time: clockText(a.at - now) })
            : t('online.away.over', { name: name(a.seat) })}
        </p>
      ))}
    </>
  );
}

/* Is there anything to say? */
function saysSomething({ source, room }: Props): boolean {
  return (
    source.snapshot.link !== 'live' ||
    room.mine.length === 0 ||
    room.status === 'abandoned' ||
    room.proposal !== null ||
    room.next !== null ||
    room.warn !== null ||
    room.away.some((a) => !room.mine.includes(a.seat)) ||
    (room.status === 'playing' && room.seats.some((x) => x.kind === 'bot' && x.why !== ''))
  );
}

export function Banner({ source, room }: Props) {
  if (!saysSomething({ source, room })) return null;
  return (
    <div class="banner" role="status">
      {source.snapshot.link !== 'live' && <p>{t('online.lost')}</p>}
      <Watching room={room} />
      {room.status === 'abandoned' && <p>{t('online.abandoned')}</p>}
      <Vote source={source} room={room} />
      <Counting source={source} room={room} />
      <Gone source={source} room={room} />
      <Back source={source} room={room} />
      {room.next !== null && (
        <p>
          <a href={`#/t/${room.next}`}>{t('online.next')}</a>
        </p>
      )}
    </div>
  );
}
