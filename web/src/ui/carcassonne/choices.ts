/*
 * Legal actions as things to point at.  Whatever a module invents: an action
 * that names a place of the board gets a marker there, any other a button.
 */
import type { Landscape } from './view.ts';

export type Target =
  | { kind: 'square'; x: number; y: number }
  | { kind: 'spot'; x: number; y: number; spot: string }
  | { kind: 'ferry'; x: number; y: number; ends: string }
  | { kind: 'sector'; sector: string }
  | { kind: 'figure'; figure: string; side: number } /* beside a figure that stands */
  | { kind: 'last'; side: number } /* on the tile laid last */
  | { kind: 'track'; space: number | null; of: 'space' | 'letter' } /* on the score track */
  | { kind: 'none' };

/* Actions that name no place, but are about one. */
const ABOUT: Record<string, Target> = {
  'flock:grow': { kind: 'figure', figure: 'shepherd', side: -1 },
  'flock:home': { kind: 'figure', figure: 'shepherd', side: 1 },
  'abbot:home': { kind: 'figure', figure: 'abbot', side: 0 },
  'banish:mage': { kind: 'figure', figure: 'mage', side: 0 },
  'banish:witch': { kind: 'figure', figure: 'witch', side: 0 },
  'crop:add': { kind: 'last', side: -1 },
  'crop:remove': { kind: 'last', side: 1 },
  'read:do': { kind: 'track', space: null, of: 'letter' },
};

const SPACES = 50;

/* Where the counters of a seat stand: first counter, second, robber. */
function counters(l: Landscape, seat: number): { meeple: number; lady: number } {
  const lady = l.ladies[seat] ?? 0;
  return { meeple: (l.score[seat] ?? 0) - lady, lady };
}

function space(points: number): number {
  return ((points % SPACES) + SPACES) % SPACES;
}

/* Seats with a counter on a space of the score track. */
export function countersAt(l: Landscape, at: number): number[] {
  return l.score.flatMap((_x, seat) => {
    const { meeple, lady } = counters(l, seat);
    const own = l.ladies.length > 0 ? [meeple, lady] : [meeple];
    return own.some((points) => space(points) === at) ? [seat] : [];
  });
}

/* The space of the score track that an action of the viewer is about. */
export function trackSpace(action: string, l: Landscape, viewer: number): number | null {
  const [verb = '', what = ''] = action.split(':');
  if (verb === 'robber' && /^\d+$/.test(what)) return Number(what);
  if (verb === 'counter') return space(counters(l, viewer)[what === 'lady' ? 'lady' : 'meeple']);
  if (action === 'read:points') return space(counters(l, viewer).meeple + 2);
  if (verb === 'victim') return space(counters(l, Number(what.slice(1))).meeple);
  return null;
}

export interface Choice {
  action: string;
  verb: string;
  figure: string | null; /* the figure it moves, if one */
  target: Target;
}

/* Those that an action may name; a test holds them against the engine. */
export const FIGURES = [
  'meeple',
  'big',
  'builder',
  'pig',
  'shepherd',
  'abbot',
  'mage',
  'witch',
  'robber',
  'lady',
];

function square(text: string): { x: number; y: number } | null {
  const m = /^(-?\d+),(-?\d+)$/.exec(text);
  return m ? { x: Number(m[1]), y: Number(m[2]) } : null;
}

/* `city@N/1,0`, `E-S/2,-2`, `1,0`, `city@N`, `crown@taxes`. */
function targetOf(place: string, last: { x: number; y: number } | null): Target {
  const [name = '', at] = place.split('/');
  const where = at === undefined ? last : square(at);
  const own = square(name);
  if (own) return { kind: 'square', ...own };
  if (name.startsWith('crown@')) return { kind: 'sector', sector: name.slice(6) };
  if (where === null) return { kind: 'none' };
  if (/^[NESW]-[NESW]$/.test(name)) return { kind: 'ferry', ...where, ends: name };
  if (/^(road|city|field|garden|monastery)(@\w+)?$/.test(name))
    return { kind: 'spot', ...where, spot: name };
  return { kind: 'none' };
}

export function readChoice(action: string, last: { x: number; y: number } | null): Choice {
  const parts = action.split(':');
  const verb = parts[0] ?? '';
  const inner = parts.length > 2 ? (parts[1] ?? null) : null;
  const place = parts[parts.length - 1] ?? '';
  const figure = FIGURES.includes(verb)
    ? verb
    : inner !== null && FIGURES.includes(inner)
      ? inner
      : null;
  const about =
    ABOUT[action] ??
    (place === 'fly'
      ? { kind: 'last', side: 0 }
      : /^(robber:\d+|counter:\w+|victim:p\d|read:points)$/.test(action)
        ? { kind: 'track', space: null, of: 'space' }
        : null);
  return {
    action,
    verb,
    figure: verb === 'robber' ? null : figure,
    target:
      about !== null
        ? (about as Target)
        : parts.length === 1
          ? { kind: 'none' }
          : targetOf(place, last),
  };
}

/* Turns (quarters) that are legal on each square, from `place:` actions. */
export function placements(legal: string[]): Map<string, number[]> {
  const map = new Map<string, number[]>();
  for (const a of legal) {
    const m = /^place:(-?\d+,-?\d+),R(\d+)$/.exec(a);
    if (!m) continue;
    const turns = map.get(m[1] ?? '') ?? [];
    turns.push(Number(m[2]) / 90);
    map.set(m[1] ?? '', turns);
  }
  return map;
}

export function lastSquare(l: Landscape): { x: number; y: number } | null {
  return l.last === null ? null : square(l.last);
}

/* Figures that are put down, and those that one place would not tell apart. */
export function figuresOf(choices: Choice[], markers: { choices: Choice[] }[]): string[] {
  const down = choices.filter(
    (c) => (c.target.kind === 'spot' || c.target.kind === 'sector') && c.verb === c.figure,
  );
  const alike = markers.filter((m) => new Set(m.choices.map((c) => c.figure)).size > 1);
  const all = [...down, ...alike.flatMap((m) => m.choices)];
  return [...new Set(all.map((c) => c.figure ?? ''))].filter(Boolean);
}
