/*
 * Every screen for review: laptop, phone, phone on its side and wall, light and dark,
 * both languages; then lessons and the end of a game as a film.
 * usage: node tests/screenshots.mjs FOLDER
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch, visitor } from './browser.mjs';
import { robot } from './browser/robot.mjs';
import { SCREENS, keepAll, openGame, settle, show } from './browser/screens.mjs';
import { serveGames } from './online.mjs';
import { bigGame } from './perf.mjs';

const folder = process.argv[2] ?? 'screenshots';
mkdirSync(folder, { recursive: true });
const browser = await launch();
const site = {
  server: await serveGames({}),
  visitor: (options) => visitor(browser, options),
  async restart(flags) {
    site.server = await serveGames({ port: site.server.port, dir: site.server.dir, flags });
  },
};
site.url = site.server.url;
const home = await settle(site);
const LOOKS = [
  { name: 'laptop-en-light', lang: 'en', theme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'laptop-cs-dark', lang: 'cs', theme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'phone-cs-light', lang: 'cs', theme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'phone-en-dark', lang: 'en', theme: 'dark', viewport: { width: 320, height: 568 } },
  { name: 'low-cs-light', lang: 'cs', theme: 'light', viewport: { width: 667, height: 375 } },
  { name: 'low-en-dark', lang: 'en', theme: 'dark', viewport: { width: 844, height: 390 } },
  { name: 'wide-en-light', lang: 'en', theme: 'light', viewport: { width: 3840, height: 2160 } },
].filter((l) => process.argv[3] === undefined || l.name.startsWith(process.argv[3]));
const big = bigGame();

/* What the guide asks, says of an answer, and shows: the first positions of a lesson. */
async function lesson(page, shot, id) {
  await page.evaluate((to) => (location.hash = `#/learn/${to}`), id);
  for (let i = 1; i <= 3; i++) {
    await page.locator('.guide.asks').waitFor();
    await shot(`film-${id}-${i}-asked`);
    await robot(page, { seed: i, sees: '.guide.wrong, .guide.right' });
    await shot(`film-${id}-${i}-answered`);
    const show = page.locator('.guide .show');
    if ((await show.count()) > 0) {
      await show.dispatchEvent('click');
      await page.locator('.guide.right').waitFor();
      await shot(`film-${id}-${i}-shown`);
    }
    await page.locator('.guide .primary').dispatchEvent('click');
  }
}

/* A hint and its reasons; then the end of the game, counted place by place. */
async function ending(page, shot) {
  await openGame(page, 'carcassonne players=2', [null, 'easy']);
  await page.locator('.panel .row .link').first().click();
  await page.locator('.reasons li').first().waitFor();
  await shot('film-hint');
  await robot(page, { seed: 4, sees: '.counting' });
  for (let i = 1; i <= 4; i++) {
    await shot(`film-count-${i}`);
    const next = page.locator('.counting .primary');
    if ((await next.count()) > 0) await next.dispatchEvent('click');
  }
}

for (const look of LOOKS) {
  const { page, context, complaints } = await visitor(browser, {
    lang: look.lang,
    viewport: look.viewport,
    settings: { animations: false, theme: look.theme },
    storageState: home.storageState,
  });
  const shot = async (name) => {
    await page.waitForTimeout(250);
    await page.screenshot({ path: join(folder, `${look.name}-${name}.png`) });
  };
  /* Far, middle and close: the first look, then coming nearer. */
  const zooms = async (name, svg) => {
    const seen = () => page.locator(svg).getAttribute('class');
    await page.locator('.boardview').focus();
    for (const z of ['z0', 'z1', 'z2']) {
      for (let i = 0; i < 12 && !(await seen()).includes(z); i++) {
        await page.keyboard.press(z === 'z0' ? '-' : '+');
        await page.waitForTimeout(200);
      }
      await shot(`${name}-${z}`);
    }
  };
  await page.goto(site.url);
  await page.waitForSelector('.gamecard');
  await shot('start');
  await keepAll(page);
  for (const screen of SCREENS) {
    await show(page, screen, home.named);
    await shot(screen[0].replaceAll('/', '-') || 'start-again');
  }
  await openGame(page, 'carcassonne players=3 modules=river,inns,traders', [
    null,
    'child',
    'child',
  ]);
  await robot(page, { turns: 9, seed: 4 });
  await page.waitForSelector('.cell');
  await shot('carcassonne');
  await zooms('carcassonne', 'svg.board');
  await page.locator('.cell').nth(1).dispatchEvent('click');
  await shot('carcassonne-tried');
  await openGame(page, 'carcassonne edition=bb5 players=2 modules=wheel,hills', [null, 'random']);
  await robot(page, { turns: 5, seed: 4 });
  await shot('wheel');
  await openGame(page, big.setup, [null, null], big.actions);
  await page.waitForSelector('.layer-tiles > g');
  await shot('big');
  await zooms('big', 'svg.board');
  await openGame(page, 'catan players=3 board=beginner turn_mode=combined start_seat=0', [
    null,
    'child',
    'child',
  ]);
  await robot(page, { turns: 4, seed: 4 });
  await page.locator('.confirm .primary').first().waitFor();
  await shot('catan');
  await zooms('catan', 'svg.island');
  await openGame(page, 'carcassonne players=2', [null, 'random']);
  await robot(page, { seed: 4 });
  await page.locator('.ranking').waitFor();
  await shot('result');
  if (/^(laptop-en|phone-cs)/.test(look.name)) {
    for (const id of ['carcassonne', 'catan', 'ferries']) await lesson(page, shot, id);
    await ending(page, shot);
  }
  for (const c of complaints) console.log(`${look.name}: ${c}`);
  await context.close();
  console.log(`${look.name}: done`);
}
await browser.close();
await site.server.stop();
