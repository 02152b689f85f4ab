/*
 * Where a game comes from.  The table draws what a GameSource delivers and
 * hands it the player's actions; it does not know whether the engine runs in a
 * worker of this page (local.ts) or on a server (server.ts).
 */
import type { Note, Refusal } from '../engine/wasm.ts';

/* As set-up lines begin; the page's registry and the engine know which there are. */
export type GameName = string;

/* Who sits where. */
export interface Seat {
  name: string;
  kind: 'human' | 'bot' | 'open';
  level?: string;
  program?: boolean; /* a program plays it with an account of its own */
  lent?: boolean; /* a bot plays it for its person, for now */
  /* Does somebody at this screen play it? */
  mine: boolean;
  you?: boolean; /* a learner: called so, also in sentences about him */
  connected?: boolean;
  clock?: number; /* milliseconds left at `clockAt` of the snapshot */
}

/* One action that was made.  text is null when it is hidden from us. */
export interface Step {
  text: string | null;
  seat: number; /* -1: chance */
  notes: Note[];
}

/* All that a table shows, as far as the viewer may know it. */
export interface Snapshot {
  id: string;
  game: GameName;
  setup: string;
  seats: Seat[];
  viewer: number; /* -1: spectator */
  steps: Step[]; /* grows; the same array is never changed in place */
  view: string;
  phase: string;
  player: number; /* who decides: seat, -1 chance, -2 over */
  legal: string[]; /* of the viewer, when it is his decision */
  track: number[]; /* points as they stand */
  winners: number[];
  thinking: boolean;
  clockAt?: number; /* performance.now() at which clocks were right */
  running?: number; /* seat whose clock runs */
  link?: 'live' | 'lost' | 'joining';
  aids?: string[]; /* those of the table; left out: all */
  presets?: string[]; /* what was put on the table before the first action */
  prepared?: boolean; /* a position to be answered: nobody plays on by himself */
  direct?: boolean; /* what is chosen is sent at once */
  world?: World; /* where actions are hidden from us */
  blind?: boolean; /* such a world is on its way */
}

/*
 * A position consistent with all the viewer knows, after `ply` actions: it
 * stands in for the real one where something is hidden.
 */
export interface World {
  ply: number;
  viewer: number;
  state: Uint8Array;
}

/* A table of which nothing is known yet. */
export function emptySnapshot(id: string): Snapshot {
  return {
    id,
    game: '',
    setup: '',
    seats: [],
    viewer: -1,
    steps: [],
    view: '',
    phase: '',
    player: -1,
    legal: [],
    track: [],
    winners: [],
    thinking: false,
  };
}

/* The game of a set-up line. */
export function gameName(setup: string): GameName {
  return setup.split(' ', 1)[0] ?? '';
}

export interface GameSource {
  readonly kind: 'local' | 'server';
  readonly snapshot: Snapshot;
  /* Calls back on every change; returns how to stop that. */
  subscribe(listener: () => void): () => void;
  /* Plays the actions in order, all or none.  Resolves to why not. */
  act(actions: string[]): Promise<Refusal | null>;
  /* Looks with the eyes of another seat of this screen (hot seat). */
  lookAs?(seat: number): void;
  /* Takes back to the viewer's last decision, where that is allowed. */
  undo?(): Promise<void>;
  /* A world to think in, made anew; null where there is none. */
  imagine?(): Promise<World | null>;
  close(): void;
}

export { readSave, saveText } from '../../../bindings/js/src/save.ts';

/*
 * All actions of a game whose every action is known to us, or null; a position
 * that was put on the table is no game to be played again from its set-up line.
 */
export function knownActions(s: Snapshot): string[] | null {
  if (s.presets !== undefined && s.presets.length > 0) return null;
  const all = s.steps.map((x) => x.text);
  return all.every((x) => x !== null) ? all : null;
}

const RECENT = 60;

/*
 * What happened since the viewer's own last action, the newest first; for who
 * only watches, what the last seat did.
 */
export function newSteps(s: Snapshot): Step[] {
  const out: Step[] = [];
  let seat = -1;
  for (const step of s.steps.slice(-RECENT).reverse()) {
    if (s.viewer >= 0 && step.seat === s.viewer) break;
    if (s.viewer < 0 && seat >= 0 && step.seat >= 0 && step.seat !== seat) break;
    if (seat < 0) seat = step.seat;
    out.push(step);
  }
  return out;
}

/* Steps to go back to: before the last turn of somebody at this screen. */
export function undoPoint(s: Snapshot): number | null {
  let to = s.steps.length;
  while (to > 0 && !s.seats[s.steps[to - 1]?.seat ?? -1]?.mine) to--;
  const seat = s.steps[to - 1]?.seat;
  if (seat === undefined) return null;
  while (to > 0 && s.steps[to - 1]?.seat === seat) to--;
  return to;
}
