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

/* What lies on the four sides of a tile, and in its middle. */
export function tileWords(id: string, turn: number): string {
  const kind = (x: number, y: number) => spotAtPoint(id, turn, x, y).split('@')[0] ?? '';
  const word = (k: string) => find(`kind.${k}`) ?? find('kind.river') ?? '';
  const sides = SIDES.map(([side, x, y]) => `${find(`side.${side}`) ?? side} ${word(kind(x, y))}`);
  const middle = [...spotsOf(id, turn).keys()]
    .filter((k) => k === 'monastery' || k === 'garden')
    .map((k) => find(`kind.${k}`) ?? k);
  return [...sides, ...middle].join(', ');
}
