/* The package as it is installed: games, files, bots in a worker, rules, errors. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import {
  CHANCE,
  Engine,
  Game,
  OVER,
  Refused,
  engineModule,
  loadRulebook,
  newReferee,
} from 'deskovka';

/* A whole game at random: the same for the same number. */
async function whole(setup, seed, most = Infinity) {
  const game = await Game.create(setup, { seed });
  for (let i = 0; !game.over && i < most; i++) {
    if (game.player === CHANCE) game.chance();
    else {
      const legal = game.legal();
      game.play(legal[(i * 7919) % legal.length]);
    }
  }
  return game;
}

test('a game from its set-up line to its end, saved and read again', async () => {
  for (const setup of ['carcassonne players=3 modules=inns,river', 'catan players=3 offers=0']) {
    const game = await whole(setup, 7n, 3000);
    assert.equal(game.players, 3);
    const text = game.save();
    const again = await Game.load(text);
    assert.equal(again.hash, game.hash);
    assert.equal(again.save(), text);
    assert.equal((await whole(setup, 7, 3000)).hash, game.hash, 'the same seed, the same game');
    if (game.over) {
      assert.equal(game.player, OVER);
      assert.ok(game.winners.length >= 1);
      assert.deepEqual(game.legal(), []);
    }
    game.free();
    again.free();
  }
});

test('a seed is a whole number of 64 bits, never cut to fit', async () => {
  for (const seed of [-1, -1n, 1n << 64n, 1.5, NaN, 2 ** 60, '1', {}])
    await assert.rejects(Game.create('catan', { seed }), /deskovka: a seed is/, String(seed));
  (await Game.create('catan', { seed: (1n << 64n) - 1n })).free();
});

test('what is no event is not told', async () => {
  const game = await Game.create('catan');
  for (const [event, names] of [
    [undefined],
    [{}],
    [{ line: 5 }],
    [{ line: '' }, 5],
    [{ line: '' }, [5]],
  ])
    assert.throws(() => game.tell(event, 'en', names), /^TypeError: deskovka: /);
  game.free();
});

test('every game without a seed is another', async () => {
  const first = async () => (await Game.create('catan players=4')).chance().map((p) => p.text);
  assert.notDeepEqual(await first(), await first());
});

test('events, who may know of them, and what they say', async () => {
  const game = await Game.create('carcassonne players=2', { seed: 1 });
  const heard = [];
  const end = game.subscribe((played) => heard.push(played));
  game.chance();
  while (game.player !== CHANCE) game.play(game.legal()[0]);
  end();
  game.chance();
  assert.equal(heard[0].seat, CHANCE);
  assert.equal(heard.length, game.actions.length - 1);
  const told = heard.flatMap((p) => p.events).map((e) => game.tell(e, 'cs', ['Ema', 'Jan']));
  assert.ok(
    told.some((line) => line.includes('Ema')),
    told.join('|'),
  );
  const secret = { code: '', fields: {}, game: '', line: '', readers: '1' };
  assert.deepEqual(game.visible([secret], 0), []);
  assert.deepEqual(game.visible([secret]), []);
  assert.deepEqual(game.visible([secret], 1), [secret]);
  game.free();
});

test('what one seat holds is in no other view', async () => {
  const game = await whole('catan players=3 offers=0', 3, 60);
  assert.notEqual(game.view(0), game.view(1));
  assert.notEqual(game.view(), game.view(0));
  game.free();
});

test('pictures', async () => {
  const game = await whole('carcassonne players=2', 2, 30);
  const day = game.svg();
  assert.match(day, /^<svg[^>]*xmlns/);
  assert.notEqual(game.svg({ theme: 'dark' }), day);
  assert.match(game.svg({ theme: 'auto' }), /prefers-color-scheme/);
  assert.notEqual(game.svg({ players: true, lang: 'cs' }), game.svg({ players: true }));
  game.free();
});

test('undo', async () => {
  const game = await whole('carcassonne players=2', 4, 20);
  const { hash } = game;
  const last = game.actions.at(-1);
  game.undo();
  assert.notEqual(game.hash, hash);
  game.play(last);
  assert.equal(game.hash, hash);
  game.free();
});

test('a bot thinks in a worker, can be stopped, and thinks again', async () => {
  const game = await whole('catan players=2 offers=0', 5, 40);
  /* Where there is nothing to choose nobody thinks. */
  while (game.player === CHANCE || game.legal().length < 2) {
    if (game.player === CHANCE) game.chance();
    else game.play(game.legal()[0]);
  }
  const { hash } = game;
  assert.ok(game.legal().includes(await game.bot('easy')));
  assert.equal(await game.bot('easy', { seed: 9 }), await game.bot('easy', { seed: 9 }));
  const stop = new AbortController();
  const long = game.bot('mcts:playouts=100000000,time=600000', {
    signal: stop.signal,
  });
  const waits = game.bot('easy');
  const gone = new AbortController();
  const never = game.bot('easy', { signal: gone.signal });
  gone.abort(new Error('changed my mind'));
  await assert.rejects(never, /changed my mind/);
  stop.abort();
  await assert.rejects(long, { name: 'AbortError' });
  assert.ok(game.legal().includes(await waits), 'who waited is answered by a new worker');
  await assert.rejects(
    game.bot('nobody'),
    (e) => e instanceof Refused && /^There is no bot nobody;/.test(e.message),
  );
  await assert.rejects(game.bot('easy', { signal: 5 }), /signal is an AbortSignal/);
  for (const seed of [-1, 1.5, NaN, 2 ** 32, '1', 1n])
    await assert.rejects(game.bot('easy', { seed }), RangeError, String(seed));
  assert.equal(game.hash, hash, 'nothing was played');
  const kept = new AbortController();
  let listeners = 0;
  const { signal } = kept;
  const add = signal.addEventListener.bind(signal);
  signal.addEventListener = (name, listener, options) => {
    listeners++;
    options.signal.addEventListener('abort', () => listeners--);
    add(name, listener, options);
  };
  for (let i = 0; i < 3; i++) await game.bot('easy', { signal });
  assert.equal(listeners, 0, 'a signal that lives on keeps nothing');
  const last = game.bot('mcts:playouts=100000000,time=600000');
  setTimeout(() => game.free(), 100);
  await assert.rejects(last, /freed/);
});

test('the small and the fast engine play the same', async () => {
  const games = await Promise.all(
    ['engine', 'fast'].map(async (name) => {
      const file = new URL(import.meta.resolve(`deskovka/${name}.wasm`));
      const engine = new Engine(new WebAssembly.Module(await readFile(file)));
      return ['carcassonne players=3 modules=inns,abbot,messages', 'catan players=4'].map(
        (setup) => {
          engine.setup(setup);
          engine.seed(1, 2);
          const { wins, score, actions } = engine.playouts(30);
          while (engine.player() < 0) engine.apply(engine.chance());
          const chosen = [];
          for (let i = 0; i < 6; i++) {
            const action =
              engine.player() < 0 ? engine.chance() : engine.choose('mcts:playouts=40');
            chosen.push(engine.apply(action).text);
          }
          return { wins, score, actions, chosen, hash: engine.hash() };
        },
      );
    }),
  );
  assert.deepEqual(games[0], games[1]);
});

test('random games from a position', async () => {
  const game = await whole('carcassonne players=2', 6, 20);
  const { hash } = game;
  const { wins, score, actions } = game.playouts(50);
  assert.equal(score.length, 2);
  assert.ok(wins[0] + wins[1] >= 50 && actions > 50);
  assert.equal(game.hash, hash);
  game.free();
});

test('rules to read, in both languages', async () => {
  const game = await Game.create('catan players=2');
  const [en, cs] = [await game.rules('en'), await game.rules('cs')];
  assert.ok(en.parts.length > 0 && en.title !== cs.title);
  const found = (await loadRulebook()).find('en', game.setup, 'robber');
  assert.ok(found.rules.length > 0);
  game.free();
});

test('what there is to choose from', async () => {
  assert.ok((await Game.games()).length >= 2);
  assert.ok((await Game.options('catan', 'cs')).some((o) => o.key === 'players' && o.means !== ''));
  assert.ok((await Game.bots()).some((b) => b.name === 'hard'));
});

test('a real table', async () => {
  const referee = await newReferee();
  referee.open('carcassonne players=2');
  assert.ok(referee.write().includes('setup carcassonne'));
});

test('errors say what is wrong', async () => {
  await assert.rejects(
    Game.create('catan players=9'),
    (e) => e instanceof Refused && /from 2 to 4/.test(e.message),
  );
  await assert.rejects(Game.create('nogame'), /nogame/);
  await assert.rejects(Game.create(5), TypeError);
  await assert.rejects(Game.load('no file'), /no \.dsk file/);
  const binary = 'deskovka 1\nsetup catan players=2\nroll:\0\n';
  await assert.rejects(Game.load(binary), { name: 'SyntaxError', message: /no \.dsk file/ });
  await assert.rejects(Game.load('deskovka 1\n# a\nsetup catan\n\nnonsense\n'), /line 5: /);
  const game = await Game.create('carcassonne players=2', { seed: 1 });
  game.chance();
  const { hash } = game;
  assert.throws(
    () => game.play('place:50,50,R0'),
    (e) => {
      assert.ok(e instanceof Refused);
      assert.equal(e.refusal.rule, 'BASE-P2');
      return /beside this square.*\[BASE-P2\]/.test(e.message);
    },
  );
  assert.equal(game.hash, hash);
  assert.throws(() => game.view(2), /seats are 0 to 1/);
  game.free();
  for (const call of ['legal', 'view', 'svg', 'save', 'chance', 'undo'])
    assert.throws(() => game[call](), /was freed/, call);
  await assert.rejects(game.bot(), /was freed/);
  assert.throws(() => new Engine(5));
  assert.throws(() =>
    new Engine(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))).games(),
  );
  assert.throws(() => new Engine(module).legal(), /no game yet/);
});
const module = await engineModule();
