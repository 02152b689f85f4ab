/* What is chosen for a new table of the server, and the request that makes it. */
import type { Wish } from '../setup.tsx';

export interface TableWish {
  clock: string;
  listed: boolean;
  rated: boolean;
  standIn: string; /* the level that plays for who is away */
  spectators: string;
  delay: number; /* seconds that spectators are behind, where they are */
}

export const NEW_TABLE: TableWish = {
  clock: 'none',
  listed: false,
  rated: false,
  standIn: 'hard',
  spectators: 'live',
  delay: 60,
};

export const CLOCKS = [
  'none',
  'move:30',
  'move:60',
  'bank:600+10',
  'bank:1200+20',
  'days:1',
  'days:2',
  'days:7',
];

/* Who may play for an opponent: the server takes no weaker ones. */
export const STAND_INS = ['medium', 'hard', 'master'];

/* How far spectators may be behind, in seconds. */
export const DELAYS = [10, 60, 300, 900];

/* A quick game: anybody may join it at once. */
export const QUICK_CLOCK = 'bank:600+10';

function seatOf(s: Wish['seats'][number]): Record<string, string> {
  if (s.kind === 'bot') return { kind: 'bot', bot: s.level };
  return s.kind === 'friend' ? { kind: 'person' } : { kind: 'me', name: s.name };
}

/* The body of the request (doc/server-protocol.md), but for our own luck. */
export function tableRequest(w: Wish, table: TableWish, me: string): Record<string, unknown> {
  return {
    setup: w.setup,
    name: w.seats.find((s) => s.kind === 'human')?.name ?? me,
    seats: w.seats.map(seatOf),
    clock: table.clock,
    timeout: table.clock === 'none' ? 'vote' : 'bot',
    listed: table.listed,
    rated: table.rated && !w.seats.some((s) => s.kind === 'bot'),
    spectators: table.spectators,
    ...(table.spectators === 'delayed' ? { delay: table.delay } : {}),
    aids: w.aids,
    stand_in: table.standIn,
  };
}
