/* Whole games with nothing but keys: no click, no script acts on the page. */
import assert from 'node:assert/strict';
import { becomes, count, opening, still, test } from './kit.mjs';

const site = opening();
const options = {
  settings: { ...still, autoReject: false },
  viewport: { width: 900, height: 640 },
};

/*
 * What a person who plays by keys can know: where the focus is, what is there,
 * when what the last key did has been drawn.
 */
function look(page) {
  return page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise((ok) => requestAnimationFrame(ok));
    const e = document.activeElement;
    const box = e?.getBoundingClientRect();
    return {
      over: document.querySelector('.ranking, .counting') !== null,
      at:
        ['cell', 'marker', 'trackmark', 'place'].find((c) => e?.classList.contains(c)) ??
        (e?.closest('.confirm')
          ? 'confirm'
          : e?.closest('.picker')
            ? 'picker'
            : e?.closest('.trade')
              ? 'trade'
              : e?.closest('.choices')
                ? 'choices'
                : ''),
      label: e?.getAttribute('aria-label') ?? e?.textContent ?? '',
      seen:
        box !== undefined &&
        box.width > 0 &&
        box.right > 0 &&
        box.bottom > 0 &&
        box.left < innerWidth &&
        box.top < innerHeight,
      tried: document.querySelector('.tried') !== null,
      markers: document.querySelectorAll('.marker').length,
      cells: document.querySelectorAll('.cell').length,
      live: document.getElementById('live')?.textContent ?? '',
      build: [...document.querySelectorAll('.build button')].map((b) => !b.disabled),
      key: `${document.querySelectorAll('.log li').length} ${document.querySelector('.panel')?.textContent ?? ''}`,
    };
  });
}

/* Waits until the focus has come to a decision of ours and can be seen, or the game is over. */
const decision = (page) =>
  becomes(
    () => look(page),
    (now) => now.over || (now.at !== '' && now.seen),
    'what has the focus',
  );

/* Tab until the focus is on something of this kind. */
async function tabTo(page, selector) {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((q) => document.activeElement?.matches(q) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not come to ${selector}`);
}

async function sit(page, setup, bots) {
  await page.goto(site.url);
  const plan = {
    id: 'test',
    setup,
    seats: bots.map((b, i) => ({ name: `P${i}`, bot: b })),
    actions: [],
    seed: [3, 7],
    started: 0,
  };
  await page.evaluate(
    (x) =>
      localStorage.setItem(
        'deskovka.games',
        JSON.stringify([{ plan: x, over: false, changed: 1 }]),
      ),
    plan,
  );
  await page.reload();
  await page.waitForSelector('.gamecard');
  await page.waitForSelector('a[href="#/play/test"]');
  await tabTo(page, 'a[href="#/play/test"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table');
}

test('a whole game of Carcassonne by keys', {}, async () => {
  const { page } = await site.visitor(options);
  await sit(page, 'carcassonne edition=first players=5', [
    null,
    'random',
    'random',
    'random',
    'random',
  ]);
  const done = { turns: 0, figures: 0, turned: 0, back: 0, heard: new Set() };
  for (;;) {
    let now = await decision(page);
    if (now.over) break;
    if (now.live !== '') done.heard.add(now.live);
    if (now.at === 'cell') {
      await page.keyboard.press(
        ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][done.turns % 4],
      );
      await page.keyboard.press('Enter');
      await page.waitForSelector('.tried');
      if (done.turns === 1 && done.back === 0) {
        /* Escape takes the tile back; it is tried anew. */
        await page.keyboard.press('Escape');
        await count(page.locator('.tried'), 0, 'tiles tried');
        done.back++;
        continue;
      }
      await page.keyboard.press('r');
      done.turned++;
      now = await look(page);
      if (now.markers > 0 && done.turns % 2 === 0) {
        if (done.turns % 4 === 0) await page.keyboard.press('1');
        else {
          await becomes(
            () => look(page),
            (there) => there.at === 'marker',
            'what has the focus',
          );
          await page.keyboard.press('ArrowDown');
          await page.keyboard.press('Enter');
        }
        await page.waitForSelector('.marker.on');
        done.figures++;
      }
      await page.keyboard.press('c');
      await count(page.locator('.tried'), 0, 'tiles tried');
      done.turns++;
    } else await page.keyboard.press('c');
  }
  assert.ok(
    done.turns >= 14 && done.figures >= 4 && done.back === 1,
    JSON.stringify({ ...done, heard: done.heard.size }),
  );
  assert.ok(done.heard.size >= 8, 'turns are announced');
  /* The last points are counted first; whoever does not want to wait need not. */
  if ((await page.locator('.counting').count()) > 0) {
    await tabTo(page, '.counting .all');
    await page.keyboard.press('Enter');
  }
  await count(page.locator('.ranking li'), 5, 'places');
});

test('a whole game of Catan by keys', {}, async () => {
  const { page } = await site.visitor(options);
  await sit(page, 'catan players=3 offers=1 turns=24 board=variable', [null, 'random', 'random']);
  const done = { founded: 0, built: 0, ended: 0, trades: 0, other: {} };
  for (let guard = 0; guard < 400; guard++) {
    const now = await decision(page);
    if (now.over) break;
    if (now.at === 'place') {
      await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft'][done.founded % 3]);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.place.on');
      await page.keyboard.press('c');
      await count(page.locator('.place.on'), 0, 'places chosen');
      done.founded++;
    } else if (now.at === 'picker') {
      /* "Choose for me", then the button beside it. */
      await tabTo(page, '.picker .confirm button:first-child');
      await page.keyboard.press('Enter');
      await tabTo(page, '.picker .primary');
      await page.keyboard.press('Enter');
    } else if (now.at === 'choices' || now.at === 'trade') {
      if (now.at === 'trade') done.trades++;
      await page.keyboard.press('Enter');
    } else {
      const can = now.build.findIndex((x) => x);
      if (can >= 0 && can < 4 && done.built < 6) {
        await page.keyboard.press(String(can + 1));
        done.built++;
      } else {
        await page.keyboard.press(/Roll/.test(now.label) ? 'r' : 'e');
        done.ended++;
      }
    }
    done.other[now.at] = (done.other[now.at] ?? 0) + 1;
    /* The next decision is another one; if nothing came of the key, we look again. */
    await page
      .waitForFunction(
        (then) =>
          `${document.querySelectorAll('.log li').length} ${document.querySelector('.panel')?.textContent ?? ''}` !==
            then.key ||
          document.querySelector('.ranking, .counting') !== null ||
          (then.at !== 'place' && document.querySelector('.place') !== null),
        now,
        { timeout: 3000 },
      )
      .catch(() => undefined);
  }
  assert.ok((await look(page)).over && done.founded >= 4 && done.ended >= 6, JSON.stringify(done));
});
