/* Refusals that nobody needs to read. */
import type { Refusal } from '../engine/wasm.ts';

/* What only comes of a quick hand: the table has gone on meanwhile. */
const LATE = ['not-now', 'no-action', 'turn', 'stale'];

/* A refusal that somebody has to be told. */
export function toTell(refusal: Refusal | null): Refusal | null {
  return refusal !== null && LATE.includes(refusal.code) ? null : refusal;
}
