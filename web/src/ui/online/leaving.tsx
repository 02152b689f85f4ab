/* Giving up, and going away while one's clock runs: both are asked about first. */
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Room } from '../../game/room.ts';
import type { ServerSource } from '../../game/server.ts';
import { t } from '../../i18n/index.ts';
import { Dialog } from '../dialog.tsx';
import { go, guardRoute } from '../router.ts';

/* The seat that would be given up: the one that looks, else any of ours; -1: none. */
export function seatToResign(room: Room, viewer: number): number {
  const mine = room.mine.filter((m) => room.seats[m]?.why !== 'resigned');
  return mine.includes(viewer) ? viewer : (mine[0] ?? -1);
}

/* Would the game end by it?  One seat is left, or none of a person. */
export function endsByResigning(room: Room, seat: number): boolean {
  const left = room.seats.filter((x, i) => i !== seat && x.why !== 'resigned');
  return left.length < 2 || left.every((x) => x.user === '');
}

export function Resign({ source, room }: { source: ServerSource; room: Room }) {
  const [asked, setAsked] = useState(false);
  const seat = seatToResign(room, source.snapshot.viewer);
  if (seat < 0) return null;
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        {t('online.resign')}
      </button>
      {asked && (
        <Ask
          title={t('online.resign.sure')}
          text={t(endsByResigning(room, seat) ? 'online.resign.two' : 'online.resign.more')}
          yes={t('online.resign')}
          onYes={() => void source.resign(seat)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

function Ask(props: {
  title: string;
  text: string;
  yes: string;
  onYes: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <p>{props.text}</p>
      <div class="row wrap">
        <button type="button" class="primary" onClick={props.onClose}>
          {t('online.leave.stay')}
        </button>
        <button
          type="button"
          onClick={() => {
            props.onClose();
            props.onYes();
          }}
        >
          {props.yes}
        </button>
      </div>
    </Dialog>
  );
}

/* Does one of our clocks run? */
export function clockRuns(room: Room, running: number | undefined): boolean {
  return room.status === 'playing' && running !== undefined && room.mine.includes(running);
}

/* What may leave the table: at once, or after a question. */
export function Leaving(props: {
  source: ServerSource;
  room: Room;
  children: (leave: () => void) => VNode;
}) {
  const [asked, setAsked] = useState(false);
  const to = useRef('online'); /* where somebody wanted to go */
  const free = useRef(() => undefined as void);
  const runs = clockRuns(props.room, props.source.snapshot.running);
  useEffect(() => {
    if (!runs) return undefined;
    const ask = (e: BeforeUnloadEvent) => e.preventDefault();
    addEventListener('beforeunload', ask);
    const stop = guardRoute((way) => {
      if (['rules', 'settings'].includes(way[0] ?? '') || way[1] === props.source.id) return true;
      to.current = way.map(encodeURIComponent).join('/');
      setAsked(true);
      return false;
    });
    free.current = stop;
    return () => {
      stop();
      removeEventListener('beforeunload', ask);
    };
  }, [runs]);
  const leave = () => {
    free.current();
    go(to.current);
  };
  return (
    <>
      {props.children(() => (runs ? setAsked(true) : leave()))}
      {asked && (
        <Ask
          title={t('online.leave')}
          text={t('online.leave.text')}
          yes={t('online.leave.go')}
          onYes={leave}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
