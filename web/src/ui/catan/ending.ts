/* The end of a game of Catan: points source by source, and the luck of the dice. */
import type { Snapshot } from '../../game/source.ts';
import { find, t, type PlainKey } from '../../i18n/index.ts';
import type { Counted, Source } from '../game.ts';
import { aboutSeat, labelName } from '../words.tsx';
import { readCards, total } from './actions.ts';
import { corners } from './corners.ts';
import { boxFacts } from './facts.ts';
import { POINT_SOURCES, pointSources, type PointSource } from './points.ts';
import { readIsland, type Island } from './view.ts';

const bySource = (s: Snapshot, island: Island) =>
  s.seats.map((_x, i) => pointSources(island, i, s.track[i] ?? 0, boxFacts().points));

export function sources(s: Snapshot): Source[] {
  const of = bySource(s, readIsland(s.view));
  return POINT_SOURCES.map((x) => ({
    text: t(`from.${x}` as PlainKey),
    points: of.map((p) => p[x]),
  }));
}

/* Where the points of a source stand. */
function placesOf(island: Island, seat: number, source: PointSource): string | null {
  const own = island.settlers.find((x) => !x.neutral && x.seat === seat);
  const at =
    source === 'settlements' ? own?.settlements : source === 'cities' ? own?.cities : own?.roads;
  return source === 'cards' || source === 'army' ? null : (at ?? []).join();
}

export function count(s: Snapshot): Counted[] {
  const island = readIsland(s.view);
  const of = bySource(s, island);
  return POINT_SOURCES.flatMap((x) =>
    of.flatMap((p, seat) =>
      p[x] > 0
        ? [
            {
              seat,
              points: p[x],
              text: t('count.source', {
                name: labelName(s.seats, seat),
                what: find(`from.${x}`) ?? '',
                n: p[x],
              }),
              place: placesOf(island, seat, x),
            },
          ]
        : [],
    ),
  );
}

const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]; /* of 36, by sum */

/* Cards that a roll brings on average to each intersection of a seat. */
function chanceAt(island: Island, vertex: string): number {
  const v = Number(vertex.slice(1));
  return island.hexes.reduce(
    (sum, text, h) =>
      corners(h).includes(v) ? sum + (WAYS[Number(text.slice(1))] ?? 0) / 36 : sum,
    0,
  );
}

/* Cards the dice brought, and how many they would have on average. */
export function luck(s: Snapshot): string[] {
  const island = readIsland(s.view);
  const own = s.seats.map(() => new Map<string, number>());
  const got = s.seats.map(() => 0);
  const due = s.seats.map(() => 0);
  for (const n of s.steps.flatMap((x) => x.notes)) {
    const seat = Number(n.fields.player ?? -1);
    const at = `v${n.fields.vertex ?? ''}`;
    if ((n.code === 'settlement' || n.code === 'city') && n.fields.by === undefined)
      own[seat]?.set(at, n.code === 'city' ? 2 : 1);
    if (n.code === 'gained') got[seat] = (got[seat] ?? 0) + total(readCards(n.fields.cards ?? ''));
    if (n.code === 'rolled')
      own.forEach((map, i) => {
        for (const [v, k] of map) due[i] = (due[i] ?? 0) + k * chanceAt(island, v);
      });
  }
  return s.seats.map((_x, i) =>
    aboutSeat(s.seats, i, (name) =>
      t('luck.dice', { name, n: got[i] ?? 0, mean: Math.round(due[i] ?? 0) }),
    ),
  );
}
