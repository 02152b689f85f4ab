/* Legal actions of Catan, sorted by how they are made. */
import { RESOURCES, type Counts, type Island, type Resource } from '../../game/view.ts';

/* Actions that point at the island: verb -> place -> actions there. */
export function targets(legal: string[]): Map<string, Map<string, string[]>> {
  const all = new Map<string, Map<string, string[]>>();
  for (const a of legal) {
    const m = /^(settle|road|city|robber):([veh]\d+)(?:,(n\d))?$/.exec(a);
    if (!m) continue;
    const verb = m[1] ?? '';
    const place = m[2] ?? '';
    const of = all.get(verb) ?? new Map<string, string[]>();
    of.set(place, [...(of.get(place) ?? []), a]);
    all.set(verb, of);
  }
  return all;
}

/* An offer as its actions: kinds in the engine's order (DOM-3). */
export function offerActions(give: Counts, want: Counts, to: number[]): string[] {
  const out: string[] = [];
  for (const r of RESOURCES) for (let i = 0; i < (give[r] ?? 0); i++) out.push(`give:${r}`);
  for (const r of RESOURCES) for (let i = 0; i < (want[r] ?? 0); i++) out.push(`want:${r}`);
  for (const p of [...to].sort()) out.push(`to:p${p}`);
  out.push('propose');
  return out;
}

export function total(c: Counts): number {
  return Object.values(c).reduce((a, b) => a + b, 0);
}

/* The bank exchange that gives and wants exactly this, if it is legal. */
export function bankAction(legal: string[], give: Counts, want: Counts): string | null {
  const g = RESOURCES.filter((r) => (give[r] ?? 0) > 0);
  const w = RESOURCES.filter((r) => (want[r] ?? 0) > 0);
  if (g.length !== 1 || w.length !== 1 || want[w[0] as Resource] !== 1) return null;
  const a = `bank:${give[g[0] as Resource]},${g[0]},${w[0]}`;
  return legal.includes(a) ? a : null;
}

/* At what rate a seat changes each kind with the bank: by its harbours. */
export function bankRates(
  island: Island,
  seat: number,
  ends: [number, number][],
): Record<string, number> {
  const me = island.settlers.find((x) => x.seat === seat && !x.neutral);
  const at = new Set([...(me?.settlements ?? []), ...(me?.cities ?? [])]);
  const out: Record<string, number> = {};
  for (const r of RESOURCES) out[r] = 4;
  island.harbours.forEach((kind, i) => {
    const [a, b] = ends[i] ?? [-1, -1];
    if (!at.has(`v${a}`) && !at.has(`v${b}`)) return;
    for (const r of RESOURCES) {
      if (kind === r) out[r] = 2;
      else if (kind === 'any') out[r] = Math.min(out[r] ?? 4, 3);
    }
  });
  return out;
}

/* Development cards in the box (COMP-3). */
export const DEV_CARDS: Record<string, number> = {
  knight: 14,
  'road-building': 2,
  'year-of-plenty': 2,
  monopoly: 2,
  'victory-point': 5,
};

/* Of each kind: how many nobody has shown yet and the viewer does not hold. */
export function unseenDevs(island: Island): Record<string, number> {
  const out: Record<string, number> = {};
  for (const [kind, n] of Object.entries(DEV_CARDS)) {
    const shown =
      (island.gone[kind] ?? 0) +
      (kind === 'knight'
        ? island.settlers.reduce((sum, x) => sum + (x.neutral ? 0 : x.knights), 0)
        : 0);
    out[kind] = n - shown - (island.cards?.[kind] ?? 0);
  }
  return out;
}

export const COSTS: Record<string, Counts> = {
  road: { lumber: 1, brick: 1 },
  settle: { lumber: 1, brick: 1, wool: 1, grain: 1 },
  city: { grain: 2, ore: 3 },
  buy: { wool: 1, grain: 1, ore: 1 },
};

/* `2 wool 1 ore`, `nothing` -> counts. */
export function readCards(text: string): Counts {
  const out: Counts = {};
  for (const m of text.matchAll(/(\d+) (\w+)/g)) out[m[2] ?? ''] = Number(m[1]);
  return out;
}

/* The offer line of a view: `1 ore for 1 brick to - to-answer p2 accepted p1`. */
export function readOffer(line: string): {
  give: Counts;
  want: Counts;
  toAnswer: number[];
  accepted: number[];
} {
  const [give = '', rest = ''] = line.split(' for ');
  const [want = ''] = rest.split(/ to(?: |$)/);
  const seats = (key: string) => {
    const m = new RegExp(`${key}((?: p\\d)+)`).exec(rest);
    return m
      ? (m[1] ?? '')
          .trim()
          .split(' ')
          .map((w) => Number(w.slice(1)))
      : [];
  };
  return {
    give: readCards(give),
    want: readCards(want),
    toAnswer: seats('to-answer'),
    accepted: seats('accepted'),
  };
}
