/*
 * Catan on a real table, in real Chromium: whole games told with a finger and compared
 * point by point; the turn of two players step by step; dice of ours that can be checked.
 */
import assert from 'node:assert/strict';
import { LONG, becomes, leave, opening, played, small, still, test } from './kit.mjs';

const site = opening();

const THREE = 'catan players=3 board=beginner start_seat=0 offers=0';
const TWO = 'catan players=2 board=beginner start_seat=0 offers=0';

async function sit(setup, body) {
  const v = await site.visitor({ settings: still, viewport: small });
  const names = ['Anna', 'Jan', 'Eva'].slice(0, Number(/players=(\d)/.exec(setup)[1]));
  const kept = {
    id: 'test',
    names,
    record: `deskovka referee 1\nsetup ${setup}\n`,
    changed: 1,
    over: false,
  };
  await v.page.goto(site.url);
  await v.page.waitForSelector('.gamecard');
  await v.page.evaluate((k) => {
    localStorage.setItem('deskovka.real', JSON.stringify([k]));
    location.hash = '#/real/table/test';
  }, kept);
  await v.page.waitForSelector('.table');
  await body(v.page);
  await leave(v);
}

/* Tells actions with a finger, from inside the page; gives the taps and the steps seen. */
function tellAll(page, actions) {
  return page.evaluate(async (list) => {
    let taps = 0;
    const steps = new Set();
    const find = (s) => document.querySelector(s);
    const soon = () => new Promise((ok) => setTimeout(ok, 0));
    const until = async (f, what) => {
      const end = performance.now() + 60000;
      for (;;) {
        const x = f();
        if (x && !x.disabled) return x;
        if (performance.now() > end)
          throw new Error(`${what}: ${find('.side')?.textContent.slice(0, 600)}`);
        await soon();
      }
    };
    const tap = (e) => {
      taps++;
      e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    const press = async (s, what) => tap(await until(() => find(s), what));
    const told = () => Number(find('[data-told]')?.dataset.told);
    /* The last tap of something: the page has it when it says so. */
    const last = async (s, what) => {
      const before = told();
      await press(s, what);
      await until(() => told() !== before || find('.outcome, .counting'), what);
    };
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
      await last('[data-test=bank]', a);
    };
    for (let i = 0; i < list.length; i++) {
      const a = list[i];
      const [verb, rest = ''] = a.split(':');
      const step = find('.turnsteps .now')?.dataset.step;
      if (step) steps.add(step);
      if (verb === 'roll' && rest) await last(`[data-outcome="roll ${sum(rest)}"]`, a);
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
    return { taps, steps: [...steps] };
  }, actions);
}

async function whole(setup, seed) {
  const { plan, track } = played(setup, { seed, bot: 'greedy' });
  await sit(plan.setup, async (page) => {
    const { taps, steps } = await tellAll(page, plan.actions);
    await page.evaluate(() => {
      location.hash = '#/real/sheet/test';
    });
    await page.waitForSelector('.sheet .total');
    const sums = await page.locator('.sheet .total td').allTextContents();
    assert.deepEqual(sums.slice(1).map(Number), track, `${setup} ${seed}`);
    if (setup === TWO)
      assert.deepEqual(steps.sort(), ['build', 'first', 'neutral', 'second'], 'steps of a turn');
    console.log(`# measured: ${setup} ${seed}: ${plan.actions.length} actions, ${taps} taps`);
  });
}

for (let seed = 4; seed < (LONG ? 10 : 5); seed++) {
  test(`Catan for two told by tapping, ${seed}`, {}, () => whole(TWO, seed));
  if (LONG) test(`Catan for three told by tapping, ${seed}`, {}, () => whole(THREE, seed));
}

test('dice of ours: sealed, rolled, and the same after the phone was closed', {}, async () => {
  await sit(`${THREE} hands=untracked`, async (page) => {
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
