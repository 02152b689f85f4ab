/* A table of the server: what its messages make of room, seats and views. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const { Eyes } = await load('game/eyes.ts');
const { NO_ROOM, codeRefusal, noteOf, roomOf, seatsOf } = await load('game/room.ts');

const { clockRuns, endsByResigning, seatToResign } = await load('ui/online/leaving.tsx');

const seat = (kind, more = {}) => ({
  kind,
  name: '',
  bot: '',
  called: 0,
  why: '',
  user: '',
  ...more,
});
const nameless = (called, i) => (called > 0 ? `Robot ${called}` : `Bot ${i + 1}`);
const table = {
  t: 'table',
  seq: 4,
  ...NO_ROOM,
  game: 'toy',
  setup: 'toy players=3',
  status: 'open',
  owner: 'u1',
  user: 'u1',
  mine: [0],
  seats: [seat('person', { name: 'Ann' }), seat('bot', { bot: 'easy' }), seat('empty')],
  here: [0],
  clock: { rule: 'move:30', left: [1, 2, 3], runs: 0 },
};

test('a room is what the table message says', () => {
  const room = roomOf(table);
  assert.equal(room.owner, true);
  assert.equal(room.clock, 'move:30');
  assert.deepEqual(Object.keys(room).sort(), Object.keys(NO_ROOM).sort());
  assert.equal(roomOf({ ...table, owner: 'u2' }).owner, false);
  assert.equal(roomOf({ ...table, clock: null }).clock, 'none');
});

test('seats: people, bots and empty chairs', () => {
  const [ann, bot, free] = seatsOf(roomOf(table), [500], nameless);
  assert.deepEqual(ann, {
    name: 'Ann',
    kind: 'human',
    level: undefined,
    program: false,
    lent: false,
    mine: true,
    connected: true,
    clock: 500,
  });
  assert.deepEqual([bot.name, bot.kind, bot.level, bot.mine], ['Bot 2', 'bot', 'easy', false]);
  assert.deepEqual([free.name, free.kind, free.connected], ['3', 'open', undefined]);
  /* A seat of mine that a bot plays for me is not mine to play. */
  const taken = roomOf({
    ...table,
    seats: [seat('bot', { bot: 'easy', name: 'Ann', user: 'u1' })],
  });
  assert.equal(seatsOf(taken, [], nameless)[0].mine, false);
  assert.equal(seatsOf(taken, [], nameless)[0].name, 'Ann');
  const named = (name) =>
    seatsOf(roomOf({ ...table, seats: [{ ...table.seats[0], name }] }), [], nameless)[0].program;
  assert.ok(['Bot Krok', 'bot-x', 'BÓT.x', 'b0t_x'].every(named), 'programs say so by their names');
  assert.ok(!['Botek', 'bot', 'Ann', 'Robot x'].some(named));
});

test('bots are called by their numbers, in our language', () => {
  const two = ['Cog', 'Rivet'].map((name, i) => seat('bot', { bot: 'easy', name, called: i + 1 }));
  const [a, b] = seatsOf(roomOf({ ...table, seats: two }), [], nameless);
  assert.deepEqual([a.name, b.name, a.kind], ['Robot 1', 'Robot 2', 'bot']);
});

test('who gives up, and whether that is the end', () => {
  const person = (user, why = '') => seat(why ? 'bot' : 'person', { user, why });
  const room = (...seats) => ({ ...NO_ROOM, status: 'playing', mine: [0], seats });
  assert.equal(endsByResigning(room(person('a'), person('b')), 0), true, 'two');
  assert.equal(endsByResigning(room(person('a'), person('b'), seat('bot')), 0), false);
  assert.equal(endsByResigning(room(person('a'), seat('bot'), seat('bot')), 0), true, 'bots');
  assert.equal(
    endsByResigning(room(person('a'), person('b', 'resigned'), person('c')), 0),
    true,
    'one is left',
  );
  assert.equal(seatToResign(room(person('a'), person('b')), -1), 0);
  assert.equal(seatToResign(room(person('a', 'resigned'), person('b')), 0), -1, 'only once');
  assert.equal(clockRuns(room(person('a')), 0), true);
  assert.equal(clockRuns(room(person('a')), 1), false);
  assert.equal(clockRuns({ ...room(person('a')), status: 'over' }, 0), false);
});

test('a game that ends by resigning waits for nobody', () => {
  const e = new Eyes();
  e.state({ as: 0, seq: 5, view: ['hand 1'], act: { seat: 0, phase: 'play', legal: ['go'] } });
  e.end();
  assert.equal(e.sight(0, [0]).player, -2);
  assert.deepEqual(e.sight(0, [0]).legal, []);
});

test('a note of the wire is a note of the engine', () => {
  const n = noteOf({ code: 'won', rule: '', facts: { player: '1', why: '' } }, 'toy');
  assert.equal(n.line, 'won player=1');
  assert.equal(n.game, 'toy');
  assert.equal(codeRefusal('full').key, 'server.full');
});

const act = (of, legal) => ({ seat: of, phase: 'play', legal });
const state = (as, seq, view, a = null) => ({ t: 'state', as, seq, view, act: a, clock: null });
const event = (as, seq, view, a = null) => ({ t: 'event', as, seq, view, act: a });

test('each seat has its own eyes', () => {
  const e = new Eyes();
  assert.deepEqual(e.sight(0, []), { viewer: -1, view: '', phase: '', player: -1, legal: [] });
  e.state(state(1, 5, ['hand 2'], act(1, ['go'])));
  e.state(state(0, 5, ['hand 1'], act(1, [])));
  assert.equal(e.first(), 0);
  assert.equal(e.sight(0, [0, 1]).view, 'hand 1\n');
  assert.deepEqual(e.sight(0, [0, 1]).legal, [], 'not his decision');
  assert.deepEqual(e.sight(1, [0, 1]).legal, ['go']);
  assert.equal(e.sight(7, [1]).viewer, 1, 'a seat without eyes is not looked with');
});

test('changes are taken once, in order, or not at all', () => {
  const e = new Eyes();
  e.state(state(0, 5, ['a', 'b'], act(0, ['x'])));
  assert.equal(e.event(event(0, 5, [[0, 2, []]])), 'old');
  assert.equal(e.event(event(0, 6, [[1, 1, ['c']]], act(0, ['y']))), 'new');
  assert.equal(e.event(event(0, 6, [[1, 1, ['d']]])), 'old');
  assert.deepEqual(e.sight(0, [0]), {
    viewer: 0,
    view: 'a\nc\n',
    phase: 'play',
    player: 0,
    legal: ['y'],
  });
  assert.equal(e.event(event(0, 7, [[1, 9, []]])), 'bad', 'more lines than there are');
  e.clear();
  assert.equal(e.has(0), false);
});
