/* The picture of a rule: the place it was asked about, else a tile of its expansion. */
import { pictureEngine } from '../../engine/load.ts';
import { wholeSvg } from '../../engine/parts.ts';
import { svgUrl } from '../pictures.ts';
import { UNIT } from './boxes.ts';
import { tileSvg } from './drawing.ts';
import { MODULES } from './modules.ts';

/* Whose tiles show what rules of that name are about. */
const CHAPTERS: Record<string, string> = {
  RIV: 'river',
  INN: 'inns',
  TRD: 'traders',
  ABB: 'abbot',
  HIL: 'hills',
  SHP: 'hills',
  WHL: 'wheel',
  FLY: 'flyers',
  FER: 'ferries',
  GLD: 'gold',
  MAG: 'magewitch',
  ROB: 'robbers',
  MSG: 'messages',
  CRP: 'crops',
};

const AROUND = 1.75; /* squares to each side of the place */

/* A piece of the landscape with a feature or square lit up. */
function placed(view: string, place: string, dark: boolean): string {
  const at = /(-?\d+),(-?\d+)$/.exec(place);
  if (!at) return '';
  const e = pictureEngine();
  e.read(view);
  const box = [Number(at[1]) - AROUND, Number(at[2]) - AROUND, 2 * AROUND, 2 * AROUND];
  const svg = wholeSvg(e.parts(dark, 0, 100, 0), 0.25, box.map((n) => n * UNIT).join(' '));
  const lit = place.includes('/') ? e.lit([place], dark) : '';
  return svgUrl(svg.replace(/<\/svg>\s*$/, `${lit}</svg>`));
}

export function rulePicture(rule: string, view: string, place: string | null, dark: boolean) {
  const own = view !== '' && place !== null ? placed(view, place, dark) : '';
  if (own !== '') return own;
  const module = MODULES.find((m) => m.id === CHAPTERS[rule.split('-')[0] ?? '']);
  return svgUrl(tileSvg(module?.tiles[0] ?? 'N', 0, dark, 220));
}
