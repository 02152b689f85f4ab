/* A table of the server besides its game: who sits where, what they may do. */
import type { Note, Refusal } from '../engine/wasm.ts';
import type { TableMessage, WireNote, WireProposal, WireSeat } from './messages.ts';
import type { Seat } from './source.ts';

export type Proposal = WireProposal;

/* Something about a seat that ends at a time of performance.now(). */
export interface Until {
  seat: number;
  at: number;
}

export function untilOf(x: { seat: number; left: number }): Until {
  return { seat: x.seat, at: performance.now() + x.left };
}

/* What everybody may know of the table. */
export interface Room {
  status: 'open' | 'playing' | 'over' | 'abandoned' | '';
  owner: boolean;
  user: string;
  mine: number[];
  seats: WireSeat[];
  here: number[];
  watching: number;
  away: Until[]; /* seats that wait for their people */
  warn: Until | null; /* whose time is nearly over */
  clock: string;
  undo: string;
  listed: boolean;
  rated: boolean;
  continued: boolean; /* begun at a real table */
  spectators: string;
  delay: number; /* seconds that spectators are behind */
  fair: { commitment: string; server: string | null };
  proposal: Proposal | null;
  next: string | null;
}

export const NO_ROOM: Room = {
  status: '',
  owner: false,
  user: '',
  mine: [],
  seats: [],
  here: [],
  watching: 0,
  away: [],
  warn: null,
  clock: 'none',
  undo: 'never',
  listed: false,
  rated: false,
  continued: false,
  spectators: 'live',
  delay: 0,
  fair: { commitment: '', server: null },
  proposal: null,
  next: null,
};

export function roomOf(m: TableMessage): Room {
  const { t: _t, seq: _seq, game: _game, setup: _setup, aids: _aids, ...room } = m;
  return {
    ...room,
    owner: m.owner === m.user,
    clock: m.clock?.rule ?? 'none',
    away: m.away.map(untilOf),
    warn: null,
  };
}

/* What the page says about a code of the server. */
export function codeRefusal(code: string): Refusal {
  return { code, rule: '', game: '', line: '', key: `server.${code}` };
}

/* What a bot is called: by the number of its name, or by its seat where it has none. */
export type BotNames = (called: number, seat: number) => string;

export function chairName(x: WireSeat, seat: number, bots: BotNames): string {
  if (x.kind === 'bot' && (x.called > 0 || !x.name)) return bots(x.called, seat);
  return x.name || `${seat + 1}`;
}

/* A program with an account says so by its name, as the server reads it. */
export function isProgram(name: string): boolean {
  return /^b[o0]t[ ._-]/i.test(name.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
}

/* The seats as tables show them; `left` are the clocks. */
export function seatsOf(room: Room, left: number[], bots: BotNames): Seat[] {
  return room.seats.map((x, i) => ({
    name: chairName(x, i, bots),
    kind: x.kind === 'bot' ? 'bot' : x.kind === 'empty' ? 'open' : 'human',
    level: x.bot || undefined,
    program: x.kind === 'person' && isProgram(x.name),
    lent: x.why !== '',
    mine: room.mine.includes(i) && x.kind !== 'bot',
    connected: x.kind === 'person' ? room.here.includes(i) : undefined,
    clock: left[i],
  }));
}

/* A note as the engine would have made it. */
export function noteOf(n: WireNote, game: string): Note {
  const facts = Object.entries({ rule: n.rule, ...n.facts }).filter(([, v]) => v !== '');
  const line = [n.code, ...facts.map(([k, v]) => `${k}=${v}`)].join(' ');
  return { code: n.code, fields: { ...n.facts, rule: n.rule }, game, line };
}
