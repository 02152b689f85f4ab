/* What a server says is checked before it is used. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const { readMessage } = await load('game/messages.ts');

const TABLE = {
  v: 1,
  t: 'table',
  seq: 12,
  id: 'k3',
  status: 'playing',
  setup: 'carcassonne players=3',
  game: 'carcassonne',
  owner: 'gq3k',
  you: { user: 'gq3k', seats: [0] },
  listed: false,
  spectators: 'live',
  delay: 0,
  undo: 'agree',
  timeout: 'vote',
  stand_in: 'greedy',
  seats: [
    { kind: 'person', user: 'gq3k', name: 'Anna', colour: 0 },
    { kind: 'bot', bot: 'greedy', user: 'gab', name: 'Jan', colour: 1 },
    { kind: 'empty' },
  ],
  here: [0],
  watching: 2,
  ply: 9,
  clock: { rule: 'bank:900+10', left: [900000, 870100, 900000], runs: 0 },
  fair: { commitment: '9f', client: ['x1', '', ''], server: null },
  proposal: { n: 1, what: 'undo', by: 1, ply: 7, yes: [1] },
  next: null,
};
const EVENT = {
  v: 1,
  t: 'event',
  seq: 42,
  as: 0,
  at: 1790000000000,
  kind: 'action',
  by: 0,
  action: 'place:1,0,R90',
  ply: 30,
  notes: [{ code: 'scored', rule: 'BASE-S4', f: { seat: 0, points: 6 } }],
  view: [
    [3, 1, ['current K']],
    [17, 0, ['tile D 1,0 R90']],
  ],
  act: { seat: 0, phase: 'figure', legal: ['meeple:city@N', 'pass'] },
  clock: { left: [899000, 870100], runs: 0 },
};
const STATE = {
  v: 1,
  t: 'state',
  seq: 9,
  as: -1,
  ply: 3,
  view: ['a'],
  act: { seat: -2, phase: 'over' },
};

const say = (m) => readMessage(JSON.stringify(m));

/* The message with one field (a path with dots) changed, or taken out. */
function spoil(m, path, value) {
  const copy = structuredClone(m);
  const keys = path.split('.');
  const last = keys.pop();
  const at = keys.reduce((x, k) => x[k], copy);
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

test('messages of the protocol are read', () => {
  const t = say(TABLE);
  assert.equal(t.seats[1].bot, 'greedy');
  assert.equal(t.clock.runs, 0);
  assert.deepEqual(t.mine, [0]);
  const e = say(EVENT);
  assert.equal(e.action, 'place:1,0,R90');
  assert.deepEqual(e.notes[0].facts, { seat: '0', points: '6' });
  assert.equal(say({ ...EVENT, action: undefined, hidden: true }).action, null);
  assert.equal(say(STATE).as, -1);
  assert.equal(say({ v: 1, t: 'ack', seq: 4, re: 'm-1', first: 4, last: 4 }).re, 'm-1');
  assert.equal(
    say({ v: 1, t: 'event', seq: 1, as: -1, at: 1, kind: 'created', by: 'gq3k', clock: 'none' }).by,
    -1,
  );
  const away = { v: 1, t: 'presence', seq: 4, here: [0], away: [{ seat: 1, left: 900 }] };
  assert.deepEqual(say(away).away, [{ seat: 1, left: 900 }]);
  assert.equal(say(spoil(away, 'away.0.seat', 8)), null);
  assert.deepEqual(say({ v: 1, t: 'warn', seq: 4, seat: 1, left: 900 }).left, 900);
  assert.equal(say({ v: 1, t: 'warn', seq: 4, seat: -1, left: 900 }), null);
  assert.equal(say({ v: 1, t: 'error', seq: 0, code: 'rate', retry: 250 }).retry, 250);
  assert.equal(say({ v: 1, t: 'something-new', seq: 4 }).t, 'other', 'a newer server may say more');
});

test('what is no message is refused', () => {
  for (const data of [
    undefined,
    null,
    7,
    new ArrayBuffer(4),
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '{}',
    '{"v":2,"t":"ready"}',
    '{"v":1}',
    '{"v":1,"t":7}',
    'x'.repeat(5 << 20),
  ])
    assert.equal(readMessage(data), null, String(data).slice(0, 40));
});

const BAD = [
  null,
  true,
  'x',
  1.5,
  -7,
  1e300,
  [],
  [[]],
  {},
  { a: 1 },
  'y'.repeat(30_000),
  Array.from({ length: 30_000 }, () => 'x'),
];

/* Which of the wrong values each field must refuse. */
const MUST = {
  number: (v) =>
    v === null || v === true || v === 'x' || v === 1.5 || v === 1e300 || typeof v === 'object',
  text: (v) => typeof v !== 'string' || v.length > 20_000,
  word: () => true,
  name: (v) => v !== 'x' /* a game we have never heard of is one */,
  object: (v) => v === null || typeof v !== 'object' || Array.isArray(v),
  list: (v) => !Array.isArray(v) || v.length > 20_000,
  numbers: (v) => !Array.isArray(v) || v.length > 0,
};

test('the name of a game is a word', () => {
  assert.equal(say(spoil(TABLE, 'game', 'toy-2')).game, 'toy-2');
  for (const bad of ['', 'To y', '../x', '<b>', '9', 'x'.repeat(33)])
    assert.equal(say(spoil(TABLE, 'game', bad)), null, bad);
});

test('each field that is used has its type and bounds', () => {
  const fields = [
    [TABLE, 'status', 'word'],
    [TABLE, 'game', 'name'],
    [TABLE, 'setup', 'text'],
    [TABLE, 'you', 'object'],
    [TABLE, 'you.user', 'text'],
    [TABLE, 'you.seats', 'numbers'],
    [TABLE, 'seats', 'list'],
    [TABLE, 'seats.0', 'object'],
    [TABLE, 'seats.0.kind', 'word'],
    [TABLE, 'fair', 'object'],
    [TABLE, 'clock.left', 'numbers'],
    [TABLE, 'proposal.n', 'number'],
    [TABLE, 'proposal.what', 'text'],
    [EVENT, 'as', 'number'],
    [EVENT, 'kind', 'text'],
    [EVENT, 'notes.0', 'object'],
    [EVENT, 'notes.0.code', 'text'],
    [EVENT, 'view.0', 'numbers'],
    [EVENT, 'view.0.0', 'number'],
    [EVENT, 'view.0.1', 'number'],
    [EVENT, 'view.0.2', 'list'],
    [EVENT, 'act.seat', 'number'],
    [EVENT, 'clock.left', 'numbers'],
    [STATE, 'as', 'number'],
    [STATE, 'view', 'list'],
    [STATE, 'act.seat', 'number'],
  ];
  for (const [message, path, kind] of fields) {
    for (const value of BAD)
      if (MUST[kind](value))
        assert.equal(
          say(spoil(message, path, value)),
          null,
          `${message.t} ${path} ${JSON.stringify(value).slice(0, 30)}`,
        );
  }
  for (const path of ['status', 'game', 'setup', 'you', 'seats', 'fair'])
    assert.equal(say(spoil(TABLE, path)), null, `without ${path}`);
  for (const path of ['as', 'kind']) assert.equal(say(spoil(EVENT, path)), null, `without ${path}`);
});

test('seats that are not at the table are refused', () => {
  assert.equal(say(spoil(TABLE, 'you.seats', [3])), null);
  assert.equal(say(spoil(EVENT, 'as', 8)), null);
  assert.equal(say(spoil(EVENT, 'act.seat', -3)), null);
  assert.equal(say({ v: 1, t: 'presence', seq: 1, here: [9] }), null);
  assert.equal(
    say(
      spoil(
        TABLE,
        'seats',
        Array.from({ length: 9 }, () => ({ kind: 'empty' })),
      ),
    ),
    null,
  );
});

test('random damage never throws', () => {
  const texts = [TABLE, EVENT, STATE].map((m) => JSON.stringify(m));
  let rng = 7;
  const below = (n) => {
    rng = (Math.imul(rng, 1664525) + 1013904223) >>> 0;
    return Math.floor((rng / 4294967296) * n);
  };
  let refused = 0;
  for (let i = 0; i < 6000; i++) {
    let text = texts[below(3)];
    for (let k = below(3); k >= 0; k--) {
      const at = below(text.length);
      text = text.slice(0, at) + '{}[]",:0-9a'[below(11)] + text.slice(at + below(3));
    }
    if (readMessage(text) === null) refused++;
  }
  assert.ok(refused > 1000);
});
