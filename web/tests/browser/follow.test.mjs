/* A real table followed on other phones: what they see, say, and cannot change. */
import assert from 'node:assert/strict';
import { becomes, leave, opening, still, test } from './kit.mjs';

const site = opening({ games: true });

const told = (page) =>
  page.evaluate(() => Number(document.querySelector('[data-told]')?.dataset.told ?? -1));
const tilesOn = (page) =>
  page.evaluate(() => Number(document.querySelector('.world')?.dataset.tiles ?? 0));

test('others follow a real table, confirm and object', { skip: site.skip }, async () => {
  const host = await site.visitor({ settings: still, viewport: { width: 1100, height: 800 } });
  await host.page.goto(site.url);
  await host.page.waitForSelector('.gamecard');
  await host.page.evaluate(() => {
    const record = 'deskovka referee 1\nsetup carcassonne players=2\nname p0 Anna\nname p1 Jan\n';
    const kept = { id: 'test', names: ['Anna', 'Jan'], record, changed: 1, over: false };
    localStorage.setItem('deskovka.real', JSON.stringify([kept]));
    location.hash = '#/real/table/test';
  });
  await host.page.waitForSelector('.table');
  await host.page.locator('#tabhead-aside').click();
  await host.page.click('[data-test=share]');
  const link = await host.page.locator('.sharing input').inputValue();

  await host.page.locator('.sharing svg.qr path').waitFor();

  const guest = await site.visitor({ settings: still, viewport: { width: 390, height: 844 } });
  await guest.page.goto(link);
  await guest.page.waitForSelector('[data-follows]');
  const board = await guest.page.locator('.boardview').boundingBox();
  assert.ok(board.height > 300, `the landscape is ${board.height} px high on a phone`);
  await host.page.locator('.cell').first().dispatchEvent('click');
  await host.page.locator('.handtiles [data-tile]').first().click();
  await becomes(
    () => told(host.page),
    (n) => n > 0,
    'what was told',
  );
  await becomes(() => tilesOn(guest.page), 2, 'tiles the follower sees');
  assert.equal(await guest.page.locator('.cell').count(), 0);

  await guest.page.getByRole('button', { name: '✗' }).click();
  await guest.page.locator('.realguide form input').fill('<b>not there</b>');
  await guest.page.locator('.realguide form button').click();
  await host.page.getByText('<b>not there</b>').waitFor();
  const before = await told(host.page);
  await guest.page.getByRole('button', { name: '✓' }).click();
  await host.page.locator('.said p').nth(1).waitFor();
  assert.equal(await told(host.page), before);
  await leave(guest);
  await leave(host);
});

test('a game of a real table goes on at the server', { skip: site.skip }, async () => {
  const host = await site.visitor({ settings: still, viewport: { width: 1100, height: 800 } });
  const { page } = host;
  await page.goto(site.url);
  await page.waitForSelector('.gamecard');
  await page.evaluate(() => {
    const record =
      'deskovka referee 1\nsetup carcassonne players=2 edition=bb6\nname p0 Anna\nname p1 Jan\n' +
      'draw:U place:1,0,R90 meeple:road@E\ndraw:V place:2,0,R0 pass\npoints p0 5 market\n';
    const kept = { id: 'test', names: ['Anna', 'Jan'], record, changed: 1, over: false };
    localStorage.setItem('deskovka.real', JSON.stringify([kept]));
    location.hash = '#/real/table/test';
  });
  await page.waitForSelector('.table');
  await page.locator('#tabhead-aside').click();
  await page.locator('[data-test=go-on-server] summary').click();
  await page.locator('[data-test=go-on-server] select').nth(1).selectOption('me');
  await page.click('[data-test=server-begin]');
  await page.waitForURL(/#\/t\//);
  await becomes(() => tilesOn(page), 3, 'tiles at the table of the server');
  await page.locator('#tabhead-aside').click();
  await page.locator('[data-test=continued]').waitFor();
  await page.getByText('5', { exact: false }).first().waitFor();
  /* It is played on there: the tile in the hand goes somewhere. */
  await page.locator('.cell').first().dispatchEvent('click');
  await page.locator('.confirm .primary').click();
  await becomes(() => tilesOn(page), 4, 'tiles after a move there');
  await leave(host);
});
