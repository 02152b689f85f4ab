/*
 * At a real table chance is in the players' hands: the board shows where
 * something may be told to lie, the game asks what it was.
 */
import { createContext } from 'preact';
import type { Refusal } from '../engine/wasm.ts';
import type { Snapshot } from '../game/source.ts';

/* Places of the board that can be pointed at; null where chance is ours. */
export interface Places {
  cells: string[];
  at: string | null; /* the one that was */
  pick: (place: string) => void;
  /* Something that lies there was pointed at. */
  point?: (place: string, spot: string) => void;
}
export const ByHand = createContext<Places | null>(null);
/* Is this a real table? */
export const Real = createContext(false);

/* What asks what chance has brought. */
export interface ByHandProps {
  s: Snapshot;
  at: string | null;
  ask: (what: string) => Map<string, string> | null;
  legal: string[];
  act: (actions: string[]) => Promise<Refusal | null>;
  /* Dice of the page; left out where there are none. */
  dice?: OurDice;
}

/* Two dice that nobody can have chosen: what they were sealed with, and a roll. */
export interface OurDice {
  seal: string; /* '' where nothing can be proved */
  fresh: boolean; /* not rolled yet: the players may add a word */
  word: string;
  onWord: (word: string) => void;
  roll: () => Promise<string>; /* `3+5` */
}

/* What lays the board as it lies on the table. */
export interface ArrangeProps {
  s: Snapshot;
  /* The first of these lines that is taken goes to the record. */
  first: (lines: string[]) => void;
  /* What was put there is taken away again. */
  drop: (place: string) => void;
  /* What lies there now lies so: the first of these lines that is taken stands for it. */
  change: (place: string, lines: (now: string) => string[]) => void;
  /* Who wants to know what is pointed at: a square, and what of it where something lies. */
  onPick: (hear: (at: string, spot: string | null) => void) => void;
}
