/*
 * What the page knows about one game: a row of the registry (games.ts).  All
 * that a game may leave out has a plain answer, so that one the page has never
 * heard of can be played, too (generic/).
 */
import type { ComponentType, VNode } from 'preact';
import type { Engine, Note, Refusal } from '../engine/wasm.ts';
import type { Pace } from '../game/local.ts';
import type { Seat, Snapshot } from '../game/source.ts';
import type { PlainKey } from '../i18n/index.ts';
import type { ArrangeProps, ByHandProps } from './byhand.ts';
import type { TableProps } from './table.tsx';

export const AIDS = ['legal', 'features', 'dead', 'bag', 'hint'] as const;
export type Aid = (typeof AIDS)[number];

/* Options of a set-up line by key; what is empty is left out of the line. */
export type Words = Record<string, string>;

export interface OptionsProps {
  words: Words;
  players: number;
  onChange: (words: Words) => void;
}

/* Points of the end, and the place of the board that they lie at. */
export interface Counted {
  seat: number;
  points: number;
  text: string;
  place: string | null;
}

/* What points are for, by seat. */
export interface Source {
  text: string;
  points: number[];
}

export interface Mend {
  text: string;
  button: string;
  words: Words;
}

export interface Game {
  name: string; /* as set-up lines begin */
  lead: () => string; /* what it is, in a sentence */
  newTable: () => string; /* heading of its set-up page */
  art?: (dark: boolean) => string; /* the picture of its card, as SVG */
  seats: number; /* how many the set-up page begins with */
  now: { players: number; words: Words }; /* a game at once */
  words: Words; /* what the set-up page begins with */
  Options?: ComponentType<OptionsProps>;
  /* A set-up the rules do not take: what is the matter, and one that they do. */
  mend?: (players: number, words: Words, refusal: Refusal) => Mend | null;
  minutes?: (players: number, words: Words) => number;
  /* What makes a set-up special, in a few words each. */
  told?: (words: Words) => string[];
  Table: ComponentType<TableProps>;
  /* The class of a seat's colour. */
  colour: (players: number, seat: number) => string;
  aids: readonly Aid[];
  tab?: PlainKey; /* heading of what the table shows beside the log */
  /* Hands are covered until the screen has been passed on. */
  secrets: boolean;
  /* Moves are tried on a copy, which needs a world where actions are hidden. */
  tries: boolean;
  /* Points as a view has them, by seat. */
  points: (view: string, players: number) => number[];
  /* What an action of somebody sounds like. */
  sound?: (action: string) => 'dice' | 'place' | null;
  /* How long an action of somebody else stays alone on the table. */
  pace?: (action: string) => Pace;
  /* What an action does, on a button; with a view also where.  Left out: its own words. */
  label?: (action: string, seats: Seat[], view?: string) => string;
  /* Notes told at once above the board, besides points. */
  news?: readonly string[];
  /* Notes that nobody wants to read in the log, or to hear. */
  unwritten?: readonly string[];
  unsaid?: readonly string[];
  /* Notes that stand together with the one before them; some only with points. */
  along?: readonly string[];
  alongPoints?: readonly string[];
  /* What happened, drawn small beside its line of the log. */
  sketch?: (note: Note) => VNode | null;
  /* The place on the board that a note is about. */
  place?: (note: Note) => string | null;
  /* After the game: the last points one by one, all of them by source, how lucky each was. */
  count?: (s: Snapshot) => Counted[];
  sources?: (s: Snapshot) => Source[];
  luck?: (s: Snapshot) => string[];
  /* The picture of a rule: of a place of the view, else of what the rule is about. */
  rulePicture?: (rule: string, view: string, place: string | null, dark: boolean) => string;
  guided?: boolean; /* a lesson of its name leads through a first game */
  picture?: (
    engine: Engine,
    view: string,
    dark: boolean,
    lang: number,
    near?: string /* what it is about */,
  ) => string;
  /* At a real table: asks what chance has brought; left out: a button for each outcome.
   * `hand` names the phases where a place of the board comes first, and asks for them. */
  ByHand?: ComponentType<ByHandProps>;
  hand?: { phases: readonly string[]; ask: string; fact: string };
  /* The set-up there: what we deal before the first turn, and what it begins with. */
  real?: {
    deals?: readonly string[];
    words?: Words;
    apart?: readonly string[]; /* phases that begin an entry of the record within a turn */
    Options?: ComponentType<OptionsProps>; /* instead of the usual ones */
    unready?: (words: Words) => boolean; /* the board is still to be told */
    /* What points are for, for a score pad; what one thing counts; the board laid as it lies. */
    reasons?: readonly string[];
    unsaid?: readonly string[]; /* notes that are not shown large there */
    Feature?: ComponentType;
    Turn?: ComponentType<{ view: string }>; /* where a turn of several steps is */
    dice?: boolean; /* the page may roll for the players */
    early?: string; /* where this can be done, what chance then brings is told at once */
    Arrange?: ComponentType<ArrangeProps>;
    squares?: (view: string) => Promise<string[]>; /* where something can be laid then */
    /* An entry of the record that nothing is told of, in words; does it lay something there? */
    Entry?: ComponentType<{ text: string; seats: Seat[] }>;
    laysAt?: (text: string, place: string) => boolean;
  };
  /* What lies on the table at the start, in pictures. */
  Laid?: ComponentType<{ setup: string }>;
}

/* A set-up line: the game, its players, its options. */
export function lineOf(game: string, players: number, words: Words): string {
  const rest = Object.entries(words).filter(([, v]) => v !== '');
  return [game, `players=${players}`, ...rest.map(([k, v]) => `${k}=${v}`)].join(' ');
}

export { gameName as nameOf } from '../game/source.ts';

/* The options of a set-up line. */
export function wordsOf(setup: string): Words {
  const pairs = setup.split(' ').slice(1);
  return Object.fromEntries(
    pairs.map((w) => [w.split('=', 1)[0] ?? '', w.slice(w.indexOf('=') + 1)]),
  );
}

/* `score p0 12` lines: how most games tell their points. */
export function scoreLines(view: string, players: number): number[] {
  const out = Array.from({ length: players }, () => 0);
  for (const m of view.matchAll(/^score p(\d) (-?\d+)/gm))
    if (Number(m[1]) < players) out[Number(m[1])] = Number(m[2]);
  return out;
}

/* Does a note stand together with the one before it?  Two events of one cause do. */
export function standsWith(
  { along, alongPoints }: Pick<Game, 'along' | 'alongPoints'>,
  code: string,
  points: boolean /* brought by the one before */,
): boolean {
  return along?.includes(code) === true || (points && alongPoints?.includes(code) === true);
}
