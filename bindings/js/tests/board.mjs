/*
 * The element in Chromium or, with DESKOVKA_BROWSER=firefox, in Firefox: from
 * the package's folder, under a strict policy, in a page that is not ours.
 * usage: node board.mjs PACKAGE-FOLDER GAME.dsk
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { launch, visitor } from '../../../web/tests/browser.mjs';
import { faults } from '../../../web/tests/browser/axe.mjs';

const [folder, file] = process.argv.slice(2);
const game = readFileSync(file, 'utf8');
const length = game.split('\n').filter((l) => /^[^#]/.test(l)).length - 2;
const PAGE = `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>wiki</title>
<script type="module" src="/package/board.js"></script></head><body><main>
<deskovka-board id="a" src="/game.dsk" names="Ema, Jan"></deskovka-board>
<deskovka-board id="b" lang="en" theme="dark" at="3">
  deskovka 1
  setup carcassonne edition=bb6 players=2
  draw:D
  place:1,0,R0
  meeple:road@E
</deskovka-board>
<deskovka-board id="c" lang="en" src="/none.dsk"></deskovka-board>
<deskovka-board id="d" lang="en">deskovka 1
setup catan players=2
nonsense</deskovka-board></main></body></html>`;
const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm' };
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:";

const server = createServer((req, res) => {
  const path = new URL(req.url, 'http://x').pathname;
  const head = { 'content-security-policy': POLICY };
  if (path === '/') res.writeHead(200, { ...head, 'content-type': 'text/html' }).end(PAGE);
  else if (path === '/game.dsk') res.writeHead(200, head).end(game);
  else if (/^\/package\/[a-z.]+\.(js|wasm|words)$/.test(path))
    res
      .writeHead(200, {
        ...head,
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      })
      .end(readFileSync(join(folder, path.slice('/package/'.length))));
  else res.writeHead(404).end();
});
await new Promise((ok) => server.listen(0, '127.0.0.1', ok));
const browser = await launch();
let passed = 0;
let failed = 0;
async function test(name, body) {
  try {
    await body();
    passed++;
  } catch (e) {
    failed++;
    console.log(`FAILED: ${name}: ${e.stack}`);
  }
}

const { page, complaints } = await visitor(browser, {
  bypassCSP: false,
  colorScheme: 'light',
});
await page.goto(`http://127.0.0.1:${server.address().port}/`);
const in_ = (id, selector) => page.locator(`#${id} >> ${selector}`);
const at = (id) => page.evaluate((x) => document.getElementById(x).at, id);
const shown = (id) => in_(id, '[part=board]').innerHTML();
await in_('a', '[part=board] svg').waitFor();
await in_('b', '[part=board] svg').waitFor();

await test('it begins at the end; buttons go where they say', async () => {
  assert.equal(await at('a'), length);
  assert.ok(await in_('a', '[data-do=last]').isDisabled());
  const end = await shown('a');
  await in_('a', '[data-do=first]').click();
  assert.equal(await at('a'), 0);
  const start = await shown('a');
  assert.notEqual(start, end);
  await in_('a', '[data-do=next]').click();
  const one = await at('a');
  assert.ok(one > 0 && one < length);
  await in_('a', '[data-do=next]').click();
  await in_('a', '[data-do=back]').click();
  assert.equal(await at('a'), one);
  await in_('a', '[data-do=last]').click();
  assert.equal(await shown('a'), end, 'the same position, the same picture');
  await in_('a', 'input').fill('5');
  assert.equal(await at('a'), 5);
});
await test('by keys', async () => {
  await in_('a', 'figure').focus();
  await page.keyboard.press('Home');
  assert.equal(await at('a'), 0);
  await page.keyboard.press('ArrowRight');
  assert.ok((await at('a')) > 0);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await at('a'), 0);
  await page.keyboard.press('End');
  assert.equal(await at('a'), length);
});
await test('in the language of the page or its own; with names', async () => {
  assert.equal(await in_('a', '[data-do=last]').getAttribute('aria-label'), 'Na konec');
  assert.equal(await in_('b', '[data-do=last]').getAttribute('aria-label'), 'To the end');
  await in_('a', '[data-do=first]').click();
  await in_('a', '[data-do=next]').click();
  assert.match(await in_('a', '[part=told]').textContent(), /Ema/);
  assert.match(await in_('a', '[part=board]').getAttribute('aria-label'), /Ema/);
});
await test('names stand beside the board, too, as texts', async () => {
  const card = (seat) => in_('a', `#player${seat} text >> nth=0`).textContent();
  await in_('a', '[data-do=last]').click();
  assert.deepEqual([await card(0), await card(1)], ['Ema ★', 'Jan']);
  assert.notEqual(await card(2), '', 'who has no name is called by the colour');
  await page.evaluate(() =>
    document.getElementById('a').setAttribute('names', '<b>x</b>, Maxmiliána z Dlouhé Vsi'),
  );
  assert.deepEqual([await card(0), await card(1)], ['<b>x</b> ★', 'Maxmiliána z D…']);
  await page.evaluate(() => document.getElementById('a').setAttribute('names', 'Ema, Jan'));
});
await test('a text between the tags; attributes that change', async () => {
  assert.equal(await at('b'), 3);
  const dark = await in_('b', 'figure').evaluate((f) => getComputedStyle(f).backgroundColor);
  const light = await in_('a', 'figure').evaluate((f) => getComputedStyle(f).backgroundColor);
  assert.notEqual(dark, light);
  await page.evaluate(() => document.getElementById('b').setAttribute('at', '1'));
  assert.equal(await at('b'), 1);
  await page.evaluate(() => document.getElementById('b').setAttribute('src', '/game.dsk'));
  await page.waitForFunction(() => document.getElementById('b').length > 3);
});
await test('playing by itself, and pausing', async () => {
  await page.evaluate(() => {
    const b = document.getElementById('b');
    b.setAttribute('pace', '100');
    b.at = 0;
  });
  await in_('b', '[data-do=play]').click();
  assert.equal(await in_('b', '[data-do=play]').getAttribute('aria-label'), 'Pause');
  await page.waitForFunction(() => document.getElementById('b').at > 4);
  await in_('b', '[data-do=play]').click();
  const here = await at('b');
  await page.waitForTimeout(300);
  assert.equal(await at('b'), here);
});
await test('what cannot be shown says so', async () => {
  await page.waitForFunction(() =>
    ['c', 'd'].every((id) =>
      document.getElementById(id).shadowRoot.textContent.includes('cannot be shown'),
    ),
  );
  assert.match(await in_('c', '[part=told]').textContent(), /404/);
  assert.match(await in_('d', '[part=told]').textContent(), /line 3/);
});
await test('of a game that was shown nothing is left when the next one cannot be', async () => {
  const [left, moved] = await page.evaluate(async () => {
    const b = document.getElementById('b');
    b.at = 0;
    b.play();
    b.setAttribute('src', '/none.dsk');
    await new Promise((ok) => b.addEventListener('failed', ok, { once: true }));
    let moves = 0;
    b.addEventListener('move', () => moves++);
    await new Promise((ok) => setTimeout(ok, 400));
    b.next();
    b.at = 3;
    const shadow = b.shadowRoot;
    const picture = shadow.querySelector('[part=board]').innerHTML;
    const controls = shadow.querySelector('[part=controls]').hidden;
    return [[b.at, b.length, picture, controls], moves];
  });
  assert.deepEqual(left, [0, 0, '', true]);
  assert.equal(moved, 0);
  await page.evaluate(() => {
    const b = document.getElementById('b');
    b.removeAttribute('src');
  });
  await page.waitForFunction(() => document.getElementById('b').length === 3);
});
await test('taken out and put back', async () => {
  await page.evaluate(() => {
    const a = document.getElementById('a');
    a.remove();
    document.querySelector('main').prepend(a);
  });
  await page.waitForFunction((n) => document.getElementById('a').at === n, length);
});
await test('no complaints, targets large enough, nothing for axe', async () => {
  assert.deepEqual(
    complaints.filter((c) => !/404/.test(c)),
    [],
  );
  for (const b of await page.locator('#a >> button').all()) {
    const box = await b.boundingBox();
    assert.ok(box.width >= 24 && box.height >= 24);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 320));
  const other = await visitor(browser, {
    bypassCSP: true,
    colorScheme: 'dark',
  });
  await other.page.goto(page.url());
  await other.page.locator('#b >> [part=board] svg').waitFor();
  if (process.env.SHOT) await other.page.screenshot({ path: process.env.SHOT, fullPage: true });
  assert.deepEqual(await faults(other.page), []);
});
await browser.close();
server.close();
server.closeAllConnections();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
