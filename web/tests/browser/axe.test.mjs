/*
 * What axe finds on the screens, by day and by night: nothing.  `make test` looks at
 * some of them (DESKOVKA_LONG=1: at all, in both languages, on a phone, too).
 */
import assert from 'node:assert/strict';
import { faults } from './axe.mjs';
import { LONG, leave, opening, still, test } from './kit.mjs';
import { SCREENS, keepAll, settle, show } from './screens.mjs';

const site = opening({ games: true });
const { skip } = site;
let home;

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const LOOKS = LONG
  ? ['light', 'dark'].flatMap((theme) => [
      { theme, lang: 'en', viewport: LAPTOP },
      { theme, lang: 'cs', viewport: PHONE },
    ])
  : ['light', 'dark'].map((theme) => ({ theme, lang: 'cs', viewport: LAPTOP }));

/* Every screen once in two runs, or in every look. */
const sample = (at) => SCREENS.filter((_x, i) => LONG || i % 4 === at);

for (const [at, { theme, lang, viewport }] of LOOKS.entries())
  test(`axe finds nothing (${theme}, ${lang}, ${viewport.width})`, { skip }, async () => {
    home ??= await settle(site);
    /* axe itself is injected, so the page's own rules for scripts are off. */
    const v = await site.visitor({
      lang,
      viewport,
      settings: { ...still, theme },
      bypassCSP: true,
      storageState: home.storageState,
    });
    await v.page.goto(site.url);
    await v.page.waitForSelector('.gamecard');
    await keepAll(v.page);
    const found = [];
    for (const screen of sample(at)) {
      await show(v.page, screen, home.named);
      for (const f of await faults(v.page)) found.push(`${screen[0] || 'start'}: ${f}`);
    }
    assert.deepEqual(found, []);
    await leave(v);
  });
