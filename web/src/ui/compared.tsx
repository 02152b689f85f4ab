/*
 * The move that was played and the best one, as ghosts on the board: ivory and
 * ink; the best one has a whole frame and a star, the other dashes and a cross.
 */
import { createContext } from 'preact';

export interface Comparison {
  seat: number;
  played: string;
  best: string;
}

export const Compared = createContext<Comparison | null>(null);

export type Which = 'best' | 'made';

/* What is drawn, from below: one ghost where the best move was played. */
export function ghostsOf(c: Comparison): { which: Which; action: string }[] {
  const best = { which: 'best' as const, action: c.best };
  return c.played === c.best ? [best] : [{ which: 'made' as const, action: c.played }, best];
}

const STAR = 'M0-30 9-10 30-8 14 6 19 27 0 16-19 27-14 6-30-8-9-10z';
const CROSS = 'M-18-18 18 18M18-18-18 18';

/* Which of the two it is. */
export function GhostSign({ which, x, y }: { which: Which; x: number; y: number }) {
  return (
    <g class={`ghostsign ${which}`} transform={`translate(${x} ${y})`}>
      <circle r="46" />
      <path d={which === 'best' ? STAR : CROSS} />
    </g>
  );
}
