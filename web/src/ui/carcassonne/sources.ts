/* Where the points of a game of Carcassonne come from, and its luck. */
import type { Note } from '../../engine/wasm.ts';
import type { Snapshot } from '../../game/source.ts';
import { t, type PlainKey } from '../../i18n/index.ts';
import type { Counted, Source } from '../game.ts';
import { aboutSeat, noteText } from '../words.tsx';
import { SECTORS } from './sectors.ts';

/* Codes of notes with points, by what they are for. */
const SOURCES: [PlainKey, readonly string[]][] = [
  ['from.cities', ['scored-city']],
  ['from.roads', ['scored-road']],
  ['from.monasteries', ['scored-monastery', 'scored-garden', 'scored-abbot', 'abbot-home']],
  ['from.fields', ['scored-field']],
  ['from.goods', ['scored-goods']],
  ['from.gold', ['scored-gold']],
  ['from.sheep', ['scored-flock']],
  ['from.wheel', ['scored-crown', ...SECTORS]],
  ['from.letters', ['letter-points', 'letter-done', 'letter-feature']],
  ['from.robbers', ['robbed', 'scored-robber']],
];

const scored = (n: Note) => n.fields.points !== undefined && n.fields.player !== undefined;

/* Points by source and seat; what no note explains stands in a row of its own. */
export function sources(s: Snapshot): Source[] {
  const notes = s.steps.flatMap((x) => x.notes).filter(scored);
  const sum = (codes: readonly string[], seat: number) =>
    notes
      .filter((n) => codes.includes(n.code) && Number(n.fields.player) === seat)
      .reduce((all, n) => all + Number(n.fields.points), 0);
  const rows = SOURCES.map(([key, codes]) => ({
    text: t(key),
    points: s.seats.map((_x, i) => sum(codes, i)),
  }));
  const rest = s.seats.map(
    (_x, i) => (s.track[i] ?? 0) - rows.reduce((all, r) => all + (r.points[i] ?? 0), 0),
  );
  return [...rows, { text: t('from.other'), points: rest }].filter((r) =>
    r.points.some((n) => n !== 0),
  );
}

/* The last points, in the order in which they are counted. */
export function count(s: Snapshot): Counted[] {
  const last = s.steps[s.steps.length - 1]?.notes ?? [];
  return last
    .slice(last.findIndex((n) => n.code === 'ended') + 1)
    .filter((n) => scored(n) && Number(n.fields.points) !== 0)
    .map((n) => ({
      seat: Number(n.fields.player),
      points: Number(n.fields.points),
      text: noteText(n, s.seats),
      place: n.fields.feature ?? n.fields.square ?? null,
    }));
}

/* What everybody drew. */
export function luck(s: Snapshot): string[] {
  const placed = s.steps.flatMap((x) => x.notes).filter((n) => n.code === 'placed');
  if (placed.length === 0) return []; /* laid, not drawn */
  return s.seats.map((_x, i) => {
    const own = placed.filter((n) => Number(n.fields.player) === i);
    const with_ = (what: string) =>
      own.filter((n) => (n.fields.shows ?? '').split(',').includes(what)).length;
    return aboutSeat(s.seats, i, (name) =>
      t('luck.tiles', {
        name,
        tiles: own.length,
        cities: with_('city'),
        monasteries: with_('monastery'),
      }),
    );
  });
}
