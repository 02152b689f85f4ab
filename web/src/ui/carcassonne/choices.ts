/*
 * Legal actions as things to point at.  Whatever a module invents: an action
 * that names a place of the board gets a marker there, any other a button.
 */
import type { Landscape } from '../../game/view.ts';

export type Target =
  | { kind: 'square'; x: number; y: number }
  | { kind: 'spot'; x: number; y: number; spot: string }
  | { kind: 'ferry'; x: number; y: number; ends: string }
  | { kind: 'sector'; sector: string }
  | { kind: 'none' };

export interface Choice {
  action: string;
  verb: string;
  figure: string | null; /* the figure it moves, if one */
  target: Target;
}

const FIGURES = ['meeple', 'big', 'builder', 'pig', 'shepherd', 'abbot', 'mage', 'witch', 'robber', 'lady'];

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
  if (/^(road|city|field|garden|monastery)(@\w+)?$/.test(name)) return { kind: 'spot', ...where, spot: name };
  return { kind: 'none' };
}

export function readChoice(action: string, last: { x: number; y: number } | null): Choice {
  const parts = action.split(':');
  const verb = parts[0] ?? '';
  const inner = parts.length > 2 ? (parts[1] ?? null) : null;
  const place = parts[parts.length - 1] ?? '';
  const figure = FIGURES.includes(verb) ? verb : inner !== null && FIGURES.includes(inner) ? inner : null;
  return { action, verb, figure, target: parts.length === 1 ? { kind: 'none' } : targetOf(place, last) };
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

/* The nearest of `all` from `from` in the direction of an arrow key. */
export function neighbour(from: { x: number; y: number }, key: string, all: { x: number; y: number }[]): { x: number; y: number } | null {
  const d = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!d) return null;
  let best: { x: number; y: number } | null = null;
  let least = Infinity;
  for (const s of all) {
    const dx = s.x - from.x;
    const dy = s.y - from.y;
    const along = dx * (d[0] ?? 0) + dy * (d[1] ?? 0);
    const across = Math.abs(dx * (d[1] ?? 0)) + Math.abs(dy * (d[0] ?? 0));
    if (along <= 0) continue;
    const cost = along + 2.5 * across;
    if (cost < least) {
      least = cost;
      best = s;
    }
  }
  return best;
}
