/*
 * Games at a real table as WebAssembly (bindings/referee): the record, its
 * corrections, and the game that comes of it.
 */
import { Refused, type Refusal } from './engine.ts';

/* DSK_ENTRY_* of deskovka_referee.h. */
export const FINE = 0;
export const FORCED = 1;
export const HELD = 2;

export interface Entry {
  text: string;
  status: number;
  settled: boolean;
  begins: boolean; /* a turn begins with it */
  first: number; /* its lines in the game */
  lines: number;
  why: Refusal | null;
}

export interface Told {
  lines: string[]; /* actions and presets of the game that came of it */
  entries: Entry[];
  points: number[]; /* added by hand, by seat */
}

export interface Answer {
  fields: string[];
  no: { rule: string; text: string } | null;
}

export interface Reminder {
  code: string;
  rule: string;
  seat: number | null;
  text: string;
}

interface Exports {
  memory: WebAssembly.Memory;
  in(): number;
  out(): number;
  [name: string]: unknown;
}

const IN_SIZE = 256 << 10;

export class Referee {
  private readonly x: Exports;
  private game = '';

  constructor(module: WebAssembly.Module) {
    this.x = new WebAssembly.Instance(module).exports as unknown as Exports;
  }

  private call(name: string, input = ''): string {
    const room = new Uint8Array(this.x.memory.buffer, this.x.in(), IN_SIZE);
    const { read, written } = new TextEncoder().encodeInto(input, room.subarray(0, IN_SIZE - 1));
    if (read < input.length) throw new Error('referee: the record is too long');
    room[written] = 0;
    const n = (this.x[name] as () => number)();
    const out = new Uint8Array(this.x.memory.buffer, this.x.out());
    const text = new TextDecoder().decode(out.subarray(0, n < 0 ? out.indexOf(0) : n));
    if (n >= 0) return text;
    throw new Refused(this.refusal(text.split('\t')));
  }

  private refusal([code = '', rule = '', line = '']: string[]): Refusal {
    return { code, rule, game: this.game, line };
  }

  open(setup: string): void {
    this.game = setup.split(' ')[0] ?? '';
    this.call('open', setup);
  }

  read(record: string): void {
    this.game = /^setup (\S+)/m.exec(record)?.[1] ?? '';
    this.call('read', record);
  }

  /* A line of deskovka_referee.h; throws Refused and nothing has changed. */
  enter(line: string): void {
    this.call('enter', line);
  }

  /* Takes the last line back; false if there is none. */
  undo(): boolean {
    return (this.x['undo'] as () => number)() === 1;
  }

  /* The last line goes on with the turn of the one before: one entry; false if not. */
  join(): boolean {
    return (this.x['join'] as () => number)() === 1;
  }

  write(): string {
    return this.call('write');
  }

  /*
   * What a game has beside the record (deskovka_table.h): the answer's fields, or
   * what is refused in words.
   */
  ask(name: string, input: string): Answer {
    try {
      return { fields: this.call(name, input).split('\t'), no: null };
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      return { fields: [], no: { rule: e.refusal.rule, text: e.refusal.line } };
    }
  }

  /* What is easily forgotten in the position at hand. */
  remind(lang: string): Reminder[] {
    return this.call('remind', lang)
      .split('\n')
      .filter(Boolean)
      .map((row) => {
        const [code = '', rule = '', seat = '', text = ''] = row.split('\t');
        return { code, rule, seat: /^p\d$/.test(seat) ? Number(seat.slice(1)) : null, text };
      });
  }

  /* How the table is set up, step by step: the sentence, and what shows it ('': nothing). */
  guide(lang: string, setup: string): { text: string; piece: string }[] {
    return this.call('guide', `${lang};${setup}`)
      .split('\n')
      .filter(Boolean)
      .map((row) => {
        const [piece = '', text = ''] = row.split('\t');
        return { piece, text };
      });
  }

  private entry(line: string): Entry {
    const [numbers = '', text = '', ...why] = line.split('\t');
    const [status = 0, settled = 0, begins = 0, first = 0, lines = 0] = numbers
      .split(' ')
      .slice(1)
      .map(Number);
    return {
      text,
      status,
      settled: settled === 1,
      begins: begins === 1,
      first,
      lines,
      why: why.length > 0 ? this.refusal(why) : null,
    };
  }

  /* Comments are no lines here; entries count without them. */
  tell(): Told {
    const rows = this.call('tell').split('\n');
    const all = rows.filter((r) => r.startsWith('line ')).map((r) => r.slice(5));
    /* How many of the first n lines are no comments. */
    const counted = [0];
    for (const l of all) counted.push((counted.at(-1) ?? 0) + (l.startsWith('#') ? 0 : 1));
    const before = (n: number) => counted[n] ?? 0;
    const points: number[] = [];
    for (const r of rows.filter((x) => x.startsWith('points '))) {
      const [seat = 0, n = 0] = r.split(' ').slice(1).map(Number);
      points[seat] = n;
    }
    const entries = rows
      .filter((r) => r.startsWith('entry '))
      .map((r) => this.entry(r))
      .map((e) => {
        const first = before(e.first);
        return { ...e, first, lines: before(e.first + e.lines) - first };
      });
    return { lines: all.filter((l) => !l.startsWith('#')), entries, points };
  }
}
