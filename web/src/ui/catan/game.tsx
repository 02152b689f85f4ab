/* Catan as a row of the registry. */
import { pictureEngine } from '../../engine/load.ts';
import { LAYER } from '../../engine/wasm.ts';
import type { Pace } from '../../game/local.ts';
import { find, t } from '../../i18n/index.ts';
import type { Seat } from '../../game/source.ts';
import type { Game } from '../game.ts';
import { lazy } from '../lazy.tsx';
import { splitAction } from '../generic/lines.ts';
import { svgUrl } from '../pictures.ts';
import { pathWords, placeName } from './asked.tsx';
import { coloursOf } from './facts.ts';
import { count, luck, sources } from './ending.ts';
import { pointOf } from './geometry.ts';
import { Options } from './setup.tsx';
import { sketch } from './sketch.tsx';
import { CatanTable } from './table.tsx';
import { notePlace } from './trail.ts';
import { readIsland } from './view.ts';
import { UNTOLD } from './boards.ts';
import { actionLabel } from './words.ts';

const ISLAND_VIEW = [
  'catan players 3 turn 0 phase main mover p0 active p0',
  'hexes M10 P2 F9 G12 H6 P4 H10 G9 F11 D F3 M8 F8 M3 G4 P5 H5 G6 P11',
  'harbours any grain ore any wool any any brick lumber',
  'robber h9',
  'seat p0 red points 2',
  'pieces p0 settlements v23 v29 cities - roads e24 e30 e34',
  'seat p1 blue points 3',
  'pieces p1 settlements v21 cities v33 roads e20 e28 e45 e46',
  'seat p2 white points 2',
  'pieces p2 settlements v31 v35 cities - roads e37 e43 e47',
].join('\n');

function art(dark: boolean): string {
  const e = pictureEngine();
  e.read(ISLAND_VIEW);
  return e.draw(dark, 0, 100, 0);
}

/* What everybody may see of the points. */
function points(view: string, players: number): number[] {
  const out = Array.from({ length: players }, () => 0);
  for (const x of readIsland(view).settlers)
    if (!x.neutral && x.seat < players) out[x.seat] = x.points;
  return out;
}

function sound(action: string): 'dice' | 'place' | null {
  if (action.startsWith('roll:')) return 'dice';
  return /^(settle|road|city):/.test(action) ? 'place' : null;
}

/* The island is laid out at once, and what is put together card by card is shown whole. */
const AT_ONCE = ['terrain', 'spiral', 'harbour', 'draw', 'give', 'want', 'to', 'discard'];

function pace(action: string): Pace {
  const [verb] = splitAction(action);
  if (AT_ONCE.includes(verb)) return 'none';
  return verb === 'roll' ? 'long' : 'usual';
}

/* What is built, by what lies around it: places of the island have no names. */
function label(action: string, seats: Seat[], view = ''): string {
  const [verb, rest] = splitAction(action);
  const place = /[veh]\d+$/.exec(rest)?.[0];
  if (view === '' || place === undefined) return actionLabel(action, seats);
  const what = find(`act.${verb}`) ?? verb;
  const island = readIsland(view);
  const at = Number(place.slice(1));
  const where = place[0] === 'e' ? pathWords(island, at) : placeName(island, place, []);
  return t('catan.place', { what, place: where });
}

/* How wide a picture around a point is. */
const NEAR = 1150;

/* Of a picture what lies around a point; else all of the sea, without the paper's edge. */
function cut(svg: string, at: { x: number; y: number } | null): string {
  return svg.replace(/ viewBox="(\S+) (\S+) (\S+) (\S+)"/, (_all, ...box: string[]) => {
    const [x = 0, y = 0, w = 0, h = 0] = box.slice(0, 4).map(Number);
    const edge = w / 40;
    const wide = at ? Math.min(NEAR, w - 2 * edge) : w - 2 * edge;
    const high = (wide * h) / w;
    const within = (middle: number, from: number, all: number, part: number) =>
      Math.min(Math.max(middle - part / 2, from + edge), from + all - edge - part);
    const part = [
      within(at?.x ?? x + w / 2, x, w, wide),
      within(at?.y ?? y + h / 2, y, h, high),
      wide,
      high,
    ];
    return ` viewBox="${part.join(' ')}"`;
  });
}
export const catan: Game = {
  name: 'catan',
  lead: () => t('start.catan'),
  newTable: () => t('setup.catan'),
  art,
  seats: 3,
  now: { players: 3, words: {} },
  words: { board: 'variable' },
  Options,
  minutes: (players) => 20 + 15 * players,
  told: (words) => [find(`board.${words.board ?? ''}`) ?? ''],
  Table: CatanTable,
  colour: (players, seat) => coloursOf(players)[seat] ?? 'white',
  aids: ['hint'],
  tab: 'tab.bank',
  guided: true,
  secrets: true,
  tries: false,
  points,
  sound,
  pace,
  label,
  news: ['longest-road', 'largest-army'],
  unwritten: ['paid', 'returned'],
  along: ['gained', 'stolen', 'took', 'handed', 'seven'],
  sketch,
  place: notePlace,
  count,
  sources,
  luck,
  rulePicture: (_rule, view, place, dark) => {
    const e = pictureEngine();
    e.read(view || ISLAND_VIEW);
    const at = place === null ? null : pointOf(place);
    const svg = e.draw(dark, 0, 100, 0);
    if (!at) return svgUrl(svg);
    return svgUrl(svg.replace(/viewBox="[^"]*"/, `viewBox="${at.x - 360} ${at.y - 360} 720 720"`));
  },
  picture: (e, view, dark, lang, near = '') => {
    e.read(view);
    return cut(e.draw(dark, LAYER.page, 120, lang), near === '' ? null : pointOf(near));
  },
  real: {
    deals: ['lay', 'terrain', 'spiral', 'harbour'],
    words: { start_seat: '0', offers: '0' },
    unready: (words) => words.board === UNTOLD,
    apart: ['found-settlement'],
    unsaid: ['laid', 'board', 'turn'],
    Options: lazy(() => import('./real.tsx').then((m) => m.RealOptions)),
    Turn: lazy(
      () => import('./byhand.tsx').then((m) => m.TurnOfTwo),
      () => null,
    ),
    dice: true,
    early: 'roll',
  },
  ByHand: lazy(() => import('./byhand.tsx').then((m) => m.DiceByHand)),
};
