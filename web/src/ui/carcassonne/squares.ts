/* Squares of the landscape, as the notation writes them. */
export interface Square {
  x: number;
  y: number;
}

export const key = (s: Square) => `${s.x},${s.y}`;

export function parse(text: string): Square {
  const [x, y] = text.split(',').map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

/* Squares without a tile beside those that have one, each once. */
export function freeSquares(land: { tiles: Square[]; at: Map<string, unknown> }): string[] {
  const sides = land.tiles.flatMap(({ x, y }) => [
    { x, y: y + 1 },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x: x - 1, y },
  ]);
  return [...new Set(sides.map(key))].filter((k) => !land.at.has(k));
}
