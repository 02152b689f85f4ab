/* What a program in TypeScript sees in Node. */
import { CHANCE, Game, newReferee, type Referee } from 'deskovka';

export async function advice(game: Game): Promise<string | null> {
  return game.player === CHANCE ? null : game.bot('easy', { signal: AbortSignal.timeout(1000) });
}

export const record: Promise<Referee> = newReferee();
