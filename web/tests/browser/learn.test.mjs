/*
 * Lessons as a learner meets them: every position is answered by a finger that
 * knows nothing, what is wrong is explained, what is right is shown, and a
 * first game ends in a whole game against a kind bot.
 */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LONG, becomes, opening, root, small, still, test } from './kit.mjs';
import { faults } from './axe.mjs';
import { robot } from './robot.mjs';

const site = opening();
const { visit } = site;

const LESSONS = readdirSync(join(root, 'data/lessons'))
  .filter((f) => f.endsWith('.lesson'))
  .map((f) => f.replace(/\.lesson$/, ''));
const positions = (id) =>
  readFileSync(join(root, `data/lessons/${id}.lesson`), 'utf8').match(/^#id /gm).length;

const guide = (page) =>
  page.evaluate(() => document.querySelector('.guide')?.className.replace('guide ', '') ?? '');

/* Answers a position somehow; then the right answer is shown. */
async function answer(page, seed) {
  await robot(page, { seed, sees: '.guide.wrong, .guide.right' });
  if ((await guide(page)) === 'wrong') {
    const text = await page.locator('.guide p').innerText();
    assert.ok(text.length > 30, `a wrong answer is explained: ${text}`);
    await page.locator('.guide button:not(.primary)').dispatchEvent('click');
    await becomes(() => guide(page), 'right');
    return 1;
  }
  return 0;
}

/* A whole lesson; how many answers were wrong. */
async function lesson(page, id) {
  let wrong = 0;
  for (let i = 0; i < positions(id); i++) {
    await becomes(() => guide(page), 'asks');
    wrong += await answer(page, i + 1);
    await page.locator('.guide .primary').dispatchEvent('click');
  }
  await page.getByRole('main').locator('a[href="#/learn"]').waitFor();
  return wrong;
}

for (const lang of ['en', 'cs'])
  for (const id of LONG ? LESSONS : LESSONS.filter((x) => ['inns', 'catan'].includes(x)))
    test(`the lesson ${id} can be played (${lang})`, {}, async () => {
      await visit(
        `#/learn/${id}`,
        { settings: { ...still, lang }, viewport: small },
        async (page) => {
          const wrong = await lesson(page, id);
          assert.ok(wrong > 0, 'somebody who knows nothing makes mistakes');
          const kept = await page.evaluate(() =>
            JSON.parse(localStorage.getItem('deskovka.lessons')),
          );
          assert.equal(kept[id], positions(id));
          await page.goto(`${site.url}#/learn`);
          await page.locator(`a[href="#/learn/${id}"] .far`).waitFor();
        },
      );
    });

for (const lang of LONG ? ['en', 'cs'] : ['cs'])
  test(`a first game with the guide goes to its end (${lang})`, {}, async () => {
    await visit('', { settings: { ...still, lang }, viewport: small }, async (page) => {
      await page.locator('.gamecard.carcassonne a[href="#/learn/carcassonne"]').click();
      await lesson(page, 'carcassonne');
      await page.locator('main .primary.big').click();
      await page.waitForSelector('.table .guide');
      await robot(page, { seed: 3 });
      await page.locator('.guide a[href="#/learn"]').waitFor();
      await page.goto(`${site.url}#/`);
      assert.equal(await page.locator('.gamecard.carcassonne .never').count(), 0);
    });
  });

test('lessons have no faults for screen readers', {}, async () => {
  for (const theme of ['light', 'dark'])
    await visit('#/learn', { settings: { ...still, theme }, bypassCSP: true }, async (page) => {
      await page.waitForSelector('.way .far, .lessons .way');
      assert.deepEqual(await faults(page), []);
      await page.goto(`${site.url}#/learn/inns`);
      await page.waitForSelector('.guide');
      assert.deepEqual(await faults(page), []);
      await answer(page, 1);
      assert.deepEqual(await faults(page), []);
    });
});
