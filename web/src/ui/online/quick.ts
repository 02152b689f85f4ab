/* A game with anybody, at once. */
import { createTable, entropy, listTables, type TableRow } from '../../game/api.ts';
import { lineOf } from '../game.ts';
import { gameOf } from '../games.ts';
import { myName } from '../setup.tsx';
import { QUICK_CLOCK } from './wish.ts';

/* Of the listed tables: one to join, else one of our own that waits. */
export function quickTable(rows: TableRow[], game: string): string | undefined {
  const open = rows.filter(
    (r) => r.game === game && r.status === 'open' && r.clock === QUICK_CLOCK,
  );
  const mine = (r: TableRow) => r.seats.some((s) => s.mine);
  const free = (r: TableRow) => r.seats.some((s) => s.kind === 'empty');
  return (open.find((r) => free(r) && !mine(r)) ?? open.find(mine))?.id;
}

/* An open table that anybody may join at once, or a new one; its id. */
export async function quickMatch(game: string): Promise<string> {
  const { now } = gameOf(game);
  return (
    quickTable(await listTables('tables'), game) ??
    createTable({
      setup: lineOf(game, now.players, now.words),
      name: myName(),
      clock: QUICK_CLOCK,
      timeout: 'bot',
      listed: true,
      entropy: entropy(),
    })
  );
}
