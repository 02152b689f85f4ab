/*
 * On a real table, in real Chromium: whole games told through the page's own
 * controls and compared point by point; taps and time of an entry; corrections;
 * wrong lines; the phone that was closed.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { LONG, becomes, count, leave, opening, played, small, still, test } from './kit.mjs';
import { recordedGames } from './recorded.mjs';

const site = opening();
const ALL =
  'carcassonne edition=bb6 players=2 modules=river,inns,traders,hills,wheel,abbot,flyers,ferries,gold,magewitch,crops,messages,robbers';
const TAPS = 4; /* a tile with its figure, the median of a game */
const ANSWER_MS = 50;

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
  return page.evaluate(async (list) => {
    const taps = [];
    const times = [];
    let n = 0;
    let all = 0;
    let figure = false;
    const find = (s) => document.querySelector(s);
    const soon = () => new Promise((ok) => setTimeout(ok, 0));
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
      all++;
      e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    const told = () => find('[data-told]')?.dataset.told;
    const last = async (e, what) => {
      const before = told();
      const t = performance.now();
      tap(e);
      await until(() => told() !== before, what);
      times.push(performance.now() - t);
    };
    const acts = (a) =>
      [...document.querySelectorAll('[data-actions]')].find((e) =>
        e.dataset.actions.split(' ').includes(a),
      );
    const tile = (word) =>
      [...document.querySelectorAll('.handtiles [data-tile]')].find((e) =>
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
    return { taps, times, all };
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

/*
 * Milliseconds that the page's own thread computes from now on, pictures and all:
 * others may use this machine, which the clock would count.
 */
async function processor(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find((m) => m.name === 'TaskDuration').value;
  };
  const start = await now();
  return async () => (await now()) - start;
}

/* Tells a game and compares what the sheet says with the points it has to have. */
async function whole({ setup, actions, track, what }) {
  await sit(record(setup), async (page) => {
    const cpu = await processor(page);
    const { taps, times, all } = await tellAll(page, actions);
    const ms = (await cpu()) / all;
    await page.evaluate(() => {
      location.hash = '#/real/sheet/test';
    });
    await page.waitForSelector('.sheet .total');
    assert.deepEqual(await scores(page), track, what);
    assert.ok(median(taps) <= TAPS, `${what}: ${median(taps)} taps a tile with a figure`);
    assert.ok(ms <= ANSWER_MS, `${what}: ${ms} ms of the processor for the answer to a tap`);
    console.log(
      `# measured: ${what}: ${all} taps, ${ms.toFixed(1)} ms of the processor each, entries ${median(times).toFixed(0)} ms by the clock, ${median(taps)} taps a tile with a figure`,
    );
  });
}

for (const g of recordedGames(LONG ? 40 : 3))
  test(`a recorded game told by tapping: ${g.id}`, {}, () =>
    whole({ setup: g.setup, actions: [...g.actions, ...g.rest], track: g.track, what: g.id }),
  );
/* Two minutes each: only in the long run. */
for (let seed = 1; seed <= (LONG ? 20 : 0); seed++)
  test(`a game with all modules told by tapping, ${seed}`, {}, () => {
    const { plan, track } = played(ALL, { seed, bot: 'greedy', tidy });
    return whole({ setup: plan.setup, actions: plan.actions, track, what: `all ${seed}` });
  });

/* ---- around the table ----------------------------------------------------------- */

const phone = { width: 390, height: 844 };

async function open(hash, wait, body, allowed) {
  const v = await site.visitor({ settings: still, viewport: phone });
  await v.page.goto(`${site.url}#/${hash}`);
  await v.page.locator(wait).first().waitFor();
  await body(v.page, v);
  await leave(v, allowed);
}

const told = (page) =>
  page.evaluate(() => Number(document.querySelector('[data-told]')?.dataset.told));
const lay = async (page, tile, at) => {
  const before = await told(page);
  await page.locator(`[data-brush="${tile}"]`).click();
  await page.locator(`[id="cell${at}"]`).dispatchEvent('click');
  await becomes(
    () => told(page),
    (n) => n > before,
    'what was told',
  );
};

test('a score pad: points, a robber, undo; the phone that was closed', {}, async () => {
  await open('real/pad', '[data-test=pad-begin]', async (page, v) => {
    await page.locator('.seats input').first().fill('x'.repeat(5000));
    await page.click('[data-test=pad-begin]');
    await page.waitForSelector('.padtrack');
    const sums = () => page.locator('.padseat strong').allTextContents();
    await page.click('[data-add="8"]');
    await becomes(sums, ['8', '0', '0'], 'sums');
    await page.locator('.padseat').nth(1).click();
    await page.locator('.pad summary').click();
    await page.locator('.pad details .realrow button').first().click();
    await page.locator('.padseat').nth(0).click();
    await page.click('[data-add="5"]');
    await becomes(sums, ['13', '3', '0'], 'sums with a robber');
    await page.getByRole('button', { name: '↶' }).click();
    await becomes(sums, ['8', '0', '0'], 'sums after undo');
    await page.reload();
    await page.waitForSelector('.padtrack');
    await becomes(sums, ['8', '0', '0'], 'sums after reload');
    /* Another window shows it and writes nothing. */
    const other = await v.context.newPage();
    await other.goto(page.url());
    await other.locator('.banner').waitFor();
    await count(other.locator('[data-add]'), 0, 'buttons of the other window');
  });
});

test('one feature: its points and the rule, and why not', {}, async () => {
  await open('real/count/carcassonne', '.worthsum strong', async (page) => {
    const points = () => page.locator('.worthsum').textContent();
    const plus = page.locator('.stepper').first().locator('button').nth(1);
    for (let i = 0; i < 7; i++) await plus.click();
    const pennants = page.locator('.stepper').nth(1).locator('button').nth(1);
    for (let i = 0; i < 3; i++) await pennants.click();
    await page.click('[data-mark=cathedral]');
    await becomes(points, /^36 points/, 'a city of 9 with 3 pennants and a cathedral');
    await page.click('[data-mark=unfinished]');
    await becomes(points, /^0 points/, 'unfinished');
    await page.click('[data-kind=road]');
    await becomes(points, /^1 point/, 'a road');
  });
});

test('a finished landscape is laid and counted; wrong entries change nothing', {}, async () => {
  await open('real/new/carcassonne/arranged', '[data-test=real-begin]', async (page) => {
    await page.click('[data-test=real-begin]');
    await page.locator('[data-brush]').first().waitFor();
    await lay(page, 'E', '0,0');
    await lay(page, 'E', '0,-1'); /* turned by itself so that the cities meet */
    await lay(page, 'U', '1,0');
    /* A tile without a road or city for it: refused with a sentence. */
    const before = await told(page);
    await page.locator('[data-brush="C"]').click();
    await page.locator('[id="cell2,0"], [id="cell1,1"]').first().dispatchEvent('click');
    await page.locator('.why').first().waitFor();
    assert.equal(await told(page), before);
    await page.locator('[data-mode=figure]').click();
    await count(page.locator('[data-figure]'), (n) => n >= 4, 'figures');
    await page.locator('[data-test=count]').click();
    await page.locator('.counting, .outcome, .ranking').first().waitFor();
    await page.goto(page.url().replace('/table/', '/sheet/'));
    await page.locator('.sheet .total').waitFor();
  });
});

test('records: kept, saved, read again, deleted; a broken one says so', {}, async () => {
  const v = await site.visitor({ settings: still, viewport: phone });
  const { page } = v;
  page.on('dialog', (d) => void d.accept());
  await page.goto(`${site.url}#/real`);
  await page.waitForSelector('#realgames');
  const file = (text) => ({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  for (const text of ['hello', 'deskovka referee 1\nsetup nonsense\n', 'deskovka pad 1\nx\n'])
    for (const huge of ['', 'y'.repeat(300_000)]) {
      await page.setInputFiles('.realfile input', file(text + huge));
      await page.locator('#realgames .why').waitFor();
    }
  await count(page.locator('.games li'), 0, 'records');
  const text =
    'deskovka referee 1\nsetup carcassonne players=2\nname p0 Anna\ndraw:D place:1,0,R0 pass\n';
  await page.setInputFiles('.realfile input', file(text));
  await page.waitForSelector('.table');
  await becomes(() => told(page), 3, 'what was told');
  await page.evaluate(() => {
    location.hash = '#/real';
  });
  await count(page.locator('.games li'), 1, 'records');
  const saved = page.waitForEvent('download');
  await page.locator('.games button').first().click();
  assert.match(readFileSync(await (await saved).path(), 'utf8'), /name p0 Anna\ndraw:D/);
  await page.locator('.games button').nth(1).click();
  await count(page.locator('.games li'), 0, 'records after one was deleted');
  await page.goto(`${site.url}#/real/table/nothing`);
  await page.getByText('home', { exact: false }).first().waitFor();
  await leave(v);
});

test('two windows of one record: one writes, the other follows', {}, async () => {
  await sit(record('carcassonne players=2'), async (page, v) => {
    const other = await v.context.newPage();
    await other.goto(page.url());
    await other.locator('.banner button').waitFor();
    await page.locator('.cell').first().dispatchEvent('click');
    await page.locator('.handtiles [data-tile]').first().click();
    await becomes(
      () => told(page),
      (n) => n > 0,
      'what was told',
    );
    await becomes(() => told(other), await told(page), 'what the other shows');
    await other.locator('.banner button').click();
    await page.locator('.banner button').waitFor();
    await count(other.locator('.banner'), 0, 'who writes now');
  });
});
