/* Squares of the landscape as boxes in pixels of the drawing at scale 1. */
import type { Box } from '../panzoom.ts';
import type { Square } from './squares.ts';

/* Units of the drawing for a tile, and pixels at scale 1. */
export const UNIT = 400;
export const TILE_PX = 100;

/* The box around squares, with room for so many more on each side. */
export function boxAround(squares: Square[], room = 0): Box {
  const xs = squares.map((s) => s.x);
  const ys = squares.map((s) => s.y);
  const x = Math.min(...xs) - room;
  const y = Math.min(...ys) - room;
  return {
    x: (x - 0.5) * TILE_PX,
    y: (y - 0.5) * TILE_PX,
    width: (Math.max(...xs) + room - x + 1) * TILE_PX,
    height: (Math.max(...ys) + room - y + 1) * TILE_PX,
  };
}

/* The whole landscape: it always has its middle, and some room around it. */
export function landBox(squares: Square[]): Box {
  return boxAround([{ x: 0, y: 0 }, ...squares], 0.6);
}
