/* One line for each player: colour, name, points, what the game adds. */
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Seat, Snapshot } from '../game/source.ts';
import { t } from '../i18n/index.ts';
import { Clock } from './clock.tsx';
import { Uncounted } from './uncounted.ts';
import { gameOf } from './games.ts';
import { botMark } from './levels.ts';
import { settings } from './settings.ts';

/* The class of a seat's colour. */
export function colourOf(game: string, players: number, seat: number): string {
  return gameOf(game).colour(players, seat);
}

export function seatColour(s: Snapshot, seat: number): string {
  return colourOf(s.game, s.seats.length, seat);
}

/* All players of a table; `more` is what the game adds to a line. */
export function PlayerList(props: {
  snapshot: Snapshot;
  points: number[];
  active: number;
  more?: (seat: number) => ComponentChildren;
}) {
  const { snapshot: s } = props;
  const { less, counting } = useContext(Uncounted);
  const n = s.seats.length;
  const many = n > 4;
  return (
    <ol
      class={`players${many ? ' many' : n === 4 ? ' four' : ''}`}
      style={{ '--abreast': many ? Math.ceil(n / 2) : n }}
    >
      {s.seats.map((seat, i) => (
        <PlayerRow
          key={i}
          seat={seat}
          index={i}
          colour={seatColour(s, i)}
          points={(props.points[i] ?? 0) - (less[i] ?? 0)}
          active={props.active === i}
          winner={s.winners.includes(i) && !counting}
          snapshot={s}
        >
          {props.more?.(i)}
        </PlayerRow>
      ))}
    </ol>
  );
}

export function PlayerRow(props: {
  seat: Seat;
  index: number;
  colour?: string;
  points: number | string;
  active: boolean;
  winner: boolean;
  snapshot: Snapshot;
  children?: ComponentChildren;
}) {
  const { seat, index, snapshot: s } = props;
  return (
    <li
      class={`player${props.active ? ' active' : ''}${props.winner ? ' winner' : ''}`}
      aria-current={props.active ? 'true' : undefined}
      data-seat={index}
    >
      <span class={`chip ${props.colour ?? `seat${index}`}`} aria-hidden="true" />
      <span class="who">
        <span class="name">{seat.you ? t('seat.me') : seat.name}</span>
        {seat.kind === 'bot' && <span class="tag bot">{botMark(seat.level)}</span>}
        {seat.program && <span class="tag bot">{t('seat.program')}</span>}
        {seat.connected === false && <span class="tag away">{t('seat.away')}</span>}
      </span>
      {seat.clock !== undefined && <Clock snapshot={s} index={index} />}
      <span class="points" title={t('points')}>
        <Running points={props.points} />
      </span>
      {props.children}
    </li>
  );
}

const COUNT_MS = 500;

/* Points run up to what they have become. */
function Running({ points }: { points: number | string }) {
  const [shown, setShown] = useState(points);
  const from = useRef(points);
  useEffect(() => {
    const [a, b] = [Number(from.current), Number(points)];
    from.current = points;
    if (!settings().animations || !(b > a) || b - a > 60) {
      setShown(points);
      return undefined;
    }
    const began = performance.now();
    const timer = setInterval(() => {
      const part = Math.min(1, (performance.now() - began) / COUNT_MS);
      setShown(Math.round(a + (b - a) * part));
      if (part >= 1) clearInterval(timer);
    }, 40);
    return () => {
      clearInterval(timer);
      setShown(points);
    };
  }, [points]);
  return <>{shown}</>;
}
