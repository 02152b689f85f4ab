/* What a program in TypeScript sees. */
import { Game, Refused, type Played } from 'deskovka';
import type { DeskovkaBoard } from 'deskovka/board';

export async function first(setup: string): Promise<Played | string> {
  const game: Game = await Game.create(setup, { seed: 1n });
  try {
    game.chance();
    const legal: string[] = game.legal();
    return game.play(legal[0] ?? '');
  } catch (e) {
    if (e instanceof Refused) return e.refusal.rule;
    throw e;
  } finally {
    game.free();
  }
}

export const at = (board: DeskovkaBoard): number => board.at / board.length;
