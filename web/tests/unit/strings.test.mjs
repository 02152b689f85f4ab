/* Both languages say everything, with the same facts. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './load.mjs';

const src = join(dirname(fileURLToPath(import.meta.url)), '../../src');
const { strings } = await load('i18n/strings.ts');
const { translate, preferredLanguage } = await load('i18n/index.ts');

function files(dir) {
  return readdirSync(dir).flatMap((f) =>
    statSync(join(dir, f)).isDirectory() ? files(join(dir, f)) : [join(dir, f)],
  );
}

test('no text is missing or empty', () => {
  for (const [key, pair] of Object.entries(strings)) {
    assert.equal(pair.length, 2, key);
    for (const text of pair) assert.ok(text.trim().length > 0, key);
  }
});

test('both languages use the same facts', () => {
  const facts = (text) =>
    [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]))].sort().join();
  for (const [key, [en, cs]] of Object.entries(strings)) assert.equal(facts(en), facts(cs), key);
});

test('plurals have two forms in English and three in Czech', () => {
  for (const [key, [en, cs]] of Object.entries(strings)) {
    if (!en.includes('|') && !cs.includes('|')) continue;
    assert.equal(en.split('|').length, 2, key);
    assert.equal(cs.split('|').length, 3, key);
  }
});

test('every key that the sources name is there, and every key is used', () => {
  const code = files(src)
    .filter((f) => /\.tsx?$/.test(f) && !f.endsWith('strings.ts'))
    .map((f) => readFileSync(f, 'utf8'))
    .join('\n');
  for (const m of code.matchAll(/\bt\('([\w.:-]+)'/g)) assert.ok(m[1] in strings, m[1]);
  const made = [...code.matchAll(/`([a-z]+)\.\$\{/g)].map((m) => m[1]);
  for (const key of Object.keys(strings)) {
    const used = code.includes(`'${key}'`) || made.includes(key.split('.')[0]);
    assert.ok(used, `${key} is never used`);
  }
});

test('plurals are chosen by number', () => {
  assert.equal(translate('en', 'points.n', { n: 1 }), '1 point');
  assert.equal(translate('en', 'points.n', { n: 0 }), '0 points');
  assert.equal(translate('cs', 'points.n', { n: 1 }), '1 bod');
  assert.equal(translate('cs', 'points.n', { n: 3 }), '3 body');
  assert.equal(translate('cs', 'points.n', { n: 5 }), '5 bodů');
});

test('the browser chooses the language', () => {
  assert.equal(preferredLanguage(['de', 'cs-CZ', 'en']), 'cs');
  assert.equal(preferredLanguage(['en-GB']), 'en');
  assert.equal(preferredLanguage(['sk']), 'cs');
  assert.equal(preferredLanguage(['fr']), 'en');
});
