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

/* A person's name for the bot of a seat; never the same twice. */
export function botName(i: number): string {
  return t('seat.names').split(', ')[i] ?? t('seat.botn', { n: i + 1 });
}

export function defaultLevel(): string {
  const all = levels().map((l) => l.id);
  return ['easy', 'greedy'].find((l) => all.includes(l)) ?? all[all.length - 1] ?? 'random';
}
