/*
 * How the screens are laid out, from the smallest phone to a wall: nothing
 * hangs over, nothing that can be pressed lies over another or is too small,
 * no text is cut off.  Pictures are not compared, as fonts differ between
 * machines; this holds with any.
 */
import assert from 'node:assert/strict';
import { LONG, leave, opening, still, test } from './kit.mjs';
import { PLAYED, SCREENS, keepAll, settle, show } from './screens.mjs';

const site = opening({ games: true });
const { skip } = site;
let home;

/* What is wrong with the layout of the page as it is now. */
function look(page) {
  return page.evaluate(() => {
    const faults = [];
    const name = (e) =>
      `${e.tagName.toLowerCase()}.${String(e.className?.baseVal ?? e.className).replaceAll(' ', '.')} "${(e.getAttribute('aria-label') ?? e.textContent ?? '').trim().slice(0, 30)}"`;
    const over = document.documentElement.scrollWidth - innerWidth;
    /* A table is as high as the screen; what is more scrolls within it. */
    const below = document.documentElement.scrollHeight - innerHeight;
    if (document.querySelector('.table') && below > 0) faults.push(`page: ${below} px too high`);
    if (over > 0) faults.push(`the page hangs over by ${over} px`);
    const top = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
    const shown = (e) =>
      e.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) && e.closest('.sr, .hidden, [aria-hidden=true]') === null;
    /* In a long text only what is on the screen is looked at. */
    const far = (e) =>
      e.closest('.rulebook') !== null &&
      (e.getBoundingClientRect().bottom < 0 || e.getBoundingClientRect().top > innerHeight);
    /* Boxes that scroll show only what is inside them. */
    const seen = (e) => {
      let r = e.getBoundingClientRect();
      for (let p = e.parentElement; p; p = p.parentElement) {
        if (getComputedStyle(p).overflow === 'visible') continue;
        const q = p.getBoundingClientRect();
        r = new DOMRect(
          Math.max(r.left, q.left),
          Math.max(r.top, q.top),
          Math.min(r.right, q.right) - Math.max(r.left, q.left),
          Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top),
        );
        if (r.width <= 0 || r.height <= 0) return new DOMRect();
      }
      return r;
    };
    const press = [...top.querySelectorAll('button, a[href], select, input, [role=tab]')].filter(
      (e) => shown(e) && e.closest('svg') === null && !(e.type === 'file') && !far(e),
    );
    const boxes = press.map((e) => ({ e, whole: e.getBoundingClientRect(), r: seen(e) }));
    for (const { e, whole } of boxes) {
      const inText = e.tagName === 'A' && getComputedStyle(e).display === 'inline';
      const own = e.matches('input[type=checkbox], input[type=radio]')
        ? (e.closest('label')?.getBoundingClientRect() ?? whole)
        : whole;
      if (!inText && (own.width < 24 || own.height < 23.5))
        faults.push(`too small (${own.width.toFixed(0)}x${own.height.toFixed(0)}): ${name(e)}`);
      if (whole.left < -1 || whole.right > innerWidth + 1) {
        const scrolls = e.closest('.players, .tabs, .track');
        if (!scrolls) faults.push(`beside the screen: ${name(e)}`);
      }
    }
    for (let i = 0; i < boxes.length; i++)
      for (let k = i + 1; k < boxes.length; k++) {
        const [a, b] = [boxes[i], boxes[k]];
        if (
          a.e.contains(b.e) ||
          b.e.contains(a.e) ||
          a.e.closest('.stick, .rulehead') !== b.e.closest('.stick, .rulehead')
        )
          continue;
        const w = Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left);
        const h = Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top);
        if (w > 2 && h > 2 && [a.r, b.r].every((r) => r.width > 0 && r.height > 0))
          faults.push(`overlap ${w.toFixed(0)}x${h.toFixed(0)}: ${name(a.e)} and ${name(b.e)}`);
      }
    for (const e of top.querySelectorAll(
      'button, a, p, h1, h2, h3, strong, small, label, legend, td, th, li',
    )) {
      if (far(e) || !shown(e) || e.children.length > 0 || e.closest('svg, .sr') !== null) continue;
      const s = getComputedStyle(e);
      if (s.textOverflow === 'ellipsis') continue;
      if (s.overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 2)
        faults.push(`cut off: ${name(e)}`);
      const box = e.closest('button, .card, .way, .option, .module, dialog');
      const r = e.getBoundingClientRect();
      const q = box?.getBoundingClientRect();
      if (q && box !== e && r.width > 0 && (r.left < q.left - 2 || r.right > q.right + 2))
        faults.push(`hangs out of its box: ${name(e)}`);
    }
    return faults;
  });
}

/* What has to be in sight without scrolling. */
function unseen(page, path) {
  return page.evaluate((at) => {
    const out = (e) => {
      const r = e.getBoundingClientRect();
      return r.top < -1 || r.left < -1 || r.bottom > innerHeight + 1 || r.right > innerWidth + 1;
    };
    const first = at === '' ? ['[data-test^=now-]'] : [];
    const must = at.startsWith('play/')
      ? ['.asked, .turntext p', '.drawn', '.confirm .primary, .confirm button']
      : first;
    const hidden = must.flatMap((x) => {
      const e = document.querySelector(x);
      return e && out(e) ? [`not in sight: ${x}`] : [];
    });
    /* An island is shown with all its harbours. */
    const ships = document.querySelector('.layer-harbours')?.getBoundingClientRect();
    const room = document.querySelector('.boardview')?.getBoundingClientRect();
    if (ships && room && (ships.top < room.top || ships.right > room.right))
      hidden.push('a harbour is cut off');
    return hidden;
  }, path);
}

async function walk({ page }, screens, told) {
  const found = [];
  for (const screen of screens) {
    const [path] = screen;
    await show(page, screen, home.named);
    for (const f of [...(await look(page)), ...(await unseen(page, path))])
      found.push(`${told} ${path || 'start'}: ${f}`);
  }
  return found;
}

/* Width, height; the low ones are phones on their side and letters twice as large. */
const SIZES = [
  [320, 568],
  [390, 844],
  [667, 375],
  [844, 390],
  [640, 400],
  [768, 1024],
  [1280, 800],
  [3840, 2160],
];
const LOW = ([, height]) => height <= 400;
/* `make test` has no time for every screen in both languages and themes. */
const looks = (size) =>
  LONG
    ? ['cs', 'en'].flatMap((lang) => ['light', 'dark'].map((theme) => ({ lang, theme })))
    : size[0] === 320
      ? ['cs', 'en'].map((lang) => ({ lang, theme: 'light' }))
      : [{ lang: 'cs', theme: 'light' }];

/* Of the screens of low windows and of the rest `make test` walks over some. */
const sample = (size) => {
  if (LONG) return SCREENS;
  return LOW(size) ? PLAYED : SCREENS.filter((_x, i) => (i + size[0]) % 2 === 0);
};

for (const size of SIZES)
  test(`every screen at ${size.join('x')}`, { skip }, async () => {
    const [width, height] = size;
    home ??= await settle(site);
    const found = [];
    for (const { lang, theme } of looks(size)) {
      const v = await site.visitor({
        lang,
        viewport: { width, height },
        settings: { ...still, theme },
        storageState: home.storageState,
      });
      await v.page.goto(site.url);
      await v.page.waitForSelector('.gamecard');
      await keepAll(v.page);
      found.push(...(await walk(v, sample(size), `${lang} ${theme}`)));
      await leave(v);
    }
    assert.deepEqual(found, []);
  });
