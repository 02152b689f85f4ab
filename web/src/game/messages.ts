/*
 * What a server may say (doc/server-protocol.md), checked before anything
 * believes it: readMessage() gives a message whose fields have their types and
 * bounds, or null.  Fields we do not know are left out.
 */

export interface WireSeat {
  kind: 'person' | 'bot' | 'empty';
  name: string;
  bot: string;
  called: number; /* the number of a bot's own name; 0: it has none */
  why: string; /* a bot plays for its person: own, gone, time, resigned */
  user: string;
  colour: number;
}

/* Somebody is not here: ms until a bot may be proposed for the seat. */
export interface WireAway {
  seat: number;
  left: number;
}

export interface WireProposal {
  n: number;
  what: string;
  by: number;
  seat: number;
  ply: number;
  yes: number[];
}

export interface WireClock {
  rule: string;
  left: number[];
  runs: number;
}

export interface WireAct {
  seat: number;
  phase: string;
  legal: string[];
}

export interface WireNote {
  code: string;
  rule: string;
  facts: Record<string, string>;
}

/* A change of view lines: at, how many go, what comes. */
export type Patch = [number, number, string[]];

export interface TableMessage {
  t: 'table';
  seq: number;
  status: 'open' | 'playing' | 'over' | 'abandoned';
  game: string;
  setup: string;
  owner: string;
  user: string;
  mine: number[];
  listed: boolean;
  rated: boolean;
  continued: boolean; /* begun at a real table: chance was in people's hands */
  spectators: string;
  delay: number;
  undo: string;
  aids: string[] | undefined; /* all, where the table does not say */
  seats: WireSeat[];
  here: number[];
  watching: number;
  away: WireAway[];
  clock: WireClock | null;
  fair: { commitment: string; server: string | null };
  proposal: WireProposal | null;
  next: string | null;
}

export interface StateMessage {
  t: 'state';
  seq: number;
  as: number;
  view: string[];
  act: WireAct | null;
  clock: WireClock | null;
}

export interface EventMessage {
  t: 'event';
  seq: number;
  as: number;
  kind: string;
  by: number;
  action: string | null;
  ply: number;
  notes: WireNote[];
  view: Patch[] | null;
  act: WireAct | null;
  clock: WireClock | null;
  lines: string[] | null; /* of a record: what was played elsewhere; null: hidden */
  scores: number[];
  winners: number[];
  table: string;
}

export interface ChatLine {
  n: number;
  at: number;
  user: string;
  seat: number;
  name: string;
  text: string;
}

export type Message =
  | TableMessage
  | StateMessage
  | EventMessage
  | { t: 'ready' | 'readonly' | 'pong' | 'other'; seq: number }
  | { t: 'ack' | 'ok'; seq: number; re: string }
  | {
      t: 'error';
      seq: number;
      re: string | null;
      code: string;
      retry: number; /* ms until it may be asked again; 0: it does not say */
      note: WireNote | null;
    }
  | { t: 'presence'; seq: number; here: number[]; spectators: number; away: WireAway[] }
  | { t: 'warn'; seq: number; seat: number; left: number }
  | ({ t: 'chat'; seq: number } & ChatLine)
  | { t: 'unsaid'; seq: number; n: number }
  | { t: 'world'; seq: number; re: string; ply: number; state: Uint8Array<ArrayBuffer> }
  | { t: 'bye'; seq: number; code: string };

type Json = Record<string, unknown>;

class Bad extends Error {}

/* More of anything than this is no message of ours. */
const LONG = 20_000;
const SEATS = 8;

export function isObject(x: unknown): x is Json {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

/* ---- fields: each throws Bad for what it cannot be ---- */

function int(x: unknown, least: number, most = Number.MAX_SAFE_INTEGER): number {
  if (typeof x !== 'number' || !Number.isSafeInteger(x) || x < least || x > most) throw new Bad();
  return x;
}

function text(x: unknown, most = LONG): string {
  if (typeof x !== 'string' || x.length > most) throw new Bad();
  return x;
}

function maybe<T, D>(x: unknown, read: (x: unknown) => T, or: D): T | D {
  return x === undefined || x === null ? or : read(x);
}

function list<T>(x: unknown, read: (x: unknown) => T, most = LONG): T[] {
  if (!Array.isArray(x) || x.length > most) throw new Bad();
  return x.map(read);
}

function object(x: unknown): Json {
  if (!isObject(x)) throw new Bad();
  return x;
}

function oneOf<T extends string>(x: unknown, all: readonly T[]): T {
  const found = all.find((w) => w === x);
  if (found === undefined) throw new Bad();
  return found;
}

/* Base64; a world is some kilobytes. */
function bytes(x: unknown): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text(x, 4 << 20)), (c) => c.charCodeAt(0));
  } catch {
    throw new Bad();
  }
}

const seat = (x: unknown) => int(x, -1, SEATS - 1);
const seats = (x: unknown) => list(x, (s) => int(s, 0, SEATS - 1), SEATS);
const line = (x: unknown) => text(x);

/* The name of a game, whether the page has heard of it or not. */
function name(x: unknown): string {
  const word = text(x, 32);
  if (!/^[a-z][a-z0-9_-]*$/.test(word)) throw new Bad();
  return word;
}

/* ---- parts ---- */

function readSeat(x: unknown): WireSeat {
  const s = object(x);
  return {
    kind: oneOf(s.kind, ['person', 'bot', 'empty']),
    name: maybe(s.name, line, ''),
    bot: maybe(s.bot, line, ''),
    called: maybe(s.called, (n) => int(n, 0, 99), 0),
    why: maybe(s.why, line, ''),
    user: maybe(s.user, line, ''),
    colour: maybe(s.colour, (c) => int(c, -1, 63), -1),
  };
}

function readAway(x: unknown): WireAway {
  const a = object(x);
  return { seat: int(a.seat, 0, SEATS - 1), left: int(a.left, 0) };
}

const away = (x: unknown) => list(x, readAway, SEATS);

function readClock(x: unknown): WireClock {
  const c = object(x);
  return {
    rule: maybe(c.rule, line, ''),
    left: list(c.left, (n) => int(n, -Number.MAX_SAFE_INTEGER), SEATS),
    runs: maybe(c.runs, seat, -1),
  };
}

function readAct(x: unknown): WireAct {
  const a = object(x);
  return {
    seat: int(a.seat, -2, SEATS - 1),
    phase: maybe(a.phase, line, ''),
    legal: maybe(a.legal, (l) => list(l, line), []),
  };
}

function readNote(x: unknown): WireNote {
  const n = object(x);
  const facts: Record<string, string> = {};
  for (const [key, value] of Object.entries(maybe(n.f, object, {} as Json))) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) throw new Bad();
    facts[key] = String(value);
  }
  return { code: text(n.code), rule: maybe(n.rule, line, ''), facts };
}

function readProposal(x: unknown): WireProposal {
  const p = object(x);
  return {
    n: int(p.n, 0),
    what: text(p.what),
    by: int(p.by, -1, SEATS - 1),
    seat: maybe(p.seat, seat, -1),
    ply: maybe(p.ply, (n) => int(n, 0), 0),
    yes: maybe(p.yes, seats, []),
  };
}

function readPatch(x: unknown): Patch {
  const [at, drop, more] = list(x, (p) => p, 3);
  return [int(at, 0, LONG), int(drop, 0, LONG), list(more, line)];
}

/* ---- messages ---- */

function readTable(m: Json, seq: number): TableMessage {
  const you = object(m.you);
  const fair = object(m.fair);
  const all = list(m.seats, readSeat, SEATS);
  return {
    t: 'table',
    seq,
    status: oneOf(m.status, ['open', 'playing', 'over', 'abandoned']),
    game: name(m.game),
    setup: text(m.setup),
    owner: maybe(m.owner, line, ''),
    user: text(you.user),
    mine: list(you.seats, (s) => int(s, 0, all.length - 1), SEATS),
    listed: m.listed === true,
    rated: m.rated === true,
    continued: m.continued === true,
    spectators: maybe(m.spectators, line, 'live'),
    delay: maybe(m.delay, (n) => int(n, 0), 0),
    undo: maybe(m.undo, line, 'never'),
    aids: maybe(m.aids, (a) => list(a, line), undefined),
    seats: all,
    here: maybe(m.here, seats, []),
    watching: maybe(m.watching, (n) => int(n, 0), 0),
    away: maybe(m.away, away, []),
    clock: maybe(m.clock, readClock, null),
    fair: { commitment: maybe(fair.commitment, line, ''), server: maybe(fair.server, line, null) },
    proposal: maybe(m.proposal, readProposal, null),
    next: maybe(m.next, line, null),
  };
}

/* Events that change the position; others have fields of their own. */
const POSITION = ['action', 'chance', 'undo', 'start'];

function readEvent(m: Json, seq: number): EventMessage {
  const position = POSITION.includes(text(m.kind));
  return {
    t: 'event',
    seq,
    as: seat(m.as),
    kind: text(m.kind),
    by: maybe(m.by, (b) => (typeof b === 'number' ? seat(b) : -1), -1),
    action: m.hidden === true ? null : maybe(m.action, line, null),
    ply: maybe(m.ply, (n) => int(n, 0), 0),
    notes: maybe(m.notes, (n) => list(n, readNote), []),
    view: position ? maybe(m.view, (v) => list(v, readPatch), null) : null,
    act: position ? maybe(m.act, readAct, null) : null,
    clock: position ? maybe(m.clock, readClock, null) : null,
    lines: maybe(m.lines, (l) => list(l, line), null),
    scores: maybe(m.scores, (s) => list(s, (n) => int(n, -LONG, LONG), SEATS), []),
    winners: maybe(m.winners, seats, []),
    table: maybe(m.table, line, ''),
  };
}

function read(m: Json): Message {
  const seq = maybe(m.seq, (n) => int(n, 0), 0);
  switch (m.t) {
    case 'table':
      return readTable(m, seq);
    case 'state':
      return {
        t: 'state',
        seq,
        as: seat(m.as),
        view: list(m.view, line),
        act: maybe(m.act, readAct, null),
        clock: maybe(m.clock, readClock, null),
      };
    case 'event':
      return readEvent(m, seq);
    case 'ready':
    case 'readonly':
    case 'pong':
      return { t: m.t, seq };
    case 'ack':
    case 'ok':
      return { t: m.t, seq, re: text(m.re, 64) };
    case 'error':
      return {
        t: 'error',
        seq,
        re: maybe(m.re, line, null),
        code: text(m.code, 64),
        retry: maybe(m.retry, (n) => int(n, 0), 0),
        note: maybe(m.note, readNote, null),
      };
    case 'presence':
      return {
        t: 'presence',
        seq,
        here: seats(m.here),
        spectators: maybe(m.spectators, (n) => int(n, 0), 0),
        away: maybe(m.away, away, []),
      };
    case 'warn':
      return { t: 'warn', seq, seat: int(m.seat, 0, SEATS - 1), left: int(m.left, 0) };
    case 'chat':
      return {
        t: 'chat',
        seq,
        n: int(m.n, 0),
        at: maybe(m.at, (n) => int(n, 0), 0),
        user: maybe(m.user, line, ''),
        seat: maybe(m.seat, seat, -1),
        name: maybe(m.name, line, ''),
        text: text(m.text),
      };
    case 'unsaid':
      return { t: 'unsaid', seq, n: int(m.n, 0) };
    case 'world':
      return { t: 'world', seq, re: text(m.re, 64), ply: int(m.ply, 0), state: bytes(m.state) };
    case 'bye':
      return { t: 'bye', seq, code: maybe(m.code, line, '') };
    default:
      /* A newer server may say more than we know. */
      text(m.t, 64);
      return { t: 'other', seq };
  }
}

/* A message from the text of a frame; null if it is not one. */
export function readMessage(data: unknown): Message | null {
  try {
    const m: unknown = JSON.parse(text(data, 4 << 20));
    return isObject(m) && m.v === 1 ? read(m) : null;
  } catch (e) {
    if (e instanceof Bad || e instanceof SyntaxError) return null;
    throw e;
  }
}

/* Applies the changes of a view, from the last to the first; null if they do not fit. */
export function patchLines(lines: string[], steps: Patch[]): string[] | null {
  const out = [...lines];
  for (const [at, drop, more] of [...steps].reverse()) {
    if (at + drop > out.length) return null;
    out.splice(at, drop, ...more);
  }
  return out;
}
