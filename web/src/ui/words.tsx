/* The engine's sentences and notation in the words of the table. */
import { pictureEngine } from '../engine/load.ts';
import type { Note, Refusal } from '../engine/wasm.ts';
import type { Seat } from '../game/source.ts';
import { find, language, listed, t } from '../i18n/index.ts';
import { nameOf, wordsOf } from './game.ts';
import { gameOf } from './games.ts';
import { withNames } from './generic/lines.ts';

export function seatName(seats: Seat[], i: number): string {
  return seats[i]?.name || t('seat.person', { n: i + 1 });
}

/* What a place is: the page lights up where it is. */
export function placeWord(name: string): string {
  const kind = name.split(/[@/]/)[0] ?? '';
  return find(`kind.${kind}`) ?? kind;
}

/* A square in words: how far from the start tile, which lies at 0,0. */
function squareWords(x: number, y: number): string {
  const way = (n: number, to: string) => find(`side.at.${to}`, { n: Math.abs(n) }) ?? '';
  return listed(
    [x !== 0 && way(x, x > 0 ? 'E' : 'W'), y !== 0 && way(y, y > 0 ? 'S' : 'N')].filter(
      (w) => w !== false,
    ),
  );
}

/* `place:1,-2,R90` */
function laidText(rest: string): string | null {
  const [, x, y, degrees] = /^(-?\d+),(-?\d+),R(\d+)$/.exec(rest) ?? [];
  if (degrees === undefined) return null;
  const turn = find(`turn.by.${Number(degrees) / 90}`) ?? '';
  const where = squareWords(Number(x), Number(y));
  return where === '' ? t('act.laid.start', { turn }) : t('act.laid', { where, turn });
}

/* What happened, as the game tells it, with the names of this table. */
export function noteText(n: Note, seats: Seat[]): string {
  const names = seats.map((_x, i) => seatName(seats, i));
  return pictureEngine().tell(n.game, language(), names, n.line);
}

/* Why something cannot be done. */
export function refusalText(r: Refusal, seats: Seat[] = []): string {
  const own = r.key && (find(r.key) ?? t('server.other', { code: r.code }));
  const names = seats.map((_x, i) => seatName(seats, i));
  return own || pictureEngine().tell(r.game, language(), names, r.line) || t('error.refused');
}

/* The square that a note is about, or undefined. */
export function noteSquare(n: Note): string | undefined {
  return n.fields.feature?.split('/')[1] ?? n.fields.square;
}

/* What an action does, on a button. */
export function actionLabel(action: string, seats: Seat[]): string {
  const [verb = '', rest = ''] = split(action);
  const whole = find(`act.${action.split('/')[0] ?? action}`) ?? find(`act.${verb}.${rest}`);
  if (whole !== undefined) return whole;
  const laid = verb === 'place' ? laidText(rest) : null;
  if (laid !== null) return laid;
  if (verb === 'robber' && /^\d+$/.test(rest)) return t('act.space', { n: rest });
  const who = /^p(\d)$/.exec(rest);
  if (who) {
    const name = seatName(seats, Number(who[1]));
    if (verb === 'rob') return t('act.rob.player', { name });
    if (verb === 'victim') return t('act.victim', { name });
    if (verb === 'trade') return t('trade.with', { name });
    if (verb === 'to') return `${t('trade.to')} ${name}`;
  }
  if (rest.startsWith('crown@'))
    return `${find(`figure.${verb}`) ?? verb} – ${t('act.crown', { sector: find(`sector.${rest.slice(6)}`) ?? rest })}`;
  const known = find(`act.${verb}`);
  const figure = find(`figure.${verb}`);
  if (figure !== undefined) return rest === '' ? figure : `${figure} – ${placeWord(rest)}`;
  if (known === undefined)
    return withNames(
      action.replace(/[:,]/g, ' '),
      seats.map((x) => x.name),
    );
  if (rest === '') return known;
  const inner = split(rest);
  const inside = find(`figure.${inner[0] ?? ''}`);
  if (inside !== undefined) return `${known}: ${inside}, ${placeWord(inner[1] ?? '')}`;
  return `${known}: ${rest
    .split(',')
    .map((w) => find(`res.${w}`) ?? find(`dev.${w}`) ?? find(`sector.${w}`) ?? placeWord(w))
    .join(' → ')}`;
}

function split(action: string): [string, string] {
  const at = action.indexOf(':');
  return at < 0 ? [action, ''] : [action.slice(0, at), action.slice(at + 1)];
}

/* Games may have phases of the same name; then one says so. */
export function phaseText(phase: string, game: string): string {
  return find(`phase.${game}.${phase}`) ?? find(`phase.${phase}`) ?? t('phase.other');
}

/* A set-up line in words: players, then what the game has to say. */
export function setupWords(setup: string): string {
  const words = wordsOf(setup);
  const more = gameOf(nameOf(setup)).told?.(words) ?? [];
  return [t('setup.players', { n: words.players ?? '' }), ...more].filter(Boolean).join(' · ');
}
