/* Lines of a view (doc/notation.md, doc/catan.md) as objects. */

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
  bag: { left: number; kinds: { id: string; n: number }[] };
  gone: { id: string; n: number }[];
  winners: number[];
  more: string[]; /* lines of modules that are shown as they are */
  at: Map<string, Tile>;
}

const seatOf = (word: string | undefined) => Number((word ?? 'p-1').slice(1));

function kinds(words: string[]): { id: string; n: number }[] {
  const out: { id: string; n: number }[] = [];
  for (let i = 0; i + 1 < words.length; i += 2)
    out.push({ id: words[i] ?? '', n: Number(words[i + 1]) });
  return out;
}

/* How each kind of line is read; a test holds this against the engine. */
export const LANDSCAPE_LINES: Record<string, (l: Landscape, w: string[]) => void> = {
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
    const [x, y] = (w[1] ?? '0,0').split(',').map(Number);
    const t = {
      id: w[0] ?? '',
      x: x ?? 0,
      y: y ?? 0,
      turn: Number((w[2] ?? 'R0').slice(1)) / 90,
    };
    l.tiles.push(t);
    l.at.set(`${t.x},${t.y}`, t);
  },
  figure: (l, w) => {
    const [x, y] = (w[2] ?? '0,0').split(',').map(Number);
    l.figures.push({
      seat: seatOf(w[0]),
      kind: w[1] ?? '',
      x: x ?? 0,
      y: y ?? 0,
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
    l.bag = { left: Number(w[0]), kinds: kinds(w.slice(1)) };
  },
  gone: (l, w) => {
    l.gone = kinds(w.slice(1));
  },
  winner: (l, w) => {
    l.winners.push(...w.map(seatOf));
  },
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
    bag: { left: 0, kinds: [] },
    gone: [],
    winners: [],
    more: [],
    at: new Map(),
  };
  for (const line of view.split('\n')) {
    const [word = '', ...w] = line.split(' ');
    const read = LANDSCAPE_LINES[word];
    if (read) read(l, w);
    else if (line !== '') l.more.push(line);
  }
  if (l.decides < 0) l.decides = l.turn;
  return l;
}

/* ---- Catan ---------------------------------------------------------------- */

export const RESOURCES = ['lumber', 'brick', 'wool', 'grain', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];
export const DEVS = [
  'knight',
  'road-building',
  'year-of-plenty',
  'monopoly',
  'victory-point',
] as const;
export type Counts = Record<string, number>;

export interface Settler {
  seat: number;
  colour: string;
  neutral: boolean;
  points: number;
  cards: number;
  known: Counts;
  unknown: number;
  dev: number;
  knights: number;
  road: number;
  tradeCards: number | null;
  settlements: string[];
  cities: string[];
  roads: string[];
}

export interface Offer {
  give: Counts;
  want: Counts;
  to: number[];
  toAnswer: number[];
  accepted: number[];
  text: string;
}

export interface Island {
  turn: number;
  phase: string;
  mover: number;
  active: number;
  dice: [number, number];
  rolls: number;
  offers: number;
  hexes: string[];
  harbours: string[];
  robber: string;
  bank: Counts;
  deck: number;
  settlers: Settler[];
  longest: number;
  army: number;
  gone: Counts;
  offer: string | null;
  draft: string | null;
  counters: string[];
  hand: Counts | null;
  cards: Counts | null;
  fresh: Counts | null;
  discarding: string | null;
  points: number | null;
  more: string[];
}

function counts(words: string[]): Counts {
  const out: Counts = {};
  for (let i = 0; i + 1 < words.length; i += 2) out[words[i] ?? ''] = Number(words[i + 1]);
  return out;
}

function after(words: string[], key: string): string | undefined {
  const at = words.indexOf(key);
  return at < 0 ? undefined : words[at + 1];
}

function between(words: string[], key: string, ends: string[]): string[] {
  const at = words.indexOf(key);
  if (at < 0) return [];
  const rest = words.slice(at + 1);
  const end = rest.findIndex((w) => ends.includes(w));
  return (end < 0 ? rest : rest.slice(0, end)).filter((w) => w !== '-');
}

function readSettler(w: string[], neutral: boolean): Settler {
  const num = (key: string) => Number(after(w, key) ?? 0);
  return {
    seat: seatOf(w[0]),
    colour: w[1] ?? '',
    neutral,
    points: num('points'),
    cards: num('cards'),
    known: counts(between(w, 'known', ['unknown'])),
    unknown: num('unknown'),
    dev: num('dev'),
    knights: num('knights'),
    road: num('road'),
    tradeCards: w.includes('trade-cards') ? num('trade-cards') : null,
    settlements: [],
    cities: [],
    roads: [],
  };
}

/* How each kind of line is read; a test holds this against the engine. */
export const ISLAND_LINES: Record<string, (s: Island, w: string[]) => void> = {
  catan: (s, w) => {
    s.turn = Number(after(w, 'turn'));
    s.phase = after(w, 'phase') ?? '';
    s.mover = seatOf(after(w, 'mover'));
    s.active = seatOf(after(w, 'active'));
  },
  turn: (s, w) => {
    const [a, b] = (after(w, 'dice') ?? '0+0').split('+').map(Number);
    s.dice = [a ?? 0, b ?? 0];
    s.rolls = Number(after(w, 'rolls'));
    s.offers = Number(after(w, 'offers'));
  },
  hexes: (s, w) => {
    s.hexes = w;
  },
  harbours: (s, w) => {
    s.harbours = w;
  },
  robber: (s, w) => {
    s.robber = w[0] ?? '';
  },
  bank: (s, w) => {
    s.bank = counts(w);
  },
  deck: (s, w) => {
    s.deck = Number(w[0]);
  },
  seat: (s, w) => {
    s.settlers.push(readSettler(w, false));
  },
  neutral: (s, w) => {
    s.settlers.push(readSettler(w, true));
  },
  pieces: (s, w) => {
    const party = s.settlers[s.settlers.length - 1];
    if (party) {
      party.settlements = between(w, 'settlements', ['cities']);
      party.cities = between(w, 'cities', ['roads']);
      party.roads = between(w, 'roads', []);
    }
  },
  awards: (s, w) => {
    s.longest = seatOf(after(w, 'longest')?.replace('-', 'p-1'));
    s.army = seatOf(after(w, 'army')?.replace('-', 'p-1'));
  },
  gone: (s, w) => {
    s.gone = counts(w);
  },
  offer: (s, w) => {
    s.offer = w.join(' ');
  },
  draft: (s, w) => {
    s.draft = w.join(' ');
  },
  counter: (s, w) => {
    s.counters.push(w.join(' '));
  },
  hand: (s, w) => {
    s.hand = counts(w);
  },
  cards: (s, w) => {
    s.cards = counts(w);
  },
  fresh: (s, w) => {
    s.fresh = counts(w);
  },
  discarding: (s, w) => {
    s.discarding = w.join(' ');
  },
  points: (s, w) => {
    s.points = Number(w[0]);
  },
};

export function readIsland(view: string): Island {
  const s: Island = {
    turn: 0,
    phase: '',
    mover: -1,
    active: -1,
    dice: [0, 0],
    rolls: 0,
    offers: 0,
    hexes: [],
    harbours: [],
    robber: '',
    bank: {},
    deck: 0,
    settlers: [],
    longest: -1,
    army: -1,
    gone: {},
    offer: null,
    draft: null,
    counters: [],
    hand: null,
    cards: null,
    fresh: null,
    discarding: null,
    points: null,
    more: [],
  };
  for (const line of view.split('\n')) {
    const [word = '', ...w] = line.split(' ');
    const read = ISLAND_LINES[word];
    if (read) read(s, w);
    else if (line !== '') s.more.push(line);
  }
  return s;
}
