/* What a list of finished tables says of one's own games. */
import type { TableRow } from './api.ts';

export function results(
  rows: TableRow[],
  game: string,
): { games: number; wins: number; people: number } {
  const over = rows.filter((r) => r.game === game && r.winners !== undefined);
  const mine = (r: TableRow) => r.seats.map((s, i) => (s.mine ? i : -1)).filter((i) => i >= 0);
  return {
    games: over.length,
    wins: over.filter((r) => mine(r).some((i) => r.winners?.includes(i))).length,
    people: over.filter((r) => r.seats.filter((s) => s.kind === 'person').length > mine(r).length)
      .length,
  };
}
