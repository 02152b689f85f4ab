/* The registry: only it and the games' own folders know a game by its name. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './load.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const src = join(here, '../../src');
const wasm = join(here, '../../../build/wasm/engine.wasm');
const skip = existsSync(wasm) ? false : 'the engine is not built';
const { lineOf, nameOf, scoreLines, wordsOf } = await load('ui/game.ts');
const { actionText, factsOf } = await load('ui/generic/lines.ts');
const { valuesOf } = await load('ui/generic/setup.tsx');
const { Engine } = await load('engine/wasm.ts');

/* Rooms where a game may be named: its own, the registry, words, view lines. */
const OWN = /^(ui\/(carcassonne|catan)\/|ui\/games\.ts$|i18n\/strings\.ts$|game\/view\.ts$)/;
const NAMED = /['"`/](carcassonne|catan)\b|\b(Carcassonne|Catan)(Table|Art)\b/;

function files(dir) {
  return readdirSync(dir).flatMap((f) =>
    statSync(join(dir, f)).isDirectory() ? files(join(dir, f)) : [join(dir, f)],
  );
}

test('no game is named outside its own folder', () => {
  const named = files(src)
    .filter((f) => /\.tsx?$/.test(f) && !OWN.test(relative(src, f)))
    .flatMap((f) =>
      readFileSync(f, 'utf8')
        .split('\n')
        .map((line, i) => `${relative(src, f)}:${i + 1}: ${line.trim()}`)
        .filter((line) => NAMED.test(line.slice(line.indexOf(': ')))),
    );
  assert.deepEqual(named, []);
});

test('a set-up line and its words', () => {
  const line = lineOf('toy', 3, { depth: '4', extra: '' });
  assert.equal(line, 'toy players=3 depth=4');
  assert.equal(nameOf(line), 'toy');
  assert.deepEqual(wordsOf(line), { players: '3', depth: '4' });
  assert.deepEqual(wordsOf('toy'), {});
});

test('points of a view, whatever stands in it', () => {
  assert.deepEqual(scoreLines('score p0 3\nscore p1 -2\nscore p7 9\nscore px\n', 2), [3, -2]);
  assert.deepEqual(scoreLines('', 2), [0, 0]);
});

test('lines of an unknown game are read by people', () => {
  const names = ['Ann', 'Bob'];
  assert.deepEqual(factsOf('pot 3\nhand p0 2 p1 1\npot 4\nlonely\n\n', names), [
    { what: 'pot', lines: ['3', '4'] },
    { what: 'hand', lines: ['Ann 2 Bob 1'] },
    { what: 'lonely', lines: [''] },
  ]);
  assert.equal(actionText('toy', 'guess:p1,3', names), 'guess Bob 3');
  assert.equal(actionText('toy', 'p9', names), 'p9');
  assert.equal(actionText('toy', '__proto__', names), '__proto__');
});

test('the engine lists its games and their options', { skip }, () => {
  const e = new Engine(new WebAssembly.Module(readFileSync(wasm)));
  assert.ok(e.games().length >= 2);
  for (const g of e.games()) {
    const all = e.options(g, 'cs');
    assert.ok(
      all.some((o) => o.key === 'players'),
      g,
    );
    for (const o of all) {
      assert.match(o.key, /^[a-z0-9_]+$/);
      assert.ok(o.means !== '' && o.values !== '', `${g} ${o.key}`);
      const why = valuesOf(o).includes(o.normal) && e.refusal(`${g} ${o.key}=${o.normal}`);
      if (why) assert.equal(why.code, 'option-module', `${g} ${o.key}`);
    }
  }
  assert.deepEqual(e.options('nosuch', 'en'), []);
});
