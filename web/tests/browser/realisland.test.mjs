/*
 * Catan on a real table, in real Chromium: whole games told with a finger and compared
 * point by point; the turn of two players step by step; dice of ours that can be checked.
 */
import assert from 'node:assert/strict';
import { LONG, becomes, opening, played, test } from './kit.mjs';
import { record, scores, sit, wanted } from './telling.mjs';

const site = opening();

const THREE = 'catan players=3 board=beginner start_seat=0 offers=0';
const TWO = 'catan players=2 board=beginner start_seat=0 offers=0';

/* Tells actions with a finger, from inside the page; gives the taps and the steps seen. */
function tellAll(page, actions) {
  return page.evaluate(async (list) => {
    const { find, told, until, tap, press } = window.finger;
    const steps = new Set();
    const last = async (s, what) => window.finger.last(await until(() => find(s), what), what);
    const sum = (dice) => dice.split('+').reduce((n, d) => n + Number(d), 0);
    const build = async (a, verb, place) => {
      const mark = () => find(`#mark-${place}`);
      if (!mark() && find(`[data-build="${verb}"]`)) await press(`[data-build="${verb}"]`, a);
      const before = told();
      tap(await until(mark, a));
      await until(() => told() !== before || find(`[data-act="${a}"]`), a);
      if (told() === before) await last(`[data-act="${a}"]`, a);
    };
    /* So many cards as are due, the button says how many: 0/2. */
    const giveUp = async (from, verb) => {
      const text = (await until(() => find('.picker'), verb)).textContent;
      const due = Number(/\d+\/(\d+)\)/.exec(text)[1]);
      for (const a of list.slice(from, from + due))
        await press(`.picker .res.${a.split(':')[1]} button`, a);
      await last('.picker .confirm .primary', verb);
      return due;
    };
    const bank = async (a) => {
      const [n, give, want] = a.slice(5).split(',');
      if (!find('.build.trading')) await press('[data-build="trade"]', a);
      const row = (i) => [...document.querySelectorAll('.counter')][i];
      await until(() => row(1), a);
      for (let i = 0; i < Number(n); i++)
        tap(await until(() => row(0).querySelector(`.res.${give} button`), a));
      tap(await until(() => row(1).querySelector(`.res.${want} button`), a));
      await last('[data-spot=bank]', a);
    };
    for (let i = 0; i < list.length; i++) {
      const a = list[i];
      const [verb, rest = ''] = a.split(':');
      const step = find('.turnsteps .now')?.dataset.step;
      if (step) steps.add(step);
      if (a === 'roll') continue; /* the sum says it */
      if (verb === 'roll') await last(`[data-outcome="roll ${sum(rest)}"]`, a);
      else if (['steal', 'draw'].includes(verb)) await last(`[data-outcome="${a}"]`, a);
      else if (['settle', 'road', 'city', 'robber'].includes(verb))
        await build(a, verb, rest.split(',')[0]);
      else if (verb === 'discard' || verb === 'return') i += (await giveUp(i, verb)) - 1;
      else if (verb === 'bank') await bank(a);
      else if (verb === 'monopoly' || verb === 'plenty') {
        const kinds = rest.split(',');
        await press(`[data-act="${verb}"]`, a);
        for (const r of kinds.slice(0, -1)) await press(`[data-resource="${r}"]`, a);
        await last(`[data-resource="${kinds.at(-1)}"]`, a);
      } else await last(verb === 'buy' ? '[data-build="buy"]' : `[data-act="${a}"]`, a);
    }
    return { taps: window.finger.taps, steps: [...steps] };
  }, actions);
}

async function whole(setup, seed) {
  const { plan, track } = played(setup, { seed, bot: 'greedy' });
  await sit(site, record(plan.setup), async (page) => {
    const { taps, steps } = await tellAll(page, plan.actions);
    assert.deepEqual(await scores(page), track, `${setup} ${seed}`);
    if (setup === TWO)
      assert.deepEqual(steps.sort(), ['build', 'first', 'neutral', 'second'], 'steps of a turn');
    console.log(`# measured: ${setup} ${seed}: ${plan.actions.length} actions, ${taps} taps`);
  });
}

for (const seed of wanted(LONG ? [4, 5, 6, 7, 8, 9] : [4])) {
  test(`Catan for two told by tapping, ${seed}`, {}, () => whole(TWO, seed));
  if (LONG) test(`Catan for three told by tapping, ${seed}`, {}, () => whole(THREE, seed));
}

test('dice of ours: sealed, rolled, and the same after the phone was closed', {}, async () => {
  await sit(site, record(`${THREE} hands=untracked`), async (page) => {
    const seal = () => page.locator('[data-test=seal]').textContent();
    const sealed = await becomes(seal, /^[0-9a-f]{16}$/, 'the seal');
    await page.locator('.sealed summary').click();
    await page.locator('.sealed input').fill('our word');
    const told = () =>
      page.evaluate(() => Number(document.querySelector('[data-told]').dataset.told));
    const before = await told();
    await page.locator('[data-test=our-dice]').click();
    await becomes(told, (n) => n > before, 'a roll');
    await page.reload();
    await page.waitForSelector('.table');
    await page.evaluate(() => {
      location.hash = '#/real/sheet/test';
    });
    await page.locator('.ourrolls').waitFor();
    const text = await page.locator('.ourrolls').textContent();
    assert.ok(text.includes(sealed), 'the same seal');
    assert.match(text, /[1-6]\+[1-6]/);
    assert.match(text, /Every roll is the one/);
    assert.doesNotMatch(text, /seed [0-9a-f]{64}/, 'not told before the end');
  });
});
