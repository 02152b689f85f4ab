/* The longest road drawn over the island: which of the holder's roads are counted. */
import { places } from './geometry.ts';
import type { Island } from './view.ts';

/* The longest way along roads, each once, through no place of another's; as edges. */
export function longestWay(
  roads: number[],
  ends: (edge: number) => [number, number],
  blocked: (vertex: number) => boolean,
): number[] {
  let best: number[] = [];
  const walk = (at: number, way: number[]) => {
    if (way.length > best.length) best = way;
    if (way.length > 0 && blocked(at)) return;
    for (const e of roads) {
      const [a, b] = ends(e);
      if (way.includes(e) || (a !== at && b !== at)) continue;
      walk(a === at ? b : a, [...way, e]);
    }
  };
  for (const e of roads) for (const v of ends(e)) walk(v, []);
  return best;
}

const numbers = (list: string[]) => list.map((x) => Number(x.slice(1)));

export function Longest({ island }: { island: Island }) {
  const holder = island.settlers.find((x) => x.seat === island.longest && !x.neutral);
  if (!holder) return null;
  const others = new Set(
    island.settlers
      .filter((x) => x !== holder)
      .flatMap((x) => numbers([...x.settlements, ...x.cities])),
  );
  const { edge } = places();
  const way = longestWay(
    numbers(holder.roads),
    (e) => edge[e]?.ends ?? [-1, -2],
    (v) => others.has(v),
  );
  return (
    <g class="longest" aria-hidden="true">
      {way.map((e) => {
        const at = edge[e];
        return at && <line key={e} x1={at.a.x} y1={at.a.y} x2={at.b.x} y2={at.b.y} />;
      })}
    </g>
  );
}
