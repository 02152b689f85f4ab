/* The page without a server, in real Chromium. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { LATE_MS, bigGame, firstVisit, frameLimit, openBig, pace, pan, summary } from '../perf.mjs';
import {
  becomes,
  count,
  leave,
  move,
  openGame,
  opening,
  plan,
  small,
  still,
  test,
  tiles,
} from './kit.mjs';
import { robot } from './robot.mjs';

const site = opening();
const { visit } = site;

test('one tap and we play', {}, async () => {
  /* Others may use the machine: the best of a few is what the page can do. */
  let best = { ms: Infinity, slow: 1 };
  for (let i = 0; i < 3 && best.ms > 3000 * best.slow; i++) {
    const v = await site.visitor({ settings: still });
    const now = { ms: await firstVisit(v, site.url), slow: await pace(v.page) };
    if (now.ms / now.slow < best.ms / best.slow) best = now;
    await leave(v);
  }
  console.log(
    `# measured: first visit interactive after ${best.ms.toFixed(0)} ms, on a machine ${best.slow.toFixed(1)} times as slow as ours`,
  );
  assert.ok(best.ms <= 3000 * best.slow, JSON.stringify(best));
  await visit('', { settings: still }, async (page) => {
    await page.click('[data-test=now-carcassonne]');
    await page.waitForSelector('.cell');
  });
});

test('who has no name is spoken to; a double click begins one game', {}, async () => {
  await visit('', { settings: still }, async (page) => {
    await page.dblclick('[data-test=now-carcassonne]');
    await page.waitForSelector('.cell');
    const kept = () => JSON.parse(localStorage.getItem('deskovka.games')).length;
    assert.equal(await page.evaluate(kept), 1);
    await robot(page, { turns: 2 });
    const log = page.locator('.log');
    await log.getByText('You place a tile').first().waitFor();
    assert.equal(await page.locator('.player .name').first().innerText(), 'You');
    assert.doesNotMatch(await page.locator('.side').innerText(), /Player 1/);
  });
});

test('a whole game of Carcassonne, result, replay and link', {}, async () => {
  await visit('', { settings: still, viewport: small }, async (page) => {
    await openGame(page, plan('carcassonne players=2', [null, 'child']));
    const r = await robot(page, {});
    assert.ok(r.over, JSON.stringify(r));
    assert.ok(r.made >= 30);
    await count(page.locator('.ranking li'), 2, 'places');
    await count(page.locator('.sources tbody tr'), (n) => n >= 2, 'sources of points');
    await count(page.locator('.moments li'), (n) => n >= 1, 'best moments');
    await count(page.locator('.luck li'), 2, 'how lucky each was');
    await page.locator('.chart polyline').first().waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the game' }).click();
    const text = readFileSync(await (await file).path(), 'utf8');
    assert.match(text, /^deskovka 1\n/);
    const png = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PNG' }).click();
    assert.equal(
      readFileSync(await (await png).path())
        .subarray(1, 4)
        .toString(),
      'PNG',
    );
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.waitForSelector('.slider');
    await page.getByRole('button', { name: 'One turn on' }).click();
    await page.locator('.slider input').fill('20');
    await move(page, /^20\//);
    await page.goto(`${site.url}#/`);
    await count(page.locator('#archive .games li'), 1, 'finished games');
  });
});

const ALL =
  'carcassonne edition=bb6 players=2 modules=river,inns,traders,hills,wheel,abbot,flyers,ferries,gold,magewitch,crops,messages,robbers';

test('Carcassonne with every module: all choices can be made', {}, async () => {
  await visit('', { settings: still, viewport: small }, async (page) => {
    await openGame(page, plan(ALL, [null, 'random']));
    const r = await robot(page, { seed: 5, turns: 60 });
    assert.ok(r.made >= 60 || r.over, JSON.stringify(r));
  });
});

test('a whole game of Catan', {}, async () => {
  await visit('', { settings: still, viewport: small }, async (page) => {
    await openGame(page, plan('catan players=3 offers=2', [null, 'child', 'child']));
    const r = await robot(page, { seed: 2 });
    assert.ok(r.over, JSON.stringify(r));
    /* Where the points come from; they add up. */
    await count(page.locator('.sources tbody tr'), 5, 'sources of points');
    const rows = await page
      .locator('.sources tbody tr')
      .evaluateAll((all) =>
        all.map((x) => [...x.querySelectorAll('td')].map((c) => Number(c.textContent))),
      );
    assert.ok(
      rows.every((x) => x.length === 3 && x.every((n) => n >= 0)),
      JSON.stringify(rows),
    );
    assert.equal(
      await page.locator('.ranking .winner strong').textContent(),
      `${rows.reduce((sum, x) => sum + x[0], 0)} points`,
    );
  });
});

test('Catan for two: neutrals and trade cards', {}, async () => {
  await visit('', { settings: still }, async (page) => {
    await openGame(page, plan('catan players=2 offers=2', [null, 'random']));
    const r = await robot(page, { seed: 4, turns: 40 });
    assert.ok(r.made >= 40 || r.over, JSON.stringify(r));
  });
});

test('both languages, switched without reload', {}, async () => {
  await visit('', { lang: 'cs', settings: still }, async (page) => {
    await page.getByRole('button', { name: 'Hrát hned' }).first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'cs');
    await page.evaluate(() => {
      window.mark = 1;
    });
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    assert.equal(await page.evaluate(() => window.mark), 1);
    await openGame(page, plan('carcassonne players=2', [null, 'random']));
    await robot(page, { turns: 6 });
    await page.goto(`${site.url}#/settings`);
    await page.locator('dialog select').first().selectOption('cs');
    await page.keyboard.press('Escape');
    await page.locator('.tabs').getByText('Průběh').waitFor();
    const log = await becomes(
      () => page.locator('.log').innerText(),
      /přikládá kartičku/,
      'the log',
    );
    assert.doesNotMatch(log, /tile|meeple|\bp\d\b/);
  });
});

test('a refused move says why, with the rule', {}, async () => {
  await visit('', { settings: still }, async (page) => {
    await openGame(
      page,
      plan(
        'carcassonne players=2 farmers=off',
        [null, 'random'],
        ['draw:B', 'place:0,1,R0', 'pass', 'draw:U', 'place:1,0,R90', 'pass', 'draw:C'],
      ),
    );
    await page.waitForSelector('.turnbox .drawn');
    await page.locator('.anycell rect').first().dispatchEvent('click');
    await page.locator('.why[role=alert]').waitFor();
    await page.locator('.why .rulelink').click();
    await page.locator('.rulebook article.here').waitFor();
    await becomes(() => page.locator('.rulebook article.here').innerText(), /BASE-P/, 'the rule');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.table .turnbox');
  });
});

test('the game goes on after a reload, also without a network', {}, async () => {
  await visit('', { settings: still }, async (page, context) => {
    await page.waitForSelector('.gamecard');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.click('[data-test=now-carcassonne]');
    await page.waitForSelector('.cell');
    await robot(page, { turns: 3 });
    await page.waitForSelector('.cell');
    /* Three turns of each, and it is ours again: nothing moves now. */
    const had = await tiles(page, 7);
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('.cell');
    await tiles(page, had);
    const r = await robot(page, { turns: 2 });
    assert.equal(r.made, 2);
    await context.setOffline(false);
  });
});

test('phone: nothing hangs over, a turn by touch', {}, async () => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
  ]) {
    await visit('', { settings: still, viewport, hasTouch: true, isMobile: true }, async (page) => {
      await page.waitForSelector('.gamecard');
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok((await wide()) <= 0, 'start');
      await page.goto(`${site.url}#/new/carcassonne`);
      await page.waitForSelector('.module');
      assert.ok((await wide()) <= 0, 'set-up');
      await page.goto(`${site.url}#/`);
      await page.tap('[data-test=now-carcassonne]');
      await page.waitForSelector('.cell');
      assert.ok((await wide()) <= 0, 'table');
      await page.locator('.cell').first().tap();
      await page.locator('.confirm .primary').tap();
      await page.waitForFunction(() => document.querySelector('.tried') === null);
      await page.goto(`${site.url}#/`);
      await page.tap('[data-test=now-catan]');
      await page.waitForSelector('.place');
      assert.ok((await wide()) <= 0, 'Catan');
      await page.locator('.place').first().tap();
      await page.locator('.confirm .primary').tap();
    });
  }
});

test('a hint puts a turn together', {}, async () => {
  await visit('', { settings: still }, async (page) => {
    await openGame(page, plan('carcassonne players=2', [null, 'random']));
    await page.waitForSelector('.cell');
    await page.getByRole('button', { name: 'Show me a move' }).click();
    await page.waitForSelector('.tried');
    await page.locator('.confirm .primary').click();
    await page.waitForFunction(() => document.querySelector('.tried') === null);
  });
});

test('a hint in Catan is shown and can be followed', {}, async () => {
  await visit('', { settings: still }, async (page) => {
    await openGame(
      page,
      plan('catan players=3 board=beginner turn_mode=combined start_seat=0', [
        null,
        'child',
        'child',
      ]),
    );
    await page.getByRole('button', { name: 'Show me a move' }).click();
    await page.locator('.advice strong, .place.on').first().waitFor();
    const n = await page.locator('.log li').count();
    await page.locator('.advice button:not(.icon), .confirm .primary').last().click();
    await page.waitForFunction((k) => document.querySelectorAll('.log li').length > k, n);
  });
});

test('an offer: to whom one wants, and changed after an answer', {}, async () => {
  await visit('', { settings: still }, async (page) => {
    await openGame(
      page,
      plan('catan players=3 board=beginner turn_mode=combined start_seat=0 offers=5', [
        null,
        'random',
        'random',
      ]),
    );
    await page.getByRole('button', { name: 'Trade' }).click();
    await page.locator('.rates').getByText('4:1').first().waitFor();
    const side = (i) => page.locator('.composer .counter').nth(i);
    /* One side may stay open where counter-offers are allowed. */
    await becomes(
      () => page.getByRole('button', { name: 'Ask what they would give' }).isEnabled(),
      true,
      'that one may ask',
    );
    await side(0).locator('button:not(.less):not(:disabled)').first().click();
    const given = await becomes(
      () => side(0).locator('b').allInnerTexts(),
      (all) => all.some((x) => x.startsWith('1')),
      'what is given',
    );
    await side(1)
      .locator('button:not(.less)')
      .nth(given[4]?.startsWith('1') ? 0 : 4)
      .click();
    await page.getByRole('group', { name: 'To:' }).getByLabel('P1').uncheck();
    await page.getByRole('button', { name: 'Offer to players' }).click();
    await page
      .locator('.log li')
      .getByText(/P0 offers .* for/)
      .waitFor();
    /* Whatever P2 says: then the panel is there again, or the trade was made. */
    await page.locator('.answers, .trade .row button').first().waitFor();
    assert.equal(
      await page
        .locator('.log li')
        .getByText(/P1 refuses/)
        .count(),
      0,
    );
  });
});

test('signals: the feature card follows the truth, only moves are framed', {}, async () => {
  await visit('', { settings: still }, async (page) => {
    await openGame(page, plan('carcassonne players=2 start=D', [null, 'random']));
    await page.waitForSelector('.cell');
    await count(page.locator('.trail .lastmark'), 0, 'nobody has laid anything yet');
    const start = await page.locator('.layer-tiles > *').first().boundingBox();
    const middle = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.locator('.featurecard').waitFor();
    await count(page.locator('.glowing'), 1, 'the feature under the pointer');
    await page.locator('.bar h1').hover();
    await count(page.locator('.featurecard'), 0, 'the pointer is elsewhere');
    await page.mouse.move(middle.x, middle.y);
    await page.locator('.featurecard').waitFor();
    /* A move without moving the pointer. */
    await page.locator('.cell').first().dispatchEvent('click');
    await page.locator('.confirm .primary').dispatchEvent('click');
    await tiles(page, (n) => n >= 3);
    await count(page.locator('.featurecard, .glowing'), 0, 'what was pointed at before the move');
    await count(page.locator('.trail .lastmark'), 1, 'what the other has laid');
  });
});

test('a line of the log shows its place, also to keys', {}, async () => {
  await visit('', { settings: still }, async (page) => {
    await openGame(page, plan('carcassonne players=2', [null, 'random']));
    await robot(page, { turns: 3 });
    /* The other has answered, too: the log stands still. */
    await tiles(page, 7);
    await page.locator('.log .where').first().hover();
    await page.locator('.litsquare').waitFor();
    await page.locator('.bar h1').hover();
    await count(page.locator('.litsquare'), 0, 'squares lit');
    await page.locator('.log .where').nth(1).focus();
    await page.locator('.litsquare').waitFor();
    await count(
      page.locator('.carcassonne .trail .lastmark'),
      (n) => n > 0,
      'what the other did last',
    );
  });
  await visit('', { settings: still }, async (page) => {
    await openGame(page, plan('catan players=3 start_seat=0', [null, 'random', 'random']));
    await robot(page, { turns: 2 });
    /* Ours and those of the others, twice each: ten lines, then the log stands still. */
    await count(page.locator('.log .where'), (n) => n >= 10, 'places in the log');
    await page.locator('.log .where').first().hover();
    await page.locator('.ring.lit').waitFor();
    await page.waitForSelector('.trail .lastmark');
  });
});

test('a table without aids has none', {}, async () => {
  await visit('#/new/carcassonne', { settings: still }, async (page) => {
    for (const text of [
      'squares where the tile fits glow',
      'features under the pointer',
      'list of the tiles left',
      'hints',
    ])
      await page.getByLabel(text).uncheck();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForSelector('.turnbox .drawn');
    await page.waitForSelector('.cells.any .cell');
    assert.equal(await page.getByRole('button', { name: 'Show me a move' }).count(), 0);
    await page.getByRole('tab', { name: 'Score and tiles' }).click();
    assert.equal(await page.locator('.bag').count(), 0);
    /* Any square may be tried; one where the tile does not fit says why. */
    await page.mouse.move(500, 400);
    assert.equal(await page.locator('.featurecard').count(), 0);
    await page.reload();
    await page.waitForSelector('.cells.any .cell');
    assert.equal(await page.getByRole('button', { name: 'Show me a move' }).count(), 0);
  });
});

test('things move, and stand still for who wants that', {}, async () => {
  /* Plays until something of this kind has moved, or this many turns. */
  const moved = async (options, setup, bots, turns, sees) => {
    let seen;
    await visit('', options, async (page) => {
      await openGame(page, plan(setup, bots));
      await page.evaluate(() => {
        window.seen = { flight: 0, drop: 0 };
        new MutationObserver((list) => {
          for (const m of list)
            for (const n of m.addedNodes)
              if (n instanceof Element)
                for (const k of ['flight', 'drop'])
                  if (n.classList.contains(k)) {
                    window.seen[k]++;
                    document.body.dataset[k] = '1';
                  }
        }).observe(document.documentElement, { childList: true, subtree: true });
      });
      /* With a pause after each turn: what comes all at once is not shown. */
      for (let i = 0; i < turns && (!sees || (await page.locator(sees).count()) === 0); i++) {
        await robot(page, { seed: 3 + i, turns: 1, sees });
        await page.waitForTimeout(300);
      }
      seen = await page.evaluate(() => window.seen);
    });
    return seen;
  };
  const carc = ['carcassonne players=2', [null, 'random']];
  const catan = [
    'catan players=3 board=beginner turn_mode=combined start_seat=0 offers=0',
    [null, 'random', 'random'],
  ];
  assert.ok((await moved({}, ...carc, 30, '[data-drop]')).drop > 0, 'figures drop');
  assert.ok((await moved({}, ...catan, 30, '[data-flight]')).flight > 0, 'cards fly');
  assert.deepEqual(await moved({ reducedMotion: 'reduce' }, ...catan, 2), { flight: 0, drop: 0 });
  assert.deepEqual(await moved({ settings: still }, ...carc, 6), { flight: 0, drop: 0 });
});

test('the rules of the table come first', {}, async () => {
  await visit('', { settings: still }, async (page) => {
    await openGame(page, plan('carcassonne players=2 modules=gold', [null, 'random']));
    await page.evaluate(() => (location.hash = '#/rules'));
    await page.locator('#rule-GLD-1').waitFor();
    assert.equal(await page.locator('#rule-ROB-1').count(), 0);
    await page.fill('.rulehead input', 'zbojnici');
    await page.getByText('Not in play at this table').waitFor();
    await page.locator('#rule-ROB-1').waitFor();
    await page.fill('.rulehead input', 'xyzzy');
    await page.getByText('No rule has these words.').waitFor();
    await page.fill('.rulehead input', '');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('Save the rulebook').click(),
    ]);
    const html = readFileSync(await file.path(), 'utf8');
    assert.ok(html.includes('id="GLD-1"') && !html.includes('id="ROB-1"'));
    /* A rule that is not in play is found among all rules of the game. */
    await page.evaluate(() => (location.hash = '#/rules/ROB-1'));
    await page.locator('#rule-ROB-1.here').waitFor();
  });
});

test('hot seat: hands of Catan stay covered', {}, async () => {
  await visit('', { settings: still }, async (page) => {
    await openGame(page, plan('catan players=2 start_seat=0', [null, null]));
    await page.locator('.place.settle').first().dispatchEvent('click');
    await page.locator('.confirm .primary').click();
    await page.locator('.place.road').first().dispatchEvent('click');
    await page.locator('.confirm .primary').click();
    await page.locator('.cover button').waitFor();
    assert.equal(await page.locator('.panel .hand').count(), 0);
    await page.locator('.cover button').click();
    await page.waitForSelector('.place');
  });
});

test('panning over 172 tiles moves a picture at 60 frames a second', {}, async () => {
  await visit('', { settings: still }, async (page) => {
    await page.waitForSelector('.gamecard');
    await openBig(page, bigGame());
    let best = { median: Infinity, limit: LATE_MS };
    /* Others may use the machine: the best of a few is what the page can do. */
    for (let i = 0; i < 4 && best.median > best.limit; i++) {
      const now = { ...summary(await pan(page, 800)), ...(await frameLimit(page)) };
      if (now.median / now.limit < best.median / best.limit) best = now;
    }
    console.log(
      `# measured: panning, median ${best.median.toFixed(1)} ms a frame, limit ${best.limit.toFixed(1)} ms on a machine ${best.slow.toFixed(1)} times as slow as ours`,
    );
    assert.ok(best.median <= best.limit, JSON.stringify(best));
    /* A drag shows the picture and not the elements; afterwards it is the other way. */
    const shown = (want, when) =>
      becomes(
        () =>
          page.evaluate(() =>
            ['.stills', 'svg.board > .layer-tiles'].map((q) =>
              document.querySelector(q).checkVisibility(),
            ),
          ),
        want,
        `picture and elements ${when}`,
      );
    await shown([false, true], 'before');
    const box = await page.locator('.boardview').boundingBox();
    await page.mouse.move(box.x + 200, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 300, box.y + 260, { steps: 4 });
    await shown([true, false], 'during a drag');
    await page.mouse.up();
    await shown([false, true], 'afterwards');
  });
});
