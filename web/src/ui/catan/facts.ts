/* What the rules say of the things in the box, asked of the engine (dsk_inspect, doc/catan.md). */
import { pictureEngine } from '../../engine/load.ts';
import type { Engine } from '../../engine/wasm.ts';
import { DEVS, readIsland, type Counts } from './view.ts';

const THINGS = ['road', 'settlement', 'city', 'card', 'longest-road', 'largest-army'] as const;
export type Thing = (typeof THINGS)[number];

export interface Facts {
  costs: Record<string, Counts>; /* of what is built or bought */
  points: Record<Thing, number>;
  cards: Counts; /* development cards in the box, of each kind */
}

/* `lumber:1,brick:1` */
function costsOf(text: string): Counts {
  const pairs = text.split(',').map((w) => w.split(':'));
  return Object.fromEntries(pairs.map(([kind = '', n]) => [kind, Number(n)]));
}

export function readFacts(e: Engine): Facts {
  e.setup('catan');
  const facts: Facts = { costs: {}, points: {} as Facts['points'], cards: {} };
  for (const thing of THINGS) {
    const told = e.inspect(thing);
    const costs = told?.get('costs');
    facts.points[thing] = Number(told?.get('points') ?? 0);
    if (costs !== undefined) facts.costs[thing] = costsOf(costs);
  }
  for (const kind of DEVS) facts.cards[kind] = Number(e.inspect(kind)?.get('count') ?? 0);
  return facts;
}

/* The colours that so many players have, by seat. */
export function readColours(e: Engine, players: number): string[] {
  if (e.refusal(`catan players=${players}`) !== null) return [];
  return readIsland(e.view(-1))
    .settlers.filter((x) => !x.neutral)
    .map((x) => x.colour);
}

let known: Facts | undefined;
const colours = new Map<number, string[]>();

export function boxFacts(): Facts {
  known ??= readFacts(pictureEngine());
  return known;
}

export function coloursOf(players: number): string[] {
  const all = colours.get(players) ?? readColours(pictureEngine(), players);
  colours.set(players, all);
  return all;
}
