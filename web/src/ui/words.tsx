/* The engine's sentences and notation in the words of the table. */
import { pictureEngine } from '../engine/load.ts';
import type { Note, Refusal } from '../engine/wasm.ts';
import type { Seat } from '../game/source.ts';
import { find, language, t } from '../i18n/index.ts';
import { YOU, toYou } from '../i18n/you.ts';
import { nameOf, wordsOf } from './game.ts';
import { gameOf } from './games.ts';
import { actionText } from './generic/lines.ts';

export function seatName(seats: Seat[], i: number): string {
  return seats[i]?.name || t('seat.person', { n: i + 1 });
}

/* The same where it stands alone: whoever plays against bots, unnamed, is "you". */
export function labelName(seats: Seat[], i: number): string {
  return seats[i]?.you ? t('seat.me') : seatName(seats, i);
}

/* A sentence about a seat, or about you. */
export function aboutSeat(seats: Seat[], i: number, tell: (name: string) => string): string {
  const rules = find('you.rules');
  return toYou(tell(seats[i]?.you && rules ? YOU : seatName(seats, i)), rules ?? '');
}

/*
 * The same in what is told later: nobody shall take a bot for a person.  A bot
 * that stands in has only played of late.
 */
function markedName(seats: Seat[], i: number): string {
  const name = seatName(seats, i);
  const seat = seats[i];
  return seat?.kind === 'bot' && !seat.lent ? t('seat.marked', { name }) : name;
}

/* What happened, as the game tells it, with the names of this table; a learner is "you". */
export function noteText(n: Note, seats: Seat[]): string {
  const rules = find('you.rules');
  const names = seats.map((x, i) => (x.you && rules ? YOU : markedName(seats, i)));
  return toYou(pictureEngine().tell(n.game, language(), names, n.line), rules ?? '');
}

/* Why something cannot be done. */
export function refusalText(r: Refusal, seats: Seat[] = []): string {
  const own = r.key && (find(r.key) ?? t('server.other', { code: r.code }));
  const names = seats.map((_x, i) => seatName(seats, i));
  return own || pictureEngine().tell(r.game, language(), names, r.line) || t('error.refused');
}

/* What an action does, on a button. */
export function actionLabel(game: string, action: string, seats: Seat[], view = ''): string {
  const names = seats.map((x) => x.name);
  return gameOf(game).label?.(action, seats, view) ?? actionText(game, action, names);
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
