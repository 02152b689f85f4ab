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
    await page.locator('.guide .show').dispatchEvent('click');
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
  for (const id of LONG ? LESSONS : ['inns'])
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

/* What the guide said in a game, as it is dismissed, while a robot plays. */
async function coached(page, seed) {
  const said = [];
  for (;;) {
    const note = page.locator('.table .guide');
    if (await note.count()) {
      said.push(await note.locator('p').innerText());
      if ((await note.locator('a[href="#/learn"]').count()) > 0) return said;
      await note.locator('.primary').dispatchEvent('click');
    }
    await robot(page, { seed: seed++, sees: '.table .guide' });
  }
}

/* Each first game by a finger, from its first position to its result. */
const FIRST = LONG
  ? ['carcassonne', 'catan', 'catan-two'].flatMap((id) => [
      [id, 'en'],
      [id, 'cs'],
    ])
  : [
      ['carcassonne', 'cs'],
      ['catan', 'en'],
      ['catan-two', 'cs'],
    ];
for (const [id, lang] of FIRST)
  test(`the first game ${id} with its guide goes to its end (${lang})`, {}, async () => {
    await visit(
      `#/learn/${id}`,
      { settings: { ...still, lang }, viewport: small },
      async (page) => {
        await lesson(page, id);
        await page.locator('main .primary.big').click();
        await page.waitForSelector('.table .guide');
        const me = await page.locator('.player .name').first().innerText();
        assert.equal(me, lang === 'cs' ? 'Vy' : 'You');
        assert.equal(await page.locator('.spot-hint .panel .row .link').count(), 1, 'hints are on');
        const said = await coached(page, 3);
        assert.ok(said.length > 2, `the guide speaks in the game: ${said.join(' | ')}`);
        assert.equal(new Set(said).size, said.length, 'once each');
        await page.goto(`${site.url}#/`);
        const game = id.replace('-two', '');
        assert.equal(await page.locator(`.gamecard.${game} .never`).count(), id === game ? 0 : 1);
      },
    );
  });

/* Storage as somebody could have broken it, by key. */
const BROKEN = {
  'deskovka.lessons': ['nonsense', 'null', '[]', '"x"', '{"catan":-5,"inns":1e9,"river":"2"}'],
  'deskovka.puzzles': ['{', 'null', '7', '{"x":"first","y":3}'],
  'deskovka.games': [
    '[{"plan":{"id":"lesson-catan","setup":"catan players=99","seats":[],"actions":[],"seed":[1,2],"script":[]},"over":false,"changed":1}]',
    '[{"plan":{"id":"lesson-catan","setup":"catan players=3 board=beginner turn_mode=combined offers=2 start_seat=0","seats":[null],"actions":[1],"seed":[],"script":3},"over":false,"changed":"x"}]',
  ],
};

test('broken progress is no progress, and breaks nothing', {}, async () => {
  await visit('', { settings: { ...still, lang: 'cs' }, viewport: small }, async (page) => {
    const most = Math.max(...Object.values(BROKEN).map((x) => x.length));
    for (let i = 0; i < most; i++) {
      await page.goto(`${site.url}#/`);
      await page.evaluate(
        (all) => {
          for (const [key, text] of all) localStorage.setItem(key, text);
        },
        Object.entries(BROKEN).map(([key, texts]) => [key, texts[i % texts.length]]),
      );
      await page.reload();
      await page.waitForSelector('.hero');
      await page.goto(`${site.url}#/learn`);
      await page.waitForSelector('.lessons .way');
      await page.goto(`${site.url}#/learn/catan`);
      await becomes(() => guide(page), 'asks');
      await page.goto(`${site.url}#/learn/no-such-lesson`);
      await page.waitForSelector('.lessons .way');
      await page.goto(`${site.url}#/puzzles`);
      await page.waitForSelector('.puzzles .numbers a');
    }
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
