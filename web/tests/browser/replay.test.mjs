/* After the game, in real Chromium: replay, link, analysis, playing on. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch, visitor } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { load } from '../unit/load.mjs';
import { faults } from './axe.mjs';
import { robot } from './robot.mjs';

const { Engine } = await load('engine/wasm.ts');
const wasm = new WebAssembly.Module(readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../../../build/wasm/engine.wasm')));
let server;
let browser;

before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.close();
});

/* A game of bots as the page keeps it; at most so many actions. */
function played(setup, bot, most = 1e9) {
  const e = new Engine(wasm);
  const whole = e.setup(setup);
  const actions = [];
  e.seed(5, 6);
  while (e.player() !== -2 && actions.length < most) actions.push(e.apply(e.player() < 0 ? e.chance() : e.choose(bot)).text);
  const seats = e.scores().track.map((_p, i) => ({ name: ['Anna', 'Jan', 'Eva'][i], bot: i === 0 ? null : bot }));
  return { plan: { id: 'test', setup: whole, seats, actions, seed: [1, 2], started: 0 }, over: e.player() === -2, changed: 1 };
}

async function replay(game, body, options = {}) {
  const v = await visitor(browser, { settings: { animations: false }, ...options });
  try {
    await v.page.goto(server.url);
    await v.page.waitForSelector('.gamecard');
    await v.page.evaluate((g) => {
      localStorage.setItem('deskovka.games', JSON.stringify([g]));
      location.hash = '#/replay/kept/test';
    }, game);
    await v.page.waitForSelector('.slider');
    await body(v.page, v.context);
    assert.deepEqual(v.complaints, []);
  } finally {
    await v.context.close();
  }
}

test('the link leads to the very move; the address follows', { timeout: 60000 }, async () => {
  await replay(
    played('carcassonne players=2', 'random', 60),
    async (page, context) => {
      await page.locator('.slider input').fill('25');
      assert.match(await page.locator('.slider output').innerText(), /^25\//);
      const tiles = await page.locator('.world').getAttribute('data-tiles');
      await page.waitForFunction(() => location.hash.endsWith('/25'));
      await page.reload();
      await page.waitForFunction(() => document.querySelector('.slider output')?.textContent.startsWith('25/'));
      await page.getByRole('button', { name: 'Copy the link to this move' }).click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const other = await context.newPage();
      await other.goto(link);
      await other.waitForSelector('.slider');
      assert.match(await other.locator('.slider output').innerText(), /^25\/60/);
      assert.equal(await other.locator('.world').getAttribute('data-tiles'), tiles);
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );
});

test('evaluation: progress, chart, losses; stopped at will', { timeout: 90000 }, async () => {
  await replay(
    played('carcassonne players=2', 'random', 40),
    async (page) => {
      await page.getByRole('tab', { name: 'Analysis' }).click();
      await page.getByRole('button', { name: 'Thoroughly' }).click();
      await page.locator('.analysis progress').waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Evaluate' }).click();
      await page.locator('.losses button').first().waitFor({ timeout: 60000 });
      await page.getByRole('button', { name: 'Evaluate' }).waitFor({ timeout: 60000 });
      assert.equal(await page.locator('.analysis polyline').count(), 2);
      assert.ok((await page.locator('.losses li').count()) >= 2, 'random moves lose something');
      assert.match(await page.locator('.losses li').first().innerText(), /−\d+(\.\d)? % \((blunder|mistake|inaccuracy)\)\s+played: .+\s+better: ./);
      await page.locator('.losses button').first().click();
      const at = Number((await page.locator('.slider output').innerText()).split('/')[0]);
      assert.ok(at < 40);
      /* The chart is a slider of its own. */
      await page.locator('.chart svg').focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      assert.notEqual(Number((await page.locator('.slider output').innerText()).split('/')[0]), at);
      assert.deepEqual(await faults(page), []);
    },
    { bypassCSP: true },
  );
});

test('playing on from a move: by hand, and against bots', { timeout: 90000 }, async () => {
  await replay(played('carcassonne players=2', 'random', 41), async (page) => {
    await page.locator('.slider input').fill('21');
    const tiles = Number(await page.locator('.world').getAttribute('data-tiles'));
    await page.getByRole('tab', { name: 'Analysis' }).click();
    await page.getByRole('button', { name: 'Play on from action 21' }).click();
    await page.waitForSelector('.cell, .marker');
    assert.match(page.url(), /#\/play\//);
    const r = await robot(page, { seconds: 15, until: 'turns', turns: 3 });
    assert.equal(r.made, 3);
    assert.ok(Number(await page.locator('.world').getAttribute('data-tiles')) >= tiles + 2);
    await page.goto(`${server.url}#/`);
    await page.getByText('Carcassonne (analysis)').waitFor();
    /* The replay itself has not changed. */
    await page.goto(`${server.url}#/replay/kept/test/21`);
    await page.waitForFunction(() => document.querySelector('.slider output')?.textContent === '21/41');
    await page.getByRole('tab', { name: 'Analysis' }).click();
    await page.getByLabel('Who plays').selectOption('1');
    await page.getByLabel('Level of the bots').selectOption('child');
    await page.getByRole('button', { name: 'Play on from action 21' }).click();
    const b = await robot(page, { seconds: 15, until: 'turns', turns: 2 });
    assert.equal(b.made, 2);
  });
});

test('Catan: a whole game, its result, evaluated in part', { timeout: 90000 }, async () => {
  await replay(played('catan players=3 offers=2', 'easy'), async (page) => {
    await page.locator('.ranking').waitFor();
    await page.locator('.chart polyline').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Analysis' }).click();
    await page.getByRole('button', { name: 'Evaluate' }).click();
    await page.locator('.analysis polyline').first().waitFor({ timeout: 30000 });
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Evaluate' }).waitFor();
  });
});
