/* Features and squares as the engine explains them (dsk_inspect, doc/notation.md). */

/* An engine or a replica; of the latter the position tried last. */
export interface Explains {
  inspect(what: string): Map<string, string> | null;
}

export interface Feature {
  kind: string;
  tiles: number;
  open: number;
  pennants: number;
  cities: number;
  worth: number;
  complete: number;
  weight: number[];
  points: number[];
  rule: string;
  name: string;
  around: string[]; /* a field's completed cities */
}

const listOf = (text: string) => text.split(';').filter(Boolean);

export function featureOf(of: Explains, name: string): Feature | null {
  const words = of.inspect(name);
  if (words === null) return null;
  const num = (key: string) => Number(words.get(key) ?? 0);
  const numbers = (key: string) => (words.get(key) ?? '').split(',').map(Number);
  return {
    kind: words.get('kind') ?? '',
    tiles: num('tiles'),
    open: num('open'),
    pennants: num('pennants'),
    cities: num('cities'),
    worth: num('worth'),
    complete: num('complete'),
    weight: numbers('weight'),
    points: numbers('points'),
    rule: words.get('rule') ?? '',
    name: words.get('name') ?? name,
    around: listOf(words.get('around') ?? ''),
  };
}

/* Squares that no tile left can fill. */
export function deadSquares(of: Explains): string[] {
  return listOf(of.inspect('dead')?.get('squares') ?? '');
}
