/* The engine's sentences and notation in the words of the table. */
import { find, language, pick, t } from '../i18n/index.ts';
import type { Note } from '../engine/wasm.ts';
import type { Seat } from '../game/source.ts';
import { RESOURCES, DEVS } from '../game/view.ts';
import { nameOf, wordsOf } from './game.ts';
import { gameOf } from './games.ts';

export function seatName(seats: Seat[], i: number): string {
  return seats[i]?.name ?? `p${i}`;
}

/* A place of the board that a text names: highlighted when pointed at. */
export function placeWord(name: string): string {
  const [spot = '', square = ''] = name.split('/');
  const kind = find(`kind.${spot.split('@')[0] ?? ''}`) ?? spot;
  return square === '' ? kind : `${kind} (${square})`;
}

const czechWords: [RegExp, () => string][] = [
  ...RESOURCES.map((r): [RegExp, () => string] => [
    new RegExp(`\\b${r}\\b`, 'g'),
    () => find(`res.${r}`) ?? r,
  ]),
  ...DEVS.map((d): [RegExp, () => string] => [
    new RegExp(`\\b${d}\\b`, 'g'),
    () => find(`dev.${d}`) ?? d,
  ]),
  ...['meeple', 'big', 'builder', 'pig', 'abbot', 'shepherd', 'mage', 'witch'].map(
    (f): [RegExp, () => string] => [new RegExp(`\\b${f}\\b`, 'g'), () => find(`figure.${f}`) ?? f],
  ),
  ...['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'].map(
    (f): [RegExp, () => string] => [new RegExp(`\\b${f}\\b`, 'g'), () => find(`sector.${f}`) ?? f],
  ),
];

/* A sentence of the engine with names of people and places. */
export function plainSentence(text: string, seats: Seat[]): string {
  const name = (n: string) => seatName(seats, Number(n));
  /* The engine calls seat 0 "Player 1" where it knows no names. */
  const nth = (n: string) => seatName(seats, Number(n) - 1);
  let s = text
    .replace(
      /\b(road|city|field|garden)@[A-Za-z]+\/(-?\d+,-?\d+)/g,
      (_w, kind: string, sq: string) => `${find(`kind.${kind}`) ?? kind} (${sq})`,
    )
    .replace(
      /\b(monastery|garden)\/(-?\d+,-?\d+)/g,
      (_w, kind: string, sq: string) => `${find(`kind.${kind}`) ?? kind} (${sq})`,
    )
    .replace(/\b(road|city|field)@[A-Za-z]+/g, (_w, kind: string) => find(`kind.${kind}`) ?? kind)
    .replace(/\bp(\d)\b/g, (_w, n: string) => name(n))
    .replace(/\bPlayer (\d)\b/g, (_w, n: string) => nth(n))
    .replace(/\bHráč (\d)\b/g, (_w, n: string) => nth(n))
    .replace(/(hráč(?:i|e|em)?) (\d)\b/g, (_w, noun: string, n: string) => `${noun} ${name(n)}`)
    .replace(/ ?\[[A-Z0-9]+-[A-Za-z0-9]+\]/g, '')
    .replace(/, R(0|90|180|270)\b/g, '')
    /* Numbers of places mean nothing to people. */
    .replace(/ (?:on|na) [ev]\d+\b/g, '')
    .replace(/ (?:from|z) h\d+ (?:to|na) h\d+/g, '')
    .replace(/; (?:the robber stands on|zloděj stojí na) h\d+/g, '');
  s = s.replace(
    /\b(the (?:road|city|field|monastery|garden)) (?:road|city|field|monastery|garden) \(/g,
    '$1 (',
  );
  if (language() === 'cs') {
    for (const [from, to] of czechWords) s = s.replace(from, to());
    s = s.replace(
      /(za (?:cestu|město|louku|klášter|zahradu)) (?:cesta|město|louka|klášter|zahrada) \(/g,
      '$1 (',
    );
  }
  return s;
}

export function noteText(n: Note, seats: Seat[]): string {
  const { player, square, figure, spot } = n.fields;
  if (n.code === 'placed' && player !== undefined && square !== undefined)
    return t('log.placed', { name: seatName(seats, Number(player)), square });
  if (n.code === 'figure' && player !== undefined && spot !== undefined && square !== undefined)
    return t('log.figure', {
      name: seatName(seats, Number(player)),
      figure: find(`figure.${figure ?? ''}`) ?? '',
      kind: find(`kind.${spot.split('@')[0] ?? ''}`) ?? '',
      square,
    });
  return plainSentence(pick(n), seats);
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
  const laid = /^(-?\d+,-?\d+),R(\d+)$/.exec(rest);
  if (verb === 'place' && laid)
    return t('act.laid', { square: laid[1] ?? '', turn: laid[2] ?? '' });
  if (verb === 'robber' && /^\d+$/.test(rest)) return t('act.space', { n: rest });
  if (verb === 'rob' || verb === 'victim' || verb === 'trade' || verb === 'to')
    return `${find(`act.${verb}`) ?? verb} ${seatName(seats, Number(rest.slice(1)))}`;
  if (rest.startsWith('crown@'))
    return `${find(`figure.${verb}`) ?? verb} – ${t('act.crown', { sector: find(`sector.${rest.slice(6)}`) ?? rest })}`;
  const known = find(`act.${verb}`);
  const figure = find(`figure.${verb}`);
  if (figure !== undefined) return rest === '' ? figure : `${figure} – ${placeWord(rest)}`;
  if (known === undefined) return plainSentence(action.replace(/[:,]/g, ' '), seats);
  if (rest === '') return known;
  const inner = split(rest);
  const who = find(`figure.${inner[0] ?? ''}`);
  if (who !== undefined) return `${known}: ${who}, ${placeWord(inner[1] ?? '')}`;
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
