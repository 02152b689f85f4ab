/* What the engine's list of set-up options (dsk_option_help) says about a game. */
import type { Option } from '../../engine/wasm.ts';

/* The values of an option where the engine names them all: `a|b|c`. */
export function valuesOf(o: Option | undefined): string[] {
  return o !== undefined && /^[\w-]+(\|[\w-]+)+$/.test(o.values) ? o.values.split('|') : [];
}

export interface Range {
  least: number;
  most: number;
}

/* How many may play: `2..8`, or one number. */
export function playersOf(options: Option[]): Range {
  const values = options.find((o) => o.key === 'players')?.values ?? '';
  const [least = 2, most = least] = [...values.matchAll(/\d+/g)].map(Number);
  return { least, most };
}
