/* Rooms without a page: a new table, the waiting room, boards, paces. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const { CLOCKS, DELAYS, NEW_TABLE, QUICK_CLOCK, STAND_INS, tableRequest } =
  await load('ui/online/wish.ts');
const { quickStep, waitingOf } = await load('ui/online/waiting.ts');
const { NO_ROOM } = await load('game/room.ts');
const { boxAround, landBox } = await load('ui/carcassonne/boxes.ts');
const { freeSquares } = await load('ui/carcassonne/squares.ts');
const { neighbour } = await load('ui/neighbour.ts');
const { PanZoom, inside } = await load('ui/panzoom.ts');
const { pause } = await load('game/local.ts');
const { newSteps } = await load('game/source.ts');
const { newSquares } = await load('ui/carcassonne/trail.ts');
const { newPlaces } = await load('ui/catan/trail.ts');

const WISH = {
  game: 'toy',
  setup: 'toy players=3',
  seats: [
    { kind: 'human', name: 'Ann', level: '' },
    { kind: 'bot', name: 'Bob', level: 'easy' },
    { kind: 'friend', name: '', level: '' },
  ],
  aids: ['hint'],
};

test('a new table is asked for as it was chosen', () => {
  const r = tableRequest(WISH, NEW_TABLE, 'me');
  assert.deepEqual(r.seats, [
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', bot: 'easy' },
    { kind: 'person' },
  ]);
  assert.deepEqual([r.setup, r.name, r.clock], ['toy players=3', 'Ann', 'none']);
  assert.equal(r.timeout, 'vote', 'without a clock people decide');
  assert.equal('delay' in r, false);
  const late = tableRequest(
    { ...WISH, seats: WISH.seats.slice(2) },
    { ...NEW_TABLE, clock: 'move:30', spectators: 'delayed', delay: 300 },
    'me',
  );
  assert.deepEqual([late.name, late.timeout, late.delay], ['me', 'bot', 300]);
  assert.ok(CLOCKS.includes(NEW_TABLE.clock) && CLOCKS.includes(QUICK_CLOCK));
  assert.ok(DELAYS.includes(NEW_TABLE.delay));
  assert.ok(STAND_INS.includes(NEW_TABLE.standIn) && !STAND_INS.includes('random'));
});

const chair = (kind, name = '') => ({ kind, name, bot: kind === 'bot' ? 'easy' : '', user: '' });
const room = (more) => ({
  ...NO_ROOM,
  seats: [chair('person', 'Ann'), chair('bot'), chair('empty')],
  ...more,
});
const may = (w) => w.chairs.map((c) => [c.sit, c.bot, c.stand]);

test('in the waiting room the host may do most, a guest sits down', () => {
  const host = waitingOf(room({ owner: true, mine: [0] }));
  assert.deepEqual(may(host), [
    [false, false, true],
    [false, false, true],
    [true, true, false],
  ]);
  assert.deepEqual([host.empty, host.naming, host.owner], [true, false, true]);
  const guest = waitingOf(room({}));
  assert.deepEqual(may(guest), [
    [false, false, false],
    [false, false, false],
    [true, false, false],
  ]);
  assert.equal(guest.naming, true);
  assert.deepEqual(
    guest.chairs.map((c) => c.name),
    ['Ann', 'easy', ''],
  );
  const full = waitingOf(room({ seats: [chair('person', 'Ann')] }));
  assert.deepEqual([full.empty, full.naming], [false, false]);
});

test('a quick game: sit down once, the host begins when all are here', () => {
  assert.deepEqual(quickStep(room({})), { sit: 2 });
  assert.equal(quickStep(room({ mine: [2] })), null);
  assert.equal(quickStep(room({ owner: true, mine: [0] })), null);
  const seats = [chair('person', 'Ann'), chair('person', 'Bob')];
  assert.equal(quickStep(room({ owner: true, mine: [0], seats })), 'start');
  assert.equal(quickStep(room({ mine: [1], seats })), null);
  assert.equal(quickStep(room({ seats })), null, 'too late for a seat');
});

test('boxes of squares, free squares, moving into sight', () => {
  assert.deepEqual(boxAround([{ x: 2, y: -1 }]), { x: 150, y: -150, width: 100, height: 100 });
  const land = Object.values(landBox([{ x: 2, y: 0 }])).map(Math.round);
  assert.deepEqual(land, [-110, -110, 420, 220]);
  const tiles = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  const at = new Map(tiles.map((s) => [`${s.x},${s.y}`, s]));
  assert.deepEqual(freeSquares({ tiles, at }).sort(), [
    '-1,0',
    '0,-1',
    '0,1',
    '1,-1',
    '1,1',
    '2,0',
  ]);
  assert.equal(inside(10, 50, 40, 300), 30);
  assert.equal(inside(290, 350, 40, 300), -50);
  assert.equal(inside(100, 200, 40, 300), 0);
});

/* A board of 920 x 720 without a page; `frame()` shows the next frame. */
function looking() {
  const frames = new Map();
  let n = 0;
  globalThis.matchMedia = () => ({ matches: false });
  globalThis.getComputedStyle = () => ({ paddingBottom: '0' });
  globalThis.requestAnimationFrame = (f) => frames.set(++n, f) && n;
  globalThis.cancelAnimationFrame = (id) => frames.delete(id);
  const part = () => ({ style: {}, addEventListener() {}, clientWidth: 920, clientHeight: 720 });
  const pan = new PanZoom(part(), part());
  const frame = () => {
    const due = [...frames.values()];
    frames.clear();
    for (const f of due) f(performance.now() + 1e6);
  };
  return { pan, frame };
}

test('a glide to what is new does not go on when all is shown, or near, or by hand', () => {
  const all = { x: 0, y: 0, width: 2000, height: 2000 };
  const far = { x: 5000, y: 5000, width: 100, height: 100 };
  const later = {
    fit: (p) => p.fit(all),
    near: (p) => p.near(all, 3, false),
    by: (p) => p.by(5, 5),
    zoom: (p) => p.zoom(1.3),
  };
  for (const [name, look] of Object.entries(later)) {
    const { pan, frame } = looking();
    pan.fit(all);
    pan.reveal(far, true);
    look(pan);
    const there = [pan.x, pan.y];
    frame();
    frame();
    assert.deepEqual([pan.x, pan.y], there, name);
    pan.close();
  }
});

test('arrows go to what lies that way', () => {
  const all = [
    { x: 1, y: 0, id: 'e' },
    { x: 5, y: 0, id: 'far' },
    { x: 0, y: 2, id: 's' },
  ];
  const from = { x: 0, y: 0 };
  assert.equal(neighbour(from, 'ArrowRight', all)?.id, 'e');
  assert.equal(neighbour(from, 'ArrowDown', all)?.id, 's');
  assert.equal(neighbour(from, 'ArrowUp', all), null);
  assert.equal(neighbour(from, 'Enter', all), null);
});

test('drafts take no time, points most', () => {
  const step = { text: 'x', seat: 1, notes: [], draft: false };
  const points = [{ code: 'scored', fields: { points: '3' }, game: 'toy', line: '' }];
  assert.equal(pause({ ...step, draft: true }, 'long'), 0);
  assert.equal(pause({ ...step, notes: points }, 'none'), 0);
  assert.ok(pause(step, 'short') < pause(step, 'usual'));
  assert.ok(pause(step, 'usual') < pause(step, 'long'));
  assert.ok(pause(step, 'long') < pause({ ...step, notes: points }, 'short'));
});

const steps = (...all) => all.map(([seat, text, notes = []]) => ({ seat, text, notes }));

test('what is new: since my last action, or what the last one did', () => {
  const all = steps([0, 'a'], [1, 'b'], [-1, 'c'], [2, 'd'], [-1, 'e'], [2, 'f'], [-1, 'g']);
  const texts = (viewer) =>
    newSteps({ viewer, steps: all })
      .map((x) => x.text)
      .join('');
  assert.equal(texts(0), 'gfedcb');
  assert.equal(texts(2), 'g');
  assert.equal(texts(-1), 'gfedc', 'chance belongs to whoever plays');
  assert.deepEqual(newSteps({ viewer: 0, steps: [] }), []);
});

test('the last move is marked, the start tile is not', () => {
  const played = steps([0, 'place:1,0,R0'], [1, 'place:2,0,R90'], [2, 'place:0,1,R0'], [2, 'pass']);
  const at = (viewer, n) => newSquares({ viewer, steps: played.slice(0, n) });
  assert.deepEqual(at(0, 0), [], 'nothing was laid yet');
  assert.deepEqual(at(0, 4), ['0,1', '2,0']);
  assert.deepEqual(at(-1, 4), ['0,1'], 'who watches sees the last one only');
  assert.deepEqual(at(0, 1), ['1,0'], 'my own, while nobody has answered');
  const built = steps(
    [0, 'road:e1', [{ code: 'built', fields: { edge: '1' } }]],
    [1, 'settle:v3', [{ code: 'built', fields: { vertex: '3' } }]],
  );
  assert.deepEqual(newPlaces({ viewer: 0, steps: built }), ['v3']);
  assert.deepEqual(newPlaces({ viewer: -1, steps: built }), ['v3']);
});
