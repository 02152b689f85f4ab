/* Carcassonne as a row of the registry. */
import { pictureEngine } from '../../engine/load.ts';
import { LAYER, type Note } from '../../engine/wasm.ts';
import { wholeSvg } from '../../engine/parts.ts';
import type { Pace } from '../../game/local.ts';
import { find, t } from '../../i18n/index.ts';
import { lazy } from '../lazy.tsx';
import { AIDS, scoreLines, type Game, type Words } from '../game.ts';
import { splitAction } from '../generic/lines.ts';
import { SECTORS } from './sectors.ts';
import { count, luck, sources } from './sources.ts';
import { mend } from './mend.ts';
import { MODULES, chosen, presetWords } from './modules.ts';
import { rulePicture } from './rulepicture.ts';
import { Options } from './setup.tsx';
import { sketch } from './sketch.tsx';
import { CarcassonneTable } from './table.tsx';
import { actionLabel } from './words.ts';

function minutes(players: number, words: Words): number {
  const extra = MODULES.filter((m) => chosen(words).includes(m.id));
  return extra.reduce((sum, m) => sum + m.minutes, 15 + 8 * players);
}

function told(words: Words): string[] {
  return [
    find(`edition.${words.edition ?? ''}`) ?? '',
    ...chosen(words).map((m) => find(`module.${m}`) ?? ''),
  ];
}

/* Notes about the wheel. */
const WHEEL = ['wheel', 'crown', 'scored-crown', ...SECTORS];

/* A feature, a spot of a square, a square, or the wheel. */
function place(n: Note): string | null {
  const { feature, spot, square } = n.fields;
  if (WHEEL.includes(n.code)) return 'wheel';
  if (feature !== undefined) return feature;
  return spot !== undefined && square !== undefined ? `${spot}/${square}` : (square ?? null);
}

/* Tiles are drawn and laid out at once; a tile that was placed is to be seen. */
function pace(action: string): Pace {
  const [verb] = splitAction(action);
  if (verb === 'draw' || verb === 'lay') return 'none';
  if (verb === 'place') return 'long';
  return verb === 'pass' ? 'short' : 'usual';
}

/* A piece of a landscape: tile, square, turn; and who stands there. */
const LANDSCAPE =
  'D:0,0:0 E:0,-1:180 V:-1,0:270 V:-1,1:180 J:0,1:90 B:-1,-1:0 A:-2,0:180 W:-2,-1:90 W:-3,-1:0 J:-3,0:180 E:-3,1:0 D:-4,0:0 T:-4,-1:270 S:-5,0:270 O:-5,-1:180 F:-5,1:90 B:-2,1:0 B:-4,1:0';
const PEOPLE =
  'p0:-4,-1:city@N p1:-2,0:monastery p2:-3,0:road@W p3:-1,0:field@NL p1:0,0:road@E p0:-4,1:field@NL';

const cut = (words: string) => words.split(' ').map((w) => w.split(':'));
const LANDSCAPE_VIEW = [
  'phase over',
  ...cut(LANDSCAPE).map(([id, at, turn]) => `tile ${id} ${at} R${turn}`),
  ...cut(PEOPLE).map(([who, at, spot]) => `figure ${who} meeple ${at} ${spot}`),
].join('\n');

function art(dark: boolean): string {
  const e = pictureEngine();
  e.read(LANDSCAPE_VIEW);
  return wholeSvg(e.parts(dark, 0, 100, 0), 0.3, '-2200 -520 2400 1000', 'z1');
}

export const carcassonne: Game = {
  name: 'carcassonne',
  lead: () => t('start.carcassonne'),
  newTable: () => t('setup.carcassonne'),
  art,
  seats: 2,
  now: { players: 2, words: { edition: 'bb6' } },
  words: presetWords('bb6'),
  Options,
  mend,
  minutes,
  told,
  Table: CarcassonneTable,
  colour: (_players, seat) => `seat${seat}`,
  aids: AIDS,
  tab: 'tab.tiles',
  secrets: false,
  tries: true,
  points: scoreLines,
  sound: (a) => (a.startsWith('place:') ? 'place' : null),
  pace,
  label: actionLabel,
  unwritten: ['drawn', 'laid'],
  unsaid: ['drawn'],
  along: ['returned', 'robbed'],
  alongPoints: ['goods'],
  sketch,
  guided: true,
  place,
  count,
  sources,
  luck,
  rulePicture,
  picture: (e, view, dark, lang) => {
    e.read(view);
    return e.draw(dark, LAYER.page, 100, lang);
  },
  ByHand: lazy(() => import('./byhand.tsx').then((m) => m.TilesByHand)),
  Laid: lazy(() => import('./laid.tsx').then((m) => m.Laid)),
  hand: { phases: ['draw', 'place'], ask: 'fits', fact: 'squares' },
  real: {
    unsaid: ['placed', 'figure'],
    Options: lazy(() => import('./shelf.tsx').then((m) => m.Shelf)),
    reasons: ['city', 'road', 'monastery', 'garden', 'field', 'goods'],
    Feature: lazy(() => import('./worth.tsx').then((m) => m.OneFeature)),
    Arrange: lazy(() => import('./arrange.tsx').then((m) => m.Arrange)),
    squares: (view) => import('./arrange.tsx').then((m) => m.squares(view)),
    Entry: lazy(
      () => import('./entry.tsx').then((m) => m.Entry),
      () => null,
    ),
    laysAt: (text, at) =>
      text.includes(`place:${at},R`) || (text.startsWith('put tile ') && text.includes(` ${at} R`)),
  },
};
