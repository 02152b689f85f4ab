/* A choice on the island in words: what is asked, why now, what a place brings. */
import type { Seat, Snapshot } from '../../game/source.ts';
import { find, listed, t } from '../../i18n/index.ts';
import { RuleLink } from '../rulelink.tsx';
import { phaseText, seatName } from '../words.tsx';
import { corners } from './corners.ts';
import { places } from './geometry.ts';
import type { Island } from './view.ts';

/* The rule that asks, by phase. */
const RULES: Record<string, string> = {
  'found-settlement': 'FOUND-3',
  'found-road': 'FOUND-3',
  discard: 'ROB-2',
  robber: 'ROB-4',
  rob: 'ROB-5',
  'free-roads': 'DEV-8',
  neutral: '2P-8',
};

export function Asked({ s }: { s: Snapshot }) {
  const why = find(`why.${s.phase}`);
  return (
    <div class="askedbox">
      <p class="asked">{phaseText(s.phase, s.game)}</p>
      {why !== undefined && (
        <p class="askedwhy">
          {why} <RuleLink rule={RULES[s.phase] ?? ''} />
        </p>
      )}
    </div>
  );
}

/* A hex in words: terrain and number. */
export function hexWord(island: Island, hex: number): string {
  const text = island.hexes[hex] ?? 'D';
  return find(`terrain.${text[0] ?? 'D'}`, { n: Number(text.slice(1)) || 0 }) ?? '';
}

/* The hexes around an intersection, and its harbour. */
function vertexWords(island: Island, vertex: number): string {
  const hexes = island.hexes.flatMap((_x, h) =>
    corners(h).includes(vertex) ? [hexWord(island, h)] : [],
  );
  const at = places().harbour.findIndex((e) => places().edge[e]?.ends.includes(vertex));
  const kind = at < 0 ? undefined : island.harbours[at];
  const harbour =
    kind === undefined
      ? ''
      : t('does.settle.rate', {
          harbour:
            kind === 'any'
              ? t('harbour.any')
              : t('harbour.kind', { kind: find(`res.${kind}`) ?? kind }),
        });
  const around = listed(hexes);
  return `${around.slice(0, 1).toUpperCase()}${around.slice(1)}. ${harbour}`.trim();
}

/* Who has a building on a hex, besides the one who asks. */
function hitBy(island: Island, hex: number, viewer: number, seats: Seat[]): string {
  const around = new Set(corners(hex).map((v) => `v${v}`));
  const hit = island.settlers.filter(
    (x) =>
      !x.neutral && x.seat !== viewer && [...x.settlements, ...x.cities].some((v) => around.has(v)),
  );
  if (hit.length === 0) return t('does.robber.nobody');
  return t('does.robber.hits', { who: listed(hit.map((x) => seatName(seats, x.seat))) });
}

/* What choosing a place brings; empty where there is nothing to say. */
export function placeText(island: Island, place: string, viewer: number, seats: Seat[]): string {
  const i = Number(place.slice(1));
  if (place[0] === 'v') return vertexWords(island, i);
  if (place[0] === 'h') return `${hexWord(island, i)}. ${hitBy(island, i, viewer, seats)}`;
  return '';
}

/* A path as people say it: what lies on both sides, or that it runs along the sea. */
export function pathWords(island: Island, edge: number): string {
  const ends = places().edge[edge]?.ends ?? [];
  const [a = '', b] = island.hexes.flatMap((_x, h) =>
    ends.every((v) => corners(h).includes(v)) ? [hexWord(island, h)] : [],
  );
  return b === undefined ? t('catan.path.coast', { a }) : t('catan.path.between', { a, b });
}

/* A place for ears: what lies there; of paths that sound alike, which one. */
export function placeName(island: Island, place: string, all: string[]): string {
  if (place[0] === 'e') {
    const sides = pathWords(island, Number(place.slice(1)));
    const words = t('catan.place', { what: t('catan.path'), place: sides });
    const alike = all.filter((p) => pathWords(island, Number(p.slice(1))) === sides);
    const n = alike.indexOf(place) + 1;
    return alike.length > 1 ? t('catan.path.alike', { words, n, of: alike.length }) : words;
  }
  const i = Number(place.slice(1));
  return place[0] === 'h' ? hexWord(island, i) : vertexWords(island, i);
}
