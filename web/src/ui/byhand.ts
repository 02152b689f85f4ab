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
}
export const ByHand = createContext<Places | null>(null);

/* What asks what chance has brought. */
export interface ByHandProps {
  s: Snapshot;
  at: string | null;
  ask: (what: string) => Map<string, string> | null;
  legal: string[];
  act: (actions: string[]) => Promise<Refusal | null>;
}
