/* Languages: what is shown comes from strings.ts, switched without reload. */
import { strings, type Key } from './strings.ts';

export type Lang = 'en' | 'cs';
export type { Key };

let lang: Lang = 'en';
const rules: Record<Lang, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  cs: new Intl.PluralRules('cs'),
};
/* The forms of a plural in the order in which strings.ts has them. */
const forms: Record<Lang, string[]> = { en: ['one', 'other'], cs: ['one', 'few', 'other'] };

export function language(): Lang {
  return lang;
}

export function setLanguage(l: Lang): void {
  lang = l;
}

/* The browser's language if we speak it. */
export function preferredLanguage(wanted: readonly string[]): Lang {
  for (const w of wanted) {
    if (/^(cs|sk)\b/.test(w)) return 'cs';
    if (/^en\b/.test(w)) return 'en';
  }
  return 'en';
}

export type Facts = Record<string, string | number>;

/*
 * The text of a key with {name} replaced.  A text with | has one form for each
 * plural class and is chosen by {n}.
 */
export function translate(l: Lang, key: Key, facts: Facts = {}): string {
  let text: string = strings[key][l === 'cs' ? 1 : 0];
  if (text.includes('|') && facts.n !== undefined) {
    const all = text.split('|');
    const at = forms[l].indexOf(rules[l].select(Number(facts.n)));
    text = all[at < 0 ? all.length - 1 : at] ?? all[all.length - 1] ?? '';
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

export function t(key: Key, facts?: Facts): string {
  return translate(lang, key, facts);
}

/* A key put together at run time, e.g. `module.${name}`; undefined if none. */
export function find(key: string): string | undefined {
  return Object.hasOwn(strings, key) ? t(key as Key) : undefined;
}

/* Whichever of two sentences is in our language. */
export function pick(x: { en: string; cs: string }): string {
  return lang === 'cs' ? x.cs || x.en : x.en;
}
