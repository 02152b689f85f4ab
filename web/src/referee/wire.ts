/*
 * How a record reaches those who follow: as lines of a table's chat, of which
 * only its owner's are believed.  A line is one of
 *
 *     @12 1/3 DATA      part 1 of 3 of the whole record, deflated, base64url
 *     =7 TEXT           line 7 of the record is this one, and the last one
 *     =7                ... and is gone with all that followed it
 *     +9 Anna           somebody confirms what stands after line 9
 *     -9 Anna: why      ... or objects
 *
 * A server gives newcomers the last lines alone, so the whole comes again after
 * some time (ROOM_LINES).
 */
export const ROOM_LINES = 50;
export const LINE_MOST = 440; /* characters of chat, with room for the head */
const PARTS_MOST = 90;
const NAME_MOST = 24;
const WHY_MOST = 120;

export interface Opinion {
  n: number; /* of the chat */
  line: number; /* of the record */
  yes: boolean;
  text: string; /* who, and why */
}

export const linesOf = (record: string): string[] => record.trimEnd().split('\n');
export const recordOf = (lines: string[]): string => `${lines.join('\n')}\n`;

/* The whole in lines of chat. */
export function wholeLines(mark: number, data: string): string[] {
  const parts = data.match(new RegExp(`.{1,${LINE_MOST}}`, 'g')) ?? [''];
  return parts.map((p, i) => `@${mark} ${i + 1}/${parts.length} ${p}`);
}

/* What turns one record into the other, line by line; null: the whole is shorter to say. */
export function changes(from: string[], to: string[]): string[] | null {
  let same = 0;
  while (same < from.length && same < to.length && from[same] === to[same]) same++;
  const rest = to.slice(same);
  if (rest.length > 3 || rest.some((l) => l.length > LINE_MOST)) return null;
  if (rest.length === 0) return from.length === to.length ? [] : [`=${same}`];
  return rest.map((l, i) => `=${same + i} ${l}`);
}

/* What the owner has told so far. */
export class Heard {
  lines: string[] | null = null; /* null until the whole has come */
  mark = 0;
  packed: string | null = null; /* a whole that waits to be unpacked */
  private parts = new Map<number, string>();

  /* A line of the owner. */
  hear(text: string): void {
    const part = /^@(\d{1,9}) (\d{1,2})\/(\d{1,2}) ([\w-]*)$/.exec(text);
    if (part) return this.hearPart(Number(part[1]), Number(part[2]), Number(part[3]), part[4]!);
    const line = /^=(\d{1,5})(?: (.*))?$/.exec(text);
    if (!line || this.lines === null) return;
    const at = Number(line[1]);
    if (at < 2 || at > this.lines.length) return;
    this.lines = [...this.lines.slice(0, at), ...(line[2] === undefined ? [] : [line[2]])];
  }

  private hearPart(mark: number, i: number, n: number, data: string): void {
    if (n > PARTS_MOST || i < 1 || i > n) return;
    if (mark !== this.mark) this.parts = new Map();
    this.mark = mark;
    this.parts.set(i, data);
    if (this.parts.size < n) return;
    this.packed = Array.from({ length: n }, (_x, k) => this.parts.get(k + 1) ?? '').join('');
    this.parts = new Map();
  }
}

/* What a follower says of the record; null if it is nothing of that. */
export function opinionOf(n: number, text: string): Opinion | null {
  const m = /^([+-])(\d{1,5}) (.*)$/.exec(text);
  return m && { n, line: Number(m[2]), yes: m[1] === '+', text: m[3]!.slice(0, 200) };
}

export function sayOpinion(line: number, yes: boolean, who: string, why: string): string {
  const name = who.slice(0, NAME_MOST);
  return yes ? `+${line} ${name}` : `-${line} ${name}: ${why.slice(0, WHY_MOST)}`;
}
