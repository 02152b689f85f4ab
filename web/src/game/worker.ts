/*
 * The game without a server: engine, chance and bots in a worker.  It keeps
 * one game, plays for chance and bots by itself and tells the page after each
 * action.
 */
import {
  CHANCE,
  Engine,
  giveWords,
  Refused,
  SPECTATOR,
  type Judgement,
  type Note,
  type Reason,
  type Refusal,
} from '../engine/wasm.ts';
import type { Hint } from './hint.ts';
import type { World } from './source.ts';

export interface LocalSeat {
  bot: string | null; /* level, or null for a person */
}

export type ToWorker =
  | JudgeMessage
  | {
      type: 'start';
      module: WebAssembly.Module;
      setup: string;
      seats: LocalSeat[];
      actions: string[];
      seed: [number, number];
      script: string[];
      presets: string[];
      viewer: number;
      follow: boolean; /* another window plays: nothing happens by itself */
    }
  | { type: 'follow'; actions: string[] } /* all that was played there */
  | { type: 'act'; call: number; actions: string[]; seat: number }
  | WhyMessage
  | { type: 'look'; viewer: number }
  | { type: 'undo'; to: number }
  | {
      type: 'hint';
      module: WebAssembly.Module;
      words: readonly Uint8Array[]; /* what the engine says */
      setup: string;
      world: World | null;
      actions: string[];
      presets: string[];
      bot: string;
      whole: string | null; /* parts of one thing (RegExp); null: the turn is */
      lang: string;
      names: string[];
    };

/* What askWhy() (hint.ts) asks for. */
export type WhyMessage = {
  type: 'why';
  module: WebAssembly.Module;
  words: readonly Uint8Array[];
  setup: string;
  actions: string[];
  better: string;
  other: string;
  lang: string;
  names: string[];
};

/* What judgeGame() (judge.ts) asks for. */
export type JudgeMessage = {
  type: 'judge';
  module: WebAssembly.Module;
  setup: string;
  actions: string[];
  playouts: number;
};

/* The position after a step, for the viewer. */
export interface Position {
  view: string;
  phase: string;
  player: number;
  legal: string[];
  track: number[];
  winners: number[];
}

export type FromWorker =
  | JudgedMessage
  | { type: 'started'; setup: string; steps: WorkerStep[]; position: Position }
  | { type: 'step'; step: WorkerStep; position: Position }
  | { type: 'position'; position: Position }
  | { type: 'undone'; length: number; position: Position }
  | { type: 'thinking' }
  | { type: 'answer'; call: number; refusal: Refusal | null }
  | { type: 'failed'; refusal: Refusal }
  | { type: 'hint'; hint: Hint }
  | { type: 'why'; reasons: Reason[] };

/* `verdict` null: that was all. */
export type JudgedMessage = {
  type: 'judged';
  verdict: (Judgement & { ply: number; played: string }) | null;
  done: number;
  total: number;
};

export interface WorkerStep {
  text: string;
  draft: boolean; /* part of something that is shown when it is finished */
  seat: number;
  notes: Note[];
}

declare const self: DedicatedWorkerGlobalScope;

let engine: Engine;
let seats: LocalSeat[] = [];
let viewer = SPECTATOR;
let actions: string[] = [];
let script: string[] = [];
let presets: string[] = [];
let follow = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function say(message: FromWorker): void {
  self.postMessage(message);
}

function position(): Position {
  const player = engine.player();
  const over = player === -2;
  return {
    view: engine.view(viewer),
    phase: engine.phase(),
    player,
    legal: player >= 0 && player === viewer ? engine.legal() : [],
    track: engine.scores().track,
    winners: over ? engine.winners() : [],
  };
}

/* An event is for those whom the engine names, and for nobody else. */
function visible(notes: Note[]): Note[] {
  const me = viewer < 0 ? '*' : String(viewer);
  return notes.filter((n) => n.readers?.includes(me) === true);
}

function play(text: string): WorkerStep {
  const seat = engine.player();
  const draft = engine.isDraft();
  const done = engine.apply(text);
  actions.push(done.text);
  return { text: done.text, draft, seat, notes: visible(done.notes) };
}

/* Chance and bots act until a person has to. */
function goOn(): void {
  timer = undefined;
  if (follow) return;
  const player = engine.player();
  if (player < CHANCE) return;
  const bot = player >= 0 ? seats[player]?.bot : 'chance';
  if (bot === null || bot === undefined) return;
  let text: string;
  if (player === CHANCE) {
    const forced = script.shift();
    text = forced !== undefined && engine.legal().includes(forced) ? forced : engine.chance();
  } else {
    say({ type: 'thinking' });
    text = engine.choose(bot);
  }
  const step = play(text);
  say({ type: 'step', step, position: position() });
  soon();
}

/* Messages of the page are read between two actions. */
function soon(): void {
  if (timer === undefined) timer = setTimeout(goOn, 0);
}

function act(call: number, texts: string[], seat: number): void {
  if (engine.player() !== seat) {
    say({
      type: 'answer',
      call,
      refusal: { code: 'turn', rule: '', game: '', line: '', key: 'server.turn' },
    });
    return;
  }
  engine.store(2);
  const before = actions.length;
  try {
    const steps: { step: WorkerStep; position: Position }[] = [];
    for (const text of texts) steps.push({ step: play(text), position: position() });
    say({ type: 'answer', call, refusal: null });
    for (const s of steps) say({ type: 'step', ...s });
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    engine.load(2);
    actions.length = before;
    say({ type: 'answer', call, refusal: e.refusal });
  }
  soon();
}

function replay(list: string[]): WorkerStep[] {
  actions = [];
  engine.reset();
  for (const line of presets) engine.presets(line);
  return list.map(play);
}

function start(m: ToWorker & { type: 'start' }): void {
  engine = new Engine(m.module);
  seats = m.seats;
  viewer = m.viewer;
  script = m.script;
  presets = m.presets;
  follow = m.follow;
  try {
    const setup = engine.setup(m.setup);
    /* Go on from another point of the generator than the actions before. */
    engine.seed(m.seed[0], (m.seed[1] ^ Math.imul(m.actions.length, 0x9e3779b1)) >>> 0);
    const steps = replay(m.actions);
    say({ type: 'started', setup, steps, position: position() });
    soon();
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    say({ type: 'failed', refusal: e.refusal });
  }
}

/* As far as the other window is; what it took back is taken back here. */
function followTo(list: string[]): void {
  if (actions.some((a, i) => list[i] !== a)) {
    const kept = actions.findIndex((a, i) => list[i] !== a);
    replay(actions.slice(0, kept));
    say({ type: 'undone', length: kept, position: position() });
  }
  for (const text of list.slice(actions.length))
    say({ type: 'step', step: play(text), position: position() });
}

/*
 * What a bot would do with the rest of this turn; nothing is played.  Its own
 * actions are tried where the seat's knowledge leads, never in the true
 * position: what follows a monopoly there would tell what others held.
 */
function hint(m: ToWorker & { type: 'hint' }): void {
  m.words.forEach(giveWords);
  const e = new Engine(m.module);
  const out: Hint = { actions: [], reasons: [] };
  e.setup(m.setup);
  e.seed(1, m.actions.length);
  for (const line of m.presets) e.presets(line);
  if (m.world) e.world(m.world.state);
  for (const a of m.actions) e.apply(a);
  const seat = e.player();
  if (seat >= 0) e.imagine(seat);
  const whole = m.whole === null ? null : new RegExp(m.whole);
  while (seat >= 0 && e.player() === seat && out.actions.length < 16) {
    const choice = e.choose(m.bot);
    /* The first decision that has a reason stands for the turn. */
    if (out.reasons.length === 0) out.reasons = e.why(m.lang, m.names);
    const a = e.apply(choice).text;
    out.actions.push(a);
    if (whole && !whole.test(a)) break;
  }
  say({ type: 'hint', hint: out });
}

/* Thought about as long as a puzzle was. */
const THOROUGH = 'mcts:playouts=1000,time=3000';

function why(m: WhyMessage): void {
  m.words.forEach(giveWords);
  const e = new Engine(m.module);
  e.setup(m.setup);
  e.seed(1, m.actions.length);
  for (const a of m.actions) e.apply(a);
  e.choose(THOROUGH);
  say({ type: 'why', reasons: e.why(m.lang, m.names, m.better, m.other) });
}

/* Every decision of a game, one message each. */
function judge(m: JudgeMessage): void {
  const e = new Engine(m.module);
  e.setup(m.setup);
  const seats: number[] = [];
  for (const a of m.actions) {
    seats.push(e.player());
    e.apply(a);
  }
  const total = seats.filter((s) => s >= 0).length;
  let done = 0;
  e.reset();
  m.actions.forEach((played, ply) => {
    if ((seats[ply] ?? -1) >= 0) {
      e.seed(7, ply + 1);
      const verdict = { ...e.judge(played, m.playouts), ply, played };
      say({ type: 'judged', verdict, done: ++done, total });
    }
    e.apply(played);
  });
  say({ type: 'judged', verdict: null, done, total });
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  const m = event.data;
  switch (m.type) {
    case 'start':
      start(m);
      break;
    case 'follow':
      followTo(m.actions);
      break;
    case 'act':
      act(m.call, m.actions, m.seat);
      break;
    case 'look':
      viewer = m.viewer;
      say({ type: 'position', position: position() });
      break;
    case 'hint':
      hint(m);
      break;
    case 'why':
      why(m);
      break;
    case 'judge':
      judge(m);
      break;
    case 'undo':
      replay(actions.slice(0, m.to));
      say({ type: 'undone', length: m.to, position: position() });
      soon();
      break;
  }
};
