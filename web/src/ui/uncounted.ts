/* What of the end is still to be counted: player rows leave it out. */
import { createContext } from 'preact';
import type { Counted } from './game.ts';

export interface Remains {
  less: number[]; /* points that are still to be counted, by seat */
  counting: boolean; /* there are some: nobody has won yet */
  done: string[]; /* places that are counted and no more looked at */
}

export const Uncounted = createContext<Remains>({ less: [], counting: false, done: [] });

/* Places that are left behind: neither looked at now nor counted again for somebody else. */
export function placesDone(all: Counted[], shown: number): string[] {
  const now = Math.max(0, shown - 1);
  const ahead = new Set(all.slice(now).map((x) => x.place));
  return all
    .slice(0, now)
    .flatMap((x) => (x.place === null || ahead.has(x.place) ? [] : [x.place]));
}
