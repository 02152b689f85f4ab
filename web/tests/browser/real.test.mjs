/*
 * On a real table, in real Chromium: whole games told through the page's own
 * controls and compared point by point; taps and time of an entry; corrections;
 * wrong lines; the phone that was closed.
 */
import assert from 'node:assert/strict';
import { LONG, leave, opening, played, small, still, test } from './kit.mjs';
import { recordedGames } from './recorded.mjs';

const site = opening();
const ALL =
  'carcassonne edition=bb6 players=2 modules=river,inns,traders,hills,wheel,abbot,flyers,ferries,gold,magewitch,crops,messages,robbers';
const TAPS = 4; /* a tile with its figure, the median of a game */
const ANSWER_MS = 50;
/* So many multiplications in a row take this long where the limit was set. */
const YARD_STEPS = 4_000_000;
const YARD_MS = 10;

/* A record with nothing told, as the set-up page leaves it. */
function record(setup, names = ['Anna', 'Jan', 'Eva', 'Petr', 'Olga', 'Ivan']) {
  const n = Number(/players=(\d)/.exec(setup)[1]);
  return {
    id: 'test',
    names: names.slice(0, n),
    record: `deskovka referee 1\nsetup ${setup}\n`,
    changed: 1,
    over: false,
  };
}

/* Records of earlier versions lay in localStorage: from there they are taken over. */
async function sit(kept, body) {
  const v = await site.visitor({ settings: still, viewport: small });
  await v.page.goto(site.url);
  await v.page.waitForSelector('.gamecard');
  await v.page.evaluate((k) => {
    localStorage.setItem('deskovka.real', JSON.stringify([k]));
    location.hash = '#/real/table/test';
  }, kept);
  await v.page.waitForSelector('.table');
  await body(v.page, v);
  await leave(v);
}

/*
 * Tells a list of actions with a finger, from inside the page: every tap is counted,
 * the time from the last tap of an entry to the answer on the page is measured.
 */
function tellAll(page, actions) {
  return page.evaluate(
    async ({ list, steps }) => {
      const taps = [];
      const times = [];
      /* What a chain of multiplications takes meanwhile: others may use this machine. */
      const yards = [];
      const yard = () => {
        const start = performance.now();
        let x = 1;
        for (let i = 0; i < steps; i++) x = Math.imul(x ^ i, 0x9e3779b1);
        return x === 0 ? 0 : performance.now() - start;
      };
      let n = 0;
      let figure = false;
      const find = (s) => document.querySelector(s);
      const line = new MessageChannel();
      const soon = () =>
        new Promise((ok) => {
          line.port1.onmessage = ok;
          line.port2.postMessage(0);
        });
      const until = async (f, what) => {
        const end = performance.now() + 60000;
        for (;;) {
          const x = f();
          if (x) return x;
          if (performance.now() > end)
            throw new Error(`${what}: ${find('.side')?.textContent.slice(0, 600)}`);
          await soon();
        }
      };
      const tap = (e) => {
        n++;
        e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      };
      const told = () => find('[data-told]')?.dataset.told;
      const last = async (e, what) => {
        const before = told();
        const t = performance.now();
        tap(e);
        await until(() => told() !== before, what);
        times.push(performance.now() - t);
        if (times.length % 8 === 0) yards.push(yard());
      };
      const acts = (a) =>
        [...document.querySelectorAll('[data-actions]')].find((e) =>
          e.dataset.actions.split(' ').includes(a),
        );
      const tile = (word) =>
        [...document.querySelectorAll('[data-tile]')].find((e) =>
          e.dataset.tile.split(';').some((x) => x === word || x.endsWith(word)),
        );
      const squareOf = (a) => /^place:([^R]*),R(\d+)$/.exec(a ?? '');
      const over = () => find('.outcome, .counting') !== null;
      for (let i = 0; i < list.length; i++) {
        const a = list[i];
        if (over() && a.startsWith('draw:')) break;
        if (a.startsWith('draw:')) {
          if (figure) taps.push(n);
          n = 0;
          figure = false;
          const next = list.slice(i + 1).findIndex((x) => x.startsWith('draw:'));
          const own = list.slice(i + 1, next < 0 ? list.length : i + 1 + next);
          const place = squareOf(own.find((x) => x.startsWith('place:')));
          if (place) {
            tap(await until(() => document.getElementById(`cell${place[1]}`), a));
            await last(await until(() => tile(`${a.slice(5)} R${place[2]}`), a), a);
            if (own[0] === place[0]) i++;
          } else {
            tap(await until(() => find('.nowhere'), a));
            await last(await until(() => tile(`${a.slice(5)} -`), a), a);
          }
        } else if (a.startsWith('place:')) {
          const place = squareOf(a);
          tap(await until(() => document.getElementById(`cell${place[1]}`), a));
          await last(await until(() => tile(` R${place[2]}`), a), a);
        } else if (a === 'pass') {
          await last(
            await until(() => find('.confirm .primary') ?? find('[data-outcome="pass"]'), a),
            a,
          );
        } else {
          const e = await until(() => acts(a) ?? find(`[data-outcome="${a}"]`), a);
          const kind = a.split(':')[0];
          const radio = find(`[data-figure="${kind}"]:not(.on)`);
          if (radio && e.dataset.actions?.includes(' ')) {
            tap(radio);
            await until(() => find(`[data-figure="${kind}"].on`), kind);
          }
          figure ||= kind !== 'token';
          await last(await until(() => acts(a) ?? find(`[data-outcome="${a}"]`), a), a);
        }
      }
      return { taps, times, yards };
    },
    { list: actions, steps: YARD_STEPS },
  );
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

/* Tells a game and compares what the sheet says with the points it has to have. */
async function whole({ setup, actions, track, what }) {
  await sit(record(setup), async (page) => {
    const { taps, times, yards } = await tellAll(page, actions);
    const factor = Math.max(1, median(yards) / YARD_MS);
    await page.evaluate(() => {
      location.hash = '#/real/sheet/test';
    });
    await page.waitForSelector('.sheet .total');
    assert.deepEqual(await scores(page), track, what);
    assert.ok(median(taps) <= TAPS, `${what}: ${median(taps)} taps`);
    assert.ok(
      median(times) <= ANSWER_MS * factor,
      `${what}: ${median(times)} ms to the answer, the machine ${factor} times slower`,
    );
    if (process.env.DESKOVKA_TIMES)
      console.log(what, 'taps', median(taps), 'ms', median(times), 'pace', factor);
  });
}

for (const g of recordedGames(LONG ? 40 : 4))
  test(`a recorded game told by tapping: ${g.id}`, {}, () =>
    whole({ setup: g.setup, actions: [...g.actions, ...g.rest], track: g.track, what: g.id }),
  );
for (let seed = 1; seed <= (LONG ? 20 : 2); seed++)
  test(`a game with all modules told by tapping, ${seed}`, {}, () => {
    const { plan, track } = played(ALL, { seed, bot: 'greedy', tidy });
    return whole({ setup: plan.setup, actions: plan.actions, track, what: `all ${seed}` });
  });
