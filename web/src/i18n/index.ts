/*
 * Languages: what is shown comes from the catalogues data/messages/page.*
 * (tools/messages.mjs makes the module of them), switched without reload.
 */
import { files, languages, later, spoken, texts, type KeyFacts } from 'messages';
import { giveWords } from '../engine/wasm.ts';
import { tell, tellList, type Facts, type Language, type Sentence } from './render.ts';

export type Lang = string; /* a tag: en, cs */
export type Key = keyof KeyFacts;
export { languages };
export type { Facts };

const first = languages[0] as Language;
/* Whose people mostly read another of our languages. */
const NEAR: Record<string, string> = { sk: 'cs' };

/* Where settings are kept. */
export const SETTINGS = 'deskovka.settings';

let current = first;

export function language(): Lang {
  return current.tag;
}

/* The place of our language among all: pictures ask for it so. */
export function languageIndex(): number {
  return languages.indexOf(current);
}

export function isLoaded(tag: Lang): boolean {
  return texts[tag] !== undefined || files[tag] === undefined;
}

/* The files of a language's first words: the page's and the engine's. */
export function wordsOf(tag: Lang): (string | undefined)[] {
  return [files[tag], spoken[tag]];
}

type Texts = (typeof texts)[string];

const read = async (file: string): Promise<Texts> => (await (await fetch(file)).json()) as Texts;

/* What screens say that come later is a file of its own, on its way or here. */
const rest = new Map<Lang, Promise<void>>();

/*
 * Fetches the texts of a language; they have to be there before it is set.  The
 * first screen needs not wait for all of them.
 */
export async function loadLanguage(tag: Lang, all = true): Promise<void> {
  const file = files[tag];
  if (file !== undefined && !isLoaded(tag)) {
    const [own] = await Promise.all([read(file), loadSpoken(tag)]);
    texts[tag] = own;
  }
  if (all) await loadRest(tag);
}

/* What the engine says in that language. */
async function loadSpoken(tag: Lang): Promise<void> {
  const file = spoken[tag];
  if (file === undefined) return;
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  giveWords(new Uint8Array(await answer.arrayBuffer()));
}

/* The texts of screens that come later. */
export function loadRest(tag: Lang = current.tag): Promise<void> {
  const file = later[tag];
  if (file === undefined) return Promise.resolve();
  const known = rest.get(tag);
  if (known) return known;
  const coming = read(file).then((more) => {
    texts[tag] = { ...more, ...texts[tag] };
  });
  rest.set(tag, coming);
  coming.catch(() => rest.delete(tag));
  return coming;
}

/* A tag nobody knows means the first language. */
export function setLanguage(tag: Lang): void {
  current = languages.find((l) => l.tag === tag) ?? first;
}

/* For dates and numbers: a tag that every browser understands. */
export function locale(): string {
  if (current.tag === 'en') return 'en-GB';
  try {
    return Intl.getCanonicalLocales(current.tag)[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}

/* The language after ours, to be offered by one button. */
export function nextLanguage(): Language {
  return languages[(languageIndex() + 1) % languages.length] ?? first;
}

/* What a language calls itself, to stand alone. */
export function languageName(l: Language): string {
  return l.name.charAt(0).toUpperCase() + l.name.slice(1);
}

/* The browser's language if we speak it. */
export function preferredLanguage(wanted: readonly string[]): Lang {
  for (const w of wanted) {
    const short = w.split('-')[0] ?? '';
    const l = languages.find((x) => x.tag === w || x.tag === short || x.tag === NEAR[short]);
    if (l) return l.tag;
  }
  return first.tag;
}

/* What somebody has chosen here before (ui/settings.ts), or the browser's language. */
export function storedLanguage(): Lang {
  let own: unknown;
  try {
    own = (JSON.parse(localStorage.getItem(SETTINGS) ?? '{}') as { lang?: unknown }).lang;
  } catch {
    /* what cannot be read is forgotten */
  }
  return preferredLanguage([...(typeof own === 'string' ? [own] : []), ...navigator.languages]);
}

/* The text of a key in a language, with its facts. */
export function translate(tag: Lang, key: Key, facts?: Facts): string {
  const l = languages.find((x) => x.tag === tag) ?? first;
  return tell(l, texts[l.tag]?.[key] ?? key, facts);
}

/* The keys whose texts are always the same. */
export type PlainKey = { [K in Key]: KeyFacts[K] extends null ? K : never }[Key];

/* A key without facts takes none, one with facts all of them. */
type Given<K extends Key> = KeyFacts[K] extends null ? [] : [facts: KeyFacts[K]];

export function t<K extends Key>(key: K, ...[facts]: Given<K>): string {
  return tell(current, texts[current.tag]?.[key] ?? key, facts ?? undefined);
}

/* A key put together at run time, e.g. `module.${name}`; undefined if none. */
export function find(key: string, facts?: Facts): string | undefined {
  const all = texts[current.tag] as Record<string, Sentence> | undefined;
  return all && Object.hasOwn(all, key) ? tell(current, all[key] ?? '', facts) : undefined;
}

/* `a, b and c` in our language. */
export function listed(items: string[]): string {
  return tellList(current, items);
}
