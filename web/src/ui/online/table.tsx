/* At a table of the server: waiting, playing, and what people say around it. */
import { useEffect, useState } from 'preact/hooks';
import { codeRefusal, type Room } from '../../game/room.ts';
import { ServerSource } from '../../game/server.ts';
import { t } from '../../i18n/index.ts';
import { AidsMissing } from '../aids.tsx';
import { Chat, useFreshChat } from '../chat.tsx';
import { Refused } from '../form.tsx';
import { gameOf } from '../games.ts';
import { askVersion } from '../offline.ts';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import { Table } from '../table.tsx';
import { beenOnline } from '../turns.ts';
import { botCalled } from '../levels.ts';
import { seatName } from '../words.tsx';
import { Banner } from './banner.tsx';
import { delayText } from './delay.ts';
import { InviteLink } from './invite.tsx';
import { Leaving, Resign } from './leaving.tsx';
import { useNow } from './now.ts';
import { WaitingRoom } from './waitingroom.tsx';

export function OnlineTable({ id, quick }: { id: string; quick?: boolean }) {
  const [source, setSource] = useState<ServerSource | null>(null);
  const [, again] = useState(0);
  useSettings();
  useEffect(() => {
    const s = new ServerSource(id, gameOf, botCalled);
    beenOnline();
    setSource(s);
    const stop = s.subscribe(() => again((n) => n + 1));
    return () => {
      stop();
      s.close();
    };
  }, [id]);
  const fresh = useFreshChat(source);
  /* A server that comes back may have another page. */
  const live = source?.snapshot.link === 'live' || source?.gone === 'senseless';
  useEffect(() => {
    if (live) void askVersion();
  }, [live]);
  if (!source) return <p class="loading">{t('loading')}</p>;
  if (source.gone !== null) {
    return (
      <Page title={t('online.title')}>
        <Refused why={codeRefusal(source.gone)} />
      </Page>
    );
  }
  const { room, snapshot: s } = source;
  if (room.status === '') return <p class="loading">{t('online.joining')}</p>;
  if (room.status === 'open')
    return <WaitingRoom source={source} room={room} quick={quick === true} />;
  if (s.view === '')
    return (
      <p class="loading">
        {room.mine.length === 0 && room.spectators === 'delayed'
          ? t('online.youwatch.soon', { time: delayText(room.delay) })
          : t('loading')}
      </p>
    );
  return (
    <Leaving source={source} room={room}>
      {(leave) => <Playing id={id} source={source} room={room} fresh={fresh} onLeave={leave} />}
    </Leaving>
  );
}

function Playing(props: {
  id: string;
  source: ServerSource;
  room: Room;
  fresh: number;
  onLeave: () => void;
}) {
  const { id, source, room, fresh } = props;
  return (
    <Table
      source={source}
      onLeave={props.onLeave}
      banner={<Banner source={source} room={room} />}
      aside={<Aside source={source} room={room} />}
      asideNews={fresh}
      onRematch={room.mine.length > 0 ? () => void source.propose('rematch') : undefined}
      after={room.status === 'over' ? <FairLink id={id} room={room} /> : undefined}
    />
  );
}

function FairLink({ id, room }: { id: string; room: Room }) {
  if (room.continued) return <p>{t('real.unfair')}</p>;
  return (
    <p>
      <a href={`#/verify/${id}`}>{t('fair.check')}</a>{' '}
      <small class="hash">{room.fair.commitment.slice(0, 16)}…</small>
    </p>
  );
}

/* Chat and what one may propose. */
function Aside({ source, room }: { source: ServerSource; room: Room }) {
  const now = useNow(room.away.length > 0);
  const away = room.away.filter((a) => a.at <= now && !room.mine.includes(a.seat));
  return (
    <div class="aside">
      <p class="soft">{t('online.watching', { n: room.watching })}</p>
      {room.continued && <p data-test="continued">{t('real.unfair')}</p>}
      <InviteLink id={source.id} />
      <AidsMissing snapshot={source.snapshot} />
      <Chat source={source} />
      {room.mine.length > 0 && room.status === 'playing' && (
        <div class="row wrap">
          {room.undo === 'agree' && (
            <button type="button" onClick={() => void source.undo()}>
              {t('vote.propose.undo')}
            </button>
          )}
          <button type="button" onClick={() => void source.propose('abandon')}>
            {t('vote.propose.abandon')}
          </button>
          <Resign source={source} room={room} />
          {away.map(({ seat }) => (
            <button type="button" key={seat} onClick={() => void source.propose('takeover', seat)}>
              {t('vote.propose.takeover', { name: seatName(source.snapshot.seats, seat) })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
