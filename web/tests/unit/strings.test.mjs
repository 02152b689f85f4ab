/* The words of the page: every key is there and used, every text can be told. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pageMessages } from '../../tools/messages.mjs';
import { ENGINE, GEN } from '../built.mjs';
import { load } from './load.mjs';

const src = join(dirname(fileURLToPath(import.meta.url)), '../../src');
const { languages, facts } = pageMessages(GEN);
const { translate, preferredLanguage, tell, tellList, setLanguage, find, listed } = await load(
  'i18n/index.ts',
  'i18n/render.ts',
);
const { Engine } = await load('engine/wasm.ts');
const skip = existsSync(ENGINE) ? false : 'no engine: make wasm';
const AMOUNTS = [0, 1, 2, 5, 22, 1234];

function files(dir) {
  return readdirSync(dir).flatMap((f) =>
    statSync(join(dir, f)).isDirectory() ? files(join(dir, f)) : [join(dir, f)],
  );
}
const sources = files(src).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('every text can be told in every language, whatever the number', () => {
  assert.ok(languages.length >= 2);
  for (const { tag } of languages)
    for (const [key, own] of Object.entries(facts))
      for (const n of AMOUNTS) {
        const given = Object.fromEntries(
          Object.entries(own).map(([name, kind]) => [name, kind === 'number' ? n : 'Eva']),
        );
        const said = translate(tag, key, given);
        assert.notEqual(said.trim(), '', `${tag} ${key}`);
        assert.doesNotMatch(said, /[{}|]|undefined|NaN/, `${tag} ${key}: ${said}`);
      }
});

test('every key that the sources name is there, and every key is used', () => {
  /* The element for other people's pages says some of them too. */
  const element = join(src, '../../bindings/js/tools/words.mjs');
  const code = sources
    .filter((f) => /\.tsx?$/.test(f.file))
    .map((f) => f.text)
    .concat(readFileSync(element, 'utf8'))
    .join('\n');
  for (const m of code.matchAll(/\b(?:t|find)\('([\w.:-]+)'/g)) assert.ok(m[1] in facts, m[1]);
  for (const m of code.matchAll(/key: '([\w.:-]+)'/g)) assert.ok(m[1] in facts, m[1]);
  const made = [...code.matchAll(/`([a-z]+(?:\.[a-z]+)*)\.\$\{/g)].map((m) => `${m[1]}.`);
  const built = ['page.noscript', 'page.about']; /* build.mjs */
  for (const key of Object.keys(facts)) {
    const used =
      built.includes(key) || code.includes(`'${key}'`) || made.some((m) => key.startsWith(m));
    assert.ok(used, `${key} is never used`);
  }
});

test('no text of people stands in the sources', () => {
  const letters = /[^\p{ASCII}\P{L}]/u;
  for (const { file, text } of sources) {
    if (file.endsWith('.css')) continue;
    const line = text.split('\n').findIndex((l) => letters.test(l));
    assert.equal(line, -1, `${file}:${line + 1}`);
  }
});

test('plurals are chosen by number, and numbers are written as people write them', () => {
  assert.equal(translate('en', 'points.n', { n: 1 }), '1 point');
  assert.equal(translate('en', 'points.n', { n: 0 }), '0 points');
  assert.equal(translate('cs', 'points.n', { n: 1 }), '1\u00a0bod');
  assert.equal(translate('cs', 'points.n', { n: 3 }), '3\u00a0body');
  assert.equal(translate('cs', 'points.n', { n: 5 }), '5\u00a0bodů');
  assert.equal(translate('en', 'points.n', { n: '1234' }), '1,234 points');
  assert.equal(translate('cs', 'points.n', { n: 1234 }), '1\u00a0234\u00a0bodů');
  assert.equal(translate('cs', 'start.all', { n: 3 }), 'Ukázat všechny 3');
  assert.equal(translate('cs', 'start.all', { n: 12 }), 'Ukázat všech 12');
  assert.equal(translate('nosuch', 'home'), 'Home', 'a tag nobody knows is the first language');
});

test('lists and keys made at run time', () => {
  setLanguage('cs');
  assert.equal(listed(['Eva']), 'Eva');
  assert.equal(listed(['Eva', 'Jan', 'Hana']), 'Eva, Jan a\u00a0Hana');
  assert.equal(find('res.brick'), 'hlína');
  assert.equal(find('res.gold'), undefined);
  assert.equal(find('toString'), undefined);
  setLanguage('en');
  assert.equal(tellList(languages[0], []), '');
});

/* Values that a fact may have: all words that its sentences know. */
function wordsOf(parts, fact, into = new Set()) {
  for (const p of parts) {
    if (typeof p === 'string') continue;
    if ((p.fact === fact || p.noun === fact) && p.of && !Array.isArray(p.of))
      Object.keys(p.of).forEach((k) => into.add(k));
    for (const [test, label, text] of p.parts ?? []) {
      if (p.choice === fact && test === 'word') into.add(label);
      wordsOf(text, fact, into);
    }
  }
  return into;
}

const choosesBy = (parts, fact) =>
  parts.some(
    (p) => p.choice === fact || (p.parts ?? []).some(([, , text]) => choosesBy(text, fact)),
  );

/* The same note for the engine (a line) and for us (facts). */
function* notes(m, names) {
  const keys = Object.keys(m.facts);
  const words = keys.map((k) => [...wordsOf(m.text.en, k)]);
  const most = Math.max(AMOUNTS.length, ...words.map((w) => w.length));
  for (let i = 0; i < most; i++) {
    const own = {};
    const line = [m.code, ...(m.rule === '' ? [] : [`rule=${m.rule}`])];
    keys.forEach((key, k) => {
      const kind = m.facts[key];
      let value = AMOUNTS[(i + k) % AMOUNTS.length];
      own[key] = value;
      if (kind === 'seat') {
        value = (i + k) % names.length;
        own[key] = names[value];
      } else if (kind !== 'number') {
        value = kind === 'word' ? (words[k][i % words[k].length] ?? 'q') : `x${i}`;
        own[key] = value;
      }
      line.push(`${key}=${value}`);
    });
    yield { own, line: line.join(' ') };
  }
}

test('we tell what the engine tells, message by message', { skip }, () => {
  const engine = new Engine(new WebAssembly.Module(readFileSync(ENGINE)));
  const names = ['Eva', 'Jan', 'Hana'];
  let compared = 0;
  for (const game of engine.games()) {
    const book = JSON.parse(readFileSync(join(GEN, `messages_${game}.json`), 'utf8'));
    const seen = new Set();
    for (const [id, m] of Object.entries(book)) {
      const twin = seen.has(`${m.code} ${m.rule}`);
      seen.add(`${m.code} ${m.rule}`);
      const kinds = Object.entries(m.facts);
      if (twin || kinds.some(([, k]) => !['text', 'number', 'seat', 'word'].includes(k))) continue;
      if (kinds.some(([f, k]) => k === 'seat' && choosesBy(m.text.en, f))) continue;
      for (const l of languages)
        for (const { own, line } of notes(m, names)) {
          const said = engine.tell(game, l.tag, names, line);
          assert.equal(tell(l, m.text[l.tag], own), said, `${game} ${id} ${l.tag}: ${line}`);
          compared++;
        }
    }
  }
  assert.ok(compared > 2000, `only ${compared} sentences`);
});

test('the browser chooses the language', () => {
  assert.equal(preferredLanguage(['de', 'cs-CZ', 'en']), 'cs');
  assert.equal(preferredLanguage(['en-GB']), 'en');
  assert.equal(preferredLanguage(['sk']), 'cs');
  assert.equal(preferredLanguage(['fr']), 'en');
});
