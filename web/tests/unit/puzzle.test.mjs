/* Files of puzzles are read, and every day has its own. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './load.mjs';

const { dayOf, kindOf, puzzleOfDay, readPuzzles } = await load('game/puzzle.ts');

const read = (game) =>
  readPuzzles(
    readFileSync(new URL(`../../../data/puzzles/${game}.puzzles`, import.meta.url), 'utf8'),
  );
const all = [...read('carcassonne'), ...read('catan')];

test('all puzzles of the repository are read', () => {
  assert.ok(all.length >= 300);
  assert.equal(new Set(all.map((p) => p.name)).size, all.length);
  for (const p of all) assert.ok(p.play.length > 0 && p.best !== '' && p.lead >= 0.05);
  assert.deepEqual([...new Set(all.map((p) => p.game))], ['carcassonne', 'catan']);
  assert.ok(new Set(all.map(kindOf)).size > 10);
});

test('what is no puzzle is left out', () => {
  assert.deepEqual(readPuzzles('nonsense\npuzzle x after=1\n'), []);
});

test('a day has one, the next another, and a year brings no one twice', () => {
  const day = dayOf(new Date(2026, 10, 17, 23, 59));
  assert.equal(dayOf(new Date(2026, 10, 17, 0, 1)), day);
  assert.equal(dayOf(new Date(2026, 10, 18, 0, 1)), day + 1);
  const year = [...Array(all.length).keys()].map((i) => puzzleOfDay(all, day + i)?.name);
  assert.equal(new Set(year).size, all.length);
  assert.equal(puzzleOfDay([...all].reverse(), day)?.name, year[0]);
  assert.equal(puzzleOfDay([], day), undefined);
});
