/*
 * The module `messages` of the page, from what mkmessages made of the
 * catalogues data/messages/page.*: languages and texts for bundles, and their
 * keys with facts as types, so that a wrong key or fact does not compile.
 * usage: node tools/messages.mjs GEN-DIR      writes gen/messages.d.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = join(dirname(fileURLToPath(import.meta.url)), '..');
/* What render.ts can tell. */
const KINDS = { text: 'string | number', number: 'number | string' };

const read = (gen, name) => JSON.parse(readFileSync(join(gen, name), 'utf8'));

/* Texts that stand side by side are one; a text alone is no list. */
function compact(parts) {
  const out = [];
  for (const p of parts) {
    const last = out.length - 1;
    if (typeof p === 'string' && typeof out[last] === 'string') out[last] += p;
    else if (p?.choice) out.push({ ...p, parts: p.parts.map(([a, b, c]) => [a, b, list(c)]) });
    else if (p !== '') out.push(p);
  }
  return out;
}
const list = (parts) => compact(parts);
const text = (parts) => {
  const all = compact(parts);
  return all.length === 1 && typeof all[0] === 'string' ? all[0] : all;
};

/* What only screens say that are loaded when they are opened (build.mjs checks it). */
const LATER = `account admin branch chat emote fair friends invite judge learn online profile
  puzzles quick rating ratings real replay rules server settings tell vote`.split(/\s+/);
const NOW = [
  'account.title',
  'branch.mark',
  'chat.fresh',
  'fair.check',
  'learn.never',
  'learn.practise',
  'puzzles.help',
  'puzzles.title',
  'ratings.title',
  'real.help',
  'real.title',
  'rules.title',
  'server.other',
  'server.turn',
  'settings.dark',
  'settings.title',
];
export const isLater = (key) => LATER.includes(key.split('.')[0]) && !NOW.includes(key);

export function pageMessages(gen) {
  const book = read(gen, 'messages_page.json');
  const languages = read(gen, 'words.json').map((l) => ({
    tag: l.tag,
    name: l.name,
    gap: l.gap,
    thousands: l.thousands,
    list: l.list,
    classes: l.classes,
  }));
  const texts = {};
  const facts = {};
  for (const { tag } of languages) texts[tag] = {};
  for (const [key, m] of Object.entries(book)) {
    for (const [fact, kind] of Object.entries(m.facts))
      if (!(kind in KINDS)) throw new Error(`page.msg: ${key}: ${fact} cannot be ${kind}`);
    facts[key] = m.facts;
    for (const { tag } of languages) texts[tag][key] = text(m.text[tag]);
  }
  return { languages, texts, facts };
}

/*
 * The plug-in of esbuild that knows the module.  `files` says where the page
 * finds the texts of each language, `later` those of screens that come later,
 * `spoken` the engine's; without them they are all in the module.
 */
export function messages(gen, files = null, later = {}, spoken = {}) {
  return {
    name: 'messages',
    setup(build) {
      build.onResolve({ filter: /^messages$/ }, () => ({
        path: 'messages',
        namespace: 'messages',
      }));
      build.onLoad({ filter: /.*/, namespace: 'messages' }, () => {
        const { languages, texts } = pageMessages(gen);
        const all = {
          languages,
          texts: files === null ? texts : {},
          files: files ?? {},
          later,
          spoken,
        };
        const lines = Object.entries(all).map(
          ([name, x]) => `export const ${name} = ${JSON.stringify(x)};`,
        );
        return { contents: lines.join('\n'), loader: 'js' };
      });
    },
  };
}

function types({ facts }) {
  const rows = Object.entries(facts).map(([key, own]) => {
    const all = Object.entries(own).map(([name, kind]) => `${name}: ${KINDS[kind]}`);
    return `    '${key}': ${all.length > 0 ? `{ ${all.join('; ')} }` : 'null'};`;
  });
  return `/* Made by tools/messages.mjs from data/messages/page.msg. */
declare module 'messages' {
  export interface KeyFacts {
${rows.join('\n')}
  }
  export const languages: import('../src/i18n/render.ts').Language[];
  export const files: Record<string, string | undefined>;
  export const later: Record<string, string | undefined>;
  export const spoken: Record<string, string | undefined>;
  export const texts: Record<
    string,
    Record<keyof KeyFacts, import('../src/i18n/render.ts').Sentence>
  >;
}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(join(here, 'gen'), { recursive: true });
  writeFileSync(join(here, 'gen/messages.d.ts'), types(pageMessages(process.argv[2])));
}
