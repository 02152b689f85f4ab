/* A person at the island: places, deals, cards to give up; events in any order. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runEvents } from './events.mjs';
import { load } from './load.mjs';

const { EMPTY, NO_DEAL, current, offerState, picked, reduce, showing, spotsOf } =
  await load('ui/catan/draft.ts');
const { targets } = await load('ui/catan/actions.ts');
const { readIsland } = await load('ui/catan/view.ts');
const { Engine } = await load('engine/wasm.ts');
const wasm = join(dirname(fileURLToPath(import.meta.url)), '../../../build/wasm/engine.wasm');
const skip = existsSync(wasm) ? false : 'the engine is not built';

const NO = { code: 'no', rule: '', en: 'No.', cs: 'Ne.' };
const TABLE = {
  at: 'g 9 0',
  deals: '3.0',
  traded: 0,
  mine: true,
  due: 0,
  viewer: 0,
  players: 3,
  asked: null,
  confirm: true,
  hand: { lumber: 4, wool: 1 },
};

/* A table where these actions are legal. */
const at = (legal, more = {}) => ({ ...TABLE, legal, targets: targets(legal), ...more });
const MAIN = at([
  'end',
  'buy',
  'road:e1',
  'road:e2',
  'settle:v7',
  'give:lumber',
  'want:ore',
  'bank:4,lumber,ore',
  'plenty:lumber,wool',
  'plenty:ore,ore',
  'monopoly:ore',
]);

function run(events, table = MAIN, from = EMPTY) {
  const { draft, effects, sends } = runEvents(reduce, events, table, from);
  return { draft, effects, sends: sends.map((x) => x.actions.join(' ')) };
}

const mode = (verb) => ({ type: 'mode', verb });
const place = (p) => ({ type: 'place', place: p });
const give = (kind, by = 1) => ({ type: 'deal', side: 'give', kind, by });
const want = (kind, by = 1) => ({ type: 'deal', side: 'want', kind, by });

test('a road: what, where, sure', () => {
  const a = run([mode('road'), place('e2')]);
  assert.equal(picked(a.draft, MAIN), 'e2');
  assert.deepEqual(a.sends, []);
  assert.deepEqual(run([{ type: 'confirm' }], MAIN, a.draft).sends, ['road:e2']);
  assert.equal(picked(run([place('e2')], MAIN, a.draft).draft, MAIN), null, 'taken back');
  assert.equal(showing(run([mode('road')], MAIN, a.draft).draft, MAIN), null);
  assert.deepEqual(run([mode('road'), place('e2')], { ...MAIN, confirm: false }).sends, [
    'road:e2',
  ]);
});

test('the only thing to do shows its places by itself', () => {
  const table = at(['settle:v1', 'settle:v2']);
  assert.deepEqual([...spotsOf(EMPTY, table).keys()], ['v1', 'v2']);
  assert.equal(showing(EMPTY, MAIN), null);
});

test('two neutrals at one place are two buttons', () => {
  const table = at(['road:e5,n1', 'road:e5,n2'], { confirm: false });
  const { draft, sends } = run([place('e5'), { type: 'confirm' }], table);
  assert.deepEqual(draft.pick, ['road:e5,n1', 'road:e5,n2']);
  assert.deepEqual(sends, [], 'which of them is asked');
});

test('an offer: to some, to all, to the bank', () => {
  const deal = [give('lumber'), want('ore')];
  assert.deepEqual(run([...deal, { type: 'offer' }]).sends, ['give:lumber want:ore propose']);
  const some = { type: 'to', seat: 1, on: false };
  assert.deepEqual(run([...deal, some, { type: 'offer' }]).sends, [
    'give:lumber want:ore to:p2 propose',
  ]);
  const none = { type: 'to', seat: 2, on: false };
  assert.deepEqual(run([...deal, some, none, { type: 'offer' }]).sends, []);
  const four = [give('lumber', 4), want('ore'), { type: 'bank' }];
  assert.deepEqual(run(four).sends, ['bank:4,lumber,ore']);
  assert.deepEqual(run([...deal, { type: 'bank' }]).sends, []);
});

test('nobody offers what he has not, nor the same for the same', () => {
  const { draft } = run([give('lumber', 9), give('wool'), give('wool'), give('ore'), give('x')]);
  assert.deepEqual(draft.deal.give, { lumber: 4, wool: 1, ore: 0 });
  assert.deepEqual(run([give('lumber'), want('lumber'), { type: 'offer' }]).sends, []);
  assert.deepEqual(run([give('lumber', -3)]).draft.deal.give, { lumber: 0 });
  assert.deepEqual(run([give('lumber', NaN), give('__proto__')]).draft.deal.give, {});
  assert.equal(offerState(run([give('lumber')]).draft, MAIN).may, false, 'one side is open');
});

test('a deal that the hand no longer holds is not offered', () => {
  const { draft } = run([give('lumber', 2), want('ore')]);
  const spent = { ...MAIN, at: 'g 12 0', hand: { lumber: 1 } };
  assert.deepEqual(run([{ type: 'offer' }], spent, draft).sends, []);
  assert.deepEqual(run([give('lumber', -1), { type: 'offer' }], spent, draft).sends, [
    'give:lumber want:ore propose',
  ]);
});

test('a deal stays while others answer, until the turn ends or it came off', () => {
  const { draft } = run([{ type: 'trade' }, give('lumber'), mode('road'), place('e1')]);
  const answered = current(draft, { ...MAIN, at: 'g 12 0' });
  assert.deepEqual([answered.deal.give, answered.trading], [{ lumber: 1 }, true]);
  assert.deepEqual([answered.pick, answered.mode], [[], null]);
  const traded = current(draft, { ...MAIN, at: 'g 13 0', traded: 1 });
  assert.deepEqual([traded.deal, traded.trading], [NO_DEAL, true]);
  const next = current(draft, { ...MAIN, at: 'g 20 0', deals: '4.1' });
  assert.deepEqual([next.deal, next.trading], [NO_DEAL, false]);
});

test('as many cards as are due are given up', () => {
  const table = at(['discard:lumber', 'discard:wool'], { due: 2 });
  const card = (kind, by = 1) => ({ type: 'card', kind, by });
  assert.deepEqual(run([card('lumber'), { type: 'discard' }], table).sends, [], 'too few');
  const all = [card('wool'), card('wool'), card('lumber'), card('lumber'), { type: 'discard' }];
  assert.deepEqual(run(all, table).sends, ['discard:lumber discard:wool']);
  assert.deepEqual(run([{ type: 'suggest' }, { type: 'discard' }], table).sends, [
    'discard:lumber discard:lumber',
  ]);
  const back = at(['return:lumber', 'return:wool'], { due: 1 });
  assert.deepEqual(run([card('wool'), { type: 'discard' }], back).sends, ['return:wool']);
});

test('cards that ask for resources', () => {
  const resource = (kind) => ({ type: 'resource', kind });
  const plenty = [{ type: 'dev', card: 'plenty' }, resource('wool'), resource('lumber')];
  assert.deepEqual(run(plenty).sends, ['plenty:lumber,wool']);
  assert.deepEqual(run([...plenty.slice(0, 2), resource('ore')]).sends, []);
  assert.deepEqual(run([{ type: 'dev', card: 'monopoly' }, resource('ore')]).sends, [
    'monopoly:ore',
  ]);
  assert.deepEqual(run([resource('ore')]).sends, [], 'no card is open');
  assert.deepEqual(run([{ type: 'dev', card: 'monopoly' }, resource('wool')]).sends, []);
});

test('a counter-offer begins as the mirror of the offer', () => {
  const asked = { give: { wool: 1 }, want: { ore: 1 }, to: null };
  const table = at(['accept', 'reject', 'give:wool'], { asked });
  const more = { type: 'answer', side: 'want', kind: 'ore', by: 1 };
  const { sends } = run([{ type: 'counter' }, more, { type: 'answered' }], table);
  assert.deepEqual(sends, ['give:wool want:ore want:ore propose']);
  assert.deepEqual(run([more, { type: 'answered' }], table).sends, [], 'none was begun');
  assert.equal(run([{ type: 'counter' }, { type: 'counter' }], table).draft.counter, null);
  assert.equal(run([{ type: 'counter' }], at(['accept', 'reject'], { asked })).draft.counter, null);
});

test('nonsense sends nothing', () => {
  const still = (events, table = MAIN) => {
    const { sends, draft } = run(events, table);
    assert.deepEqual(sends, [], JSON.stringify(events));
    assert.deepEqual(draft.pick, []);
  };
  still([{ type: 'confirm' }]);
  still([place('e1')]);
  still([mode('city'), place('v7')]);
  still([mode('road'), place('v7'), { type: 'confirm' }]);
  still([{ type: 'act', actions: ['roll'] }]);
  still([{ type: 'act', actions: [] }]);
  still([{ type: 'offer' }, { type: 'bank' }, { type: 'answered' }, { type: 'discard' }]);
  still([{ type: 'advice', at: MAIN.at, actions: ['road:e77'] }]);
  still([{ type: 'advice', at: 'earlier', actions: ['road:e1'] }]);
  still([mode('road'), place('e1'), { type: 'confirm' }], { ...MAIN, mine: false });
  still([{ type: 'trade' }], at(['roll']));
});

test('one thing is sent at a time, and a late answer changes nothing', () => {
  const end = { type: 'act', actions: ['end'] };
  const { sends, draft } = run([end, end, { type: 'act', actions: ['buy'] }]);
  assert.deepEqual(sends, ['end']);
  const sent = (where) => ({ type: 'sent', at: where, refusal: NO });
  assert.equal(run([sent('earlier')], MAIN, draft).draft.sending, true);
  const { draft: after } = run([sent(MAIN.at)], MAIN, draft);
  assert.deepEqual([after.sending, after.refusal], [false, NO]);
  assert.equal(current(after, { ...MAIN, at: 'next' }).refusal, null);
});

test('any order of events: what is sent is taken by the rules', { skip }, () => {
  const e = new Engine(new WebAssembly.Module(readFileSync(wasm)));
  let seed = 3;
  const random = (n) => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % n;
  const any = (list) => list[random(list.length)];
  const KINDS = ['lumber', 'brick', 'wool', 'grain', 'ore', 'x', ''];
  e.setup('catan players=3 offers=5');
  e.seed(3, 4);
  let draft = EMPTY;
  let sent = 0;
  for (let ply = 0; ply < 900 && e.player() > -2; ply++) {
    const seat = e.player();
    let actions = [seat < 0 ? e.chance() : e.choose('random')];
    if (seat === 0) {
      const view = e.view(0);
      const island = readIsland(view);
      const legal = e.legal();
      const due = Number(new RegExp(`^seat p0 .* discards (\\d+)`, 'm').exec(view)?.[1] ?? 0);
      const place0 = { at: `g ${ply} 0`, deals: `${island.turn}.${island.active}`, due };
      const table = at(legal, { ...place0, hand: island.hand ?? {}, confirm: random(2) === 0 });
      const out = [];
      for (let i = 0; i < 20; i++) {
        const kind = any(KINDS);
        const side = any(['give', 'want']);
        const [next, effects] = reduce(
          draft,
          any([
            mode(any(['road', 'settle', 'city', 'x'])),
            place(any([...spotsOf(draft, table).keys(), 'v0', 'x'])),
            {
              type: 'act',
              actions: [
                any([...legal.filter((a) => !/^(give|want|to|ask|discard)\b/.test(a)), 'roll', '']),
              ],
            },
            { type: any(['escape', 'unpick', 'confirm', 'trade', 'clear', 'offer', 'bank']) },
            { type: any(['counter', 'answered', 'suggest', 'discard', 'hush']) },
            { type: any(['deal', 'answer']), side, kind, by: any([1, 1, -1, 9]) },
            { type: 'to', seat: random(4), on: random(2) === 0 },
            { type: 'card', kind, by: any([1, -1]) },
            { type: 'dev', card: any(['plenty', 'monopoly', 'x']) },
            { type: 'resource', kind },
            { type: 'advice', at: table.at, actions: [any(legal)] },
            { type: 'sent', at: 'another', refusal: NO },
          ]),
          table,
        );
        draft = next;
        assert.equal(draft.at, table.at);
        out.push(...effects.filter((x) => x.type === 'send'));
      }
      assert.ok(out.length <= 1, 'sent once');
      if (out[0]) {
        actions = out[0].actions;
        sent++;
      }
    }
    for (const a of actions) e.apply(a);
  }
  assert.ok(sent > 40, `${sent} things were sent`);
});
