/*
 * While the end is counted the figures stand where they are counted: as many of each
 * player as the engine then sends home, those that the last turn sent home not among them;
 * and they leave it place by place.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ENGINE } from '../built.mjs';
import { load } from './load.mjs';

const { Engine, placesDone, withFigures } = await load(
  'engine/wasm.ts',
  'ui/carcassonne/standing.ts',
  'ui/uncounted.ts',
);
const module = new WebAssembly.Module(readFileSync(ENGINE));

/* A whole game, and what was on the table before its last turn. */
function played(setup, seed) {
  const e = new Engine(module);
  e.setup(setup);
  e.seed(5, seed);
  const steps = [];
  let before = { view: e.view(0), steps: 0 };
  while (e.player() !== -2) {
    if (e.player() < 0) before = { view: e.view(0), steps: steps.length };
    const { text, notes } = e.apply(e.player() < 0 ? e.chance() : e.choose('child'));
    steps.push({ text, notes });
  }
  const name = (place) => e.inspect(place)?.get('name') ?? place;
  return { s: { view: e.view(0), steps, player: -2 }, before, name };
}

/* Figures that go home when all is counted, by player. */
function counted({ steps }) {
  const notes = steps.at(-1).notes;
  const home = [0, 0];
  for (const n of notes.slice(notes.findIndex((x) => x.code === 'ended')))
    if (n.code === 'returned') home[n.fields.player] += Number(n.fields.count);
  return home;
}

const figures = (view) => view.split('\n').filter((l) => l.startsWith('figure '));

test('the last scoring is counted with all its figures on the board', () => {
  let closed = 0;
  for (const setup of ['carcassonne players=2', 'carcassonne players=2 modules=inns,traders'])
    for (let seed = 1; seed <= 6; seed++) {
      const { s, before, name } = played(setup, seed);
      assert.equal(figures(s.view).length, 0, 'the engine has taken them away');
      const shown = figures(withFigures(s, before, name));
      const of = (p) => shown.filter((l) => l.startsWith(`figure p${p} `)).length;
      assert.deepEqual([of(0), of(1)], counted(s), `${setup}, ${seed}`);
      const last = s.steps.slice(before.steps).flatMap((x) => x.notes);
      closed += last.filter((n) => n.code === 'returned' && n.fields.rule !== 'BASE-E6').length;
    }
  assert.ok(closed > 0, 'some last turns sent figures home');
});

/* The places that are counted at the end, each once, in their order. */
function placesOf({ steps }) {
  const notes = steps.at(-1).notes;
  const scored = notes.slice(notes.findIndex((x) => x.code === 'ended'));
  const places = scored.map((n) => n.fields.feature).filter((p) => p !== undefined);
  return [...new Set(places)];
}

test('who has been counted goes home, and nobody before', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const { s, before, name } = played('carcassonne players=2', seed);
    const places = placesOf(s);
    assert.ok(places.length > 3, 'something is counted');
    let standing = figures(withFigures(s, before, name, []));
    for (let n = 1; n <= places.length; n++) {
      const left = figures(withFigures(s, before, name, places.slice(0, n)));
      const went = standing.filter((l) => !left.includes(l));
      const of = (l) => name(`${l.split(' ')[4]}/${l.split(' ')[3]}`);
      assert.ok(went.length > 0, `${seed}: somebody stood on ${places[n - 1]}`);
      for (const l of went) assert.equal(of(l), name(places[n - 1]), l);
      assert.equal(left.length, standing.length - went.length, 'nobody comes back');
      standing = left;
    }
  }
});

test('a place that is counted for two stays until the second has been counted', () => {
  const all = ['a', 'b', 'b', null, 'c'].map((place, i) => ({ seat: i % 2, points: 1, place }));
  const done = [0, 1, 2, 3, 4, 5, 6].map((shown) => [...new Set(placesDone(all, shown))].join(''));
  assert.deepEqual(done, ['', '', 'a', 'a', 'ab', 'ab', 'abc']);
});
