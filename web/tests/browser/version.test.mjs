/* A page that the server has replaced by another build. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch, visitor } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { robot } from './robot.mjs';

const old = join(dirname(fileURLToPath(import.meta.url)), '../../dist');
let now = old;
let next;
let server;
let browser;

/* The same page under another name: what a new build would be. */
before(async () => {
  next = mkdtempSync(join(tmpdir(), 'deskovka-build-'));
  cpSync(old, next, { recursive: true });
  const { build } = JSON.parse(readFileSync(join(next, 'version.json'), 'utf8'));
  for (const f of ['index.html', 'version.json']) writeFileSync(join(next, f), readFileSync(join(next, f), 'utf8').replaceAll(build, 'other00000'));
  const sw = readFileSync(join(next, 'sw.js'), 'utf8');
  writeFileSync(join(next, 'sw.js'), sw.replace(/deskovka-[0-9a-f]{10}/, 'deskovka-other00000'));
  assert.notEqual(readFileSync(join(next, 'sw.js'), 'utf8'), sw);
  server = await serve(() => now);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.close();
  rmSync(next, { recursive: true, force: true });
});

const build = (page) => page.evaluate(() => document.querySelector('meta[name=build]')?.getAttribute('content'));
const ask = (page) => page.evaluate(() => dispatchEvent(new Event('online')));

test('a stale page loads itself again, but not in the middle of a move', { timeout: 60000 }, async () => {
  const v = await visitor(browser, { settings: { animations: false } });
  const { page } = v;
  now = old;
  await page.goto(server.url);
  await page.waitForSelector('.gamecard');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.click('[data-test=now-carcassonne]');
  await robot(page, { seconds: 10, until: 'turns', turns: 2 });
  await page.waitForSelector('.cell');
  const tiles = Number(await page.locator('.world').getAttribute('data-tiles'));
  await page.locator('.cell').first().dispatchEvent('click');
  await page.waitForSelector('.tried');
  /* Nothing new: nothing happens. */
  await ask(page);
  await page.waitForTimeout(300);
  assert.equal(await page.locator('.stale').count(), 0);
  await page.evaluate(() => {
    window.mark = 1;
  });
  now = next;
  await ask(page);
  await page.locator('.stale').waitFor();
  await page.waitForTimeout(1200);
  assert.equal(await page.evaluate(() => window.mark), 1, 'not in mid-move');
  assert.equal(await page.locator('.tried').count(), 1);
  /* The move is made, then the new page comes and the game goes on. */
  await page.locator('.confirm .primary').click();
  await page.waitForFunction(() => window.mark === undefined && document.querySelector('meta[name=build]')?.getAttribute('content') === 'other00000');
  await page.waitForSelector('.cell');
  assert.ok(Number(await page.locator('.world').getAttribute('data-tiles')) >= tiles + 2);
  assert.equal(await page.locator('.stale').count(), 0);
  assert.equal((await robot(page, { seconds: 10, until: 'turns', turns: 1 })).made, 1);
  assert.deepEqual(v.complaints, []);
  await v.context.close();
});

test('somebody who only looks gets the new page at once', { timeout: 60000 }, async () => {
  const v = await visitor(browser, { settings: { animations: false }, serviceWorkers: 'block' });
  now = old;
  await v.page.goto(server.url);
  await v.page.waitForSelector('.gamecard');
  now = next;
  await ask(v.page);
  await v.page.waitForFunction(() => document.querySelector('meta[name=build]')?.getAttribute('content') === 'other00000');
  await v.page.waitForSelector('.gamecard');
  /* A server that promises a build it does not serve makes no endless circle. */
  const broken = readFileSync(join(next, 'version.json'), 'utf8');
  writeFileSync(join(next, 'version.json'), broken.replace('other00000', 'never00000'));
  await ask(v.page);
  await v.page.waitForTimeout(300);
  await v.page.waitForSelector('.gamecard');
  await v.page.evaluate(() => {
    window.mark = 2;
  });
  await ask(v.page);
  await v.page.locator('.stale').waitFor();
  await v.page.waitForTimeout(800);
  assert.equal(await v.page.evaluate(() => window.mark), 2);
  writeFileSync(join(next, 'version.json'), broken);
  assert.equal(await build(v.page), 'other00000');
  await v.context.close();
});
