/* A tile in words, for those who do not see it. */
import { pictureEngine } from '../../engine/load.ts';
import { find } from '../../i18n/index.ts';

/* Points just inside each side. */
const SIDES = [
  ['N', 200, 6],
  ['E', 394, 200],
  ['S', 200, 394],
  ['W', 6, 200],
] as const;

/* What lies on the four sides of a tile, and in its middle. */
export function tileWords(id: string, turn: number): string {
  const engine = pictureEngine();
  const kind = (x: number, y: number) => engine.hit(id, turn, x, y).split('@')[0] ?? '';
  const word = (k: string) => find(`kind.${k}`) ?? find('kind.river') ?? '';
  const sides = SIDES.map(([side, x, y]) => `${find(`side.${side}`) ?? side} ${word(kind(x, y))}`);
  const middle = [...engine.spots(id, turn).keys()]
    .filter((k) => k === 'monastery' || k === 'garden')
    .map((k) => find(`kind.${k}`) ?? k);
  return [...sides, ...middle].join(', ');
}
