/* What was laid last, as squares. */
import { newSteps, type Snapshot, type Step } from '../../game/source.ts';

/* Squares of the tiles that are new to the viewer; else of the very last one. */
export function newSquares(s: Snapshot): string[] {
  const squareOf = (step: Step) => /^place:(-?\d+,-?\d+),/.exec(step.text ?? '')?.[1];
  const found = newSteps(s).map(squareOf);
  const all = found.some((x) => x !== undefined)
    ? found
    : [s.steps.map(squareOf).findLast(Boolean)];
  return [...new Set(all.filter((x) => x !== undefined))];
}
