/* The bots one may play against, and what they are called. */
import { pictureEngine } from '../engine/load.ts';
import { find, language, t } from '../i18n/index.ts';

/* Levels there are: the engine's bots, the weakest first. */
export function levels(): { id: string; text: string; help: string }[] {
  return pictureEngine()
    .bots(language())
    .filter((b) => find(`level.${b.name}`) !== undefined)
    .map((b) => ({ id: b.name, text: find(`level.${b.name}`) ?? b.name, help: b.does }));
}

/* A name for the bot of a seat; never the same twice. */
export function botName(i: number): string {
  return pictureEngine().botNames(language())[i] ?? t('seat.botn', { n: i + 1 });
}

/* The same by the number that a server gave it; by its seat where it gave none. */
export function botCalled(called: number, seat: number): string {
  return called > 0 ? botName(called - 1) : t('seat.botn', { n: seat + 1 });
}

/* What stands beside a bot's name, so that nobody takes it for a person. */
export function botMark(level: string | undefined): string {
  return t('seat.bottag', { level: find(`level.${level ?? ''}`) ?? level ?? '' });
}

export function defaultLevel(): string {
  const all = levels().map((l) => l.id);
  return ['easy', 'greedy'].find((l) => all.includes(l)) ?? all[all.length - 1] ?? 'random';
}
