/* Turns being put together: the sensible ways, and events in any order. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runEvents } from './events.mjs';
import { load } from './load.mjs';

const { EMPTY, current, reduce, sceneOf } = await load('ui/carcassonne/draft.ts');
const { Engine, Replica } = await load('engine/wasm.ts', 'game/replica.ts');
const wasm = join(dirname(fileURLToPath(import.meta.url)), '../../../build/wasm/engine.wasm');
const skip = existsSync(wasm) ? false : 'the engine is not built';

/* A small world of rules: one tile, two squares, then a figure, then it is over. */
const NO = { code: 'no', rule: 'BASE-1', en: 'No.', cs: 'Ne.' };
function fake(actions) {
  const at = (phase, player, legal, refusal = null) => ({
    view: `phase ${phase}\n`,
    phase,
    player,
    legal,
    notes: actions.map((a) => ({ code: a, fields: {}, en: '', cs: '' })),
    refusal,
  });
  const [tile, figure, ...more] = actions;
  const tiles = ['place:1,0,R0', 'place:1,0,R90', 'place:0,1,R90'];
  if (tile === undefined) return at('place', 0, tiles);
  if (!tiles.includes(tile)) return at('place', 0, tiles, NO);
  const figures = ['pass', 'meeple:city@N/1,0', 'big:city@N/1,0'];
  if (figure === undefined) return at('figure', 0, figures);
  if (!figures.includes(figure) || more.length > 0) return at('figure', 0, figures, NO);
  return at('place', 1, []);
}

const TABLE = {
  at: 'g 4 0',
  viewer: 0,
  mine: true,
  ...{ view: fake([]).view, phase: 'place', legal: fake([]).legal },
  world: false,
  confirm: true,
  try: fake,
};

/* Runs events one after another; the draft, and what was to be done. */
function run(events, table = TABLE, from = EMPTY) {
  return runEvents(reduce, events, table, from);
}

const square = (at) => ({ type: 'square', square: at });
const choose = (action) => ({ type: 'choose', action });
const MEEPLE = 'meeple:city@N/1,0';
const BIG = 'big:city@N/1,0';

test('a tile is tried, turned, figure chosen, all sent at once', () => {
  const { draft, sends } = run([
    square('1,0'),
    square('1,0') /* turns it */,
    choose(MEEPLE),
    { type: 'confirm' },
  ]);
  assert.deepEqual(sends, [{ type: 'send', at: TABLE.at, actions: ['place:1,0,R90', MEEPLE] }]);
  assert.ok(draft.sending);
  const s = sceneOf(draft, TABLE);
  assert.equal(s.chosen, MEEPLE);
  assert.equal(s.phase, 'figure', 'the board shows the position before the last choice');
  assert.deepEqual(s.tried, { square: '1,0', turn: 1 });
});

test('the turn of a tile is remembered for the next square', () => {
  const { draft } = run([square('0,1'), square('1,0')]);
  assert.deepEqual(draft.staged, ['place:1,0,R90']);
});

test('choosing again takes the choice back, another one replaces it', () => {
  const a = run([square('1,0'), choose(MEEPLE), choose(MEEPLE)]);
  assert.deepEqual(a.draft.staged, ['place:1,0,R0']);
  const b = run([square('1,0'), choose(MEEPLE), choose(BIG)]);
  assert.deepEqual(b.draft.staged, ['place:1,0,R0', BIG]);
  const choices = [
    { action: MEEPLE, figure: 'meeple' },
    { action: BIG, figure: 'big' },
  ];
  const marker = { type: 'marker', choices };
  const c = run([square('1,0'), { type: 'figure', figure: 'big' }, marker]);
  assert.equal(c.draft.staged[1], BIG, 'the wanted figure');
  assert.equal(run([marker], TABLE, c.draft).draft.staged[1], MEEPLE, 'then the next one');
});

test('without confirming the last choice sends; a tile alone never does', () => {
  const table = { ...TABLE, confirm: false };
  assert.equal(run([square('1,0')], table).sends.length, 0);
  const { sends, draft } = run([square('1,0'), choose('pass')], table);
  assert.deepEqual(sends[0].actions, ['place:1,0,R0', 'pass']);
  assert.deepEqual(draft.staged, ['place:1,0,R0'], 'refused, it is still there to be changed');
});

test('confirming without a figure passes', () => {
  const { sends } = run([square('1,0'), { type: 'confirm' }]);
  assert.deepEqual(sends[0].actions, ['place:1,0,R0', 'pass']);
});

test('a square that is not legal says why', () => {
  const { draft, effects } = run([square('5,5')]);
  assert.deepEqual(draft.refusal, NO);
  assert.deepEqual(effects, [{ type: 'sound', name: 'no' }]);
  assert.equal(run([{ type: 'hush' }], TABLE, draft).draft.refusal, null);
});

test('what happens at the table ends a draft; habits stay', () => {
  const { draft } = run([{ type: 'figure', figure: 'big' }, square('0,1')]);
  const next = { ...TABLE, at: 'g 5 0' };
  assert.deepEqual(current(draft, next), { ...EMPTY, at: 'g 5 0', turn: 1, figure: 'big' });
  const late = { type: 'sent', at: TABLE.at, refusal: NO };
  assert.equal(run([late], next, draft).draft.refusal, null, 'a late answer is of no concern');
  const advice = { type: 'advice', at: TABLE.at, actions: ['place:1,0,R0', 'pass'] };
  assert.deepEqual(run([advice], next, draft).draft.staged, []);
});

test('nonsense changes nothing', () => {
  const still = (events, table = TABLE) => {
    const { draft, sends } = run(events, table);
    assert.deepEqual(draft.staged, [], JSON.stringify(events));
    assert.deepEqual(sends, []);
  };
  still([choose(MEEPLE)]);
  still([choose('')]);
  still([{ type: 'turn', by: 1 }]);
  still([{ type: 'back' }, { type: 'back' }]);
  still([{ type: 'confirm' }]);
  still([{ type: 'marker', choices: [] }]);
  still([square('')]);
  still([square('__proto__')]);
  still([{ type: 'alone', action: 'pass' }]);
  still([{ type: 'advice', at: TABLE.at, actions: [] }]);
  still([{ type: 'advice', at: TABLE.at, actions: ['place:9,9,R0'] }]);
  still([square('1,0'), choose(MEEPLE), { type: 'confirm' }], { ...TABLE, mine: false });
});

test('nothing is sent twice while the answer is out', () => {
  const all = [square('1,0'), { type: 'confirm' }, { type: 'confirm' }, { type: 'confirm' }];
  const { sends, draft } = run(all);
  assert.equal(sends.length, 1);
  const after = run(
    [{ type: 'sent', at: TABLE.at, refusal: NO }, { type: 'confirm' }],
    TABLE,
    draft,
  );
  assert.deepEqual(after.draft.refusal, NO);
  assert.equal(after.sends.length, 1, 'after a refusal it may be sent again');
});

test('where nothing can be tried each action is sent by itself', () => {
  const table = { ...TABLE, try: null };
  assert.deepEqual(run([square('1,0')], table).sends[0].actions, ['place:1,0,R0']);
  assert.deepEqual(run([square('1,0'), square('0,1')], table).sends.length, 1);
});

/* Events without sense or order, on the real rules. */
test('any order of events: what is staged stays legal', { skip }, () => {
  const module = new WebAssembly.Module(readFileSync(wasm));
  let seed = 20;
  const random = (n) => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % n;
  const any = (list) => list[random(list.length)];
  const setup = 'carcassonne players=2 modules=river,inns,traders,abbot,hills,magewitch,robbers';
  const game = new Engine(module);
  game.setup(setup);
  game.seed(5, 9);
  const replica = new Replica(new Engine(module));
  const steps = [];
  const s = { setup, steps, viewer: 0 };
  let drafts = EMPTY;
  let sent = 0;
  while (game.player() > -2 && steps.length < 260) {
    const seat = game.player();
    let actions = [seat < 0 ? game.chance() : game.choose('random')];
    if (seat === 0) {
      replica.follow({ ...s, steps: [...steps] });
      const ask = (a) => replica.try(a, 0);
      const base = ask([]);
      const table = { ...TABLE, at: `g ${steps.length} 0`, view: base.view, phase: base.phase };
      Object.assign(table, { legal: base.legal, try: ask, confirm: random(2) === 0 });
      const out = [];
      for (let i = 0; i < 24; i++) {
        const now = sceneOf(drafts, table);
        const word = any([...now.legal, ...base.legal, 'pass', 'meeple:', 'place:0,0,R0', '']);
        const at = any([...now.cells.keys(), '0,0', '99,-99', 'x']);
        const [next, effects] = reduce(
          drafts,
          any([
            square(at),
            choose(word),
            { type: 'turn', by: any([-1, 1, 7]) },
            {
              type: 'marker',
              choices: [
                { action: word, figure: 'big' },
                { action: '', figure: null },
              ],
            },
            { type: 'figure', figure: any(['big', 'meeple', '']) },
            { type: any(['back', 'confirm', 'hush']) },
            { type: 'alone', action: word },
            { type: 'advice', at: any([table.at, 'g']), actions: [word, 'pass'] },
            { type: 'sent', at: 'another', refusal: NO },
          ]),
          table,
        );
        drafts = next;
        assert.equal(drafts.at, table.at);
        assert.equal(ask(drafts.staged).refusal, null, drafts.staged.join(' '));
        out.push(...effects.filter((x) => x.type === 'send'));
      }
      assert.ok(out.length <= 1, 'sent once');
      for (const x of out) assert.equal(ask(x.actions).refusal, null, x.actions.join(' '));
      if (out[0]) {
        actions = out[0].actions;
        sent++;
      }
    }
    for (const a of actions) steps.push({ text: game.apply(a).text, seat, notes: [] });
  }
  assert.ok(sent > 20, `${sent} turns came of it`);
});
