/* Following the game on the island: what was done last, and where. */
import { useEffect, useRef } from 'preact/hooks';
import type { Note } from '../../engine/wasm.ts';
import type { Snapshot } from '../../game/source.ts';
import type { Island } from './view.ts';
import { fly, middle, type Flight } from '../fly.tsx';
import { Sign } from './signs.tsx';
import { seatColour } from '../players.tsx';
import { places, pointOf } from './geometry.ts';

/* The place of the island that a note is about, or null. */
export function notePlace(n: Note): string | null {
  const { vertex, edge, hex } = n.fields;
  if (vertex !== undefined) return `v${vertex}`;
  if (edge !== undefined) return `e${edge}`;
  return hex !== undefined && n.code === 'robber' ? `h${hex}` : null;
}

/* What the others did since the viewer's last action. */
export function trail(s: Snapshot): { place: string; seat: number }[] {
  const out: { place: string; seat: number }[] = [];
  for (let i = s.steps.length - 1; i >= 0; i--) {
    const step = s.steps[i];
    if (!step || (step.seat === s.viewer && s.viewer >= 0) || s.steps.length - i > 60) break;
    for (const n of step.notes) {
      const place = notePlace(n);
      if (place !== null) out.push({ place, seat: step.seat });
    }
  }
  return out;
}

export function PlaceRing({ place, cls }: { place: string; cls: string }) {
  const at = pointOf(place);
  if (!at) return null;
  return <circle class={`ring ${cls}`} cx={at.x} cy={at.y} r={place[0] === 'h' ? 120 : 58} />;
}

const TERRAIN: Record<string, string> = {
  F: 'lumber',
  H: 'brick',
  P: 'wool',
  G: 'grain',
  M: 'ore',
};

/* Corners of a hex: the vertices that lie nearest to its middle. */
function corners(hex: number): number[] {
  const p = places();
  const at = p.hex[hex];
  if (!at) return [];
  return p.vertex
    .map((v, i) => ({ i, d: (v.x - at.x) ** 2 + (v.y - at.y) ** 2 }))
    .sort((a, b) => a.d - b.d)
    .slice(0, 6)
    .map((x) => x.i);
}

/* Pieces beside the robber of those who may be robbed: place -> actions. */
export function robTargets(island: Island, legal: string[]): Map<string, string[]> {
  const out = new Map<string, string[]>();
  const corner = new Set(corners(Number(island.robber.slice(1))).map((v) => `v${v}`));
  for (const a of legal) {
    const seat = /^rob:p(\d)$/.exec(a)?.[1];
    const x =
      seat === undefined
        ? undefined
        : island.settlers.find((p) => p.seat === Number(seat) && !p.neutral);
    for (const v of [...(x?.settlements ?? []), ...(x?.cities ?? [])])
      if (corner.has(v)) out.set(v, [a]);
  }
  return out;
}

/* Who takes what from where when this number is rolled. */
export function harvest(
  island: Island,
  sum: number,
): { hex: number; kind: string; seat: number; n: number }[] {
  const out: { hex: number; kind: string; seat: number; n: number }[] = [];
  island.hexes.forEach((text, hex) => {
    const kind = TERRAIN[text[0] ?? ''];
    if (kind === undefined || Number(text.slice(1)) !== sum || island.robber === `h${hex}`) return;
    for (const v of corners(hex))
      for (const x of island.settlers) {
        if (x.neutral) continue;
        const n = x.cities.includes(`v${v}`) ? 2 : x.settlements.includes(`v${v}`) ? 1 : 0;
        if (n > 0) out.push({ hex, kind, seat: x.seat, n });
      }
  });
  return out;
}

/* Cards fly from the hexes of the number rolled to those who get them. */
export function useHarvestFlights(s: Snapshot, island: Island): void {
  const told = useRef(s.steps.length);
  useEffect(() => {
    const fresh = s.steps.slice(told.current);
    told.current = s.steps.length;
    /* Many at once are a reload or a replay, not a roll. */
    if (fresh.length === 0 || fresh.length > 6) return;
    const notes = fresh.flatMap((x) => x.notes);
    const rolled = notes.find((n) => n.code === 'rolled');
    if (!rolled) return;
    const flights: Flight[] = [];
    for (const h of harvest(island, Number(rolled.fields.sum))) {
      if (!notes.some((n) => n.code === 'gained' && Number(n.fields.player) === h.seat)) continue;
      const from = middle(`#hexmid${h.hex}`);
      const to = middle(`.player[data-seat="${h.seat}"]`);
      if (from && to)
        for (let i = 0; i < h.n; i++)
          flights.push({ what: <Sign name={h.kind} size={34} />, from, to });
    }
    fly(flights);
  }, [s.steps]);
}

/* Invisible points from which cards fly. */
export function HexMiddles() {
  return (
    <g aria-hidden="true">
      {places().hex.map((p, i) => (
        <circle key={i} id={`hexmid${i}`} class="hexmid" cx={p.x} cy={p.y} r="4" />
      ))}
    </g>
  );
}

export function Trail({ snapshot: s }: { snapshot: Snapshot }) {
  return (
    <g class="trail" aria-hidden="true">
      {trail(s).map((x) => (
        <PlaceRing key={x.place} place={x.place} cls={x.seat >= 0 ? seatColour(s, x.seat) : ''} />
      ))}
    </g>
  );
}
