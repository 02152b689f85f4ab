/* Where the points of a finished game of Catan come from. */
import type { Facts } from './facts.ts';
import type { Island } from './view.ts';

export const POINT_SOURCES = ['settlements', 'cities', 'longest', 'army', 'cards'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

/* Points of a seat by source; what nothing on the table explains are cards. */
export function pointSources(
  island: Island,
  seat: number,
  total: number,
  worth: Facts['points'],
): Record<PointSource, number> {
  const one = island.settlers.find((x) => !x.neutral && x.seat === seat);
  const settlements = worth.settlement * (one?.settlements.length ?? 0);
  const cities = worth.city * (one?.cities.length ?? 0);
  const longest = island.longest === seat ? worth['longest-road'] : 0;
  const army = island.army === seat ? worth['largest-army'] : 0;
  return {
    settlements,
    cities,
    longest,
    army,
    cards: total - settlements - cities - longest - army,
  };
}
