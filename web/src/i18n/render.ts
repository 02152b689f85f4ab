/*
 * Sentences of a catalogue, told: what src/game/words.c does for games, for the
 * kinds of facts that the page has (text, number, word).  doc/messages.md tells
 * the form; forms of words are already chosen by the generator.
 */
export interface Language {
  tag: string;
  name: string; /* what the language calls itself */
  gap: string; /* between a number and its noun */
  thousands: string;
  list: [string, string]; /* between two, before the last */
  classes: [name: string, from: number, to: number][];
}

export type Facts = Record<string, string | number>;

type Words = Record<string, string | string[]>;
type Part =
  | string
  | { fact: string; of?: Words }
  | { count: string | number; of: string[] | Words; noun?: string }
  | { choice: string; parts: [test: string, label: string | number, text: Part[]][] };

/* A text without facts is a string. */
export type Sentence = string | Part[];

/* Where a word of a domain ends: `city@N/1,0` is the word city. */
const KEY = /^[a-z0-9_-]*/;

function number(l: Language, n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, l.thousands);
}

function classOf(l: Language, n: number): number {
  const at = l.classes.findIndex(([, from, to]) => n >= from && (to < 0 || n <= to));
  /* The last class is for whatever no other has. */
  return at < 0 ? l.classes.length - 1 : at;
}

function whole(fact: string | number | undefined): number {
  return Math.trunc(Number(fact)) || 0;
}

function word(of: Words, fact: string): string | string[] | undefined {
  const key = KEY.exec(fact)?.[0] ?? '';
  return Object.hasOwn(of, key) ? of[key] : undefined;
}

function counted(l: Language, part: Extract<Part, { count: unknown }>, facts: Facts): string {
  const n = typeof part.count === 'number' ? part.count : whole(facts[part.count]);
  let forms = part.of;
  if (!Array.isArray(forms)) {
    const noun = String(facts[part.noun ?? ''] ?? '?');
    const of = word(forms, noun);
    if (!Array.isArray(of)) return `${number(l, n)} ${noun}`;
    forms = of;
  }
  return `${number(l, n)}${l.gap}${forms[classOf(l, n)] ?? ''}`;
}

function passes(
  l: Language,
  test: string,
  label: string | number,
  fact: Facts[string] | undefined,
) {
  if (test === 'none') return fact === undefined || fact === '' || fact === '-';
  if (test === 'other') return true;
  if (fact === undefined) return false;
  if (test === 'class') return classOf(l, whole(fact)) === label;
  if (test === 'number') return whole(fact) === label;
  return KEY.exec(String(fact))?.[0] === label;
}

function tellPart(l: Language, part: Part, facts: Facts): string {
  if (typeof part === 'string') return part;
  if ('count' in part) return counted(l, part, facts);
  if ('choice' in part) {
    const fact = facts[part.choice];
    const chosen = part.parts.find(([test, label]) => passes(l, test, label, fact));
    return chosen === undefined ? '' : tell(l, chosen[2], facts);
  }
  const fact = facts[part.fact];
  if (fact === undefined) return '?';
  if (typeof fact === 'number') return number(l, fact);
  const of = part.of && word(part.of, fact);
  return typeof of === 'string' ? of : fact;
}

export function tell(l: Language, text: Sentence, facts: Facts = {}): string {
  return typeof text === 'string' ? text : text.map((p) => tellPart(l, p, facts)).join('');
}

/* `a, b and c`. */
export function tellList(l: Language, items: string[]): string {
  return items.map((x, i) => (i === 0 ? x : l.list[i === items.length - 1 ? 1 : 0] + x)).join('');
}
