/*
 * Our dice, for who has none at hand: provably fair as on a server (src/server/fair.h).
 * The commitment is shown before the first roll; the players may add a word of their own;
 * the seed is told when the game is over, and every roll can be derived again.  A roll that
 * was taken back stays in the list: nobody rolls until it suits.
 */
import { below, commitment, fairKey, hex } from '../game/fair.ts';

export interface Dice {
  seed: string;
  word: string; /* of the players */
  rolls: string[]; /* `3+5`, all that were made */
}

const FACES = 6n;
const SEED_BYTES = 32;

/* Browsers keep their hashes for pages that nobody can change on the way. */
export const canProve = (): boolean => globalThis.crypto?.subtle !== undefined;

export function newDice(): Dice {
  return { seed: hex(crypto.getRandomValues(new Uint8Array(SEED_BYTES))), word: '', rolls: [] };
}

export const sealOf = (d: Dice, id: string): Promise<string> => commitment(d.seed, id);

/* Roll number i, the first is 0. */
export async function rollAt(d: Dice, i: number): Promise<string> {
  const key = await fairKey(d.seed, [d.word]);
  const n = await below(key, 'dice', BigInt(i), FACES * FACES);
  return `${1n + n / FACES}+${1n + (n % FACES)}`;
}

/* Is every roll the one that seed and word give? */
export async function agrees(d: Dice): Promise<boolean> {
  for (let i = 0; i < d.rolls.length; i++) if ((await rollAt(d, i)) !== d.rolls[i]) return false;
  return true;
}
