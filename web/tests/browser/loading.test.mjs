/*
 * On a line of 50 kB/s: something is seen at once, then how much of what
 * the first screen needs has come, in the visitor's language and without a jump, until
 * the first game can be played.
 */
import assert from 'node:assert/strict';
import { FIREFOX } from '../browser.mjs';
import { LONG, leave, opening, test, tiles } from './kit.mjs';

const site = opening({ games: true });
const skip = site.skip || (FIREFOX && 'Firefox has no slow line');

/* What the page shows while it comes, written down at every picture. */
function note() {
  window.seen = [];
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) if (!e.hadRecentInput) window.shifts += e.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const bar = document.querySelector('#app progress');
    if (bar) {
      const { x, y, width } = bar.getBoundingClientRect();
      const text = document.querySelector('#app p').innerText;
      const now = { part: bar.hasAttribute('value') ? bar.value : null, text, at: [x, y, width] };
      if (JSON.stringify(window.seen.at(-1)) !== JSON.stringify(now)) window.seen.push(now);
    } else if (window.seen.length > 0) return;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const LANGS = [
  ['en', /Laying the table/],
  ['cs', /Chystám stůl/],
];

for (const [lang, words] of LONG ? LANGS : LANGS.slice(-1))
  test(`at 50 kB/s one sees how it comes, to the first game (${lang})`, { skip }, async () => {
    const v = await site.visitor({ lang });
    const { page, context } = v;
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await context.addInitScript(note);
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.locator('#app progress').waitFor();
    await page.waitForSelector('.gamecard');
    const { seen, shifts, painted, came } = await page.evaluate(() => ({
      seen: window.seen,
      shifts: window.shifts,
      painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      came: performance.getEntriesByType('resource').find((e) => e.name.endsWith('.wasm'))
        .responseEnd,
    }));
    /* In parts of what it took, as a busy machine takes longer for both. */
    assert.ok(painted < came / 2, `the first picture at ${painted} of ${came} ms`);
    const parts = seen.map((s) => s.part).filter((p) => p !== null);
    assert.ok(new Set(parts).size >= 8, `the bar moved ${new Set(parts).size} times`);
    assert.deepEqual(parts, [...parts].sort(), 'it never goes back');
    assert.ok(parts[0] < 0.4 && parts.at(-1) > 0.9, `from ${parts[0]} to ${parts.at(-1)}`);
    const told = seen.filter((s) => s.part !== null);
    assert.ok(
      told.every((s) => words.test(s.text) && /\d+ \/ \d+ kB/.test(s.text)),
      JSON.stringify(told[0]),
    );
    assert.equal(new Set(seen.map((s) => JSON.stringify(s.at))).size, 1, 'the bar stays in place');
    assert.ok(shifts < 0.02, `things jumped by ${shifts}`);
    /* Others are fetched meanwhile; the game comes before them. */
    await page.locator('[data-test=now-carcassonne]').click();
    await tiles(page);
    await leave(v);
  });
