/* Above the board: the line to the server, votes, the next table. */
import type { Room } from '../../game/room.ts';
import type { ServerSource } from '../../game/server.ts';
import { find, t } from '../../i18n/index.ts';
import { seatName } from '../words.tsx';
import { delayText } from './delay.ts';

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
  const taken = room.mine.filter((m) => room.seats[m]?.kind === 'bot');
  return (
    <>
      {taken.map((m) => (
        <div key={m} class="row">
          <span>{t('online.taken')}</span>
          <button type="button" class="primary" onClick={() => void source.back(m)}>
            {t('online.back')}
          </button>
        </div>
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
    room.mine.some((m) => room.seats[m]?.kind === 'bot')
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
      <Back source={source} room={room} />
      {room.next !== null && (
        <p>
          <a href={`#/t/${room.next}`}>{t('online.next')}</a>
        </p>
      )}
    </div>
  );
}
