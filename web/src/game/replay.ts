/* A game that was played, as a source one can move through. */
import { Engine, Refused, type Refusal } from '../engine/wasm.ts';
import { emptySnapshot, gameName } from './source.ts';
import type { GameSource, Snapshot, Step } from './source.ts';

export interface Course {
  steps: Step[];
  track: number[][]; /* points after each step; [0] at the start */
  turns: number[]; /* steps after which somebody new decides: good stops */
}

/* Plays a game through; throws Refused at the first action that is not legal. */
export function courseOf(engine: Engine, setup: string, actions: string[]): Course {
  engine.setup(setup);
  const course: Course = { steps: [], track: [engine.scores().track], turns: [0] };
  for (const a of actions) {
    const seat = engine.player();
    const done = engine.apply(a);
    course.steps.push({ text: done.text, seat, notes: done.notes });
    course.track.push(engine.scores().track);
    if (engine.player() !== seat && seat >= 0) course.turns.push(course.steps.length);
  }
  if (course.turns[course.turns.length - 1] !== course.steps.length)
    course.turns.push(course.steps.length);
  return course;
}

export class ReplaySource implements GameSource {
  readonly kind = 'local';
  snapshot: Snapshot;
  readonly course: Course;
  private readonly engine: Engine;
  private readonly listeners = new Set<() => void>();

  constructor(
    module: WebAssembly.Module,
    id: string,
    setup: string,
    actions: string[],
    names: string[],
  ) {
    this.engine = new Engine(module);
    this.course = courseOf(this.engine, setup, actions);
    const seats = (this.course.track[0] ?? []).map((_p, i) => ({
      name: names[i] ?? `${i + 1}`,
      kind: 'human' as const,
      mine: false,
    }));
    this.snapshot = {
      ...emptySnapshot(id),
      game: gameName(setup),
      setup: this.engine.setup(setup),
      seats,
    };
    this.show(this.course.steps.length);
  }

  get length(): number {
    return this.course.steps.length;
  }

  /* Shows the position after this many actions. */
  show(n: number): void {
    const at = Math.max(0, Math.min(n, this.length));
    if (at < this.snapshot.steps.length || this.snapshot.view === '') {
      this.engine.reset();
      for (const s of this.course.steps.slice(0, at)) this.engine.apply(s.text ?? '');
    } else {
      for (const s of this.course.steps.slice(this.snapshot.steps.length, at))
        this.engine.apply(s.text ?? '');
    }
    const player = this.engine.player();
    this.snapshot = {
      ...this.snapshot,
      steps: this.course.steps.slice(0, at),
      view: this.engine.view(-1),
      phase: this.engine.phase(),
      player,
      track: this.course.track[at] ?? [],
      winners: player === -2 ? this.engine.winners() : [],
    };
    for (const f of this.listeners) f();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  act(): Promise<Refusal | null> {
    return Promise.resolve({
      code: 'replay',
      rule: '',
      game: '',
      line: '',
      key: 'replay.fixed',
    });
  }

  close(): void {
    this.listeners.clear();
  }
}

export { Refused };
