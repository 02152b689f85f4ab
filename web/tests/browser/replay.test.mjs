/* After the game, in real Chromium: replay, link, analysis, playing on. */
import assert from 'node:assert/strict';
import { faults } from './axe.mjs';
import { becomes, count, leave, move, opening, played, still, test, tiles } from './kit.mjs';
import { robot } from './robot.mjs';

const site = opening();

async function replay(game, body, options = {}) {
  const v = await site.visitor({ settings: still, ...options });
  await v.page.goto(site.url);
  await v.page.waitForSelector('.gamecard');
  await v.page.evaluate((g) => {
    localStorage.setItem('deskovka.games', JSON.stringify([g]));
    location.hash = '#/replay/kept/test';
  }, game);
  await v.page.waitForSelector('.slider');
  await body(v.page, v.context);
  await leave(v);
}

test('the link leads to the very move; the address follows', {}, async () => {
  await replay(
    played('carcassonne players=2', { most: 60 }),
    async (page, context) => {
      const whole = await tiles(page);
      await page.locator('.slider input').fill('25');
      await move(page, '25/60');
      const then = await tiles(page, (n) => n > 0 && n < whole);
      await page.waitForFunction(() => location.hash.endsWith('/25'));
      await page.reload();
      await move(page, '25/60');
      await tiles(page, then);
      await page.getByRole('button', { name: 'Copy the link to this move' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(link, /#\/replay\/game\/[\w-]+\/25$/);
      const other = await context.newPage();
      await other.goto(link);
      await other.waitForSelector('.slider');
      /* From the first picture on: the end of the game is not shown before. */
      assert.equal(await other.locator('.slider output').innerText(), '25/60');
      await tiles(other, then);
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );
});

test('evaluation: progress, chart, losses; stopped at will', {}, async () => {
  await replay(
    played('carcassonne players=2', { most: 40 }),
    async (page) => {
      const at = () => page.locator('.slider output').innerText();
      await page.getByRole('tab', { name: 'Analysis' }).click();
      await page.getByRole('button', { name: 'Thoroughly' }).click();
      await page.locator('.analysis progress').waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Analyse' }).click();
      await page.locator('.losses button').first().waitFor();
      await page.getByRole('button', { name: 'Analyse' }).waitFor();
      await count(page.locator('.analysis polyline'), 2);
      await count(
        page.locator('.losses li'),
        (n) => n >= 2,
        'random moves lose something: this many',
      );
      assert.match(
        await page.locator('.losses li').first().innerText(),
        /−\d+(\.\d)?\s%\s\((blunder|mistake|inaccuracy)\)\s+played: .+\s+you could have: ./,
      );
      await page.locator('.losses button').first().click();
      const there = await becomes(at, (text) => Number.parseInt(text) < 40, 'the move shown');
      /* The chart is a slider of its own. */
      await page.locator('.chart svg').focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await becomes(at, (text) => text !== there, 'the move shown');
      /* By keys from mistake to mistake; both moves are on the board, in the text and the bar. */
      await page.locator('.slider input').fill('0');
      await move(page, '0/40');
      await page.keyboard.press('n');
      const first = await becomes(at, (text) => !text.startsWith('0/'), 'the first mistake');
      await count(page.locator('.ghostmove.best'), 1);
      await count(page.locator('.ghostmove.made'), 1);
      assert.match(
        await page.locator('.review .compared').innerText(),
        /−\d.*played: .+\s+★ you could have: ./s,
      );
      assert.match(
        await page.locator('.winbar').getAttribute('aria-label'),
        /^Chance to win: Anna \d+ %, Jan \d+ %$/,
      );
      await page.keyboard.press('n');
      await becomes(at, (text) => text !== first, 'the second mistake');
      await page.keyboard.press('p');
      await becomes(at, first, 'the first mistake');
      assert.deepEqual(await faults(page), []);
      await page.keyboard.press('a');
      await page.waitForURL(/#\/play\//);
      await page.waitForSelector('.cell, .marker');
      await count(page.locator('.ghostmove'), 0, 'ghosts in the game from there');
    },
    { bypassCSP: true },
  );
});

test('playing on from a move: by hand, and against bots', {}, async () => {
  await replay(played('carcassonne players=2', { most: 41 }), async (page) => {
    const whole = await tiles(page);
    await page.locator('.slider input').fill('21');
    await move(page, '21/41');
    const then = await tiles(page, (n) => n > 0 && n < whole);
    await page.getByRole('tab', { name: 'Analysis' }).click();
    await page.getByRole('button', { name: 'Play on from move 21' }).click();
    await page.waitForSelector('.cell, .marker');
    assert.match(page.url(), /#\/play\//);
    assert.equal((await robot(page, { turns: 3 })).made, 3);
    await tiles(page, (n) => n >= then + 2);
    await page.goto(`${site.url}#/`);
    await page.getByText('Carcassonne (analysis)').waitFor();
    /* The replay itself has not changed. */
    await page.goto(`${site.url}#/replay/kept/test/21`);
    await move(page, '21/41');
    await page.getByRole('tab', { name: 'Analysis' }).click();
    await page.getByLabel('Who plays').selectOption('1');
    await page.getByLabel('Level of the bots').selectOption('child');
    await page.getByRole('button', { name: 'Play on from move 21' }).click();
    assert.equal((await robot(page, { turns: 2 })).made, 2);
  });
});

test('Catan: a whole game, its result, evaluated in part', {}, async () => {
  const game = played('catan players=3 offers=2', { bot: 'easy' });
  await replay(game, async (page) => {
    await page.locator('.ranking').waitFor();
    await page.locator('.chart polyline').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Analysis' }).click();
    /* The long way: a busy page must not come too late to stop it. */
    await page.getByRole('button', { name: 'Thoroughly' }).click();
    await page.locator('.analysis polyline').first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Analyse' }).waitFor();
    const founded = game.plan.actions.findIndex((a) => a.startsWith('settle:'));
    await page.locator('.slider input').fill(String(founded));
    await count(page.locator('.ghostmove.best'), 1);
    const told = await page.locator('.review .compared').innerText();
    assert.match(told, /Settlement, /);
    assert.doesNotMatch(told, /\b[veh]\d+\b/);
  });
});
