/* What an answer does: tried on the page's own copy, told in a sentence or two. */
import type { Note } from '../../engine/wasm.ts';
import type { Seat } from '../../game/source.ts';
import { find, listed, t } from '../../i18n/index.ts';
import { labelName, noteText } from '../words.tsx';
import type { Choice } from './choices.ts';
import { spotsOf } from './drawing.ts';
import { featureOf, type Explains, type Feature } from './explain.ts';
import { key } from './squares.ts';
import type { Turn } from './turn.ts';

/* Every fifth space of the score track is dark (MSG-3). */
const DARK = 5;

/* What the answer brings at once, as the table would tell it. */
function told(notes: Note[], seats: Seat[]): string {
  return notes
    .filter((n) => Number(n.fields.points ?? 0) > 0 && n.fields.player !== undefined)
    .map((n) => noteText(n, seats))
    .join(' ');
}

/* Whose a feature is: those with most figures there. */
function ownersOf(f: Feature, seats: Seat[]): string {
  const most = Math.max(0, ...f.weight);
  if (most === 0) return t('worth.who.none');
  return listed(f.weight.flatMap((w, i) => (w === most ? [labelName(seats, i)] : [])));
}

function worthText(f: Feature, before: Feature | null, seats: Seat[]): string {
  const changed = before !== null && before.complete !== f.complete && before.tiles === f.tiles;
  const worth =
    f.kind === 'field'
      ? t('worth.field', { n: f.worth })
      : changed
        ? t('worth.from', { before: before.complete, after: f.complete })
        : t('worth.now', { tiles: f.tiles, points: f.complete });
  return `${worth} – ${ownersOf(f, seats)}.`;
}

/* Where the feature of an answer lies: `city@N/1,0`, or a stretch of road at a lake. */
function spotOf(c: Choice): string | null {
  if (c.target.kind === 'spot') return `${c.target.spot}/${key(c.target)}`;
  if (c.target.kind === 'ferry') return `road@${c.target.ends[0]}/${key(c.target)}`;
  return null;
}

/* Who stands on a tile where a gold bar may lie. */
function standing(turn: Turn, of: Explains, square: { x: number; y: number }, seats: Seat[]) {
  const tile = turn.land.at.get(key(square));
  const names = tile
    ? [...spotsOf(tile.id, tile.turn).keys()].flatMap((spot) => {
        const f = featureOf(of, `${spot}/${key(square)}`);
        return f && Math.max(0, ...f.weight) > 0 ? [ownersOf(f, seats)] : [];
      })
    : [];
  const who = [...new Set(names)];
  return who.length > 0 ? t('gold.here', { who: listed(who) }) : t('gold.nobody');
}

/* A counter that moves on may come to a dark space. */
function counterText(notes: Note[]): string {
  const n = Number(notes.find((x) => x.code === 'counter')?.fields.space ?? 0);
  return t(n > 0 && n % DARK === 0 ? 'does.letter' : 'does.counter', { n });
}

const PLAIN = ['builder', 'pig', 'shepherd'];

/* What needs no look at the position. */
function known(c: Choice, letter: string | null): string | undefined {
  if (c.action === 'read:do') return t(letter === '7' ? 'does.read.tile' : 'does.read.none');
  if (c.target.kind === 'sector') return find(`does.crown.${c.target.sector}`);
  if (c.action.endsWith(':fly')) return t('does.fly');
  if (PLAIN.includes(c.verb)) return find(`does.${c.verb}`);
  return find(`does.${c.action}`) ?? find(`does.${c.verb}`);
}

/* What choosing it does, in words; empty where nothing is to be said. */
export function effectOf(turn: Turn, c: Choice, seats: Seat[]): string {
  const { replica, scene, table } = turn;
  const plain = known(c, turn.land.letter);
  if (!replica) return plain ?? '';
  const spot = spotOf(c);
  const old = replica.try(scene.start, table.viewer).notes.length;
  if (c.verb === 'gold' && c.target.kind === 'square')
    return standing(turn, replica, c.target, seats);
  const before = spot === null ? null : featureOf(replica, spot);
  const trial = replica.try([...scene.start, c.action], table.viewer);
  if (trial.refusal) return '';
  const notes = trial.notes.slice(old);
  if (c.verb === 'counter') return counterText(notes);
  const brings = told(notes, seats);
  if (brings !== '' || (plain !== undefined && c.verb !== 'abbot')) return brings || (plain ?? '');
  const after = spot === null ? null : featureOf(replica, spot);
  return after ? worthText(after, before, seats) : '';
}
