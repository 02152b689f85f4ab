/*
 * What lies on a real table set right and counted, in real Chromium: an entry of long ago
 * that was another one, a laid tile that is turned, figures that are counted where they stand.
 */
import assert from 'node:assert/strict';
import { becomes, count, leave, opening, played, still, test } from './kit.mjs';
import { record, sit } from './telling.mjs';

const site = opening();
const wide = { width: 1100, height: 800 };
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };

const told = (page) =>
  page.evaluate(() => Number(document.querySelector('[data-told]')?.dataset.told));

/* What only the engine says: an action, a square, a seat. */
const CODES = /\b(draw|place|put)[: ]|-?\d+,-?\d+|\bp[0-7]\b|\bR(0|90|180|270)\b/;

/* A road to the east, tile by tile, and three monasteries above it. */
const ROAD = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((x) => `draw:U place:${x},0,R90 pass`),
  ...[1, 2, 3].map((x) => `draw:B place:${x},-1,R0 pass`),
];

test('we did it otherwise ten turns ago, by the button of the entry', {}, async () => {
  await sit(
    site,
    record('carcassonne players=2 edition=bb6', ROAD),
    async (page) => {
      const record = () => page.locator('#tabhead-aside').click();
      const entries = page.locator('.realrecord > .entries li');
      const waiting = page.locator('.realrecord section .entries li');
      await record();
      await count(entries, ROAD.length, 'entries');
      const row = page.locator('.realrecord > .entries li[data-entry="1"]');
      const line = () => row.getAttribute('data-line');
      const was = await line();
      assert.doesNotMatch(await row.locator('.told').textContent(), CODES);
      await row.locator('button.link').click();
      await row.locator('.realrow button').first().click(); /* we did it otherwise */
      /* The table is shown as it was before; it was a curve, with nobody on it. */
      await becomes(() => told(page), 0, 'what is shown as told');
      await page.locator('[id="cell1,0"]').dispatchEvent('click');
      await page.locator('.handtiles [data-tile^="V "]').first().click();
      await page.locator('.confirm .primary').click();
      await count(page.locator('.realguide.fixing'), 0, 'entries being set right');
      /* Every other entry is still there, those that clash with a reason. */
      await count(entries, ROAD.length, 'entries after it');
      assert.notEqual(await line(), was);
      for (const said of await page.locator('.entry .told').allTextContents())
        assert.doesNotMatch(said, CODES);
      const clash = await becomes(
        () => waiting.count(),
        (n) => n > 0,
        'entries that wait for a word',
      );
      for (const why of await waiting.locator('.entrywhy').allTextContents())
        assert.match(why, /\w{3,}.*\.|\w{3,}.*:/, 'a reason');
      /* Closing the phone loses nothing of that, and it is not forgotten. */
      await page.reload();
      await page.waitForSelector('.table');
      await page.locator('[data-test=waiting] button').click();
      await count(waiting, clash, 'entries that wait after a reload');
      await count(entries, ROAD.length, 'entries after a reload');
      for (let n = clash; n > 0; n--) {
        await waiting.first().locator('.realrow button').last().click(); /* it stays so */
        await count(waiting, n - 1, 'entries that wait');
      }
      await count(entries, ROAD.length, 'entries when all is settled');
      await count(page.locator('[data-test=waiting]'), 0, 'warnings then');
    },
    wide,
  );
});

/* ---- counting --------------------------------------------------------------------- */

/* The landscape for counting, at this size of a screen. */
async function counting(viewport, body, lang = 'en') {
  const v = await site.visitor({ settings: still, lang, viewport });
  await v.page.goto(`${site.url}#/real/new/carcassonne/arranged`);
  await v.page.locator('[data-test=real-begin]').click();
  await v.page.locator('[data-brush]').first().waitFor();
  await body(v.page);
  await leave(v);
}

async function changes(page, act) {
  const before = await page.evaluate(() => document.querySelector('.world').innerHTML);
  await act();
  await becomes(
    () => page.evaluate((b) => document.querySelector('.world').innerHTML !== b, before),
    true,
    'the board',
  );
}

const lay = (page, tile, at) =>
  changes(page, async () => {
    await page.locator(`[data-brush="${tile}"]`).click();
    await page.locator(`[id="cell${at}"]`).dispatchEvent('click');
  });

/* Where a point of the landscape is on the screen now; in tiles. */
const onScreen = (page, x, y) =>
  page.evaluate(
    ([tx, ty]) => {
      const world = document.querySelector('.world');
      const svg = world.querySelector('svg.board');
      const m = new DOMMatrix(getComputedStyle(world).transform);
      const view = world.parentElement.getBoundingClientRect();
      const size = Number(svg.getAttribute('width')) * m.a;
      return { x: view.left + m.e + tx * size, y: view.top + m.f + ty * size };
    },
    [x, y],
  );

/* Taps a point of a tile, from its middle, in tiles, once the landscape rests. */
async function tapTile(page, x, y, dx = 0, dy = 0) {
  let at = await onScreen(page, x + dx, y + dy);
  for (let before = null; before?.x !== at.x || before?.y !== at.y;) {
    before = at;
    await page.waitForTimeout(150);
    at = await onScreen(page, x + dx, y + dy);
  }
  await page.mouse.click(at.x, at.y);
}

test('a laid tile is turned by a tap; where it clashes that is a warning', {}, async () => {
  await counting(PHONE, async (page) => {
    await lay(page, 'E', '0,0');
    await lay(page, 'U', '1,0'); /* its road passes by */
    await count(page.locator('.clashes'), 0, 'warnings');
    await tapTile(page, 1, 0);
    await page.locator('[data-clashes="1"]').waitFor();
    await count(page.locator('.why'), 0, 'refusals');
    await tapTile(page, 1, 0);
    await count(page.locator('.clashes'), 0, 'warnings when turned on');
  });
});

/* Notes how many figures stand on the landscape, whenever that changes. */
const figuresSeen = (page) =>
  page.evaluate(() => {
    const seen = [];
    const look = () => {
      const n = document.querySelectorAll('.layer-figures > *').length;
      if (seen.at(-1) !== n) seen.push(n);
      requestAnimationFrame(look);
    };
    look();
    window.figuresSeen = seen;
  });

test('figures are counted where they stand, feature by feature, and go home', {}, async () => {
  for (const [viewport, lang] of [
    [PHONE, 'en'],
    [TABLET, 'cs'],
  ])
    await counting(
      viewport,
      async (page) => {
        await lay(page, 'E', '0,0'); /* a city to the north */
        await lay(page, 'B', '1,0'); /* a monastery */
        await lay(page, 'U', '2,0'); /* a road that passes by */
        const put = async (figure, ...at) => {
          await page.locator(`[data-figure="${figure}"]`).click();
          const before = await told(page);
          await tapTile(page, ...at);
          await becomes(() => told(page), before + 1, `what was told of ${figure}`);
        };
        await page.locator('[data-mode=figure]').click();
        await put('p0 meeple', 0, 0, 0, -0.4);
        await put('p1 meeple', 1, 0);
        await put('p0 meeple', 2, 0);
        await figuresSeen(page);
        await page.locator('[data-test=count]').click();
        const counted = page.locator('.counting');
        await counted.waitFor();
        /* One after another, each lit on the map. */
        await counted.locator('.primary').click();
        await count(counted.locator('li'), (n) => n >= 1, 'features counted');
        await page.locator('.glowing, .litsquare').first().waitFor();
        /* Who has been counted goes home; the last one when the count is over. */
        await becomes(() => page.evaluate(() => window.figuresSeen), [3, 2, 0], 'figures');
        await becomes(
          () => page.locator('.players').textContent(),
          (text) => /1/.test(text) && /3/.test(text),
          'the points: a city of one tile, a monastery with two neighbours',
        );
      },
      lang,
    );
});

test('a figure on what is complete is refused with a sentence that says why', {}, async () => {
  await counting(PHONE, async (page) => {
    await lay(page, 'E', '0,0');
    await lay(page, 'E', '0,-1'); /* a city of two tiles, complete */
    await page.locator('[data-mode=figure]').click();
    await page.locator('[data-figure="p0 meeple"]').click();
    const before = await told(page);
    await tapTile(page, 0, 0, 0, -0.4);
    await becomes(() => page.locator('.why').textContent(), /complete/, 'the reason');
    assert.equal(await told(page), before);
  });
});

test('a tile that lies is tapped: its entry is there to be set right', {}, async () => {
  await sit(
    site,
    record('carcassonne players=2 edition=bb6', ROAD),
    async (page) => {
      await page.evaluate(() => document.querySelector('[id="t3_0"]').scrollIntoView());
      const box = await page.locator('[id="t3_0"]').boundingBox();
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.locator('.touched').waitFor();
      assert.match(await page.locator('.touched strong').textContent(), /entry 3$/);
      await page.locator('[data-test=touched-otherwise]').click();
      await becomes(() => told(page), 6, 'what is shown as told');
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await becomes(() => told(page), 33, 'what is shown again');
    },
    wide,
  );
});

test(
  'set right in the middle of a game: a figure by hand, and what was played leads to its entry',
  {},
  async () => {
    await sit(
      site,
      record('carcassonne players=2 edition=bb6', ROAD),
      async (page) => {
        await page.locator('#tabhead-aside').click();
        await page.locator('[data-test=set-on]').click();
        await page.locator('[data-mode=figure]').click();
        const middle = async (id) => {
          const box = await page.locator(`[id="${id}"]`).boundingBox();
          await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        };
        await middle('t2_-1');
        await becomes(() => told(page), 34, 'the figure that was put');
        await page.locator('[data-mode=away]').click();
        await middle('t2_-1');
        await becomes(() => told(page), 33, 'the figure that was taken away');
        await middle('t5_0');
        await page.getByText('Entry 5: show what it really was.').waitFor();
        await becomes(() => told(page), 12, 'the position before it');
      },
      wide,
    );
  },
);

test('chance of the expansions is asked for in words', {}, async () => {
  const all = 'carcassonne edition=bb6 players=2 modules=hills,flyers,messages,inns,traders';
  for (const [seed, verb, words] of [
    [5, 'letter', /^Score your shortest road/],
    [5, 'token', /^1 sheep$/],
    [1, 'die', /^1$/],
  ]) {
    const { plan } = played(all, { seed, bot: 'greedy' });
    const at = plan.actions.findIndex((a) => a.startsWith(`${verb}:`));
    assert.ok(at > 0, verb);
    await sit(site, record(plan.setup, [plan.actions.slice(0, at).join(' ')]), async (page) => {
      const first = page.locator(`[data-outcome="${verb}:1"]`);
      await becomes(() => first.textContent(), words, verb);
      assert.doesNotMatch(await page.locator('.handask').textContent(), /Choose what to do/);
    });
  }
});
