/* Where the places of the island lie in the engine's drawing. */
import { pictureEngine } from '../../engine/load.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Places {
  hex: Point[];
  vertex: Point[];
  edge: { a: Point; b: Point; ends: [number, number]; mid: Point; angle: number }[];
  harbour: number[]; /* the edge of each */
}

let known: Places | undefined;

export function places(): Places {
  if (known) return known;
  const p: Places = { hex: [], vertex: [], edge: [], harbour: [] };
  for (const [name = '', a = '0', b = '0'] of pictureEngine().places('island')) {
    const i = Number(name.slice(1));
    if (name[0] === 'h') p.hex[i] = { x: Number(a), y: Number(b) };
    else if (name[0] === 'v') p.vertex[i] = { x: Number(a), y: Number(b) };
    else if (name[0] === 'b') p.harbour[i] = Number(a);
    else {
      const from = p.vertex[Number(a)] ?? { x: 0, y: 0 };
      const to = p.vertex[Number(b)] ?? { x: 0, y: 0 };
      p.edge[i] = {
        a: from,
        b: to,
        ends: [Number(a), Number(b)],
        mid: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
        angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
      };
    }
  }
  known = p;
  return p;
}

/* The point of v1, e2 or h3. */
export function pointOf(place: string): Point | null {
  const p = places();
  const i = Number(place.slice(1));
  if (place[0] === 'v') return p.vertex[i] ?? null;
  if (place[0] === 'h') return p.hex[i] ?? null;
  if (place[0] === 'e') return p.edge[i]?.mid ?? null;
  return null;
}
