/*
 * On a real table, in real Chromium: whole games told through the page's own
 * controls and compared point by point; taps and time of an entry; corrections;
 * wrong lines; the phone that was closed.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { FIREFOX } from '../browser.mjs';
import { LONG, becomes, count, leave, opening, played, still, test } from './kit.mjs';
import { recordedGames } from './recorded.mjs';
import { openRecord, record, scores, sit, wanted } from './telling.mjs';

const site = opening();
const ALL =
  'carcassonne edition=bb6 players=2 modules=river,inns,traders,hills,wheel,abbot,flyers,ferries,gold,magewitch,crops,messages,robbers';
const TAPS = 4; /* a tile with its figure, the median of a game */
const ANSWER_MS = 50;

/*
 * Tells a list of actions with a finger, from inside the page: every tap is counted,
 * the time from the last tap of an entry to the answer on the page is measured.
 */
function tellAll(page, actions) {
  return page.evaluate(async (list) => {
    const { find, until, tap, last } = window.finger;
    const taps = [];
    const times = [];
    let from = 0; /* taps before this tile */
    let figure = false;
    const timed = async (e, what) => {
      const t = performance.now();
      await last(e, what);
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
        if (figure) taps.push(window.finger.taps - from);
        from = window.finger.taps;
        figure = false;
        const next = list.slice(i + 1).findIndex((x) => x.startsWith('draw:'));
        const own = list.slice(i + 1, next < 0 ? list.length : i + 1 + next);
        const place = squareOf(own.find((x) => x.startsWith('place:')));
        if (place) {
          tap(await until(() => document.getElementById(`cell${place[1]}`), a));
          await timed(await until(() => tile(`${a.slice(5)} R${place[2]}`), a), a);
          if (own[0] === place[0]) i++;
        } else {
          tap(await until(() => find('.nowhere'), a));
          await timed(await until(() => tile(`${a.slice(5)} -`), a), a);
        }
      } else if (a.startsWith('place:')) {
        const place = squareOf(a);
        tap(await until(() => document.getElementById(`cell${place[1]}`), a));
        await timed(await until(() => tile(` R${place[2]}`), a), a);
      } else if (a === 'pass') {
        await timed(
          await until(() => find('.confirm .primary') ?? find('[data-outcome="pass"]'), a),
          a,
        );
      } else {
        const e = await until(() => acts(a) ?? find(`[data-outcome="${a}"]`), a);
        const [verb, inner] = a.split(':');
        const kind = a.split(':').length > 2 ? inner : verb; /* add:big:field@N/1,0 */
        const radio = find(`[data-figure="${kind}"]:not(.on)`);
        if (radio && e.dataset.actions?.includes(' ')) {
          tap(radio);
          await until(() => find(`[data-figure="${kind}"].on`), kind);
        }
        figure ||= verb !== 'token';
        await timed(await until(() => acts(a) ?? find(`[data-outcome="${a}"]`), a), a);
      }
    }
    return { taps, times, all: window.finger.taps };
  }, actions);
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

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
  if (FIREFOX) return () => 0; /* it does not tell */
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
async function whole({ setup, actions, track, what }, kept) {
  await sit(site, record(setup), async (page) => {
    const cpu = await processor(page);
    const { taps, times, all } = await tellAll(page, actions);
    const ms = await cpu();
    assert.deepEqual(await scores(page), track, what);
    assert.equal(await page.locator('.sheet td', { hasText: 'Other points' }).count(), 0, what);
    kept.push({ taps, all, ms });
    console.log(
      `# measured: ${what}: ${all} taps, ${(ms / all).toFixed(1)} ms of the processor each, entries ${median(times).toFixed(0)} ms by the clock, ${median(taps)} taps a tile with a figure`,
    );
  });
}

/* Over all games that were told: taps for a tile with a figure, time to the answer. */
function comfort(what, kept) {
  test(`${what} are told with few taps, answered at once`, {}, () => {
    assert.ok(kept.length > 0, 'games told before');
    const taps = median(kept.flatMap((g) => g.taps));
    const sum = (of) => kept.reduce((n, g) => n + g[of], 0);
    const ms = sum('ms') / sum('all');
    console.log(`# measured: ${kept.length} ${what}: ${taps} taps, ${ms.toFixed(1)} ms`);
    assert.ok(taps <= TAPS, `${taps} taps a tile with a figure`);
    assert.ok(ms <= ANSWER_MS, `${ms} ms of the processor for the answer to a tap`);
  });
}

const recorded = wanted(recordedGames(LONG ? 40 : 4));
const seeds = wanted(Array.from({ length: LONG ? 20 : 2 }, (_x, i) => i + 1));
const kept = { recorded: [], full: [] };
for (const g of recorded)
  test(`a recorded game told by tapping: ${g.id}`, {}, () =>
    whole(
      { setup: g.setup, actions: [...g.actions, ...g.rest], track: g.track, what: g.id },
      kept.recorded,
    ),
  );
for (const seed of seeds)
  test(`a game with all modules told by tapping, ${seed}`, {}, () => {
    const { plan, track } = played(ALL, { seed, bot: 'greedy', tidy });
    const { setup, actions } = plan;
    return whole({ setup, actions, track, what: `all ${seed}` }, kept.full);
  });
if (recorded.length > 0) comfort('recorded games', kept.recorded);
if (seeds.length > 0) comfort('games with all modules', kept.full);

/* ---- around the table ----------------------------------------------------------- */

const phone = { width: 390, height: 844 };
const wide = { width: 1100, height: 800 };

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
    await count(page.locator('.clashes'), 0, 'warnings');
    /* A tile that fits in no turn lies there all the same, with a warning. */
    await lay(page, 'C', '1,1');
    await page.locator('.clashes').waitFor();
    await count(page.locator('.why'), 0, 'refusals');
    const before = await told(page);
    await page.locator('[data-mode=figure]').click();
    await count(page.locator('[data-figure]'), (n) => n >= 4, 'figures');
    await page.locator('[data-test=count]').click();
    await page.locator('.counting, .outcome, .ranking').first().waitFor();
    assert.ok((await told(page)) > before);
    await page.goto(page.url().replace('/table/', '/sheet/'));
    await page.locator('.sheet .total').waitFor();
  });
});

/* A game of so many turns: the record as lines. */
function turnsOf(setup, turns, seed = 3) {
  const { plan } = played(setup, { seed, bot: 'greedy' });
  const lines = [];
  for (const a of plan.actions) {
    if (a.startsWith('draw:')) lines.push(a);
    else lines[lines.length - 1] += ` ${a}`;
  }
  return record(plan.setup, lines.slice(0, turns));
}

/* Eight tiles of one road to the east, and three monasteries above it. */
function roadEast() {
  const setup = 'carcassonne players=2 edition=bb6';
  const lines = [1, 2, 3, 4, 5, 6, 7, 8].map((x) => `draw:U place:${x},0,R90 pass`);
  for (const x of [1, 2, 3]) lines.push(`draw:B place:${x},-1,R0 pass`);
  return record(setup, lines);
}

test('it was otherwise ten turns ago: what became illegal is listed and settled', {}, async () => {
  await sit(
    site,
    roadEast(),
    async (page) => {
      await page.locator('#tabhead-aside').click();
      const entries = () => page.locator('.entries li').count();
      const all = await entries();
      const row = page.locator('.realrecord > .entries li[data-entry="1"]');
      await row.locator('button.link').click();
      await row.locator('.realrow button').nth(2).click(); /* it did not happen */
      await becomes(
        () => page.locator('.entries .open').count(),
        (n) => n > 0,
        'entries against the rules',
      );
      /* Nothing is lost: one entry less, each of the others is there. */
      const open = () => page.locator('.realrecord section .entries li').count();
      assert.equal((await entries()) - (await open()), all - 1);
      for (let n = await open(); n > 0; n = await open()) {
        assert.ok(
          (await page.locator('.realrecord section li .entrywhy').first().textContent()).length >
            10,
        );
        await page.locator('.realrecord section li .realrow button').last().click(); /* leave it */
        await becomes(open, (m) => m < n, 'entries that wait');
      }
      /* And all of it back again. */
      for (let i = 0; i < 40 && (await entries()) < all; i++)
        await page
          .locator('.bar [aria-label="Undo"], .bar button.icon', { hasText: '↶' })
          .first()
          .click();
      await becomes(entries, all, 'entries after all was taken back');
    },
    wide,
  );
});

test('wrong entries by hand get a sentence and change nothing', {}, async () => {
  await sit(
    site,
    turnsOf('carcassonne players=2', 3),
    async (page) => {
      await page.locator('#tabhead-aside').click();
      await page.locator('.realrecord details summary').first().click();
      const line = page.locator('.realrecord details form').nth(1);
      const before = await told(page);
      for (const text of ['put nonsense', 'draw:ZZ', 'replace 99 pass', 'x'.repeat(3000), '<b>']) {
        await line.locator('input').fill(text);
        await line.locator('button').click();
        await page.locator('.realguide .why').waitFor();
        assert.equal(await told(page), before, text);
      }
      const points = page.locator('.realrecord details form').first();
      await points.locator('input').nth(1).fill('the market <b>');
      await points.locator('button').click();
      await page.getByText('the market <b>').first().waitFor();
    },
    wide,
  );
});

test('a tablet between players: awake, large, upside down for who sits opposite', {}, async () => {
  const v = await site.visitor({ settings: still, viewport: { width: 820, height: 1180 } });
  await v.page.addInitScript(() => {
    window.asked = [];
    const lock = { release: async () => {} };
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: async (what) => (window.asked.push(what), lock) },
    });
  });
  await openRecord(v.page, site.url, turnsOf('carcassonne players=2', 5));
  assert.deepEqual(await v.page.evaluate(() => window.asked), ['screen']);
  await v.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await becomes(() => v.page.evaluate(() => window.asked.length), 2, 'asked again when back');
  await v.page.locator('.cell').first().dispatchEvent('click');
  await v.page.locator('.handtiles [data-tile]').first().waitFor();
  const tooSmall = await v.page.evaluate(() =>
    [...document.querySelectorAll('.realguide button, .realtools button, .realtools a')]
      .filter((e) => e.offsetParent !== null && !e.closest('.ruleref, .rulelink'))
      .map((e) => [e.textContent, Math.round(e.offsetWidth), Math.round(e.offsetHeight)])
      .filter(([, w, h]) => w < 44 || h < 44),
  );
  assert.deepEqual(tooSmall, [], 'targets');
  const large = await v.page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('.happened, .handask')].map((e) =>
        parseFloat(getComputedStyle(e).fontSize),
      ),
    ),
  );
  assert.ok(large >= 20, `letters of ${large} px`);
  await v.page.locator('.realtools button', { hasText: '⇅' }).click();
  await v.page.locator('.upside').waitFor();
  /* Upside down a tap tells as well. */
  const before = await told(v.page);
  await v.page.locator('.handtiles [data-tile]').first().click();
  await becomes(
    () => told(v.page),
    (n) => n > before,
    'what was told upside down',
  );
  await leave(v);
});

test('what to lay out, step by step, in both languages', {}, async () => {
  for (const [lang, words] of [
    ['en', /Everybody takes the figures/],
    ['cs', /[Kk]aždý/],
  ]) {
    const v = await site.visitor({ settings: { ...still, lang }, viewport: phone });
    await v.page.goto(`${site.url}#/real/new/carcassonne`);
    await v.page.locator('details.card summary').first().click();
    await becomes(() => v.page.locator('.steps').textContent(), words, 'the guide');
    await count(v.page.locator('.steps li'), (n) => n >= 6, 'steps');
    await v.page.locator('.steps li label').first().click();
    await count(v.page.locator('.steps li.done'), 1, 'steps done');
    /* Two boxes at once: what is in either, and whose rules. */
    await v.page.locator('[data-box=bb5]').check();
    await v.page.locator('[data-rules=bb5]').click();
    await becomes(
      () => v.page.locator('.steps li').count(),
      (n) => n >= 10,
      'more to lay out',
    );
    await leave(v);
  }
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
  await sit(site, record('carcassonne players=2'), async (page, v) => {
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
