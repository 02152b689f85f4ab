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
