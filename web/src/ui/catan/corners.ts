/* Which intersections lie around a hex. */
import { places } from './geometry.ts';

/* Corners of a hex: the vertices that lie nearest to its middle. */
export function corners(hex: number): number[] {
  const p = places();
  const at = p.hex[hex];
  if (!at) return [];
  return p.vertex
    .map((v, i) => ({ i, d: (v.x - at.x) ** 2 + (v.y - at.y) ** 2 }))
    .sort((a, b) => a.d - b.d)
    .slice(0, 6)
    .map((x) => x.i);
}
