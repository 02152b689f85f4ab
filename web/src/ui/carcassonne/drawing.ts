/* What the engine draws of Carcassonne besides positions, and where things lie in it. */
import { pictureEngine } from '../../engine/load.ts';
import { Refused } from '../../engine/wasm.ts';

const degrees = (turn: number) => `R${90 * (turn & 3)}`;

export function tileSvg(id: string, turn: number, dark: boolean, px: number): string {
  return pictureEngine().piece(`tile ${id} ${degrees(turn)}`, dark, px);
}

/* Empty where the engine draws no such figure. */
export function figureSvg(kind: string, seat: number, px: number, lying = false): string {
  try {
    return pictureEngine().piece(`figure ${kind} p${seat}${lying ? ' lying' : ''}`, false, px);
  } catch (e) {
    if (e instanceof Refused) return '';
    throw e;
  }
}

/* The score track of the view last read, where counters and robbers stand on it; else empty. */
export function trackSvg(dark: boolean, px: number): string {
  return pictureEngine().piece('track', dark, px);
}

/* Places of a tile by spot, from its middle (a tile is 400 wide). */
export function spotsOf(id: string, turn: number): Map<string, { x: number; y: number }> {
  const all = pictureEngine().places(`spots ${id} ${degrees(turn)}`);
  return new Map(all.map(([spot = '', x, y]) => [spot, { x: Number(x), y: Number(y) }]));
}

/* The spot of a tile at that point; empty where there is none. */
export function spotAtPoint(id: string, turn: number, x: number, y: number): string {
  const at = `${Math.trunc(x)} ${Math.trunc(y)}`;
  return pictureEngine().places(`hit ${id} ${degrees(turn)} ${at}`)[0]?.[0] ?? '';
}
