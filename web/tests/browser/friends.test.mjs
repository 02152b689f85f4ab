/*
 * With friends: from the start page to a link, a picture for cameras and the
 * share sheet; friends of an account; what tells who is away; windows that do
 * not fork a game; the first picture on a slow line.
 */
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import decodeQR from 'qr/decode.js';
import { FIREFOX } from '../browser.mjs';
import { faults } from './axe.mjs';
import { becomes, count, leave, opening, still, test, tiles } from './kit.mjs';
import { makeTable, request } from './people.mjs';
import { robot } from './robot.mjs';

const keys = mkdtempSync(join(tmpdir(), 'deskovka-push-'));
const site = opening({
  games: true,
  flags: [
    ...['--push-key', join(keys, 'push.pem'), '--mail', 'smtp://127.0.0.1:9'],
    ...['--contact', 'hry@example.org', '--origin', 'https://hry.example.org'],
  ],
});
const { skip } = site;

async function person(name, more = {}) {
  const v = await site.visitor({ settings: { ...still, name }, ...more });
  await v.page.goto(site.url);
  await v.page.waitForSelector('.gamecard');
  return v;
}

async function enroll(name, more = {}) {
  const v = await person(name, more);
  const d = await request(v.page, 'POST', '/account', { name, password: 'dlouhe heslo 1' });
  assert.equal(d.account, name, JSON.stringify(d));
  await v.page.reload();
  await v.page.waitForSelector('.gamecard');
  return v;
}

/* What a camera would read: the modules of the picture, drawn and decoded. */
async function readQr(page) {
  const { size, path } = await page.locator('svg.qr').evaluate((svg) => ({
    size: svg.viewBox.baseVal.width,
    path: svg.querySelector('path').getAttribute('d'),
  }));
  const scale = 6;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, n] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let v = y * scale; v < (Number(y) + 1) * scale; v++)
      for (let u = x * scale; u < (Number(x) + Number(n)) * scale; u++)
        data.fill(0, (v * width + u) * 4, (v * width + u) * 4 + 3);
  return decodeQR({ width, height: width, data });
}

test('three steps to a link, a picture and the share sheet', { skip }, async () => {
  const anna = await person('Anna');
  const { page } = anna;
  await page.evaluate(() => {
    window.shared = [];
    navigator.share = (what) => (window.shared.push(what), Promise.resolve());
  });
  await page.getByRole('link', { name: /Play with friends/ }).click();
  await page.getByLabel('Players').selectOption('3');
  await page.locator('[data-test=invite]').click();
  const link = await page.locator('.invite input').inputValue();
  assert.match(link, /\/t\/[a-z2-7]{20}$/);
  await page.locator('svg.qr path').waitFor();
  assert.equal(await readQr(page), link);
  await page.getByRole('button', { name: 'Share…' }).click();
  const shared = await page.evaluate(() => window.shared);
  assert.equal(shared[0].url, link);
  assert.match(shared[0].text, /Carcassonne/);
  /* The seats of friends are invitations: no name was made up. */
  assert.deepEqual(await page.locator('.seats strong').allInnerTexts(), [
    'Anna',
    'Invitation: whoever opens the link',
    'Invitation: whoever opens the link',
  ]);
  const jan = await person('Jan');
  await jan.page.goto(link);
  await jan.page.getByRole('button', { name: 'Sit down' }).first().click();
  await page.locator('.seats strong', { hasText: 'Jan' }).waitFor();
  await leave(jan);
  await leave(anna);
});

/* Who opens a link, and whom the seats name then. */
async function opens(name, link) {
  const v = await person(name);
  await v.page.goto(link);
  return v;
}
const seated = (page) => page.locator('.seats strong').allInnerTexts();
const sitDown = (page) => page.getByRole('button', { name: 'Sit down' });

test(
  'an invitation: guessed, wanted by two, reloaded, played, and once more',
  { skip },
  async () => {
    const anna = await person('Anna');
    await anna.page.getByRole('link', { name: /Play with friends/ }).click();
    await anna.page.getByLabel('Players').selectOption('2');
    await anna.page.locator('[data-test=invite]').click();
    const link = await anna.page.locator('.invite input').inputValue();
    /* One letter off is no table, and says no more than that. */
    const last = link.at(-1) === 'a' ? 'b' : 'a';
    const guesser = await opens('Mallory', link.slice(0, -1) + last);
    await guesser.page.getByText('There is no such table.').waitFor();
    await leave(guesser, /status of 404|WebSocket/);
    /* Two want the one seat at the same moment: one sits, the other is told. */
    const rivals = [await opens('Jan', link), await opens('Petr', link)];
    for (const { page } of rivals) await sitDown(page).first().waitFor();
    /* Who was invited is asked to sit down before being told how to invite others. */
    const order = await rivals[0].page.locator('main h2').allInnerTexts();
    assert.deepEqual(order.slice(0, 2), ['Who plays', 'Invitation']);
    assert.deepEqual(await seated(rivals[0].page), ['Anna', 'free seat']);
    const tap = () =>
      [...document.querySelectorAll('button')].find((b) => b.innerText === 'Sit down')?.click();
    await Promise.all(rivals.map(({ page }) => page.evaluate(tap)));
    await becomes(
      () => seated(anna.page),
      (all) => !/Invitation/.test(all.join()),
      'the seats',
    );
    const [, winner] = await seated(anna.page);
    const [friend, other] = winner === 'Jan' ? rivals : [...rivals].reverse();
    await count(sitDown(other.page), 0, 'seats offered now');
    /* A reload before and in the middle of the game keeps the seat. */
    await friend.page.reload();
    await becomes(() => seated(friend.page), ['Anna', winner], 'after a reload');
    await count(sitDown(friend.page), 0, 'seats offered to one who sits');
    await anna.page.getByRole('button', { name: /^Start/ }).click();
    await anna.page.waitForSelector('.cell');
    await robot(anna.page, { turns: 1, seed: 3 });
    await friend.page.waitForSelector('.cell');
    await friend.page.reload();
    await friend.page.waitForSelector('.cell');
    await robot(friend.page, { turns: 1, seed: 4 });
    await anna.page.waitForSelector('.cell');
    /* The third one may look on, and touch nothing. */
    await other.page.goto(link);
    await tiles(other.page, (n) => n >= 3);
    await count(other.page.locator('.cell'), 0, 'cells of one who looks on');
    /* It ends, both want once more: the same people sit at another table. */
    await friend.page.getByRole('tab').last().click();
    await friend.page.getByRole('button', { name: 'Resign' }).click();
    await friend.page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
    for (const { page } of [anna, friend]) await page.locator('.ranking').waitFor();
    await anna.page.getByRole('button', { name: 'Play again' }).click();
    await friend.page.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [anna, friend]) {
      await page.getByText('To the next game').click();
      await becomes(() => page.url().includes(link.slice(-20)), false, 'the old table');
      await page.waitForSelector('.table');
      const names = () => page.locator('.player .name').allInnerTexts();
      await becomes(names, [winner, 'Anna'], 'the other one begins');
    }
    for (const v of [anna, ...rivals]) await leave(v, /status of 40[39]/);
  },
);

test('friends: asked, answered, seen, invited, blocked', { skip }, async () => {
  const bara = await enroll('Bara');
  const cyril = await enroll('Cyril');
  await bara.page.goto(`${site.url}#/friends`);
  await cyril.page.goto(`${site.url}#/friends`);
  await bara.page.getByLabel('Name of an account').fill('Nikdo');
  await bara.page.getByRole('button', { name: 'Ask' }).click();
  await bara.page.getByText('There is no account of that name.').waitFor();
  await bara.page.getByLabel('Name of an account').fill('cyril');
  await bara.page.getByRole('button', { name: 'Ask' }).click();
  await bara.page.getByText('has not answered yet').waitFor();
  await cyril.page.reload();
  await cyril.page.getByText('would like to be friends').waitFor();
  await cyril.page.getByRole('button', { name: 'Yes' }).click();
  await cyril.page.locator('.friends .here', { hasText: 'Bara' }).waitFor();
  /* Who does not want to be seen is away. */
  await cyril.page.getByLabel('Friends see when I am here').uncheck();
  await becomes(
    async () => {
      await bara.page.reload();
      return bara.page.locator('.friends li', { hasText: 'Cyril' }).innerText();
    },
    /away/,
    'Cyril',
  );
  await bara.page.locator('[data-test=invite]').click();
  await bara.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await bara.page.getByText('Cyril has been invited.').waitFor();
  await cyril.page.reload();
  await cyril.page.getByRole('link', { name: 'Bara invites you to a table' }).click();
  await cyril.page.getByRole('button', { name: 'Sit down' }).first().click();
  await bara.page.locator('.seats strong.grow', { hasText: 'Cyril' }).waitFor();
  await cyril.page.goto(`${site.url}#/friends`);
  await cyril.page.getByRole('button', { name: 'Block Bara' }).click();
  await cyril.page.getByText('blocked').waitFor();
  await leave(bara, /status of 404/);
  await leave(cyril);
});

test('one window plays a game of this device, the others follow', { skip }, async () => {
  const v = await person('Anna');
  const { page, context } = v;
  await page.locator('[data-test=now-carcassonne]').click();
  await page.waitForSelector('.cell');
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByText('You play this game in another window.').waitFor();
  await tiles(second);
  await count(second.locator('.cell'), 0, 'cells of the one that follows');
  await robot(page, { turns: 2, seed: 3 });
  const laid = await tiles(page, (n) => n > 2);
  await tiles(second, (n) => n >= laid);
  /* It asks for the helm: the first one follows from now on. */
  await second.getByRole('button', { name: 'Play here' }).click();
  await second.waitForSelector('.cell');
  await page.getByText('You play this game in another window.').waitFor();
  await robot(second, { turns: 2, seed: 4 });
  const more = await tiles(second, (n) => n > laid);
  await tiles(page, (n) => n >= more);
  const steps = () =>
    second.evaluate(() => JSON.parse(localStorage.getItem('deskovka.games'))[0].plan.actions);
  const before = await steps();
  /* The one that plays goes: the other takes over, at the same place. */
  await second.close();
  await page.waitForSelector('.cell');
  const after = await page.evaluate(
    () => JSON.parse(localStorage.getItem('deskovka.games'))[0].plan.actions,
  );
  assert.deepEqual(after.slice(0, before.length), before);
  await leave(v);
});

test('leaving by the way back is asked about while the clock runs', { skip }, async () => {
  const anna = await person('Anna');
  const { page } = anna;
  const id = await makeTable(page, {
    setup: 'carcassonne players=2',
    clock: 'bank:600+10',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  });
  await page.evaluate((t) => (location.hash = `#/t/${t}`), id);
  await page.waitForSelector('.cell');
  await page.goBack();
  await page.getByText('Leave the table?').waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.waitForSelector('.cell');
  assert.match(page.url(), new RegExp(id));
  await page.evaluate(() => (location.hash = '#/learn'));
  await page.getByText('Leave the table?').waitFor();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.locator('.way').first().waitFor();
  await leave(anna);
});

test(
  'a push message becomes a notice that leads to its table',
  {
    skip: skip || (FIREFOX && 'Firefox has no way to deliver one'),
  },
  async () => {
    const v = await person('Anna');
    const { page, context } = v;
    await context.grantPermissions(['notifications'], { origin: new URL(site.url).origin });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const cdp = await context.newCDPSession(page);
    const found = new Promise((ok) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [r] }) => r && ok(r)),
    );
    await cdp.send('ServiceWorker.enable');
    const { registrationId } = await found;
    const table = 'k3k3k3k3k3k3k3k3k3k3';
    for (const data of [JSON.stringify({ text: 'Catan: jsi na tahu.', table }), 'no JSON'])
      await cdp.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(site.url).origin,
        registrationId,
        data,
      });
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications())
          .map((n) => `${n.body}|${n.data}`)
          .sort(),
      );
    await becomes(shown, ['Catan: jsi na tahu.|k3k3k3k3k3k3k3k3k3k3', '|'].sort(), 'notices');
    await leave(v);
  },
);

test('what the host offers is offered, and asked for with a code', { skip }, async () => {
  const v = await enroll('Dana');
  const { page } = v;
  await page.goto(`${site.url}#/account`);
  await page.locator('#telling').waitFor();
  await page.getByLabel('Address of mail').fill('dana');
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByText('That is no address of mail.').waitFor();
  await page.getByLabel('Address of mail').fill('dana@example.org');
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByText('is on its way to dana@example.org').waitFor();
  await page.getByLabel('Code from the letter').fill('12345678');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Name, password or code is wrong.').waitFor();
  await page.getByRole('button', { name: 'No more letters' }).click();
  await page.getByLabel('Address of mail').waitFor();
  await leave(v, /status of 40[03]/);
});

test('axe finds nothing on the screens of friends, light and dark', { skip }, async () => {
  for (const theme of ['light', 'dark']) {
    const v = await enroll(`Eva ${theme}`, { settings: { ...still, theme }, bypassCSP: true });
    const { page } = v;
    const id = await makeTable(page, {
      setup: 'catan players=3',
      seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'person' }],
    });
    for (const [path, sight] of [
      ['friends', '#friends form'],
      ['account', '#telling form'],
      [`t/${id}`, 'svg.qr path'],
    ]) {
      await page.evaluate((p) => (location.hash = `#/${p}`), path);
      await page.locator(sight).first().waitFor();
      assert.deepEqual(await faults(page), [], `${theme} ${path}`);
    }
    await leave(v);
  }
});
