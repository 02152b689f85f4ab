/*
 * A game that the page has never heard of (tests/toy, linked by EXTRA_GAMES):
 * played through the generic table, offline against bots and on the server.
 */
import assert from 'node:assert/strict';
import { faults } from '../browser/axe.mjs';
import { becomes, count, leave, opening, still, test } from '../browser/kit.mjs';
import { makeTable } from '../browser/people.mjs';

const site = opening({ games: true });
const { skip } = site;
const over = (page) => page.locator('.outcome .ranking li');

/* Presses what may be pressed until the game is over; which actions those were. */
async function playOut(page, pick) {
  const done = [];
  for (;;) {
    const state = await becomes(
      () =>
        page.evaluate(() => {
          if (document.querySelector('.outcome .ranking')) return { over: true };
          const all = [...document.querySelectorAll('.acts button:not(:disabled)')];
          return { over: false, acts: all.map((b) => b.dataset.action) };
        }),
      (s) => s.over || s.acts.length > 0,
      'the table',
    );
    if (state.over) return done;
    const action = pick(state.acts, done.length);
    done.push(action);
    const button = page.locator(`.acts button[data-action="${action}"]`);
    /* The table may have moved on between looking and pressing. */
    await button.click({ timeout: 2000 }).catch(() => undefined);
  }
}

/* Everything once, then whatever ends the turn. */
const curious = (acts, n) => acts[(n * 7 + 3) % acts.length];

test('a third game is offered, set up and played offline', { skip }, async () => {
  await site.visit('', { settings: still }, async (page) => {
    await page.waitForSelector('[data-test="now-toy"]');
    assert.deepEqual(await page.locator('.gamecard h2').allTextContents(), [
      'Carcassonne',
      'Catan',
      'Toy',
    ]);
    await page.goto(`${site.url}#/new/toy`);
    /* The engine's own options, and its own word on what cannot be. */
    await page.getByLabel('number of rounds').fill('99');
    await page.waitForSelector('.stick .why');
    await page.getByLabel('number of rounds').fill('2');
    await page.getByRole('button', { name: /Add a player/ }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForSelector('.table.toy .acts button');
    assert.deepEqual(await faults(page), []);
    /* Everybody has a card by now, and only mine is told. */
    await becomes(
      () => page.locator('.log li').count(),
      (n) => n >= 4,
      'the log',
    );
    assert.equal((await page.locator('.log').innerText()).match(/It is a \d/g)?.length, 1);
    await count(page.locator('.player'), 3);
    await count(page.locator('.facts dt'), (n) => n >= 3);
    const done = await playOut(page, curious);
    assert.ok(done.length >= 2, done.join(' '));
    await count(over(page), 3);
    await page.keyboard.press('Escape');
    await becomes(
      () => page.locator('.log li').count(),
      (n) => n > 6,
      'the log',
    );
    const log = await page.locator('.log').innerText();
    assert.match(log, /shows a \d/);
    assert.doesNotMatch(log, /Player [2-9]|\{/, 'bots have names in sentences');
  });
});

test(
  'a third game on the server: two people, and no card that is not theirs',
  { skip },
  async () => {
    const anna = await site.visitor({ settings: { ...still, name: 'Anna' } });
    const jirka = await site.visitor({ lang: 'cs', settings: { ...still, name: 'Jirka' } });
    const seen = [];
    anna.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => seen.push(JSON.parse(String(payload)))),
    );
    await anna.page.goto(site.url);
    await anna.page.waitForSelector('.gamecard');
    const id = await makeTable(anna.page, {
      setup: 'toy players=2 rounds=2',
      seats: [{ kind: 'me' }, { kind: 'person' }],
    });
    await anna.page.goto(`${site.url}#/t/${id}`);
    await jirka.page.goto(`${site.url}t/${id}`);
    await jirka.page.getByRole('button', { name: 'Sednout si' }).first().click();
    await anna.page.getByRole('button', { name: /^Start/ }).click();
    const keeps = (acts) => acts.find((a) => a.startsWith('keep')) ?? acts[0];
    const [a, j] = await Promise.all([playOut(anna.page, keeps), playOut(jirka.page, keeps)]);
    assert.ok(a.length >= 2 && j.length >= 2, `${a} ${j}`);
    await count(over(anna.page), 2);
    await count(over(jirka.page), 2);
    /* Both kept: until cards were shown, Anna was told her own alone. */
    const deals = seen.filter((m) => m.t === 'event' && m.kind === 'chance');
    const open = deals.filter((m) => m.action !== undefined && m.action !== null);
    assert.equal(deals.length, 4);
    assert.equal(open.length, 2, JSON.stringify(open.map((m) => m.action)));
    await leave(anna);
    await leave(jirka);
  },
);
