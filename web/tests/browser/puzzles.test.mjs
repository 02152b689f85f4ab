/*
 * Puzzles as people meet them: the one of the day, one that is answered wrong,
 * explained, shown and kept; and hints that say why.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { becomes, leave, opening, root, small, still, test } from './kit.mjs';
import { FIREFOX } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { load } from '../unit/load.mjs';
import { faults } from './axe.mjs';
import { robot } from './robot.mjs';
import { openGame } from './screens.mjs';

const { puzzleOfDay, readPuzzles } = await load('game/puzzle.ts');

const site = opening();
const { visit } = site;

const names = (game) =>
  [
    ...readFileSync(join(root, `data/puzzles/${game}.puzzles`), 'utf8').matchAll(/^puzzle (\w+)/gm),
  ].map((m) => m[1]);
const guide = (page) =>
  page.evaluate(() => document.querySelector('.guide')?.className.replace('guide ', '') ?? '');
const wide = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const shot = (page, name) =>
  process.env.SHOTS && page.screenshot({ path: join(process.env.SHOTS, `${name}.png`) });

for (const [game, lang] of [
  ['carcassonne', 'cs'],
  ['catan', 'en'],
])
  test(`a puzzle of ${game} is answered, explained and kept (${lang})`, {}, async () => {
    const name = names(game)[game === 'catan' ? 3 : 30];
    await visit(
      `#/puzzles/${name}`,
      { settings: { ...still, lang }, viewport: small },
      async (page) => {
        await becomes(() => guide(page), 'asks');
        await robot(page, { seed: 5, sees: '.guide.wrong, .guide.right' });
        const first = await guide(page);
        await page.locator('.guide .reasons li').first().waitFor();
        await shot(page, `puzzle-${game}-${first}`);
        if (first === 'wrong') {
          assert.ok((await page.locator('.guide .reasons').innerText()).length > 15);
          await page.locator('.guide button:not(.primary):not(.link)').dispatchEvent('click');
          await becomes(() => guide(page), 'right');
          await page.locator('.guide .reasons li').first().waitFor();
        }
        const kept = await page.evaluate(() => localStorage.getItem('deskovka.puzzles'));
        assert.equal(kept !== null, first === 'right', 'what was shown is not solved');
        assert.ok((await wide(page)) <= 0, 'nothing hangs over');
      },
    );
  });

test(
  'all puzzles by grade, today without a network, on a phone, for screen readers',
  {},
  async () => {
    const phone = { width: 390, height: 844 };
    for (const theme of ['light', 'dark'])
      await visit(
        '#/puzzles',
        { settings: { ...still, theme }, viewport: phone, bypassCSP: true },
        async (page, context) => {
          await page.waitForSelector('.puzzles .numbers a');
          const all = names('carcassonne').length + names('catan').length;
          assert.equal(await page.locator('.puzzles .numbers a').count(), all);
          await shot(page, `puzzles-${theme}`);
          assert.ok((await wide(page)) <= 0, 'nothing hangs over');
          assert.deepEqual(await faults(page), []);
          await page.locator('.puzzles select').selectOption('carcassonne/inns');
          assert.ok((await page.locator('.puzzles .numbers a').count()) < 20);
          /* Everything is kept by now: what comes needs no network. */
          await page.evaluate(() => navigator.serviceWorker.ready);
          await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
          await context.setOffline(true);
          await page.reload();
          await page.locator('a[href="#/puzzles/today"]').click();
          await becomes(() => guide(page), 'asks');
          await context.setOffline(false);
          await shot(page, `puzzle-today-${theme}`);
          assert.deepEqual(await faults(page), []);
        },
      );
  },
);

/* Noon of a day whose puzzle is answered by the one large button. */
function dayOfButton() {
  const all = ['carcassonne', 'catan'].flatMap((game) =>
    readPuzzles(readFileSync(join(root, `data/puzzles/${game}.puzzles`), 'utf8')),
  );
  for (let day = 21_000; ; day++) {
    const { best, name } = puzzleOfDay(all, day);
    if (/^(roll|end)$/.test(best)) return { noon: new Date(day * 86_400_000 + 43_200_000), name };
  }
}

test(
  'the puzzle of the day when there is no server any more; what is solved stays',
  {},
  async () => {
    const { noon, name } = dayOfButton();
    const server = await serve();
    const v = await site.visitor({ settings: still, viewport: small });
    const { page } = v;
    const solved = () => page.evaluate(() => JSON.parse(localStorage.getItem('deskovka.puzzles')));
    await v.context.clock.setFixedTime(noon);
    await page.goto(server.url);
    await page.waitForSelector('.gamecard');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    server.stop();
    const served = () =>
      page.evaluate(() =>
        fetch('/version.json').then(
          () => true,
          () => false,
        ),
      );
    assert.equal(await served(), false, 'the server is gone');
    await page.reload();
    await page.locator('a[href="#/puzzles"]').click();
    await page.locator('a[href="#/puzzles/today"]').click();
    await becomes(() => guide(page), 'asks');
    assert.equal(await solved(), null);
    await page.locator('.confirm .primary').click();
    await becomes(() => guide(page), 'right');
    await page.locator('.guide .reasons li').first().waitFor();
    assert.deepEqual(await solved(), { [name]: 'first' });
    await page.goto(`${server.url}#/puzzles`);
    await page.reload();
    await page.waitForSelector('.puzzles .numbers a.done');
    assert.equal(await page.locator('.puzzles .numbers a.done').count(), 1);
    await leave(v, /ERR_CONNECTION_REFUSED|Failed to load|NetworkError/);
  },
);

test('a hint says why', {}, async () => {
  await visit('', { settings: still, viewport: small }, async (page) => {
    await openGame(page, 'carcassonne players=2', [null, 'easy']);
    await page.locator('button.link', { hasText: 'Show me a move' }).click();
    await page.locator('.reasons li').first().waitFor();
    assert.ok((await page.locator('.reasons').innerText()).length > 15);
    await shot(page, 'hint-carcassonne');
    await openGame(page, 'catan players=3 start_seat=0', [null, 'easy', 'easy']);
    await page.locator('button.link', { hasText: 'Show me a move' }).click();
    await page.locator('.reasons li').first().waitFor();
    await shot(page, 'hint-catan');
  });
});

test('every chapter of the rules has a picture, references have titles', {}, async () => {
  await visit('', { settings: { ...still, lang: 'cs' }, bypassCSP: true }, async (page) => {
    await openGame(page, 'catan players=3 board=beginner', [null, 'easy', 'easy']);
    await page.goto(`${site.url}#/rules`);
    for (const tab of [1, 2]) {
      await page.locator('.rulehead .tabs button').nth(tab).click();
      await page.waitForSelector('.rulebook section .chapterpicture');
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll('.rulebook section')]
          .filter((s) => !s.querySelector('.chapterpicture'))
          .map((s) => s.id),
      );
      assert.deepEqual(bare, []);
      const ids = await page.locator('.rulebook .see button').allInnerTexts();
      const coded = ids.filter((x) => /^[A-Z0-9]+-\w+$/.test(x));
      assert.ok(ids.length > 20 && coded.length * 10 < ids.length, `by id: ${coded.join(' ')}`);
    }
    const first = page.locator('.rulebook .chapterpicture').first();
    await becomes(() => first.evaluate((x) => x.naturalWidth > 50), true);
    await shot(page, 'rules');
    assert.deepEqual(await faults(page), []);
    if (FIREFOX) return; /* it cannot be asked for paper yet */
    await page.emulateMedia({ media: 'print' });
    const paper = await page.evaluate(
      () => document.querySelector('.rulebook').clientHeight > 3 * innerHeight,
    );
    assert.ok(paper, 'all of the book is printed');
  });
});
