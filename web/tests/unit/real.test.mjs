/* The real table without a browser: score pad, following, files, the longest road. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const pad = await load('referee/pad.ts');
const wire = await load('referee/wire.ts');
const { recordOf, plainName } = await load('referee/store.ts');
const { longestWay } = await load('ui/catan/longest.tsx');

const dice = await load('referee/dice.ts');
const boxes = await load('ui/carcassonne/modules.ts');

const lines = (counters, ...all) => `${pad.newPad(counters)}${all.map((l) => `${l}\n`).join('')}`;
const sums = (record, seats = 2) => pad.totals(pad.readPad(record, seats));

test('points, two counters, taking back', () => {
  const r = lines(2, 'points 0 0 8 city', 'points 0 1 5 letter', 'points 1 0 3');
  assert.deepEqual(sums(r), [13, 3]);
  assert.deepEqual(sums(pad.unwritten(r)), [13, 0]);
  assert.equal(pad.unwritten(pad.newPad(1)), null);
});

test('a robber takes half, rounded up, of the first points of its space, once', () => {
  const r = lines(1, 'points 0 0 4 road', 'thief 1 0 0', 'points 0 0 7 city');
  assert.deepEqual(sums(r), [11, 4]);
  assert.deepEqual(sums(`${r}points 0 0 2\n`), [13, 4]);
  /* ROB-5: what was robbed is not robbed again, and the robber goes along. */
  const two = lines(1, 'points 0 0 4', 'thief 1 0 0', 'thief 2 1 0', 'points 0 0 6');
  assert.deepEqual(sums(two, 3), [10, 3, 0]);
  assert.equal(pad.readPad(two, 3).robbers.length, 1);
  /* ROB-10 */
  assert.deepEqual(sums(`${two}end\n`, 3), [10, 3, 3]);
});

test('what makes no sense is not written', () => {
  const r = pad.newPad(1);
  for (const line of [
    'points 2 0 5',
    'points 0 1 5',
    'points 0 0 0',
    'points 0 0 -1',
    'points 0 0 1000',
    'points 0 0 5e1',
    'thief 0 0 0',
    'thief 0 9 0',
    'nonsense',
  ])
    assert.equal(pad.written(r, line, 2), null, line);
  assert.equal(pad.readPad('deskovka pad 2\ncounters 1\n', 2), null);
  assert.equal(pad.readPad(pad.newPad(1), 9), null);
});

const RECORD = ['deskovka referee 1', 'setup carcassonne players=2', 'a', 'b', 'c'];

test('a record reaches those who follow, line by line and as a whole', () => {
  const heard = new wire.Heard();
  heard.hear('=4 nothing yet');
  assert.equal(heard.lines, null);
  const whole = wire.wholeLines(1, 'x'.repeat(1000));
  assert.ok(whole.length > 1 && whole.every((l) => l.length < 500));
  for (const l of [...whole].reverse()) heard.hear(l);
  assert.equal(heard.packed, 'x'.repeat(1000));
  heard.lines = RECORD;
  for (const to of [
    [...RECORD, 'd'],
    [...RECORD, 'd', 'e f'],
    RECORD.slice(0, 3),
    [...RECORD.slice(0, 3), 'z'],
  ]) {
    for (const l of wire.changes(heard.lines, to)) heard.hear(l);
    assert.deepEqual(heard.lines, to);
  }
  assert.equal(wire.changes([], RECORD), null);
  assert.equal(wire.changes(RECORD, [...RECORD, 'y'.repeat(600)]), null);
});

test('nobody writes beyond the record or into its head', () => {
  const heard = new wire.Heard();
  heard.lines = RECORD;
  for (const l of ['=0 x', '=1 x', '=99 x', '=-1 x', '@1 0/3 x', '@1 4/3 x', '@1 1/99 x', '+3 me'])
    heard.hear(l);
  assert.deepEqual(heard.lines, RECORD);
  assert.equal(heard.packed, null);
  assert.equal(wire.opinionOf(1, '=3 draw:K'), null);
  assert.deepEqual(wire.opinionOf(7, wire.sayOpinion(3, false, 'Eva', 'a road')), {
    n: 7,
    line: 3,
    yes: false,
    text: 'Eva: a road',
  });
});

test('files: a record, a saved game, neither; names are short and plain', () => {
  const r = recordOf('deskovka referee 1\r\nsetup carcassonne players=2\r\nname p1 Eva\r\n');
  assert.deepEqual(r.names, ['', 'Eva']);
  assert.equal(
    recordOf('deskovka 1\n# a remark\nsetup carcassonne players=2\ndraw:K\n').record,
    'deskovka referee 1\nsetup carcassonne players=2\ndraw:K\n',
  );
  assert.equal(recordOf('hello'), null);
  assert.equal(plainName(`\u0000${'x'.repeat(5000)}`).length, 24);
});

test('the longest road is the longest way, not all roads', () => {
  /* 0-1-2-3 with a branch at 1; somebody else stands on 2. */
  const ends = [
    [0, 1],
    [1, 2],
    [2, 3],
    [1, 4],
  ];
  const way = (blocked) => longestWay([0, 1, 2, 3], (e) => ends[e], blocked).length;
  assert.equal(
    way(() => false),
    3,
  );
  assert.equal(
    way((v) => v === 2),
    2,
  );
});

test('our dice: derived again from seed and word, and a roll that was changed is noticed', async () => {
  const d = { seed: 'ab'.repeat(32), word: 'Anna', rolls: [] };
  for (let i = 0; i < 200; i++) d.rolls.push(await dice.rollAt(d, i));
  assert.ok(d.rolls.every((r) => /^[1-6]\+[1-6]$/.test(r)));
  assert.ok(new Set(d.rolls).size > 25, 'of 36 pairs');
  assert.ok(await dice.agrees(d));
  assert.ok(!(await dice.agrees({ ...d, word: 'Jan' })));
  assert.ok(!(await dice.agrees({ ...d, rolls: ['6+6', '6+6', '6+6'] })));
  assert.notEqual(
    await dice.sealOf(d, 'a'),
    await dice.sealOf({ ...d, seed: 'ac'.repeat(32) }, 'a'),
  );
  assert.notEqual(dice.newDice().seed, dice.newDice().seed);
});

test('several boxes: what lies in any of them, by the newest rules', () => {
  assert.deepEqual(boxes.together(['first']), []);
  assert.ok(boxes.together(['bb5', 'bb6']).includes('hills'));
  assert.ok(!boxes.together(['bb6']).includes('wheel'));
  assert.equal(boxes.together(['bb5', 'bb6']).length, 13);
  assert.equal(boxes.newestOf(['bb5', 'first']), 'bb5');
  assert.equal(boxes.newestOf(['bb6', 'c2', 'bb5']), 'bb6');
});
