/*
 * The turn that is being put together: where the tile goes and how it is
 * turned, which figure, what else is decided.  No page and no engine here: what
 * the rules say to a list of actions is asked through Table.try, what has to be
 * done is handed back as effects.
 *
 * A draft belongs to one decision (`at`).  Whatever happens at the table makes
 * another decision, and with it an empty draft: a quick hand cannot begin one
 * that is then forgotten, and a late answer cannot spoil the next.  What is
 * staged has been taken by the rules, and is sent whole or not at all.
 */
import type { Note, Refusal } from '../../engine/wasm.ts';
import type { Trial } from '../../game/replica.ts';
import { toTell } from '../late.ts';
import { placements } from './choices.ts';

export interface Draft {
  at: string;
  staged: string[]; /* not sent yet, in order */
  turn: number; /* quarters of the tile tried last: kept for the next square */
  figure: string; /* the one wanted where several may stand */
  refusal: Refusal | null;
  sending: boolean;
}

export const EMPTY: Draft = {
  at: '',
  staged: [],
  turn: 0,
  figure: 'meeple',
  refusal: null,
  sending: false,
};

/* The table as it stands, and what may be asked of the rules. */
export interface Table {
  at: string; /* names the decision */
  viewer: number;
  mine: boolean;
  view: string;
  phase: string;
  legal: string[];
  world: boolean; /* tried in a position that was made up */
  confirm: boolean; /* a turn is sent by a button, never by itself */
  direct?: boolean; /* every choice is sent at once */
  try: ((actions: string[]) => Trial) | null; /* null: something is hidden */
}

export type Event =
  | { type: 'square'; square: string }
  | { type: 'turn'; by: number }
  | { type: 'choose'; action: string }
  | { type: 'marker'; choices: { action: string; figure?: string | null }[] }
  | { type: 'figure'; figure: string }
  | { type: 'back' }
  | { type: 'confirm' }
  | { type: 'alone'; action: string } /* the only thing possible */
  | { type: 'advice'; at: string; actions: string[] }
  | { type: 'sent'; at: string; refusal: Refusal | null }
  | { type: 'hush' };

export type Effect =
  | { type: 'send'; at: string; actions: string[] }
  | { type: 'sound'; name: 'tap' | 'no' | 'place' }
  | { type: 'tried'; square: string; turn: number };

export type Outcome = [Draft, Effect[]];

/* ---- what a draft means ---------------------------------------------------- */

export interface Scene {
  view: string; /* what the board shows */
  phase: string;
  legal: string[];
  actions: string[]; /* staged ones that the board shows done */
  ready: boolean; /* nothing more to decide: only to be sent */
  gains: Note[]; /* what sending brings */
  placing: boolean;
  pre: string[]; /* staged before the tile */
  ground: string; /* the view before the tile */
  cells: Map<string, number[]>; /* where it may lie, turned how */
  tried: { square: string; turn: number } | null;
  turnable: boolean;
  choosing: boolean;
  chosen: string | null; /* the choice that ends it, still to be changed */
  start: string[]; /* what stays when something else is chosen */
  pass: boolean;
}

const isTile = (action: string | undefined) => action?.startsWith('place:') === true;

/*
 * Does the decision at hand still belong to what we do now?  In a world that
 * was made up a letter may be another than the real one, so it ends a draft.
 */
function goesOn(trial: Trial, t: Table): boolean {
  const same = trial.phase !== 'draw' && !(t.world && trial.phase === 'read');
  return trial.player === t.viewer && trial.player >= 0 && same;
}

/* If the last action ends our part, the board shows the position before it. */
function triedOut(staged: string[], t: Table, ask: (actions: string[]) => Trial) {
  const trial = ask(staged);
  const ready = staged.length > 0 && !goesOn(trial, t);
  const closing = ready && !isTile(staged[staged.length - 1]);
  const actions = closing ? staged.slice(0, -1) : staged;
  const shown = closing ? ask(actions) : trial;
  /* The decision where the tile goes: now, or earlier in what is staged. */
  const at = staged.findIndex(isTile);
  const pre = at < 0 ? staged : staged.slice(0, at);
  const base = at < 0 ? trial : ask(pre);
  const open = base.player === t.viewer && base.phase === 'place' && !(at < 0 && ready);
  return { trial, ready, closing, actions, shown, pre: open ? pre : [], base: open ? base : null };
}

/* What is on the table when nothing can be tried. */
function untried(t: Table) {
  const shown = { view: t.view, phase: t.phase, legal: t.legal };
  const base = t.phase === 'place' ? shown : null;
  return { trial: null, ready: false, closing: false, actions: [], shown, pre: [], base };
}

export function sceneOf(d: Draft, t: Table): Scene {
  const { staged } = current(d, t);
  const out = t.mine && t.try ? triedOut(staged, t, t.try) : untried(t);
  const { shown, base, pre } = out;
  const legal = t.mine ? shown.legal : [];
  const cells = t.mine && base ? placements(base.legal) : new Map<string, number[]>();
  const m = /^place:(-?\d+,-?\d+),R(\d+)$/.exec(staged[pre.length] ?? '');
  const tried = m ? { square: m[1] ?? '', turn: Number(m[2]) / 90 } : null;
  const placing = t.mine && base !== null;
  const choosing = t.mine && shown.phase !== 'place' && (tried !== null || !placing);
  const chosen = out.closing ? (staged[staged.length - 1] ?? null) : null;
  return {
    view: shown.view,
    phase: shown.phase,
    legal,
    actions: out.actions,
    ready: out.ready,
    gains: out.ready ? (out.trial?.notes ?? []) : [],
    placing,
    pre,
    ground: base?.view ?? t.view,
    cells,
    tried,
    turnable:
      tried !== null &&
      staged.length === pre.length + 1 &&
      (cells.get(tried.square) ?? []).length > 1,
    choosing,
    chosen,
    start: chosen === null ? staged : staged.slice(0, -1),
    pass: legal.includes('pass') && (choosing || placing),
  };
}

/* ---- what happens to it ----------------------------------------------------- */

/* The draft of the decision at hand; of another one only habits stay. */
export function current(d: Draft, t: Table): Draft {
  if (d.at === t.at) return d;
  return { ...EMPTY, at: t.at, turn: d.turn, figure: d.figure };
}

function send(d: Draft, actions: string[]): Outcome {
  if (d.sending || actions.length === 0) return [d, []];
  return [{ ...d, sending: true }, [{ type: 'send', at: d.at, actions }]];
}

/* Stages the actions if the rules take them; sends what needs no button. */
function stage(d: Draft, actions: string[], t: Table): Outcome {
  const calm = { ...d, refusal: null };
  if (!t.try) return send(calm, actions.slice(-1));
  const { refusal } = t.try(actions);
  if (refusal) return [{ ...d, refusal }, []];
  const next = { ...calm, staged: actions };
  const last = actions[actions.length - 1];
  const whole = t.direct || (sceneOf(next, t).ready && !t.confirm);
  if (whole && !isTile(last)) return send(calm, actions);
  return [next, []];
}

function first(effects: Effect[], [d, more]: Outcome): Outcome {
  return [d, [...effects, ...more]];
}

function lay(d: Draft, s: Scene, t: Table, square: string, turn: number): Outcome {
  const staged = stage({ ...d, turn }, [...s.pre, `place:${square},R${turn * 90}`], t);
  return first(
    [
      { type: 'sound', name: 'tap' },
      { type: 'tried', square, turn },
    ],
    staged,
  );
}

function rotate(d: Draft, s: Scene, t: Table, by: number): Outcome {
  const turns = s.tried ? (s.cells.get(s.tried.square) ?? []) : [];
  if (!s.tried || turns.length === 0) return [d, []];
  const at = turns.indexOf(s.tried.turn) + by + turns.length;
  return lay(d, s, t, s.tried.square, turns[at % turns.length] ?? 0);
}

/* A square of the board: try it, turn what lies there, or hear why not. */
function square(d: Draft, s: Scene, t: Table, at: string): Outcome {
  if (!s.placing) return [d, []];
  if (s.tried?.square === at) return rotate(d, s, t, 1);
  const turns = s.cells.get(at);
  if (turns) return lay(d, s, t, at, turns.includes(d.turn) ? d.turn : (turns[0] ?? 0));
  const why = [0, 90, 180, 270]
    .map((r) => t.try?.([...s.pre, `place:${at},R${r}`]).refusal ?? null)
    .find((r) => r !== null);
  return why ? [{ ...d, refusal: why }, [{ type: 'sound', name: 'no' }]] : [d, []];
}

/* Chooses, or takes the choice back. */
function choose(d: Draft, s: Scene, t: Table, action: string): Outcome {
  if (s.chosen === action) return [{ ...d, staged: s.start }, []];
  if (!s.choosing || !s.legal.includes(action)) return [d, []];
  return first([{ type: 'sound', name: 'tap' }], stage(d, [...s.start, action], t));
}

/* Several choices of one place take turns; the wanted figure comes first. */
function marker(d: Draft, s: Scene, t: Table, all: (Event & { type: 'marker' })['choices']) {
  const at = all.findIndex((c) => c.action === s.chosen);
  const next =
    at >= 0 && all.length > 1
      ? all[(at + 1) % all.length]
      : (all.find((c) => c.figure === d.figure) ?? all[0]);
  return next ? choose(d, s, t, next.action) : ([d, []] satisfies Outcome);
}

function sent(d: Draft, e: Event & { type: 'sent' }): Outcome {
  const effects: Effect[] = e.refusal ? [] : [{ type: 'sound', name: 'place' }];
  /* An answer to something of an earlier decision changes nothing here. */
  if (e.at !== d.at) return [d, effects];
  return [{ ...d, sending: false, refusal: toTell(e.refusal) ?? d.refusal }, effects];
}

function advice(d: Draft, t: Table, e: Event & { type: 'advice' }): Outcome {
  if (e.at !== t.at || d.staged.length > 0 || !t.try || e.actions.length === 0) return [d, []];
  if (t.try(e.actions).refusal) return [d, []];
  return [{ ...d, staged: e.actions }, []];
}

export function reduce(was: Draft, e: Event, t: Table): Outcome {
  const d = current(was, t);
  if (e.type === 'sent') return sent(d, e);
  if (e.type === 'hush') return [{ ...d, refusal: null }, []];
  if (e.type === 'figure') return [{ ...d, figure: e.figure }, []];
  if (!t.mine) return [d, []];
  const s = sceneOf(d, t);
  switch (e.type) {
    case 'square':
      return square(d, s, t, e.square);
    case 'turn':
      return rotate(d, s, t, e.by);
    case 'choose':
      return choose(d, s, t, e.action);
    case 'marker':
      return marker(d, s, t, e.choices);
    case 'back':
      return [{ ...d, refusal: null, staged: d.staged.slice(0, -1) }, []];
    case 'confirm':
      if (s.ready) return send(d, d.staged);
      return s.pass ? send(d, [...s.start, 'pass']) : [d, []];
    case 'alone':
      return d.staged.length === 0 && t.legal.includes(e.action) ? send(d, [e.action]) : [d, []];
    case 'advice':
      return advice(d, t, e);
  }
}
