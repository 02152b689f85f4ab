/*
 * Whatever comes over the border, an instance answers or throws something
 * clear; it never traps, and the game that was on the table stays as it was.
 * BAD_CALLS=N  so many calls (4000)
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, Game, Refused, engineModule, loadRulebook, newReferee } from 'deskovka';

const CALLS = Number(process.env.BAD_CALLS ?? 4000);
let state = Number(process.env.BAD_SEED ?? 1);
const random = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
const pick = (list) => list[random(list.length)];

const WRONG = [
  undefined,
  null,
  NaN,
  Infinity,
  -Infinity,
  0.5,
  true,
  5n,
  Symbol('x'),
  {},
  [],
  [[]],
  () => 1,
  new Date(0),
  /x/,
  new Uint8Array(3),
  Object.create(null),
  { toString: () => 'catan' },
  new Proxy({}, {}),
];
const NUMBERS = [
  -2147483649,
  -2147483648,
  -100,
  -3,
  -2,
  -1,
  0,
  1,
  2,
  3,
  4,
  5,
  8,
  63,
  64,
  1e5,
  2147483647,
  2147483648,
  4294967295,
  4294967296,
  1e300,
  Number.MAX_SAFE_INTEGER,
];
const TEXTS = [
  '',
  ' ',
  '\n',
  '\t',
  '\0',
  '%s%n',
  '🂡',
  '\ud800',
  'é'.repeat(400),
  'a'.repeat(300_000),
  'setup',
  'put',
  'put ',
  'carcassonne',
  'catan players=99999999999',
  'carcassonne players=2 modules=',
  'mcts:nodes=1000000000,playouts=2',
  'mcts:playouts=-1',
  'expectimax:depth=99',
  'tile',
  'tile D R90',
  'tile ZZ R45',
  'spots D R90',
  'hit D R90 99999999999 -99999999999',
  'place:0,0,R0',
  'place:2147483648,-2147483649,R360',
  'draw:D',
  'meeple:road@E',
  'roll:7',
  'en',
  'cs',
  'x-none',
  '../..',
  '<script>',
  'city@N/1,0',
  'figure pig p9',
  'carcassonne 1\nplayers 2\n',
  'catan\n\n\n',
  'deskovka 1\nsetup catan\n',
];

const anything = (good) => {
  switch (random(6)) {
    case 0:
      return pick(WRONG);
    case 1:
      return pick(NUMBERS);
    case 2:
      return pick(TEXTS);
    case 3:
      return Array.from({ length: random(40) }, () =>
        String.fromCharCode(random(random(8) ? 128 : 65536)),
      ).join('');
    default:
      return good();
  }
};
/* A good text, with a letter of it changed. */
const broken = (text) => {
  const at = random(text.length + 1);
  return text.slice(0, at) + String.fromCharCode(32 + random(95)) + text.slice(at + random(3));
};

/* Nothing but our own errors, and no instance that is unusable afterwards. */
function allowed(e, what) {
  assert.ok(e instanceof Error, what);
  assert.doesNotMatch(
    e.message,
    /unusable|made anew|memory access|unreachable|call stack|signature/,
    what,
  );
  assert.ok(
    e instanceof Refused ||
      e instanceof TypeError ||
      e instanceof RangeError ||
      /^(engine|deskovka|rulebook|referee):|no game yet/.test(e.message) ||
      e instanceof SyntaxError,
    `${what}: ${e.name}: ${e.message}`,
  );
}

const SETUPS = [
  'carcassonne players=2',
  'carcassonne edition=bb5 players=6 modules=river,inns,traders,hills,wheel',
  'catan players=4',
  'catan players=2 offers=10',
];
/* How many arguments of which kind; what a call may change. */
const LOOKS = {
  phase: '',
  legal: '',
  outcomes: '',
  view: 'n',
  scores: 'n',
  winners: '',
  hash: '',
  expand: 't',
  games: '',
  options: 'tt',
  bots: 't',
  botNames: 't',
  isDraft: '',
  inspect: 'tn',
  read: 't',
  draw: 'bnnn',
  parts: 'bnnn',
  piece: 'tbn',
  places: 't',
  viewLines: 't',
  lit: 'lb',
  tell: 'ttlt',
  why: 'tltt',
  languages: '',
  chance: '',
  player: '',
  playouts: 'nn',
  judge: 'tn',
  choose: 't',
  store: 'n',
};
const CHANGES = {
  setup: 't',
  apply: 't',
  presets: 't',
  world: 'w',
  imagine: 'n',
  load: 'n',
  reset: '',
  seed: 'nn',
};
/* Thinking takes as long as it is told to: small numbers, or absurd ones. */
const COUNTS = [-1, 0, 1, 3, 2147483648, 4294967295, 4294967296, 1e300, NaN];

function argument(kind, engine) {
  switch (kind) {
    case 'n':
      return anything(() => random(12) - 3);
    case 'b':
      return pick([true, false, 'auto', null, 7]);
    case 'l':
      return pick([[], ['Ema', 'Jan'], ['a\tb', 'c\nd'], ['city@N/0,0', 'x']]);
    case 'w':
      return anything(() =>
        Uint8Array.from({ length: pick([0, 1, 900, 4096, 300_000]) }, () => random(256)),
      );
    default:
      return anything(() => {
        const legal = engine.legal();
        const base = pick([
          ...legal.slice(0, 5),
          ...SETUPS,
          ...TEXTS.slice(11),
          engine.view(-1),
          'x',
        ]);
        return random(2) ? base : broken(base);
      });
  }
}

test('the engine', async () => {
  const module = await engineModule();
  let engine = new Engine(module);
  let refused = 0;
  engine.setup(SETUPS[0]);
  const all = [...Object.keys(LOOKS), ...Object.keys(LOOKS), ...Object.keys(CHANGES)];
  for (let i = 0; i < CALLS; i++) {
    const name = pick(all);
    const kinds = LOOKS[name] ?? CHANGES[name];
    const slow = name === 'playouts' || name === 'judge';
    const args = [...kinds].map((k) => (slow && k === 'n' ? pick(COUNTS) : argument(k, engine)));
    if (name === 'choose' && random(2))
      args[0] = pick(['random', 'easy', 'mcts:nodes=1000000000,playouts=3']);
    if (name === 'playouts') args[1] = pick([-1, 0, 5, 100]);
    if (name === 'playouts' && args[0] > 1000) args[0] = -5;
    const before = engine.hash();
    const what = `call ${i}: ${name}(${args.map((a) => JSON.stringify(String(typeof a === 'symbol' || Array.isArray(a) || (a && Object.getPrototypeOf(a) === null) ? typeof a : a))?.slice(0, 60)).join(', ')})`;
    try {
      engine[name](...args);
    } catch (e) {
      refused++;
      allowed(e, what);
      if (name !== 'setup')
        assert.equal(engine.hash(), before, `${what} was refused and changed the game`);
      else engine.setup(pick(SETUPS));
      continue;
    }
    if (name in LOOKS) assert.equal(engine.hash(), before, `${what} changed the game`);
    else if (name === 'setup') engine.setup(pick(SETUPS));
    /* The game goes on. */
    const player = engine.player();
    if (player === -2) engine.reset();
    else engine.apply(player === -1 ? engine.chance() : pick(engine.legal()));
  }
  assert.ok(refused > CALLS / 10, `${refused} of ${CALLS} were refused`);
});

test('calls before a game, and after a set-up that was refused', async () => {
  const module = await engineModule();
  for (const prepare of [
    () => undefined,
    (e) => assert.throws(() => e.setup('catan players=77')),
  ]) {
    const engine = new Engine(module);
    prepare(engine);
    for (const name of [
      'legal',
      'view',
      'apply',
      'reset',
      'store',
      'load',
      'judge',
      'choose',
      'hash',
      'world',
      'playouts',
      'imagine',
      'expand',
      'why',
      'isDraft',
      'winners',
      'chance',
    ])
      assert.throws(
        () =>
          engine[name](
            ...(name === 'world' ? [new Uint8Array(4)] : name === 'why' ? ['en', []] : ['x', 1]),
          ),
        (e) => (allowed(e, name), true),
        name,
      );
    for (const draw of [
      () => engine.draw(false, 0xffff, 100, 0),
      () => engine.parts(true, 0, -5, 99),
    ])
      try {
        draw();
      } catch (e) {
        allowed(e, 'drawing nothing');
      }
    engine.setup('catan players=2');
    assert.ok(engine.legal().length > 0);
  }
});

test('games, files and handles that were freed', async () => {
  const good = await Game.create('carcassonne players=2 modules=inns', {
    seed: 3,
  });
  for (let i = 0; i < 30; i++) good.player === -1 ? good.chance() : good.play(good.legal()[0]);
  const file = good.save();
  const { hash } = good;
  for (let i = 0; i < CALLS / 20; i++) {
    for (const make of [
      () => Game.create(anything(() => broken(pick(SETUPS)))),
      () => Game.load(anything(() => broken(file))),
    ])
      try {
        (await make()).free();
      } catch (e) {
        allowed(e, `file or set-up ${i}`);
      }
    const name = pick([
      'play',
      'view',
      'svg',
      'scores',
      'inspect',
      'undo',
      'playouts',
      'tell',
      'subscribe',
    ]);
    const arg =
      name === 'tell'
        ? {
            game: anything(() => 'catan'),
            line: anything(() => 'placed tile=D'),
            fields: {},
          }
        : anything(() =>
            name === 'play'
              ? 'nonsense'
              : {
                  theme: pick(WRONG),
                  tile: pick(NUMBERS),
                  lang: pick(TEXTS),
                  seat: pick(NUMBERS),
                },
          );
    const n = good.actions.length;
    try {
      good[name](name === 'playouts' && arg > 10 && arg <= 1e6 ? 3 : arg);
    } catch (e) {
      allowed(e, `${name} ${i}`);
    }
    if (name === 'undo' && good.actions.length < n)
      for (const l of file.split('\n').slice(2 + good.actions.length, 2 + n)) good.play(l);
    assert.equal(good.hash, hash, `${name} changed the game`);
  }
  good.free();
  for (const name of [
    'play',
    'legal',
    'view',
    'svg',
    'undo',
    'save',
    'playouts',
    'chance',
    'inspect',
    'scores',
  ])
    assert.throws(() => good[name]('x', 1), /freed|deskovka:/, name);
});

test('the rulebook and the referee', async () => {
  const book = await loadRulebook();
  const referee = await newReferee();
  for (let i = 0; i < CALLS / 10; i++) {
    const text = () => anything(() => broken(pick(SETUPS)));
    const name = pick(['html', 'book', 'game', 'find']);
    try {
      book[name](text(), text(), text());
    } catch (e) {
      if (!(e instanceof Error)) throw e;
      assert.doesNotMatch(e.message, /memory access|unreachable|call stack/, name);
    }
    const entry = pick(['open', 'read', 'enter', 'undo', 'write', 'tell']);
    try {
      referee[entry](text());
    } catch (e) {
      if (!(e instanceof Error)) throw e;
      assert.doesNotMatch(e.message, /memory access|unreachable|call stack/, entry);
    }
  }
  referee.open('catan players=3');
  assert.match(referee.write(), /catan/);
  assert.ok(book.find('en', 'catan players=3', 'robber').rules.length > 0);
});

/*
 * Below the wrapper: every export that there is, with any numbers and any bytes
 * in its input.  No call traps, what is returned lies in the output, what was
 * refused is told by a code and changed nothing.
 */
const QUICK = ['random', 'greedy', 'mcts:playouts=2', 'mcts:playouts=2,nodes=4294967295', '', 'x'];
const HURRIED = { playouts: [-1, 0, 1, 2], judge: [0, 1, 2, -1] };
const COUNT = ['player', 'winners', 'draft', 'open', 'reveals', 'withdraws', 'light'];
const PLAYS = ['setup', 'reset', 'load', 'world', 'imagine', 'apply', 'put', 'seed'];

async function rawModule() {
  const module = await engineModule();
  const { exports: x } = new WebAssembly.Instance(module, { env: { now: hurriedClock() } });
  const names = WebAssembly.Module.exports(module)
    .filter((e) => e.kind === 'function' && e.name !== 'in' && e.name !== 'out')
    .map((e) => e.name);
  return { x, names };
}

/* It flies: nobody thinks for long. */
function hurriedClock() {
  let ms = 0;
  return () => (ms += 500);
}

test('the module without its wrapper', async () => {
  const { x, names } = await rawModule();
  assert.ok(names.length > 30, names.join(' '));
  const write = (bytes) => {
    const room = new Uint8Array(x.memory.buffer, x.in(), 256 << 10);
    const n = Math.min(bytes.length, room.length - 1);
    room.set(bytes.subarray(0, n));
    room[n] = 0;
  };
  const writeText = (text) => write(new TextEncoder().encode(text));
  const read = (n) =>
    new TextDecoder().decode(new Uint8Array(x.memory.buffer, x.out(), Math.max(0, n)));
  const answer = (name) => read(x[name]());
  const begin = (line) => (writeText(line), assert.ok(x.setup() > 0, line));
  const number = () =>
    random(3) ? random(14) - 4 : pick([...NUMBERS, random(2 ** 31), -random(2 ** 31), NaN]);
  const input = (name) => {
    if (name === 'choose') return writeText(pick(QUICK));
    const legal = x.player() >= 0 ? answer('legal').split('\n') : ['roll'];
    const text = pick([...legal.slice(0, 3), ...SETUPS, ...TEXTS, read(x.view(-1))]);
    switch (random(4)) {
      case 0:
        return write(Uint8Array.from({ length: random(600) }, () => random(256)));
      case 1:
        return writeText(broken(text));
      case 2:
        return write(new Uint8Array(256 << 10).fill(1 + random(255)));
      default:
        return writeText(text);
    }
  };
  begin(SETUPS[0]);
  const refused = new Set();
  const called = new Set();
  for (let i = 0; i < CALLS; i++) {
    const name = pick(names);
    const args = Array.from({ length: x[name].length }, (_, k) =>
      name in HURRIED ? (k ? 50 : pick(HURRIED[name])) : number(),
    );
    const before = answer('hash');
    input(name);
    const n = x[name](...args) ?? 0;
    called.add(name);
    const what = `call ${i}: ${name}(${args.join(', ')}) = ${n}`;
    if (name === 'setup') begin(pick(SETUPS));
    else if (n < 0 && !['player', 'winners'].includes(name)) {
      refused.add(name);
      const end = new Uint8Array(x.memory.buffer, x.out(), 4096).indexOf(0);
      assert.match(read(end), /^[a-z_-]+\t/, what);
    } else if (!COUNT.includes(name)) assert.ok(n < 2 << 20, what);
    if (name !== 'setup' && (n < 0 || !PLAYS.includes(name)))
      assert.equal(answer('hash'), before, `${what} changed the game`);
    const player = x.player();
    if (player === -2) x.reset();
    else {
      writeText(player === -1 ? answer('chance') : answer('legal').split('\n')[0]);
      assert.ok(x.apply() > 0, `${what}: the game does not go on`);
    }
  }
  assert.deepEqual([...called].sort(), [...names].sort(), 'every export was called');
  assert.ok(refused.size >= 12, [...refused].join(' '));
});
