/* Going from one thing to the next by arrow keys. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/* The nearest of `all` from `from` in the direction of an arrow key. */
export function neighbour<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  key: string,
  all: T[],
): T | null {
  const [wx, wy] = WAYS[key] ?? [0, 0];
  let best: T | null = null;
  let least = Infinity;
  for (const to of all) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const along = dx * wx + dy * wy;
    const cost = along + 2.5 * (Math.abs(dx * wy) + Math.abs(dy * wx));
    if (along <= 0 || cost >= least) continue;
    least = cost;
    best = to;
  }
  return best;
}
