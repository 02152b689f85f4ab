/*
 * On a real table, in real Chromium: whole games told through the page's own
 * controls and compared point by point; taps and time of an entry; corrections;
 * wrong lines; the phone that was closed.
 */
import assert from 'node:assert/strict';
import { LONG, becomes, count, leave, opening, played, small, still, test } from './kit.mjs';

const site = opening();
const BASE = 'carcassonne edition=bb6 players=2';
const ALL =
  'carcassonne edition=bb6 players=2 modules=river,inns,traders,hills,wheel,abbot,flyers,ferries,gold,magewitch,crops,messages,robbers';

/* A record with nothing told, as the set-up page leaves it. */
function record(setup, names = ['Anna', 'Jan', 'Eva', 'Petr']) {
  const n = Number(/players=(\d)/.exec(setup)[1]);
  return {
    id: 'test',
    names: names.slice(0, n),
    record: `deskovka referee 1\nsetup ${setup}\n`,
    changed: 1,
    over: false,
  };
}

async function sit(kept, body) {
  const v = await site.visitor({ settings: still, viewport: small });
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

const kept = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('deskovka.real'))[0].record);

/*
 * Tells a list of actions with a finger: every tap is counted, the time from the
 * last tap of an entry to the answer on the page is measured.
 */
function tellAll(page, actions) {
  return page.evaluate(async (list) => {
    const taps = [];
    const times = [];
    let n = 0;
    const soon = () => new Promise((ok) => setTimeout(ok, 0));
    const until = async (f, what) => {
      const end = performance.now() + 20000;
      for (;;) {
        const x = f();
        if (x) return x;
        if (performance.now() > end)
          throw new Error(`${what}: ${document.querySelector('.side')?.textContent}`);
        await soon();
      }
    };
    const tap = (e) => {
      n++;
      e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    const saved = () => localStorage.getItem('deskovka.real');
    const find = (s) => document.querySelector(s);
    const last = async (e, what) => {
      const before = saved();
      const t = performance.now();
      tap(e);
      await until(() => saved() !== before, what);
      times.push(performance.now() - t);
    };
    const acts = (a) =>
      [...document.querySelectorAll('[data-actions]')].find((e) =>
        e.dataset.actions.split(' ').includes(a),
      );
    const squareOf = (a) => /^place:([^R]*),R(\d+)$/.exec(a ?? '');
    for (let i = 0; i < list.length; i++) {
      const a = list[i];
      if (a.startsWith('draw:')) {
        taps.push(n);
        n = 0;
        const next = list.slice(i + 1).findIndex((x) => x.startsWith('draw:'));
        const own = list.slice(i + 1, next < 0 ? list.length : i + 1 + next);
        const place = squareOf(own.find((x) => x.startsWith('place:')));
        if (place) {
          tap(await until(() => document.getElementById(`cell${place[1]}`), a));
          await last(
            await until(
              () =>
                find(`[data-tile^="${a.slice(5)} R"]`) &&
                find(`[data-tile="${a.slice(5)} R${place[2]}"]`),
              a,
            ),
            a,
          );
          if (own[0] === place[0]) i++;
        } else {
          tap(await until(() => find('.nowhere'), a));
          await last(await until(() => find(`[data-tile="${a.slice(5)} -"]`), a), a);
        }
      } else if (a.startsWith('place:')) {
        const place = squareOf(a);
        tap(await until(() => document.getElementById(`cell${place[1]}`), a));
        await last(await until(() => find(`[data-tile$=" R${place[2]}"]`), a), a);
      } else if (a === 'pass') {
        await last(
          await until(() => find('.confirm .primary') ?? find('[data-outcome="pass"]'), a),
          a,
        );
      } else {
        const e = await until(() => acts(a) ?? find(`[data-outcome="${a}"]`), a);
        const figure = a.split(':')[0];
        const radio = find(`[data-figure="${figure}"]:not(.on)`);
        if (radio && e.dataset.actions?.includes(' ')) {
          tap(radio);
          await until(() => find(`[data-figure="${figure}"].on`), figure);
        }
        await last(await until(() => acts(a) ?? find(`[data-outcome="${a}"]`), a), a);
      }
    }
    taps.push(n);
    return { taps: taps.slice(1), times };
  }, actions);
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const scores = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sheet .total td')].slice(1).map((x) => Number(x.textContent)),
  );

/* One marker stands for all tiles of a feature: a game uses the first of them. */
function tidy(e, action) {
  const verb = /^(mage|witch):/.exec(action)?.[1];
  if (!verb) return action;
  const name = (a) => e.inspect(a.slice(verb.length + 1))?.get('name');
  return e.legal().find((a) => a.startsWith(`${verb}:`) && name(a) === name(action));
}

/* Tells a game and compares what the sheet says with the engine's own count. */
async function whole(setup, seed) {
  const game = played(setup, { seed, bot: 'greedy', tidy });
  await sit(record(game.plan.setup), async (page) => {
    const { taps, times } = await tellAll(page, game.plan.actions);
    await page.evaluate(() => {
      location.hash = '#/real/sheet/test';
    });
    await page.waitForSelector('.sheet .total');
    assert.deepEqual(await scores(page), game.track, `${setup} ${seed}`);
    assert.ok(median(taps) <= 4, `taps: ${median(taps)}`);
    /* Others may use this machine: what takes longer than this always is our own doing. */
    const quick = [...times].sort((a, b) => a - b)[Math.floor(times.length / 4)];
    assert.ok(quick <= 50, `milliseconds: ${quick}, median ${median(times)}`);
  });
}

for (let seed = 1; seed <= (LONG ? 40 : 2); seed++)
  test(`a whole game told by tapping, ${seed}`, {}, () =>
    whole(seed % 2 ? BASE : 'carcassonne edition=bb6 players=3', seed),
  );
for (let seed = 1; seed <= (LONG ? 20 : 0); seed++)
  test(`a game with all modules told by tapping, ${seed}`, {}, () => whole(ALL, seed));
