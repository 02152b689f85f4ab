/*
 * A prepared position on the table: the source behind lessons and puzzles.
 * The engine stands where the position says; the learner's actions are played
 * and handed to whoever judges them (answer), and `again` puts all back.
 */
import { wasmModule } from '../engine/load.ts';
import { Engine, Refused, type Refusal } from '../engine/wasm.ts';
import { emptySnapshot, gameName } from './source.ts';
import type { GameSource, Seat, Snapshot, Step } from './source.ts';

/* How a position comes about. */
export interface Prepared {
  id: string;
  setup: string;
  put: string[];
  play: string[];
}

/* A position of a lesson, as tools/mklessons writes it. */
export interface Position extends Prepared {
  rules: string[];
  spots: string[];
  then: string[]; /* played after a right answer, to show what it does */
  ask: string;
  good: string;
  otherwise: string;
  wrong: [pattern: string, text: string][];
  right: string[];
  moves: number; /* actions that are an answer; 0: until others decide */
  best: number; /* points of the right answer */
  points: boolean; /* it is about points */
}

export interface Lesson extends Heading {
  end: string; /* the set-up line of the game after it */
  endput: string[];
  script: string[];
  tips: [event: string, text: string][];
  positions: Position[];
}

export interface Heading {
  id: string;
  game: string;
  shelf: string;
  title: string;
  about: string;
}

/* A row of the list of lessons. */
export interface Listed extends Heading {
  rules: string[];
  positions: number;
}

/* Does the answer begin as the pattern says?  `*` is anything within a word. */
export function fits(pattern: string, answer: string): boolean {
  const word = (w: string) => w.split('*').map(escape).join('[^ ]*');
  return new RegExp(`^${pattern.split(' ').map(word).join(' ')}(?: |$)`).test(answer);
}

const escape = (x: string) => x.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/* Could these actions still become one of the right answers? */
export function promises(p: Position, actions: string[]): boolean {
  const so = actions.join(' ');
  return p.right.some((r) => r === so || r.startsWith(`${so} `));
}

/* What is said to a wrong answer; '' where only its points speak. */
export function reply(p: Position, actions: string[]): string {
  const so = actions.join(' ');
  return p.wrong.find(([pattern]) => fits(pattern, so))?.[1] ?? p.otherwise;
}

/* The learner sits where the position asks, and is called so. */
export interface Names {
  me: (game: string, players: number, seat: number) => string;
  others: string[];
}

/* What the learner did so far, and whether that is all he can do. */
export interface Answer {
  actions: string[];
  complete: boolean; /* others decide now */
  gained: number; /* points since the position */
}

export class PositionSource implements GameSource {
  readonly kind = 'local';
  snapshot: Snapshot;
  /* It cannot be put on the table: a file that is not ours. */
  broken = false;
  private engine: Engine | undefined;
  private seat = 0;
  private steps: Step[] = [];
  private before = 0; /* points of the learner */
  private begun = 0; /* steps that are not his */
  private closed = false;
  private readonly prepared: Prepared;
  private readonly names: Names;
  private readonly answer: (a: Answer) => void;
  private readonly listeners = new Set<() => void>();

  constructor(prepared: Prepared, names: Names, answer: (a: Answer) => void, aids?: string[]) {
    this.prepared = prepared;
    this.answer = answer;
    this.names = names;
    this.snapshot = {
      ...emptySnapshot(prepared.id),
      game: gameName(prepared.setup),
      setup: prepared.setup,
      seats: [],
      presets: prepared.put,
      prepared: true,
      aids,
    };
    void wasmModule().then((module) => {
      if (this.closed) return;
      this.engine = new Engine(module);
      try {
        this.again();
      } catch (e) {
        if (!(e instanceof Refused)) throw e;
        this.broken = true;
        for (const f of this.listeners) f();
      }
    });
  }

  /* Everything as it was before the learner's first action. */
  again(): void {
    const e = this.engine;
    if (!e) return;
    const setup = e.setup(this.prepared.setup);
    for (const line of this.prepared.put) e.presets(line);
    this.steps = [];
    for (const a of this.prepared.play) this.perform(a);
    this.seat = e.player();
    this.begun = this.steps.length;
    this.before = e.scores().track[this.seat] ?? 0;
    const { me, others } = this.names;
    const seats = e.scores().track.map((_points, i, all): Seat => {
      const mine = i === this.seat;
      const name = mine
        ? me(this.snapshot.game, all.length, i)
        : (others[i < this.seat ? i : i - 1] ?? '');
      return { name, kind: 'human', mine, you: mine };
    });
    this.show({ setup, seats, viewer: this.seat });
  }

  /* Plays on for everybody, as far as it goes. */
  playOn(actions: string[]): void {
    try {
      for (const a of actions) this.perform(a);
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
    }
    this.show({});
  }

  private perform(action: string): void {
    const e = this.engine;
    if (!e) return;
    const seat = e.player();
    const done = e.apply(action);
    const me = String(this.seat);
    const notes = done.notes.filter((n) => n.readers?.includes(me) === true);
    this.steps = [...this.steps, { text: done.text, seat, notes }];
  }

  private show(more: Partial<Snapshot>): void {
    const e = this.engine;
    if (!e) return;
    const player = e.player();
    this.snapshot = {
      ...this.snapshot,
      ...more,
      steps: this.steps,
      view: e.view(this.seat),
      phase: e.phase(),
      player,
      legal: player === this.seat ? e.legal() : [],
      track: e.scores().track,
      winners: player === -2 ? e.winners() : [],
    };
    for (const f of this.listeners) f();
  }

  act(actions: string[]): Promise<Refusal | null> {
    const e = this.engine;
    if (!e || e.player() !== this.seat) return Promise.resolve(null);
    const had = this.steps;
    e.store(2);
    try {
      for (const a of actions) this.perform(a);
    } catch (x) {
      if (!(x instanceof Refused)) throw x;
      e.load(2);
      this.steps = had;
      return Promise.resolve(x.refusal);
    }
    this.show({});
    const own = this.steps.slice(this.begun).map((s) => s.text ?? '');
    this.answer({
      actions: own,
      complete: e.player() !== this.seat,
      gained: (e.scores().track[this.seat] ?? 0) - this.before,
    });
    return Promise.resolve(null);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.closed = true;
    this.listeners.clear();
  }
}
