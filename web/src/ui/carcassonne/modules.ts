/*
 * How the set-up page shows boxes and expansions.  Which there are is asked of
 * the engine; one that has no row here is shown by its name alone.
 */
import type { Option } from '../../engine/wasm.ts';
import { valuesOf } from '../generic/options.ts';

/* The expansions of a set-up line. */
export const chosen = (words: { modules?: string }) =>
  (words.modules ?? '').split(',').filter(Boolean);

export interface ModuleInfo {
  id: string;
  tiles: string[]; /* drawn as its picture */
  figures: string[];
  minutes: number; /* what it adds to a game of three, roughly */
}

export const MODULES: ModuleInfo[] = [
  { id: 'river', tiles: ['BB6F1', 'BB6F5', 'BB6F12'], figures: [], minutes: 5 },
  { id: 'inns', tiles: ['EA', 'EK', 'EQ'], figures: ['big'], minutes: 10 },
  { id: 'traders', tiles: ['HA', 'HF', 'HS'], figures: ['builder', 'pig'], minutes: 15 },
  { id: 'abbot', tiles: ['E_G', 'M_G', 'N_G'], figures: ['abbot'], minutes: 3 },
  { id: 'hills', tiles: ['SchA', 'SchG', 'SchK'], figures: ['shepherd'], minutes: 12 },
  { id: 'wheel', tiles: ['RadA', 'RadE', 'RadL'], figures: [], minutes: 12 },
  { id: 'flyers', tiles: ['FlugA', 'FlugC', 'FlugF'], figures: [], minutes: 5 },
  { id: 'ferries', tiles: ['FaehrA', 'FaehrD', 'FaehrH'], figures: [], minutes: 6 },
  { id: 'gold', tiles: ['GoldA', 'GoldD', 'GoldG'], figures: [], minutes: 6 },
  { id: 'magewitch', tiles: ['MaHeA', 'MaHeD', 'MaHeG'], figures: ['mage', 'witch'], minutes: 6 },
  { id: 'robbers', tiles: ['RaubA', 'RaubD', 'RaubG'], figures: ['robber'], minutes: 6 },
  { id: 'messages', tiles: [], figures: ['lady'], minutes: 8 },
  { id: 'crops', tiles: ['Korn1', 'Korn3', 'Korn5'], figures: [], minutes: 4 },
];

/* The engine's modules, those with a row first and in its order. */
export function modulesOf(options: Option[]): ModuleInfo[] {
  const ids = valuesOf(options.find((o) => o.key === 'modules'));
  const rows = MODULES.filter((m) => ids.includes(m.id));
  const others = ids.filter((id) => !MODULES.some((m) => m.id === id));
  return [...rows, ...others.map((id) => ({ id, tiles: [], figures: [], minutes: 0 }))];
}

export interface Preset {
  id: string;
  edition: string;
  modules: string[];
}

/* What the set-up page has when a box is chosen. */
export function presetWords(id: string): { edition: string; modules: string } {
  const p = PRESETS.find((x) => x.id === id);
  return { edition: p?.edition ?? id, modules: p?.modules.join() ?? '' };
}

export const PRESETS: Preset[] = [
  { id: 'first', edition: 'first', modules: [] },
  { id: 'c2', edition: 'c2', modules: ['river', 'abbot'] },
  { id: 'bb5', edition: 'bb5', modules: ['inns', 'traders', 'hills', 'wheel'] },
  { id: 'bb6', edition: 'bb6', modules: ['river', 'inns', 'traders', 'abbot'] },
];

/* What lies in each box (RULES 1.1), the newest rules last. */
export const BOXES: { id: string; modules: string[] }[] = [
  { id: 'first', modules: [] },
  { id: 'bb5', modules: ['river', 'inns', 'traders', 'hills', 'wheel'] },
  { id: 'c2', modules: ['river', 'abbot'] },
  {
    id: 'bb6',
    modules: [
      ...['river', 'inns', 'traders', 'abbot', 'flyers', 'ferries', 'gold', 'magewitch'],
      ...['robbers', 'messages', 'crops'],
    ],
  },
];

/* Modules of several boxes; whose rules are the newest of them. */
export const together = (boxes: string[]): string[] => [
  ...new Set(BOXES.filter((b) => boxes.includes(b.id)).flatMap((b) => b.modules)),
];
export const newestOf = (boxes: string[]): string =>
  [...BOXES].reverse().find((b) => boxes.includes(b.id))?.id ?? 'bb6';
