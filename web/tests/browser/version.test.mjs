/* A page that the server has replaced by another build. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { becomes, count, opening, root, still, test, tiles } from './kit.mjs';
import { robot } from './robot.mjs';

const old = join(root, 'web/dist');
let now = old;
let next;
const site = opening({ from: () => now });

/* The same page under another name: what a new build would be. */
before(() => {
  next = mkdtempSync(join(tmpdir(), 'deskovka-build-'));
  cpSync(old, next, { recursive: true });
  const { build } = JSON.parse(readFileSync(join(next, 'version.json'), 'utf8'));
  for (const f of ['index.html', 'version.json'])
    writeFileSync(
      join(next, f),
      readFileSync(join(next, f), 'utf8').replaceAll(build, 'other00000'),
    );
  const sw = readFileSync(join(next, 'sw.js'), 'utf8');
  writeFileSync(join(next, 'sw.js'), sw.replace(/deskovka-[0-9a-f]{10}/, 'deskovka-other00000'));
  assert.notEqual(readFileSync(join(next, 'sw.js'), 'utf8'), sw);
});
after(() => rmSync(next, { recursive: true, force: true }));

/* The build of the page, and a mark that a reload takes away. */
const build = (page) =>
  page.evaluate(() => document.querySelector('meta[name=build]')?.getAttribute('content'));
const mark = (page) => page.evaluate(() => void (window.mark = 1));
const marked = (page) => page.evaluate(() => window.mark === 1);
/* Until it has loaded itself again (while it does, it cannot be asked). */
const reloaded = (page) => becomes(() => marked(page).catch(() => true), false, 'the mark');
const ask = (page) => page.evaluate(() => dispatchEvent(new Event('online')));

test('a stale page loads itself again, but not in the middle of a move', {}, async () => {
  const v = await site.visitor({ settings: still });
  const { page } = v;
  now = old;
  await page.goto(site.url);
  await page.waitForSelector('.gamecard');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.click('[data-test=now-carcassonne]');
  await robot(page, { turns: 2 });
  await page.waitForSelector('.cell');
  const had = await tiles(page);
  await page.locator('.cell').first().dispatchEvent('click');
  await page.waitForSelector('.tried');
  /* Nothing new: nothing happens. */
  await ask(page);
  await page.waitForTimeout(300);
  assert.equal(await page.locator('.stale').count(), 0);
  await mark(page);
  now = next;
  await ask(page);
  await page.locator('.stale').waitFor();
  await page.waitForTimeout(1200);
  assert.ok(await marked(page), 'not in mid-move');
  assert.equal(await page.locator('.tried').count(), 1);
  /* The move is made, then the new page comes and the game goes on. */
  await page.locator('.confirm .primary').click();
  await reloaded(page);
  await page.waitForSelector('.cell');
  assert.equal(await build(page), 'other00000');
  await tiles(page, (n) => n >= had + 2);
  await count(page.locator('.stale'), 0, 'the word of a new build');
  assert.equal((await robot(page, { turns: 1 })).made, 1);
});

test('somebody who only looks gets the new page at once', {}, async () => {
  const { page } = await site.visitor({ settings: still, serviceWorkers: 'block' });
  now = old;
  await page.goto(site.url);
  await page.waitForSelector('.gamecard');
  await mark(page);
  now = next;
  await ask(page);
  await reloaded(page);
  await page.waitForSelector('.gamecard');
  assert.equal(await build(page), 'other00000');
  /* A server that promises a build it does not serve makes no endless circle. */
  const right = readFileSync(join(next, 'version.json'), 'utf8');
  writeFileSync(join(next, 'version.json'), right.replace('other00000', 'never00000'));
  await mark(page);
  await ask(page);
  await reloaded(page);
  await page.waitForSelector('.gamecard');
  await mark(page);
  await ask(page);
  await page.locator('.stale').waitFor();
  await page.waitForTimeout(800);
  assert.ok(await marked(page), 'not again');
  writeFileSync(join(next, 'version.json'), right);
  assert.equal(await build(page), 'other00000');
});
