/* Games on this device: the ones being played and the finished ones. */
import type { LocalPlan } from './local.ts';

const KEY = 'deskovka.games';
const MOST = 40;

export interface Kept {
  plan: LocalPlan;
  over: boolean;
  changed: number;
  track?: number[]; /* points at the end */
  winners?: number[];
}

const areTexts = (x: unknown) => Array.isArray(x) && x.every((a) => typeof a === 'string');

function isKept(x: unknown): x is Kept {
  const k = x as Kept | null;
  return (
    typeof k === 'object' &&
    k !== null &&
    typeof k.plan?.id === 'string' &&
    typeof k.plan.setup === 'string' &&
    Array.isArray(k.plan.seats) &&
    k.plan.seats.every((s) => typeof s?.name === 'string') &&
    [k.plan.actions, k.plan.script ?? [], k.plan.presets ?? []].every(areTexts) &&
    Array.isArray(k.plan.seed)
  );
}

export function games(): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).sort((a, b) => b.changed - a.changed) : [];
  } catch {
    return [];
  }
}

function write(list: Kept[]): void {
  for (let n = MOST; n > 0; n = Math.floor(n / 2)) {
    try {
      localStorage.setItem(KEY, JSON.stringify(list.slice(0, n)));
      return;
    } catch {
      /* no room: fewer old games */
    }
  }
}

export interface Result {
  track: number[];
  winners: number[];
}

/* Keeps the game as it stands; `result` when it is over. */
export function keepGame(plan: LocalPlan, over: boolean, result?: Result): void {
  const rest = games().filter((k) => k.plan.id !== plan.id);
  write([{ plan, over, changed: Date.now(), ...result }, ...rest]);
}

export function findGame(id: string): Kept | undefined {
  return games().find((k) => k.plan.id === id);
}

export function forgetGame(id: string): void {
  write(games().filter((k) => k.plan.id !== id));
}

const LESSONS = 'deskovka.lessons';

/* How many positions of lessons lie behind somebody, by lesson. */
export function lessonsKept(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LESSONS) ?? '{}');
    const all = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(all.filter(([, n]) => Number.isInteger(n)));
  } catch {
    return {};
  }
}

/* So many of a lesson are done; never fewer than before. */
export function keepLesson(id: string, n: number): void {
  const all = lessonsKept();
  try {
    localStorage.setItem(LESSONS, JSON.stringify({ ...all, [id]: Math.max(n, all[id] ?? 0) }));
  } catch {
    /* no room: the lesson can be played again */
  }
}

const PUZZLES = 'deskovka.puzzles';

/* How a puzzle was solved: at the first try, or after others. */
export type Solved = 'first' | 'later';

export function puzzlesKept(): Record<string, Solved> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PUZZLES) ?? '{}');
    const all = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(all.filter(([, how]) => how === 'first' || how === 'later'));
  } catch {
    return {};
  }
}

/* A puzzle is solved; the first time counts. */
export function keepPuzzle(name: string, how: Solved): void {
  try {
    localStorage.setItem(PUZZLES, JSON.stringify({ [name]: how, ...puzzlesKept() }));
  } catch {
    /* no room: it can be solved again */
  }
}

/* Another window has kept something; returns how to stop. */
export function onKept(hear: () => void): () => void {
  const f = (e: StorageEvent) => e.key === KEY && hear();
  addEventListener('storage', f);
  return () => removeEventListener('storage', f);
}

/* 128 bits, so that ids never meet. */
export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((b) => b.toString(36).padStart(2, '0'))
    .join('');
}

export function freshSeed(): [number, number] {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [words[0] ?? 1, words[1] ?? 2];
}
