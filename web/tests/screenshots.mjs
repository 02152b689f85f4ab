/*
 * Every screen for review: laptop and phone, light and dark, both languages.
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
  { name: 'wide-en-light', lang: 'en', theme: 'light', viewport: { width: 3840, height: 2160 } },
].filter((l) => process.argv[3] === undefined || l.name.startsWith(process.argv[3]));
const big = bigGame();

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
  for (const c of complaints) console.log(`${look.name}: ${c}`);
  await context.close();
  console.log(`${look.name}: done`);
}
await browser.close();
await site.server.stop();
