/* A tile in words, for those who do not see it. */
import { find } from '../../i18n/index.ts';
import { spotAtPoint, spotsOf } from './drawing.ts';

/* Points just inside each side. */
const SIDES = [
  ['N', 200, 6],
  ['E', 394, 200],
  ['S', 200, 394],
  ['W', 6, 200],
] as const;

const kindAt = (id: string, turn: number, x: number, y: number) =>
  spotAtPoint(id, turn, x, y).split('@')[0] || 'river';

const known = new Map<string, string[]>();

/* What lies on the four sides of a tile, from the north clockwise. */
export function sidesOf(id: string, turn: number): string[] {
  const plain = known.get(id) ?? SIDES.map(([, x, y]) => kindAt(id, 0, x, y));
  known.set(id, plain);
  return plain.map((_k, i) => plain[(i - turn + 4) & 3] ?? '');
}

/* What lies on the four sides of a tile, and in its middle. */
export function tileWords(id: string, turn: number): string {
  const word = (k: string) => find(`kind.${k}`) ?? find('kind.river') ?? '';
  const sides = SIDES.map(
    ([side, x, y]) => `${find(`side.${side}`) ?? side} ${word(kindAt(id, turn, x, y))}`,
  );
  const middle = [...spotsOf(id, turn).keys()]
    .filter((k) => k === 'monastery' || k === 'garden')
    .map((k) => find(`kind.${k}`) ?? k);
  return [...sides, ...middle].join(', ');
}
