/* Actions, places and squares of Carcassonne in the words of the table. */
import type { Note } from '../../engine/wasm.ts';
import type { Seat } from '../../game/source.ts';
import { find, listed, t } from '../../i18n/index.ts';
import { plainAction, splitAction } from '../generic/lines.ts';
import { seatName } from '../words.tsx';

/* What a place is: the page lights up where it is. */
export function placeWord(name: string): string {
  const kind = name.split(/[@/]/)[0] ?? '';
  const ends = /^([NESW])-([NESW])$/.exec(kind);
  if (ends) return t('act.ends', { a: sideWord(ends[1]), b: sideWord(ends[2]) });
  const square = /^(-?\d+),(-?\d+)$/.exec(kind);
  if (square) return squareWords(Number(square[1]), Number(square[2]));
  return find(`kind.${kind}`) ?? kind;
}

const sideWord = (side: string | undefined) => find(`side.${side ?? ''}`) ?? '';

export function sectorWord(sector: string): string {
  return find(`sector.${sector}`) ?? sector;
}

/* The square that a note is about, or undefined. */
export function noteSquare(n: Note): string | undefined {
  return n.fields.feature?.split('/')[1] ?? n.fields.square;
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
function laidText(rest: string): string | undefined {
  const [, x, y, degrees] = /^(-?\d+),(-?\d+),R(\d+)$/.exec(rest) ?? [];
  if (degrees === undefined) return undefined;
  const turn = find(`turn.by.${Number(degrees) / 90}`) ?? '';
  const where = squareWords(Number(x), Number(y));
  return where === '' ? t('act.laid.start', { turn }) : t('act.laid', { where, turn });
}

/* What a figure does: `meeple:city@N/1,0`, `meeple:crown@taxes`. */
function figureText(figure: string, rest: string): string {
  if (rest === '') return figure;
  const place = rest.startsWith('crown@')
    ? t('act.crown', { sector: sectorWord(rest.slice(6)) })
    : placeWord(rest);
  return `${figure} – ${place}`;
}

/* `robber:5`, and what chance brings: a letter, a token of so many sheep, a die. */
function numbered(verb: string, n: string): string | undefined {
  if (verb === 'robber') return t('act.space', { n });
  if (verb === 'letter') return find(`letter.${n}`);
  if (verb === 'token') return find(`act.${verb}`, { n: Number(n) });
  return verb === 'die' ? n : undefined;
}

/* Actions whose words need more than their parts. */
function special(verb: string, rest: string, seats: Seat[]): string | undefined {
  if (verb === 'place') return laidText(rest);
  if (/^\d+$/.test(rest)) return numbered(verb, rest);
  const who = /^p(\d)$/.exec(rest);
  if (verb === 'victim' && who) return t('act.victim', { name: seatName(seats, Number(who[1])) });
  return undefined;
}

/* What an action does; undefined where we have no words for it. */
function known(action: string, seats: Seat[]): string | undefined {
  const [verb, rest] = splitAction(action);
  const whole = find(`act.${action.split('/')[0] ?? action}`) ?? special(verb, rest, seats);
  if (whole !== undefined) return whole;
  const figure = find(`figure.${verb}`);
  if (figure !== undefined) return figureText(figure, rest);
  const does = find(`act.${verb}`);
  if (does === undefined || rest === '') return does;
  const [inner, place] = splitAction(rest);
  const inside = find(`figure.${inner}`);
  return `${does}: ${inside === undefined ? placeWord(rest) : `${inside}, ${placeWord(place)}`}`;
}

/* What an action does, on a button. */
export function actionLabel(action: string, seats: Seat[]): string {
  return (
    known(action, seats) ??
    plainAction(
      action,
      seats.map((x) => x.name),
    )
  );
}
