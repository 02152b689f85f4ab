/*
 * A score pad: points by reason, counters on a track, robbers beside them.
 * What was written is a list of lines; all sums come of it anew.
 *
 *     deskovka pad 1
 *     counters 2                 each player has two
 *     points 0 1 8 city          seat, counter, points, what for
 *     thief 1 0 0               the robber of seat 1 stands by counter 0 of seat 0
 *     thief 1 -                 ... goes home
 *     end                        robbers on the track bring three points each
 */
export const HEAD = 'deskovka pad 1';
export const LAP = 50; /* spaces of the track */
export const MOST_SEATS = 8;
const ROBBER_END = 3; /* ROB-10 */
const MOST_POINTS = 999;

export interface Robber {
  seat: number;
  victim: number;
  counter: number;
}

/* A line in what it did; robbed points are rows of their own. */
export interface PadRow {
  seat: number;
  points: number;
  why: string;
  robbed: boolean;
  counter: number;
}

export interface Pad {
  counters: number;
  points: number[][]; /* by seat and counter */
  robbers: Robber[];
  rows: PadRow[];
  over: boolean;
}

const small = (x: string | undefined, most: number) =>
  x !== undefined && /^\d$/.test(x) && Number(x) < most ? Number(x) : null;

function score(p: Pad, seat: number, counter: number, n: number, why: string, robbed = false) {
  const before = (p.points[seat]?.[counter] ?? 0) % LAP;
  const robs = (r: Robber) =>
    !robbed && n > 0 && r.seat !== seat && (p.points[r.victim]?.[r.counter] ?? 0) % LAP === before;
  const due = p.robbers.filter(robs);
  p.points[seat]![counter]! += n;
  p.rows.push({ seat, counter, points: n, why, robbed });
  p.robbers = p.robbers.filter((r) => !due.includes(r));
  /* ROB-4, ROB-8: each takes half, rounded up; ROB-5: which nobody robs again. */
  for (const r of due) score(p, r.seat, 0, Math.ceil(n / 2), why, true);
}

/* One line; false if it is none. */
function carryOut(p: Pad, line: string, seats: number): boolean {
  const [verb, a, b, c, ...why] = line.split(' ');
  const seat = small(a, seats);
  if (verb === 'end' && a === undefined && !p.over) {
    p.over = true;
    for (const r of p.robbers.splice(0)) score(p, r.seat, 0, ROBBER_END, 'thief', true);
    return true;
  }
  if (seat === null || p.over) return false;
  if (verb === 'points') {
    const counter = small(b, p.counters);
    const n = /^-?\d{1,3}$/.test(c ?? '') ? Number(c) : 0;
    if (counter === null || n === 0 || Math.abs(n) > MOST_POINTS) return false;
    if ((p.points[seat]?.[counter] ?? 0) + n < 0) return false;
    score(p, seat, counter, n, why.join(' '));
    return true;
  }
  if (verb !== 'thief') return false;
  const rest = p.robbers.filter((r) => r.seat !== seat);
  const victim = small(b, seats);
  const counter = small(c, p.counters);
  if (b !== '-' && (victim === null || counter === null || victim === seat)) return false;
  p.robbers = b === '-' ? rest : [...rest, { seat, victim: victim!, counter: counter! }];
  return true;
}

/* The pad of a record; null if it is none. */
export function readPad(record: string, seats: number): Pad | null {
  const [head, counters, ...lines] = record.trimEnd().split('\n');
  const n = /^counters ([12])$/.exec(counters ?? '')?.[1];
  if (head !== HEAD || n === undefined || seats < 1 || seats > MOST_SEATS) return null;
  const p: Pad = {
    counters: Number(n),
    points: Array.from({ length: seats }, () => Array.from({ length: Number(n) }, () => 0)),
    robbers: [],
    rows: [],
    over: false,
  };
  return lines.every((l) => carryOut(p, l, seats)) ? p : null;
}

export function newPad(counters: 1 | 2): string {
  return `${HEAD}\ncounters ${counters}\n`;
}

/* The record with a line more; null where that line makes no sense. */
export function written(record: string, line: string, seats: number): string | null {
  const next = `${record}${line.replace(/\s+/g, ' ').trim()}\n`;
  return readPad(next, seats) === null ? null : next;
}

/* Without its last line; null if there is none to take back. */
export function unwritten(record: string): string | null {
  const lines = record.trimEnd().split('\n');
  return lines.length > 2 ? `${lines.slice(0, -1).join('\n')}\n` : null;
}

export const totals = (p: Pad): number[] => p.points.map((all) => all.reduce((a, b) => a + b, 0));
