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
const { lineOf, nameOf, scoreLines, standsWith, wordsOf } = await load('ui/game.ts');
const { actionText, factsOf } = await load('ui/generic/lines.ts');
const { valuesOf } = await load('ui/generic/options.ts');
const { Engine } = await load('engine/wasm.ts');

/* Rooms where a game may be named: its own and the registry. */
const OWN = /^ui\/((carcassonne|catan)\/|games\.ts$)/;
const NAMED = /\b(carcassonne|catan)\b/i;
/* Words of games that are everyday words, too: sounds, clocks, messages, classes. */
const EVERYDAY = new Set(
  `all answer any auto bag bank best both choose close count current dice draft draw end
  first fresh grow hand hidden home kind last messages none off on phase place players
  points propose read score seat seed start token turn wheel winner`.split(/\s+/),
);

function files(dir) {
  return readdirSync(dir).flatMap((f) =>
    statSync(join(dir, f)).isDirectory() ? files(join(dir, f)) : [join(dir, f)],
  );
}

/* Lines of the rooms that every game shares. */
const shared = files(src)
  .filter((f) => /\.(tsx?|css)$/.test(f) && !OWN.test(relative(src, f)))
  .flatMap((f) =>
    readFileSync(f, 'utf8')
      .split('\n')
      .map((text, i) => ({ where: `${relative(src, f)}:${i + 1}`, text: text.trim() })),
  );

/* Actions, notes, view lines and values that the games of the engine use. */
function wordsOfGames() {
  const e = new Engine(new WebAssembly.Module(readFileSync(wasm)));
  const words = new Set();
  const add = (text) => {
    for (const w of text.split(/[^A-Za-z-]+/))
      if (/^[a-z-]{3,}$/.test(w) && !EVERYDAY.has(w)) words.add(w);
  };
  for (const game of ['carcassonne', 'catan']) {
    const modules = e.options(game, 'en').find((o) => o.key === 'modules');
    const all = modules ? ` modules=${modules.values.replaceAll('|', ',')}` : ' offers=3';
    add(all);
    for (const [word] of e.viewLines(game)) add(word);
    for (const o of e.options(game, 'en')) add(o.key);
    for (let seed = 1; seed <= 3; seed++) {
      e.setup(`${game} players=3${all}`);
      e.seed(1, seed);
      for (let n = 0; e.player() > -2 && n < 3000; n++) {
        if (e.player() >= 0) add(e.legal().join());
        const done = e.apply(e.player() < 0 ? e.chance() : e.choose('random'));
        add([done.text, ...done.notes.map((x) => x.code)].join());
      }
    }
  }
  return words;
}

/* Texts in quotes, and the words of regular expressions. */
function literals(text) {
  const line = text.replace(/\/\*.*?\*\/|^\*.*/g, '');
  const quoted = [...line.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map((m) => m[2]);
  const words = quoted.flatMap((q) => q.split(/[:\s]/, 1));
  const patterns = [...line.matchAll(/\/\^?\(?[a-z^$:()|\\d+-]+\|?[a-z^$:()|\\d+-]*\//g)];
  return [...words, ...patterns.flatMap((m) => m[0].split(/[^a-z-]+/))];
}

test('no game is named outside its own folder', () => {
  const named = shared.filter((l) => NAMED.test(l.text));
  assert.deepEqual(named, []);
});

test('no action, note, piece or module of a game is named outside its folder', { skip }, () => {
  const words = wordsOfGames();
  for (const w of [
    'meeple',
    'robber',
    'lumber',
    'withdraw',
    'give',
    'longest-road',
    'inns',
    'tile',
  ])
    assert.ok(words.has(w), `${w} is a word of a game`);
  const named = shared.filter((l) => literals(l.text).some((w) => words.has(w)));
  assert.deepEqual(named, []);
});

test('the words of games are found where somebody writes them', () => {
  for (const [line, word] of [
    ["if (verb === 'withdraw') return;", 'withdraw'],
    ["a.startsWith('give:')", 'give'],
    ['/^(give|want|to)$/.test(verb)', 'want'],
    ['const x = `robber:${h}`;', 'robber'],
    ['<Sign name="lumber" />', 'lumber'],
  ])
    assert.ok(literals(line).includes(word), line);
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

test('what stands together in the log: some only with points', () => {
  const row = { along: ['returned'], alongPoints: ['goods'] };
  assert.equal(standsWith(row, 'goods', true), true);
  assert.equal(standsWith(row, 'goods', false), false, 'a counter that moved brings no goods');
  assert.equal(standsWith(row, 'returned', false), true);
  assert.equal(standsWith({}, 'goods', true), false);
});
