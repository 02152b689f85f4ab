/* The rulebook module: what the page asks of it, and what nobody should send. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { RULEBOOK } from '../built.mjs';
import { load } from './load.mjs';

const { Rulebook } = await load('engine/rulebook.ts');
const skip = existsSync(RULEBOOK) ? false : 'no rulebook: make wasm';
const rulebook = () => new Rulebook(new WebAssembly.Module(readFileSync(RULEBOOK)));
const ids = (book) =>
  book.parts.flatMap((p) => p.chapters).flatMap((c) => c.rules.map((r) => r.id));

test('a book holds what is in play, in the order it is learnt', { skip }, () => {
  const book = rulebook().book('cs', 'carcassonne edition=bb6 modules=gold,river');
  assert.deepEqual(
    book.parts.map((p) => p.name),
    ['box', 'play', 'module', 'meet', 'ruling', 'options'],
  );
  assert.ok(book.parts[0].items.some((line) => /72\s?kartiček/.test(line)));
  assert.deepEqual(
    book.parts[2].chapters.map((c) => c.name),
    ['river', 'gold'],
  );
  const all = ids(book);
  assert.ok(all.includes('GLD-1') && all.includes('BASE-E1b') && all.includes('RIV-5b'));
  assert.ok(!all.includes('ROB-1') && !all.includes('BASE-E1a') && !all.includes('RIV-5a'));
});

test('another instance after another book: nothing is left over', { skip }, () => {
  const one = rulebook();
  const first = one.html('en', 'catan players=2');
  one.html('en', 'carcassonne edition=bb5 players=8 modules=wheel,hills,inns');
  assert.equal(one.html('en', 'catan players=2'), first);
});

test('HTML needs nothing from elsewhere', { skip }, () => {
  const html = rulebook().html('en', 'carcassonne modules=inns');
  assert.match(html, /^<!doctype html>/);
  assert.ok(html.includes('src="data:image/svg+xml,'));
  assert.ok(!/<script|src="http|href="http|@import|url\((?!#|%23)/.test(html));
});

test('a question is answered in the set-up at hand', { skip }, () => {
  const found = rulebook().find('cs', 'carcassonne modules=gold', 'zlate doly');
  assert.equal(found.rules[0].id, 'GLD-1');
  const other = rulebook().find('cs', 'carcassonne', 'zlate doly');
  assert.ok(other.rules.every((r) => !r.id.startsWith('GLD')));
  assert.ok(other.others.some((r) => r.id === 'GLD-1'));
  assert.deepEqual(rulebook().find('en', 'carcassonne', 'xyzzy').rules, []);
});

test('every chapter of a game, and a game that has none', { skip }, () => {
  const book = rulebook().game('en', 'carcassonne');
  assert.ok(ids(book).includes('ROB-1') && ids(book).includes('BASE-E1a'));
  assert.deepEqual(rulebook().game('en', 'halma').parts, []);
});

test('what cannot be is refused with a sentence', { skip }, () => {
  assert.throws(() => rulebook().book('en', 'carcassonne players=99'), /players=99/);
  assert.throws(() => rulebook().book('cs', 'halma'), /halma/);
  assert.throws(() => rulebook().book('en', `carcassonne ${'x'.repeat(9000)}`));
  const b = rulebook();
  for (const odd of ['', ' ', '\0', '\n\n', '%s%n', '<b>', '"\\', 'é'.repeat(5000), '😀'])
    for (const question of [odd, `${odd} ${odd}`])
      assert.ok(Array.isArray(b.find('en', 'catan', question).rules), odd);
});
