/* What was laid last, as squares. */
import { newSteps, type Snapshot, type Step } from '../../game/source.ts';

/*
 * Squares of the tiles that are new to the viewer; who plays on, or only
 * watches, sees the very last one.  The start tile is nobody's move.
 */
export function newSquares(s: Snapshot): string[] {
  const squareOf = (step: Step) => /^place:(-?\d+,-?\d+),/.exec(step.text ?? '')?.[1];
  const found = s.viewer < 0 ? [] : newSteps(s).map(squareOf);
  const all = found.some((x) => x !== undefined)
    ? found
    : [s.steps.map(squareOf).findLast(Boolean)];
  return [...new Set(all.filter((x) => x !== undefined))];
}
