/* The lines of a view of Catan (doc/catan.md) as an object. */
import { readLines, seatOf, type LineTable } from '../../game/lines.ts';

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
  discards: number; /* cards to give up after a seven */
  tracked: boolean; /* no: the cards lie on a real table, and nobody tells them */
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
  discarding: Counts; /* of those, chosen already */
  toReturn: number; /* cards to give back to the bank */
  points: number | null;
  rates: Counts; /* at which the bank changes each kind, for the viewer */
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
    discards: num('discards'),
    tracked: after(w, 'tracked') !== '0',
    settlements: [],
    cities: [],
    roads: [],
  };
}

/* How each kind of line is read; a test holds this against the engine. */
export const ISLAND_LINES: LineTable<Island> = {
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
    s.longest = seatOf(after(w, 'longest'));
    s.army = seatOf(after(w, 'army'));
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
    s.discarding = counts(w);
  },
  'to-return': (s, w) => {
    s.toReturn = Number(w[0]);
  },
  rates: (s, w) => {
    s.rates = counts(w);
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
    discarding: {},
    toReturn: 0,
    points: null,
    rates: {},
    more: [],
  };
  s.more = readLines(view, ISLAND_LINES, s);
  return s;
}

/* Does nobody tell the cards of this seat? */
export function untracked(island: Island, seat: number): boolean {
  return island.settlers.some((x) => !x.neutral && x.seat === seat && !x.tracked);
}
