/*
 * The page in x-pseudo, English in other letters: whatever a person can read in
 * plain letters does not come from a catalogue.  Walks through the main screens
 * of the build that has this language (build/pseudo).
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { becomes, leave, opening, root, still, test } from '../browser/kit.mjs';
import { makeTable } from '../browser/people.mjs';
import { robot } from '../browser/robot.mjs';
import { BARE, openGame } from '../browser/screens.mjs';

const site = opening({ games: true });
const { skip } = site;
const SHOTS = join(root, 'build/screenshots');
const pseudo = { lang: 'x-pseudo', settings: still };

/* Names of people, the name of the program, ids of rules, ends of files, marks of keys. */
const ALLOWED = [/\b(Anna|Jan|Eva|Deskovka)\b/g, /\b[A-Z0-9]+-[A-Z]*\d+[a-z]?\b/g, /\.dsk\b/g];
/* Letters that the pseudo-language has others for (tools/mkmessages/pseudo.c). */
const PLAIN = /[ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz]/;

/* Everything that is to be read: text, and what screen readers are told. */
function words(page) {
  return page.evaluate(() => {
    const all = [];
    const hidden = (e) =>
      e.closest('[hidden], script, style, noscript, defs, [lang]:not(html), code') !== null ||
      e.getClientRects().length === 0;
    const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const e = walk.currentNode.parentElement;
      if (e && !hidden(e)) all.push(walk.currentNode.data);
    }
    for (const e of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!hidden(e))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          if (e.hasAttribute(name)) all.push(e.getAttribute(name));
    return all.map((t) => t.trim()).filter(Boolean);
  });
}

async function check(page, where) {
  const all = await words(page);
  assert.ok(all.length > 3, `${where} says nothing`);
  const plain = all.filter((t) => PLAIN.test(ALLOWED.reduce((left, a) => left.replace(a, ''), t)));
  assert.deepEqual([...new Set(plain)], [], `${where} has words of no catalogue`);
}

async function shot(page, name) {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `pseudo-${name}.png`) });
}

test('start, set-up, rules, settings and lessons', { skip }, async () => {
  await site.visit('', pseudo, async (page) => {
    await page.waitForSelector('.gamecard');
    await check(page, 'start');
    await shot(page, 'start');
    for (const [path, wait] of [...BARE, ['account', '.card']]) {
      await page.goto(`${site.url}#/${path}`);
      await page.waitForSelector(wait);
      await check(page, path);
    }
  });
});

test('a table of Carcassonne, with its log', { skip }, async () => {
  await site.visit('', pseudo, async (page) => {
    await openGame(page, 'carcassonne players=3 modules=river,inns,traders', [
      null,
      'child',
      'child',
    ]);
    await robot(page, { turns: 7, seed: 4 });
    await page.waitForSelector('.cell');
    await page.waitForSelector('.log li');
    await check(page, 'the table');
    await page.locator('.cell').nth(1).dispatchEvent('click');
    await check(page, 'a tile that is tried');
    await shot(page, 'carcassonne');
    await page.locator('[role=tab]').nth(1).click();
    await check(page, 'the tiles left');
  });
});

test('a table of Catan, with its log', { skip }, async () => {
  await site.visit('', pseudo, async (page) => {
    await openGame(page, 'catan players=3 board=beginner turn_mode=combined start_seat=0', [
      null,
      'child',
      'child',
    ]);
    await robot(page, { turns: 5, seed: 4 });
    await page.waitForSelector('.log li');
    await check(page, 'the table');
    await shot(page, 'catan');
    await page.locator('[role=tab]').nth(1).click();
    await check(page, 'the bank');
  });
});

test('tables on the server', { skip }, async () => {
  const v = await site.visitor(pseudo);
  const { page } = v;
  await page.goto(`${site.url}#/online`);
  await page.waitForSelector('.card');
  await check(page, 'the list of tables');
  await page.goto(`${site.url}#/table/catan`);
  await page.waitForSelector('.option');
  await check(page, 'a new table');
  const id = await makeTable(page, {
    setup: 'carcassonne players=2',
    seats: [{ kind: 'me' }, { kind: 'person' }],
  });
  await page.goto(`${site.url}#/t/${id}`);
  await becomes(
    () => page.locator('main .card, .table').count(),
    (n) => n > 0,
    'the room',
  );
  await check(page, 'the room where one waits');
  await leave(v, /./);
});
