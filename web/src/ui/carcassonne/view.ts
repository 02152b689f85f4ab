/* The lines of a view of Carcassonne (doc/notation.md) as an object. */
import { readLines, seatOf, type LineTable } from '../../game/lines.ts';

export interface Tile {
  id: string;
  x: number;
  y: number;
  turn: number; /* quarters */
}

export interface Figure {
  seat: number;
  kind: string;
  x: number;
  y: number;
  spot: string;
}

export interface Landscape {
  phase: string;
  turn: number;
  decides: number;
  current: string | null;
  last: string | null;
  tiles: Tile[];
  figures: Figure[];
  score: number[];
  supply: Record<string, number>[];
  goods: Record<string, number>[];
  bars: number[];
  bag: { left: number; under: number; kinds: { id: string; n: number }[] };
  gone: { id: string; n: number }[];
  winners: number[];
  wheel: { x: number; y: number } | null; /* the corner of its board */
  ladies: number[]; /* points of the second counter, by seat */
  letter: string | null; /* the one being read, as far as the viewer knows it */
  magic: Record<string, { x: number; y: number; spot: string }>; /* mage and witch */
  more: string[]; /* lines that nothing on the page needs */
  at: Map<string, Tile>;
}

function squareOf(word: string | undefined): { x: number; y: number } {
  const [x = 0, y = 0] = (word ?? '0,0').split(',').map(Number);
  return { x, y };
}

function magicOf(kind: string) {
  return (l: Landscape, w: string[]) => {
    l.magic[kind] = { ...squareOf(w[0]), spot: w[1] ?? '' };
  };
}

function kinds(words: string[]): { id: string; n: number }[] {
  const out: { id: string; n: number }[] = [];
  for (let i = 0; i + 1 < words.length; i += 2)
    out.push({ id: words[i] ?? '', n: Number(words[i + 1]) });
  return out;
}

/* How each kind of line is read; a test holds this against the engine. */
export const LANDSCAPE_LINES: LineTable<Landscape> = {
  phase: (l, w) => {
    l.phase = w[0] ?? '';
  },
  turn: (l, w) => {
    l.turn = seatOf(w[0]);
  },
  decides: (l, w) => {
    l.decides = seatOf(w[0]);
  },
  current: (l, w) => {
    l.current = w[0] ?? null;
  },
  last: (l, w) => {
    l.last = w[0] ?? null;
  },
  tile: (l, w) => {
    const turn = Number((w[2] ?? 'R0').slice(1)) / 90;
    const t = { id: w[0] ?? '', ...squareOf(w[1]), turn };
    l.tiles.push(t);
    l.at.set(`${t.x},${t.y}`, t);
  },
  figure: (l, w) => {
    l.figures.push({
      seat: seatOf(w[0]),
      kind: w[1] ?? '',
      ...squareOf(w[2]),
      spot: w[3] ?? '',
    });
  },
  score: (l, w) => {
    l.score[seatOf(w[0])] = Number(w[1]);
  },
  supply: (l, w) => {
    (l.supply[seatOf(w[0])] ??= {})[w[1] ?? ''] = Number(w[2]);
  },
  goods: (l, w) => {
    (l.goods[seatOf(w[0])] ??= {})[w[1] ?? ''] = Number(w[2]);
  },
  bars: (l, w) => {
    l.bars[seatOf(w[0])] = Number(w[1]);
  },
  bag: (l, w) => {
    l.bag = { left: Number(w[0]) - l.bag.under, under: l.bag.under, kinds: kinds(w.slice(1)) };
  },
  /* Under hills: among the tiles of the bag, but nobody will draw them. */
  hidden: (l, w) => {
    l.bag = { ...l.bag, left: l.bag.left - Number(w[0]), under: Number(w[0]) };
  },
  gone: (l, w) => {
    l.gone = kinds(w.slice(1));
  },
  winner: (l, w) => {
    l.winners.push(...w.map(seatOf));
  },
  board: (l, w) => {
    l.wheel = squareOf(w[1]);
  },
  lady: (l, w) => {
    l.ladies[seatOf(w[0])] = Number(w[1]);
  },
  letter: (l, w) => {
    l.letter = w[0] === '?' ? null : (w[0] ?? null);
  },
  mage: magicOf('mage'),
  witch: magicOf('witch'),
};

export function readLandscape(view: string): Landscape {
  const l: Landscape = {
    phase: '',
    turn: -1,
    decides: -1,
    current: null,
    last: null,
    tiles: [],
    figures: [],
    score: [],
    supply: [],
    goods: [],
    bars: [],
    bag: { left: 0, under: 0, kinds: [] },
    gone: [],
    winners: [],
    wheel: null,
    ladies: [],
    letter: null,
    magic: {},
    more: [],
    at: new Map(),
  };
  l.more = readLines(view, LANDSCAPE_LINES, l);
  if (l.decides < 0) l.decides = l.turn;
  return l;
}
