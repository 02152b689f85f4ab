/* Around the game on the real server: files, spectators, tabs, lobby. */
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { faults } from './axe.mjs';
import { becomes, count, leave, openTab, opening, root, still, test, tiles } from './kit.mjs';
import { makeTable, request } from './people.mjs';
import { robot } from './robot.mjs';

const site = opening({ games: true });
const { skip } = site;

/* People at one server; at the end their pages may have complained of nothing. */
async function people(names, body, more = {}) {
  const all = [];
  for (const name of names) all.push(await site.visitor({ settings: { ...still, name }, ...more }));
  for (const v of all) {
    await v.page.goto(site.url);
    await v.page.waitForSelector('.gamecard');
  }
  await body(...all);
  for (const v of all) await leave(v);
}

/* A file of the page as it travels. */
function fetchRaw(path, headers) {
  return new Promise((ok, no) => {
    get(new URL(path, site.url), { headers }, (r) => {
      const parts = [];
      r.on('data', (p) => parts.push(p));
      r.on('end', () =>
        ok({ status: r.statusCode, headers: r.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', no);
  });
}

test('what failed without a network is tried again when it is back', { skip }, async () => {
  await people(['Anna'], async ({ page, context }) => {
    await context.setOffline(true);
    await page.evaluate(() => (location.hash = '#/ratings'));
    await page.locator('.why').waitFor();
    await context.setOffline(false);
    await count(page.locator('.why'), 0, 'complaints');
    await page.locator('.card .soft, table.best').first().waitFor();
  });
});

test('files come packed to those who take it', { skip }, async () => {
  const plain = readFileSync(join(root, 'web/dist/index.html'));
  /* The pieces that come first; the largest of them. */
  const sizeOf = (path) => statSync(join(root, 'web/dist', path)).size;
  const main = plain
    .toString()
    .match(/\/assets\/\w+\.\w+\.js/g)
    .reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
  const whole = readFileSync(join(root, 'web/dist', main));
  const asked = async (takes) => fetchRaw(main, takes === null ? {} : { 'accept-encoding': takes });
  for (const [takes, coding, open] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
    ['gzipped, broken', undefined, (x) => x],
    ['identity', undefined, (x) => x],
    [null, undefined, (x) => x],
  ]) {
    const r = await asked(takes);
    assert.equal(r.status, 200);
    assert.equal(r.headers['content-encoding'], coding, takes);
    assert.equal(r.headers.vary, 'Accept-Encoding');
    assert.match(r.headers['cache-control'], /immutable/);
    assert.ok(open(r.body).equals(whole), takes);
    const again = await fetchRaw(main, {
      ...(takes === null ? {} : { 'accept-encoding': takes }),
      'if-none-match': r.headers.etag,
    });
    assert.equal(again.status, 304);
  }
  assert.ok((await asked('br')).body.length < whole.length / 2.5);
  assert.match((await fetchRaw('/', {})).headers['cache-control'], /no-cache/);
});

/* ---- spectators ------------------------------------------------------------- */

test('spectators are behind by as much as the table wants', { skip }, async () => {
  await people(['Anna', 'Divak'], async (anna, guest) => {
    await anna.page.goto(`${site.url}#/table/carcassonne`);
    await anna.page.getByLabel('Spectators').selectOption('delayed');
    await anna.page.getByLabel('Behind by').selectOption('300');
    await anna.page.getByLabel('Player 2: person or bot').selectOption('bot easy');
    await anna.page.getByRole('button', { name: 'Make the table' }).click();
    await anna.page.waitForSelector('.cell');
    await guest.page.goto(anna.page.url().replace('#/t/', 't/'));
    await guest.page.getByText('5 min behind').waitFor();
    const id = await makeTable(anna.page, {
      setup: 'carcassonne players=2',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      spectators: 'delayed',
      delay: 3,
    });
    await anna.page.goto(`${site.url}#/t/${id}`);
    await anna.page.waitForSelector('.cell');
    await guest.page.goto(`${site.url}#/t/${id}`);
    await guest.page.getByText('3 s behind').waitFor();
    const moved = performance.now();
    await robot(anna.page, { turns: 1 });
    await tiles(anna.page, (n) => n >= 3);
    await tiles(guest.page, (n) => n >= 2);
    assert.ok(performance.now() - moved > 2800, 'too soon');
    assert.equal(await guest.page.locator('.cell').count(), 0);
  });
});

test('spectators do not see hands; nobody watches a closed table', { skip }, async () => {
  await people(['Anna', 'Divak'], async (anna, guest) => {
    const heard = [];
    guest.page.on('websocket', (ws) =>
      ws.on('framereceived', (f) => heard.push(String(f.payload))),
    );
    const id = await makeTable(anna.page, {
      setup: 'catan players=3 board=beginner turn_mode=combined start_seat=0',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
    });
    await anna.page.goto(`${site.url}#/t/${id}`);
    await anna.page.locator('.panel .hand').waitFor();
    await guest.page.goto(`${site.url}t/${id}`);
    await guest.page.waitForSelector('.table');
    await robot(anna.page, { turns: 4, seed: 5 });
    await count(guest.page.locator('.log li'), (n) => n > 8, 'lines of the log');
    assert.equal(
      await guest.page.locator('.panel .hand .card, .panel .hand button').count(),
      0,
      'no hand',
    );
    assert.ok(heard.length > 3);
    const own = /^hand p\d/m;
    for (const m of heard)
      for (const w of JSON.parse(m).view ?? [])
        assert.ok(!own.test(typeof w === 'string' ? w : w[2].join('\n')), m.slice(0, 200));
    await openTab(anna.page, 'Table');
    await anna.page.getByText('1 spectator').waitFor();
    const closed = await makeTable(anna.page, {
      setup: 'catan players=3',
      spectators: 'none',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
    });
    await guest.page.goto(`${site.url}t/${closed}`);
    await guest.page.getByText('This table has no spectators.').waitFor();
  });
});

/* ---- two tabs ---------------------------------------------------------------- */

test(
  'two tabs of one person: both follow, each may move, a late move is refused',
  { skip },
  async () => {
    await people(['Anna'], async (anna) => {
      const id = await makeTable(anna.page, {
        setup: 'carcassonne players=2',
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      });
      await anna.page.goto(`${site.url}#/t/${id}`);
      await anna.page.waitForSelector('.cell');
      const second = await anna.context.newPage();
      await second.goto(`${site.url}#/t/${id}`);
      await second.waitForSelector('.cell');
      /* So many tiles, and it is her turn again. */
      const reach = async (page, n) => {
        await tiles(page, (k) => k >= n);
        await page.waitForSelector('.cell');
      };
      /* A turn is being tried in the first when the second makes its own. */
      await anna.page.locator('.cell').first().dispatchEvent('click');
      await anna.page.waitForSelector('.tried');
      await robot(second, { turns: 1 });
      await reach(second, 3);
      await reach(anna.page, 3);
      await count(anna.page.locator('.tried'), 0, 'the turn tried before: it');
      await robot(anna.page, { turns: 1 });
      await reach(anna.page, 5);
      await reach(second, 5);
      await tiles(second, await tiles(anna.page));
    });
  },
);

/* ---- lobby, ratings, notices --------------------------------------------------- */

test('quick game: two who want the same meet and the game begins', { skip }, async () => {
  await people(['Anna', 'Jirka'], async (anna, jirka) => {
    for (const v of [anna, jirka]) {
      await v.page.goto(`${site.url}#/online`);
      await v.page.getByRole('button', { name: 'Quick game: Carcassonne' }).click();
      if (v === anna) await anna.page.getByText('Waiting for another player').waitFor();
    }
    await anna.page.waitForSelector('.table');
    await jirka.page.waitForSelector('.table');
    assert.equal(anna.page.url(), jirka.page.url());
    await count(anna.page.locator('.clock'), 2, 'clocks');
    await becomes(
      async () =>
        (await anna.page.locator('.cell').count()) + (await jirka.page.locator('.cell').count()),
      (n) => n > 0,
      'squares to play on',
    );
  });
});

test('a table that waits for me is told on the start page and by a notice', { skip }, async () => {
  await people(['Anna', 'Jirka'], async (anna, jirka) => {
    await anna.context.grantPermissions(['notifications']);
    const id = await makeTable(anna.page, {
      setup: 'carcassonne players=2',
      clock: 'days:2',
      seats: [{ kind: 'person' }, { kind: 'me' }],
    });
    await jirka.page.goto(`${site.url}#/t/${id}`);
    await jirka.page.getByRole('button', { name: 'Sit down' }).first().click();
    await anna.page.goto(`${site.url}#/t/${id}`);
    await anna.page.getByRole('button', { name: /^Start/ }).click();
    await jirka.page.waitForSelector('.cell');
    await becomes(() => jirka.page.locator('.clock').first().innerText(), /d/, 'the clock');
    await anna.page.goto(`${site.url}#/settings`);
    await anna.page.getByLabel('Notify me when it is my turn').check();
    /* The start page asks who waits, and hears: nobody. */
    const answer = anna.page.waitForResponse((r) => /\/mine\?/.test(r.url()));
    await anna.page.goto(`${site.url}#/`);
    await (await answer).finished();
    await anna.page.waitForSelector('.gamecard');
    await anna.page.evaluate(() => {
      window.notices = [];
      ServiceWorkerRegistration.prototype.showNotification = (title, o) => (
        window.notices.push(o.body),
        Promise.resolve()
      );
      window.Notification = Object.assign(
        function (title, o) {
          window.notices.push(o.body);
        },
        { permission: 'granted' },
      );
    });
    assert.equal(await anna.page.locator('.waits').count(), 0);
    await robot(jirka.page, { turns: 1 });
    /* The server has it: only then the other is asked about. */
    await count(jirka.page.locator('.tried, .cell'), 0, 'squares to play on');
    await tiles(jirka.page, 2);
    await anna.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await anna.page.locator('.waits a').waitFor();
    await anna.page.waitForFunction(() => window.notices.length === 1);
    assert.match(await anna.page.evaluate(() => window.notices[0]), /your turn/);
    await anna.page.locator('.waits a').click();
    await anna.page.waitForSelector('.cell');
  });
});

/* Names and sizes of a ZIP archive, from its list. */
function zipNames(data) {
  const names = [];
  for (
    let at = data.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = data.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    names.push(data.toString('utf8', at + 46, at + 46 + data.readUInt16LE(at + 28)));
  return names;
}

test('a rated game: profile, the best, all games as files', { skip }, async () => {
  await people(
    ['Anna', 'Jirka'],
    async (anna, jirka) => {
      for (const [v, name] of [
        [anna, 'Anna Nova'],
        [jirka, 'Jirka Stary'],
      ]) {
        await request(v.page, 'POST', '/account', { name, password: 'dlouhe heslo 1' });
        await v.page.reload();
      }
      const id = await makeTable(anna.page, { setup: 'carcassonne players=2', rated: true });
      await anna.page.goto(`${site.url}#/t/${id}`);
      await jirka.page.goto(`${site.url}#/t/${id}`);
      await jirka.page.getByText('rated: people with accounts, no aids').waitFor();
      await jirka.page.getByRole('button', { name: 'Sit down' }).first().click();
      await anna.page.getByRole('button', { name: /^Start/ }).click();
      const both = await Promise.all([
        robot(anna.page, { seed: 1 }),
        robot(jirka.page, { seed: 2 }),
      ]);
      assert.ok(
        both.every((r) => r.over),
        JSON.stringify(both),
      );
      await anna.page.goto(`${site.url}#/profile`);
      await anna.page.getByText('1 rated game').waitFor();
      await becomes(
        async () => Number(await anna.page.locator('.bignumber strong').innerText()),
        (own) => own !== 1000 && own > 700 && own < 1300,
        'the rating',
      );
      await anna.page.getByText(/place [12] of 2/).waitFor();
      await anna.page.getByText('1 game on this server').waitFor();
      assert.deepEqual(await faults(anna.page), [], 'profile');
      const file = anna.page.waitForEvent('download');
      await anna.page.getByRole('button', { name: 'Download all my games' }).click();
      const names = zipNames(readFileSync(await (await file).path()));
      assert.equal(names.length, 2);
      assert.match(names[1], /carcassonne-.*\.dsk$/);
      await anna.page.goto(`${site.url}#/ratings/carcassonne`);
      await count(anna.page.locator('.best tbody tr'), 2, 'those with a rating');
      assert.deepEqual(await faults(anna.page), [], 'ratings');
      await anna.page.getByRole('link', { name: 'Jirka Stary' }).click();
      await anna.page.getByText('Jirka Stary, here since').waitFor();
    },
    { bypassCSP: true, viewport: { width: 640, height: 480 } },
  );
});
