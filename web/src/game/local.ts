/*
 * A game on this screen: the source behind offline play and hot seat.  The
 * worker computes ahead; what it tells is shown at a human pace, and the list
 * of actions is kept so that the game survives a reload.
 */
import type { Refusal } from '../engine/wasm.ts';
import { wasmModule, workerUrl } from '../engine/load.ts';
import { emptySnapshot, gameName, undoPoint } from './source.ts';
import type { GameSource, Seat, Snapshot } from './source.ts';
import type { Result } from './storage.ts';
import type { FromWorker, LocalSeat, Position, ToWorker, WorkerStep } from './worker.ts';

export interface LocalPlan {
  id: string;
  setup: string;
  seats: { name: string; bot: string | null; you?: boolean }[];
  actions: string[];
  seed: [number, number];
  script?: string[]; /* chance of a tutorial */
  presets?: string[]; /* what lies on the table before the first action */
  branch?: boolean; /* played on from a replay, for analysis */
  aids?: string[]; /* those of this table; left out: all */
  started: number;
}

/* How long an action stays alone on the table, in milliseconds. */
const PACES = { none: 0, short: 120, usual: 350, long: 550 } as const;
const POINTS_MS = 900;
export type Pace = keyof typeof PACES;

/* Parts of a draft are nothing to look at; points always are. */
export function pause(step: WorkerStep, pace: Pace): number {
  if (step.draft || pace === 'none') return 0;
  return step.notes.some((n) => n.fields.points !== undefined) ? POINTS_MS : PACES[pace];
}

/* What is kept of a game after each step. */
export type Keep = (plan: LocalPlan, over: boolean, result?: Result) => void;

export class LocalSource implements GameSource {
  readonly kind = 'local';
  snapshot: Snapshot;
  /* Switched by the settings. */
  animated = true;
  readonly plan: LocalPlan;
  private readonly worker: Worker;
  private readonly listeners = new Set<() => void>();
  private readonly queue: FromWorker[] = [];
  private readonly calls = new Map<number, (r: Refusal | null) => void>();
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private nextCall = 1;
  private readonly keep: Keep;
  private readonly pace: (action: string) => Pace;
  private readonly follows: boolean;

  /* With `follows` another window plays: this one shows what is played there. */
  constructor(
    plan: LocalPlan,
    keep: Keep,
    pace: (action: string) => Pace = () => 'usual',
    follows = false,
  ) {
    this.plan = plan;
    this.keep = follows ? () => undefined : keep;
    this.follows = follows;
    this.pace = pace;
    const seats: Seat[] = plan.seats.map((s) => ({
      name: s.name,
      kind: s.bot === null ? 'human' : 'bot',
      level: s.bot ?? undefined,
      mine: s.bot === null && !follows,
      you: s.bot === null && (s.you === true || plan.script !== undefined),
    }));
    const mine = seats.findIndex((s) => s.mine);
    this.snapshot = {
      ...emptySnapshot(plan.id),
      game: gameName(plan.setup),
      setup: plan.setup,
      seats,
      viewer: mine,
      track: seats.map(() => 0),
      aids: plan.aids,
      presets: plan.presets,
    };
    this.worker = new Worker(workerUrl, { type: 'module' });
    this.worker.onmessage = (e: MessageEvent<FromWorker>) => this.hear(e.data);
    void this.start(mine);
  }

  private async start(viewer: number): Promise<void> {
    const module = await wasmModule();
    const seats: LocalSeat[] = this.plan.seats.map((s) => ({ bot: s.bot }));
    this.tell({
      type: 'start',
      module,
      setup: this.plan.setup,
      seats,
      actions: this.plan.actions,
      seed: this.plan.seed,
      script: this.plan.script ?? [],
      presets: this.plan.presets ?? [],
      viewer,
      follow: this.follows,
    });
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.type === 'answer') {
      this.calls.get(message.call)?.(message.refusal);
      this.calls.delete(message.call);
      return;
    }
    this.queue.push(message);
    if (this.waiting === undefined) this.show();
  }

  /* Shows what is queued; after a step the rest waits a moment. */
  private show(): void {
    this.waiting = undefined;
    for (;;) {
      const message = this.queue.shift();
      if (message === undefined) return;
      const wait = this.take(message);
      if (wait > 0) {
        this.waiting = setTimeout(() => this.show(), wait);
        return;
      }
    }
  }

  private take(m: FromWorker): number {
    switch (m.type) {
      case 'started':
        this.update(m.position, { setup: m.setup, steps: m.steps });
        return 0;
      case 'step': {
        this.plan.actions.push(m.step.text);
        this.update(m.position, { steps: [...this.snapshot.steps, m.step] });
        this.keep(
          this.plan,
          m.position.player === -2,
          m.position.player === -2
            ? { track: m.position.track, winners: m.position.winners }
            : undefined,
        );
        return this.snapshot.seats[m.step.seat]?.mine || !this.animated
          ? 0
          : pause(m.step, this.pace(m.step.text));
      }
      case 'position':
        this.update(m.position, {});
        return 0;
      case 'undone':
        this.plan.actions.length = m.length;
        this.update(m.position, { steps: this.snapshot.steps.slice(0, m.length) });
        this.keep(this.plan, false);
        return 0;
      case 'thinking':
        this.change({ thinking: true });
        return 0;
      case 'failed':
        this.change({ phase: 'failed' });
        return 0;
      default:
        return 0;
    }
  }

  private update(p: Position, more: Partial<Snapshot>): void {
    this.change({ ...p, thinking: false, ...more });
  }

  private change(more: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...more };
    for (const f of this.listeners) f();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  act(actions: string[]): Promise<Refusal | null> {
    const call = this.nextCall++;
    return new Promise((resolve) => {
      this.calls.set(call, resolve);
      this.tell({ type: 'act', call, actions, seat: this.snapshot.viewer });
    });
  }

  lookAs(seat: number): void {
    this.change({ viewer: seat, legal: [] });
    this.tell({ type: 'look', viewer: seat });
  }

  /* Back to the last decision of a person before the last one of his. */
  undo(): Promise<void> {
    const to = undoPoint(this.snapshot);
    if (to !== null) this.tell({ type: 'undo', to });
    return Promise.resolve();
  }

  /* What the other window has played by now. */
  follow(actions: string[]): void {
    if (this.follows) this.tell({ type: 'follow', actions });
  }

  close(): void {
    clearTimeout(this.waiting);
    this.worker.terminate();
    this.listeners.clear();
  }
}
