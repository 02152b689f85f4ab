/* Legal actions of Catan, sorted by how they are made. */
import { RESOURCES, type Counts, type Island, type Resource } from './view.ts';

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

/* Cards to give up: after a seven, or back to the bank. */
export function cardsDue(island: Island, seat: number): number {
  const one = island.settlers.find((x) => !x.neutral && x.seat === seat);
  return island.toReturn || (one?.discards ?? 0) - total(island.discarding);
}

/* The bank exchange that gives and wants exactly this, if it is legal. */
export function bankAction(legal: string[], give: Counts, want: Counts): string | null {
  const g = RESOURCES.filter((r) => (give[r] ?? 0) > 0);
  const w = RESOURCES.filter((r) => (want[r] ?? 0) > 0);
  if (g.length !== 1 || w.length !== 1 || want[w[0] as Resource] !== 1) return null;
  const a = `bank:${give[g[0] as Resource]},${g[0]},${w[0]}`;
  return legal.includes(a) ? a : null;
}

/* Of each kind: how many nobody has shown yet and the viewer does not hold. */
export function unseenDevs(island: Island, box: Counts): Counts {
  const out: Counts = {};
  for (const [kind, n] of Object.entries(box)) {
    const shown =
      (island.gone[kind] ?? 0) +
      (kind === 'knight'
        ? island.settlers.reduce((sum, x) => sum + (x.neutral ? 0 : x.knights), 0)
        : 0);
    out[kind] = n - shown - (island.cards?.[kind] ?? 0);
  }
  return out;
}

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
