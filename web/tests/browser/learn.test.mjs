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
        assert.equal(await page.locator('.panel .link[data-pointed]').count(), 1, 'hints are on');
        const said = await coached(page, 3);
        assert.ok(said.length > 2, `the guide speaks in the game: ${said.join(' | ')}`);
        assert.equal(new Set(said).size, said.length, 'once each');
        await page.goto(`${site.url}#/`);
        const game = id.replace('-two', '');
        assert.equal(await page.locator(`.gamecard.${game} .never`).count(), id === game ? 0 : 1);
      },
    );
  });

/* ---- what a guide points at ------------------------------------------------- */

const LAPTOP = { width: 1366, height: 768 };
const LOW = { width: 844, height: 390 };
const LOWEST = { width: 667, height: 375 };
const PHONE = { width: 390, height: 844 };

/* The lesson at a position of it, as if those before were solved. */
async function at(id, n, viewport, body, settings = still) {
  await visit('', { settings: { ...settings, lang: 'cs' }, viewport }, async (page) => {
    await page.evaluate(
      ([key, n]) => localStorage.setItem('deskovka.lessons', JSON.stringify({ [key]: n })),
      [id, n],
    );
    await page.goto(`${site.url}#/learn/${id}`);
    await becomes(() => guide(page), 'asks');
    await page.waitForSelector('.panel .asked, .panel .turntext');
    await body(page);
  });
}

/* The button with the hand; '' if there is none. */
const pointed = (page) =>
  page.evaluate(() => {
    const { build, act, spot } = document.querySelector('[data-pointed]')?.dataset ?? {};
    return build ?? act ?? spot ?? '';
  });

/* What lies above something, or where it is not on the screen; it shall be nothing. */
const covered = (page, selector) =>
  page.evaluate((selector) => {
    const e = document.querySelector(selector);
    const r = e.getBoundingClientRect();
    /* Not at its very corners, which are round. */
    const xs = [0.15, 0.5, 0.85].map((f) => r.left + f * r.width);
    const ys = [0.15, 0.5, 0.85].map((f) => r.top + f * r.height);
    return xs
      .flatMap((x) => ys.map((y) => document.elementFromPoint(x, y)))
      .filter((over) => !e.contains(over))
      .map((over) => over?.className ?? 'outside');
  }, selector);
const inSight = (page, selector, what) => becomes(() => covered(page, selector), [], what);

/* Positions of a lesson that name buttons: the buttons, by number from 0. */
function asked(id) {
  const text = readFileSync(join(root, `data/lessons/${id}.lesson`), 'utf8');
  return text
    .split(/^#id /m)
    .slice(1)
    .map((p) => (/^#spot (.*)/m.exec(p)?.[1] ?? '').split(' ').filter((x) => x.startsWith('@')))
    .flatMap((spots, n) => (spots.length > 0 ? [{ n, first: spots[0].slice(1) }] : []));
}

test(
  'the hand is on the very button that is asked for, in sight beside the words',
  {},
  async () => {
    for (const viewport of [LAPTOP, LOW, PHONE])
      for (const id of LONG ? LESSONS : ['catan', 'catan-two'])
        for (const { n, first } of asked(id))
          await at(id, n, viewport, async (page) => {
            const where = `${id} ${n + 1}, ${viewport.width} px`;
            await becomes(() => pointed(page), first, `the button of ${where}`);
            await inSight(page, '[data-pointed]', `${where}: the button is in sight`);
            await inSight(page, '.guide .skip', `${where}: the guide is in sight`);
          });
  },
);

test('a deal is shown button by button, each in sight', {}, async () => {
  for (const viewport of [LAPTOP, LOW, PHONE])
    await at('catan', 5, viewport, async (page) => {
      const deal = ['trade', ...Array(4).fill('give-wool'), 'want-brick', 'bank'];
      for (const name of deal) {
        await becomes(() => pointed(page), name, 'the button');
        const where = `${name}, ${viewport.width} px`;
        await inSight(page, '[data-pointed]', `in sight: ${where}`);
        await inSight(page, '.guide p', `the words: ${where}`);
        await page.locator('[data-pointed]').click();
      }
      await becomes(() => guide(page), 'right');
      assert.equal(await pointed(page), '');
      await inSight(page, '.guide .primary', 'the way on');
    });
});

test('what was built is sent by a button with the hand, if it is right', {}, async () => {
  await at('catan', 4, LAPTOP, async (page) => {
    await page.locator('[data-pointed]').click();
    await becomes(() => pointed(page), '', 'the hand after the choice of a settlement');
    await page.locator('.place').first().dispatchEvent('click');
    await becomes(() => pointed(page), /^settle:/);
  });
});

test('on a low screen the words fold when they were followed, and unfold', {}, async () => {
  for (const viewport of [LOW, PHONE])
    await at('catan', 5, viewport, async (page) => {
      const tall = () => page.evaluate(() => document.querySelector('.guide').offsetHeight);
      const whole = await tall();
      await page.locator('[data-pointed]').click();
      await page.locator('.guide .unfold').waitFor();
      assert.ok((await tall()) < 70, `folded: ${await tall()} px of ${whole}`);
      await page.locator('.guide .unfold').click();
      await becomes(tall, whole, 'the guide unfolded');
    });
});

/* How many pixels of what the guide says are cut off. */
const cut = (page) =>
  page.evaluate(() => {
    const e = document.querySelector('.guide');
    return e.scrollHeight - e.clientHeight;
  });

test(
  'on a low screen a verdict is seen as a whole, and what is asked on the board',
  {},
  async () => {
    for (const viewport of [LOWEST, LOW, PHONE])
      for (const n of LONG ? [0, 1, 2, 3, 4, 5, 6] : [0, 5])
        await at('carcassonne', n, viewport, async (page) => {
          const where = `position ${n + 1}, ${viewport.width} px`;
          assert.ok((await cut(page)) <= 1, `what is asked: ${where}`);
          await robot(page, { seed: n + 7, sees: '.guide.wrong, .guide.right' });
          assert.ok((await cut(page)) <= 1, `the verdict: ${where}`);
          await inSight(page, '.guide .primary', `the way on: ${where}`);
        });
  },
);

test('a gain is said by the verdict alone', {}, async () => {
  await at('carcassonne', 0, LAPTOP, async (page) => {
    await page.locator('.cell').first().dispatchEvent('click');
    await page.locator('.marker[aria-label*="město"]').dispatchEvent('click');
    await page.locator('.confirm .primary').click();
    await becomes(() => guide(page), 'right');
    assert.match(await page.locator('.guide p').innerText(), /4\sbody/);
    assert.equal(await page.locator('.news').count(), 0, 'no news above the board');
    assert.equal(await page.locator('.log li').count(), 0, 'no line of the log');
  });
});

test('the count at the end of a position has no way on of its own', {}, async () => {
  for (const n of [4, 6])
    await at('carcassonne', n, LOW, async (page) => {
      await answer(page, 1);
      await page.locator('.counting, .outcome').first().waitFor();
      assert.equal(await page.locator('.counting button').count(), 0);
      await inSight(page, '.guide .primary', 'the one of the verdict');
    });
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
