/* The tiles of a feature that was closed, as they are counted before one's eyes. */
import { UNIT } from './boxes.ts';
import type { Square } from './squares.ts';

export interface CountedTile extends Square {
  n: number; /* from 1, the tile laid last */
  delay: number; /* milliseconds until it is counted */
}

const TILE_MS = 60;
const ALL_MS = 240;

/* From the engine's drawing of the feature in light: a piece for each tile. */
export function countedTiles(lit: string, from: Square): CountedTile[] {
  const found = new Map<string, Square>();
  for (const [at, x, y] of lit.matchAll(/class="lit" transform="translate\((-?\d+) (-?\d+)\)/g))
    found.set(at, { x: Number(x) / UNIT, y: Number(y) / UNIT });
  const far = (p: Square) => Math.hypot(p.x - from.x, p.y - from.y);
  const step = Math.min(TILE_MS, ALL_MS / found.size);
  return [...found.values()]
    .sort((a, b) => far(a) - far(b))
    .map((p, i) => ({ ...p, n: i + 1, delay: Math.round(i * step) }));
}
