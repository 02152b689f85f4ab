/* Following the game on the island: what was done last, and where. */
import { useEffect, useRef } from 'preact/hooks';
import type { Note } from '../../engine/wasm.ts';
import type { Snapshot } from '../../game/source.ts';
import type { Counts, Island } from './view.ts';
import { fly, middle, type Flight } from '../fly.tsx';
import { LastMark } from '../lastmark.tsx';
import { Sign } from './signs.tsx';
import { readCards } from './actions.ts';
import { corners } from './corners.ts';
import { places, pointOf } from './geometry.ts';
import { newPlaces } from './trail.ts';

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

/* Which cards somebody got, and the hexes of the number rolled that they came from. */
export function harvest(
  island: Island,
  sum: number,
  seat: number,
  cards: Counts,
): { hex: number; kind: string }[] {
  const own = island.settlers.find((x) => !x.neutral && x.seat === seat);
  const built = new Set([...(own?.settlements ?? []), ...(own?.cities ?? [])]);
  return Object.entries(cards).flatMap(([kind, n]) => {
    const hexes = island.hexes.flatMap((text, hex) =>
      TERRAIN[text[0] ?? ''] === kind &&
      Number(text.slice(1)) === sum &&
      corners(hex).some((v) => built.has(`v${v}`))
        ? [hex]
        : [],
    );
    if (hexes.length === 0) return [];
    return Array.from({ length: n }, (_x, i) => ({ hex: hexes[i % hexes.length] ?? 0, kind }));
  });
}

const row = (seat: string | undefined) => middle(`.player[data-seat="${seat ?? ''}"]`);

/* Signs on their way from one place of the page to another. */
function journey(
  names: string[],
  from: { x: number; y: number } | null,
  to: { x: number; y: number } | null,
): Flight[] {
  return from && to ? names.map((n) => ({ what: <Sign name={n} size={30} />, from, to })) : [];
}

const listOf = (text: string | undefined) =>
  Object.entries(readCards(text ?? '')).flatMap(([kind, n]) =>
    Array.from({ length: n }, () => kind),
  );

/* What of a move travels: the robber, cards taken, traded, bought and given up. */
function travels(notes: Note[]): Flight[] {
  const board = middle('.boardview');
  return notes.flatMap((n) => {
    const { player, victim, partner, cards, want, from, hex } = n.fields;
    switch (n.code) {
      case 'robber':
        return journey(['knight'], middle(`#hexmid${from ?? ''}`), middle(`#hexmid${hex ?? ''}`));
      case 'robbed':
        return journey(['card'], row(victim), row(player));
      case 'traded':
        return [
          ...journey(listOf(cards), row(player), row(partner)),
          ...journey(listOf(want), row(partner), row(player)),
        ];
      case 'bought':
        return journey(['card'], board, row(player));
      case 'discarded':
        return journey(listOf(cards), row(player), board);
      default:
        return [];
    }
  });
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
    fly(travels(notes));
    const rolled = notes.find((n) => n.code === 'rolled');
    if (!rolled) return;
    const flights: Flight[] = [];
    for (const n of notes.filter((x) => x.code === 'gained')) {
      const seat = Number(n.fields.player);
      const to = middle(`.player[data-seat="${seat}"]`);
      const cards = readCards(n.fields.cards ?? '');
      for (const { hex, kind } of harvest(island, Number(rolled.fields.sum), seat, cards)) {
        const from = middle(`#hexmid${hex}`);
        if (from && to) flights.push({ what: <Sign name={kind} size={34} />, from, to });
      }
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

function PlaceCorners({ place }: { place: string }) {
  const at = pointOf(place);
  return at && <LastMark x={at.x} y={at.y} size={place[0] === 'h' ? 0.62 : 0.36} />;
}

export function Trail({ snapshot: s }: { snapshot: Snapshot }) {
  return (
    <g class="trail" aria-hidden="true">
      {newPlaces(s).map((place) => (
        <PlaceCorners key={place} place={place} />
      ))}
    </g>
  );
}
