/* Boards for a real table: by wishes, by a code, by hand (deskovka_table.h). */
import type { Referee } from '../../engine/referee.ts';
import { language } from '../../i18n/index.ts';

export interface Board {
  code: string; /* what people write down; empty where there is none */
  text: string; /* as `board=` takes it */
}

/* Wishes that people have for a board at random. */
export const WISHES = ['reds', 'numbers', 'terrain', 'balance'] as const;

function asked(r: Referee, what: string): Board | string {
  const { fields, no } = r.ask('board', `${language()};${what}`);
  if (no) return no.text;
  const [code = '', text = ''] = fields;
  return { code, text: text.replace(/^board=/, '') };
}

/* A board at random that has what is wished; else why there is none. */
export function wishedBoard(r: Referee, wishes: string[], seed: string): Board | string {
  return asked(r, `${['free', ...wishes].join(' ')};${seed}`);
}

/* One of the rulebook's islands of six parts, as chance lays them. */
export function sixParts(r: Referee, seed: string): Board | string {
  return asked(r, `variable;${seed}`);
}

/* What `board=` says while nobody has told the board yet; no rules take it. */
export const UNTOLD = '?';

/* The board of a code, as people type it. */
export function codedBoard(r: Referee, code: string): Board | string {
  return asked(r, code.replace(/;/g, ''));
}

/* ---- by hand ---- */

export const TERRAIN = ['F', 'H', 'P', 'G', 'M', 'D'] as const;
export const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
export const HARBOURS = ['3', 'L', 'B', 'W', 'G', 'O'] as const;
export const HEXES = 19;
export const PORTS = 9;

/* The text of a board that is laid by hand. */
export function boardText(hexes: string[], ports: string[]): string {
  return `${hexes.join('')}/${ports.join('')}`;
}
