/*
 * Puzzles as `deskovka puzzle` writes them (data/puzzles): a game once, then
 * the positions of it where one action is clearly the best.
 */
import { gameName } from './source.ts';

export interface Puzzle {
  name: string;
  game: string;
  setup: string;
  play: string[]; /* actions up to it */
  best: string;
  lead: number; /* of the chance to win, 0..1 */
  grade: number; /* 1, the easiest, to 4 */
}

export const GRADES = [1, 2, 3, 4] as const;

const LINE = /^puzzle (\w+) after=(\d+) best=(\S+) lead=(\d+) found=\S+ grade=([1-4])$/;

/* All of a file; lines that are none of a puzzle are left out. */
export function readPuzzles(text: string): Puzzle[] {
  const out: Puzzle[] = [];
  let setup = '';
  let play: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('game ')) setup = line.slice(5);
    else if (line.startsWith('play ')) play = line.slice(5).split(' ');
    const m = LINE.exec(line);
    if (!m) continue;
    const [, name = '', after = '', best = '', lead = '', grade = ''] = m;
    out.push({
      name,
      game: gameName(setup),
      setup,
      play: play.slice(0, Number(after)),
      best,
      lead: Number(lead) / 1000,
      grade: Number(grade),
    });
  }
  return out;
}

/* Days since 1970 where we are: the puzzle changes at midnight. */
export function dayOf(now: Date): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60000) / 86400000);
}

/* The one of a day.  Names are sums, so in their order all kinds are mixed. */
export function puzzleOfDay(all: Puzzle[], day: number): Puzzle | undefined {
  const mixed = [...all].sort((a, b) => (a.name < b.name ? -1 : 1));
  return mixed[((day % mixed.length) + mixed.length) % mixed.length];
}

/* What it is about: the module, or the game alone. */
export function kindOf(p: Puzzle): string {
  return /\bmodules=(\S+)/.exec(p.setup)?.[1] ?? '';
}
