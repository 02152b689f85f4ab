/* The engine without its sentences, and what it says once they have come. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { apart } from '../../tools/apart.mjs';
import { ENGINE } from '../built.mjs';
import { load } from './load.mjs';

const { Engine, giveWords, givenWords } = await load('engine/wasm.ts');
const whole = readFileSync(ENGINE);
const { module, words } = apart(whole);
const engineOf = (bytes) => new Engine(new WebAssembly.Module(bytes));

function tellRefusal(engine, lang) {
  const { game, line } = engine.refusal('catan players=9');
  return engine.tell(game, lang, [], line);
}

/* Much that an engine says in a language. */
function said(engine, lang) {
  engine.setup('carcassonne players=2 modules=inns');
  const options = ['carcassonne', 'catan'].flatMap((g) => engine.options(g, lang));
  return [
    ...options.map((o) => o.means),
    ...engine.bots(lang).map((b) => b.does),
    tellRefusal(engine, lang),
  ].join('\n');
}

test('sentences come apart from the engine, each language by itself', () => {
  const spoken = { en: said(engineOf(whole), 'en'), cs: said(engineOf(whole), 'cs') };
  assert.match(spoken.cs, /kartič/);
  const live = engineOf(module);
  for (const lang of ['en', 'cs']) assert.equal(tellRefusal(live, lang), '', 'nothing came yet');
  giveWords(new Uint8Array(words.cs));
  assert.equal(said(live, 'cs'), spoken.cs, 'an engine that was here before');
  assert.equal(said(engineOf(module), 'cs'), spoken.cs, 'one that came later');
  assert.equal(tellRefusal(live, 'en'), '', 'English is another file');
  giveWords(new Uint8Array(words.en));
  assert.equal(said(live, 'en'), spoken.en);
  assert.equal(said(live, 'cs'), spoken.cs);
  assert.equal(givenWords().length, 2);
});

test('words of another build are refused once and change nothing', () => {
  const live = engineOf(module);
  const before = said(live, 'en');
  const wrong = Buffer.from(words.en);
  wrong.writeUInt32LE(wrong.readUInt32LE() + 4);
  giveWords(new Uint8Array(wrong));
  assert.throws(() => live.games(), /another build/);
  assert.equal(said(live, 'en'), before);
  for (const bad of [null, 'words', new Uint8Array(3)])
    assert.throws(() => giveWords(bad), TypeError);
});

test(
  'the engine keeps to its size',
  { skip: Object.keys(words).length > 2 && 'more languages' },
  () => {
    assert.ok(module.length <= 520_000, `${module.length} bytes, limit 520,000`);
    const packed = gzipSync(module, { level: 9 }).length;
    assert.ok(packed <= 195_000, `${packed} bytes gzipped, limit 195,000`);
  },
);
