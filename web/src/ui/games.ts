/*
 * The registry: one row for each game that has a table of its own.  Nothing
 * else on the page knows a game by its name.  What the engine plays beyond
 * that gets a row made for it (generic/).
 */
import { pictureEngine } from '../engine/load.ts';
import { find, language } from '../i18n/index.ts';
import { carcassonne } from './carcassonne/game.tsx';
import { catan } from './catan/game.tsx';
import type { Game } from './game.ts';
import { genericGame } from './generic/game.tsx';
import { playersOf, type Range } from './generic/options.ts';

const GAMES: Record<string, Game> = { carcassonne, catan };

const made = new Map<string, Game>();

/* The row of a game; never fails, whatever the name. */
export function gameOf(name: string): Game {
  const own = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (own) return own;
  const row = made.get(name) ?? genericGame(name);
  made.set(name, row);
  return row;
}

/* How many may play it, as the engine has it. */
export function seatsAt(name: string): Range {
  return playersOf(pictureEngine().options(name, language()));
}

/* Games there are: ours first, then what else the engine plays. */
export function gameNames(): string[] {
  const all = pictureEngine().games();
  return [
    ...Object.keys(GAMES).filter((g) => all.includes(g)),
    ...all.filter((g) => !Object.hasOwn(GAMES, g)),
  ];
}

/* A game that is played here: the one named, else the first. */
export function knownGame(name: string | undefined): string {
  const all = gameNames();
  return name !== undefined && all.includes(name) ? name : (all[0] ?? '');
}

/* What people call it. */
export function titleOf(name: string): string {
  return find(`game.${name}`) ?? name.charAt(0).toUpperCase() + name.slice(1);
}
