/* What was done last, as places of the island. */
import type { Note } from '../../engine/wasm.ts';
import { newSteps, type Snapshot } from '../../game/source.ts';

/* The place of the island that a note is about, or null. */
export function notePlace(n: Note): string | null {
  const { vertex, edge, hex } = n.fields;
  if (vertex !== undefined) return `v${vertex}`;
  if (edge !== undefined) return `e${edge}`;
  return hex !== undefined && n.code === 'robber' ? `h${hex}` : null;
}

/* Places where something new happened, each once. */
export function newPlaces(s: Snapshot): string[] {
  const all = newSteps(s).flatMap((step) => step.notes.map(notePlace));
  return [...new Set(all.filter((x) => x !== null))];
}
