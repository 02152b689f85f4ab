/* A table of the server besides its game: who sits where, what they may do. */
import type { Note, Refusal } from '../engine/wasm.ts';
import type { TableMessage, WireNote, WireProposal, WireSeat } from './messages.ts';
import type { Seat } from './source.ts';

export type Proposal = WireProposal;

/* What everybody may know of the table. */
export interface Room {
  status: 'open' | 'playing' | 'over' | 'abandoned' | '';
  owner: boolean;
  user: string;
  mine: number[];
  seats: WireSeat[];
  here: number[];
  watching: number;
  clock: string;
  undo: string;
  listed: boolean;
  rated: boolean;
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
  clock: 'none',
  undo: 'never',
  listed: false,
  rated: false,
  spectators: 'live',
  delay: 0,
  fair: { commitment: '', server: null },
  proposal: null,
  next: null,
};

export function roomOf(m: TableMessage): Room {
  const { t: _t, seq: _seq, game: _game, setup: _setup, aids: _aids, ...room } = m;
  return { ...room, owner: m.owner === m.user, clock: m.clock?.rule ?? 'none' };
}

/* What the page says about a code of the server. */
export function codeRefusal(code: string): Refusal {
  return { code, rule: '', game: '', line: '', key: `server.${code}` };
}

/* The seats as tables show them; `left` are the clocks, `nameless` calls bots and chairs. */
export function seatsOf(room: Room, left: number[], nameless: (seat: number) => string): Seat[] {
  return room.seats.map((x, i) => ({
    name: x.name || (x.kind === 'bot' ? nameless(i) : `${i + 1}`),
    kind: x.kind === 'bot' ? 'bot' : x.kind === 'empty' ? 'open' : 'human',
    level: x.bot || undefined,
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
