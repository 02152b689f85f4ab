/*
 * What the page knows of rules and views is what the engine says: lines of
 * views are those of its table, costs, rates and points those of its games.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ENGINE } from '../built.mjs';
import { load } from './load.mjs';

const { LANDSCAPE_LINES, readLandscape } = await load('ui/carcassonne/view.ts');
const { MODULES, PRESETS, modulesOf } = await load('ui/carcassonne/modules.ts');
const { FIGURES } = await load('ui/carcassonne/choices.ts');
const { ISLAND_LINES, RESOURCES, DEVS, readIsland } = await load('ui/catan/view.ts');
const { readColours, readFacts } = await load('ui/catan/facts.ts');
const { pointSources } = await load('ui/catan/points.ts');
const { cardsDue } = await load('ui/catan/actions.ts');
const { playersOf, valuesOf } = await load('ui/generic/options.ts');
const { Engine } = await load('engine/wasm.ts');
const skip = existsSync(ENGINE) ? false : 'no engine: make wasm';
const engine = () => new Engine(new WebAssembly.Module(readFileSync(ENGINE)));

const ALL = MODULES.map((m) => m.id).join();
const GAMES = [
  {
    lines: LANDSCAPE_LINES,
    read: readLandscape,
    setups: ['carcassonne players=4', `carcassonne edition=bb5 players=3 modules=${ALL}`],
  },
  {
    lines: ISLAND_LINES,
    read: readIsland,
    setups: ['catan players=4 offers=3', 'catan players=2 offers=0'],
  },
];

/* A game by random moves; `each` sees every position, until() ends it. */
function playOut(e, setup, seed, each) {
  e.setup(setup);
  e.seed(5, seed);
  for (let n = 0; e.player() > -2 && n < 3000; n++) {
    each?.(e);
    e.apply(e.player() === -1 ? e.chance() : e.choose('random'));
  }
}

/* Where in an object something is that was not read. */
function unread(x, path = '') {
  if (typeof x === 'number') return Number.isNaN(x) ? path : null;
  if (x === undefined || x === '') return path;
  if (x instanceof Map) return unread([...x.values()], `${path}.map`);
  if (x === null || typeof x !== 'object') return null;
  for (const [k, v] of Object.entries(x)) {
    const fault = unread(v, `${path}.${k}`);
    if (fault !== null) return fault;
  }
  return null;
}

test('the page reads lines that the engine has, and only those', { skip }, () => {
  const e = engine();
  for (const { lines, setups } of GAMES) {
    const known = new Map(e.viewLines(setups[0].split(' ')[0]));
    assert.ok(known.size > 15, setups[0]);
    for (const word of Object.keys(lines)) assert.ok(known.has(word), `${setups[0]}: ${word}`);
  }
  assert.deepEqual(e.viewLines('chess'), []);
});

test('every line of every view is read as the engine wrote it', { skip }, () => {
  const e = engine();
  for (const { lines, read, setups } of GAMES)
    for (const setup of setups) {
      const known = new Map(e.viewLines(setup.split(' ')[0]));
      const seen = new Set();
      let n = 0;
      playOut(e, setup, 3, () => {
        if (n++ % 7 !== 0) return;
        for (const viewer of [-1, 0, 1]) {
          const view = e.view(viewer);
          const got = read(view);
          assert.equal(unread(got), null, view);
          for (const line of view.split('\n').filter(Boolean)) seen.add(line.split(' ')[0]);
          for (const line of got.more) assert.ok(known.has(line.split(' ')[0]), line);
        }
      });
      const own = Object.keys(lines).filter((w) => seen.has(w));
      assert.ok(own.length >= 10, `${setup}: only ${own.join()}`);
    }
});

test('points, figures and cards of a view are those of the game', { skip }, () => {
  const e = engine();
  playOut(e, GAMES[0].setups[1], 8, () => {
    const land = readLandscape(e.view(0));
    assert.deepEqual(land.score, e.scores().track);
    for (const kinds of land.supply)
      for (const kind of Object.keys(kinds)) assert.ok(FIGURES.includes(kind), kind);
  });
  playOut(e, GAMES[1].setups[0], 8, () => {
    const seat = Math.max(0, e.player());
    const island = readIsland(e.view(seat));
    const own = island.settlers[seat];
    const sum = (c) => Object.values(c).reduce((a, b) => a + b, 0);
    assert.equal(sum(island.hand), own.cards);
    assert.equal(sum(island.cards), own.dev);
    const due = e.legal().some((a) => a.startsWith('discard:'));
    if (e.player() >= 0) assert.equal(cardsDue(island, seat) > 0, due);
  });
});

test('costs are what is paid, rates what the bank takes', { skip }, () => {
  const e = engine();
  const { costs } = readFacts(e);
  const pays = { settle: 'settlement', city: 'city', buy: 'card' };
  const paid = new Set();
  const hand = (seat) => readIsland(e.view(seat)).hand;
  for (let seed = 1; seed <= 12; seed++) {
    e.setup('catan players=3 offers=0');
    e.seed(9, seed);
    while (e.player() > -2) {
      const seat = e.player();
      if (seat < 0) {
        e.apply(e.chance());
        continue;
      }
      const { rates } = readIsland(e.view(seat));
      for (const a of e.legal()) {
        const [, n, kind] = /^bank:(\d),(\w+),/.exec(a) ?? [];
        if (kind !== undefined) assert.ok(Number(n) >= rates[kind], a);
      }
      const before = hand(seat);
      const founding = e.phase().startsWith('found');
      const { text } = e.apply(e.choose('greedy'));
      const thing = pays[text.split(':')[0]];
      const [, n, kind] = /^bank:(\d),(\w+),/.exec(text) ?? [];
      if (kind !== undefined) {
        assert.equal(Number(n), rates[kind], text);
        paid.add(n);
      }
      if (thing === undefined || founding) continue;
      for (const r of RESOURCES)
        assert.equal(before[r] - hand(seat)[r], costs[thing][r] ?? 0, `${text}: ${r}`);
      paid.add(thing);
    }
    const island = readIsland(e.view(-1));
    const { points } = readFacts(engine());
    e.scores().track.forEach((all, seat) => {
      const of = pointSources(island, seat, all, points);
      const shown = island.more.find((l) => l.startsWith(`revealed p${seat} `));
      assert.equal(of.cards, Number(shown?.split(' ')[3] ?? 0), `seed ${seed} p${seat}`);
    });
  }
  for (const x of ['settlement', 'city', 'card', '3', '4']) assert.ok(paid.has(x), x);
});

test('the box: cards, colours, players', { skip }, () => {
  const e = engine();
  const { cards, costs, points } = readFacts(e);
  e.setup('catan');
  const { deck } = readIsland(e.view(-1));
  assert.deepEqual(Object.keys(cards), [...DEVS]);
  assert.equal(
    Object.values(cards).reduce((a, b) => a + b, 0),
    deck,
  );
  assert.deepEqual(costs.road, { lumber: 1, brick: 1 });
  assert.deepEqual(points, {
    road: 0,
    settlement: 1,
    city: 2,
    card: 0,
    'longest-road': 2,
    'largest-army': 2,
  });
  assert.deepEqual(readColours(e, 3), ['blue', 'white', 'orange']);
  assert.deepEqual(readColours(e, 4), ['red', 'blue', 'white', 'orange']);
  assert.deepEqual(readColours(e, 9), []);
  for (const [game, least, most] of [
    ['carcassonne', 2, 8],
    ['catan', 2, 4],
  ])
    assert.deepEqual(playersOf(e.options(game, 'en')), { least, most });
  assert.deepEqual(playersOf([]), { least: 2, most: 2 });
});

test("modules and boxes of the set-up page are the engine's", { skip }, () => {
  const e = engine();
  const options = e.options('carcassonne', 'en');
  const all = valuesOf(options.find((o) => o.key === 'modules'));
  assert.deepEqual(MODULES.map((m) => m.id).sort(), [...all].sort());
  assert.deepEqual(modulesOf(options), MODULES);
  const more = [{ key: 'modules', values: 'river|spiders', normal: 'none', means: '' }];
  assert.deepEqual(
    modulesOf(more).map((m) => m.id),
    ['river', 'spiders'],
  );
  const editions = valuesOf(options.find((o) => o.key === 'edition'));
  for (const p of PRESETS) {
    assert.ok(editions.includes(p.edition), p.id);
    const modules = p.modules.join() || 'none';
    assert.equal(e.refusal(`carcassonne edition=${p.edition} modules=${modules}`), null);
  }
  for (const m of MODULES) {
    for (const id of m.tiles) assert.match(e.piece(`tile ${id} R0`, false, 50), /^<svg/, id);
    for (const kind of m.figures) assert.ok(FIGURES.includes(kind), kind);
  }
  for (const kind of FIGURES) assert.match(e.piece(`figure ${kind} p0`, false, 50), /^<svg/, kind);
});
