/* The page for operators: what it shows, what it does, and to whom. */
import assert from 'node:assert/strict';
import { faults } from './axe.mjs';
import { leave, opening, test } from './kit.mjs';
import { makeTable, request } from './people.mjs';

/* Their accounts come first: afterwards nobody can have these names. */
const operators = ['Správce', 'Boss'];

const site = opening({
  games: true,
  async first() {
    for (const name of operators) {
      const v = await site.visitor({ settings: still });
      await enrol(v.page, name);
      await leave(v);
    }
    await site.server.kill();
    await site.restart(['--admin-page', operators.join(',')]);
  },
});
const { skip } = site;
const still = { motion: 'off' };

async function enter(page, path, name) {
  await page.goto(`${site.url}#/account`);
  await page.locator('form').first().waitFor();
  const d = await request(page, 'POST', path, { name, password: 'dlouhe heslo 1' });
  assert.equal(d.account, name, JSON.stringify(d));
  await page.reload(); /* it knows who it is now */
}
const enrol = (page, name) => enter(page, '/account', name);
const logIn = (page, name) => enter(page, '/account/login', name);

/* Says a line at a table, or complains of somebody; over a socket of its own. */
function speak(page, table, message) {
  return page.evaluate(
    ({ table, message }) =>
      new Promise((ok, no) => {
        const ws = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`, 'deskovka.1');
        ws.onmessage = (e) => {
          const m = JSON.parse(e.data);
          if (m.t === 'ready') ws.send(JSON.stringify({ v: 1, id: 'x', ...message }));
          if (m.t === 'error') no(new Error(e.data));
          if (m.t === 'ok' && m.re === 'x') ok(ws.close());
        };
        ws.onopen = async () => {
          const s = await (
            await fetch('/api/v1/session', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: '{"v":1}',
            })
          ).json();
          ws.send(JSON.stringify({ v: 1, t: 'hello', token: s.token, table }));
        };
      }),
    { table, message },
  );
}

test('whoever is no operator sees nothing', { skip, allowed: /404/ }, async () => {
  const { page } = await site.visitor({ settings: still });
  await page.goto(`${site.url}#/admin`);
  await page.getByText('There is nothing here for you.').waitFor();
  assert.equal(await page.locator('.plot').count(), 0);
  await enrol(page, 'Bossa');
  await page.goto(`${site.url}#/admin`);
  await page.getByText('There is nothing here for you.').waitFor();
  assert.equal(await page.locator('.plot').count(), 0);
});

test('an operator sees how it is, settles and shuts out', { skip }, async () => {
  const guest = await site.visitor({ settings: still });
  await guest.page.goto(`${site.url}#/account`);
  await guest.page.locator('form').first().waitFor();
  const id = await makeTable(guest.page, { setup: 'carcassonne players=2', listed: true });
  const { user } = await request(guest.page, 'GET', '/me');
  await speak(guest.page, id, { t: 'say', text: 'Rabarbara!' });

  const { page } = await site.visitor({
    settings: still,
    bypassCSP: true,
    viewport: { width: 390, height: 844 },
  });
  await logIn(page, 'Boss');
  await speak(page, id, { t: 'report', user, n: 1 });
  await page.goto(`${site.url}admin`);
  await page.getByText('Rabarbara!').waitFor();
  assert.match(page.url(), /\/admin$/);
  assert.equal(await page.locator('.plot').count(), 9);
  await page.locator('.plot polyline[points]').first().waitFor({ state: 'attached' });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `wider than a phone by ${wide}`);
  assert.deepEqual(await faults(page), []);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/admin-phone.png`, fullPage: true });
  await page.getByRole('button', { name: /^Delete the line/ }).click();
  await page.getByText('(deleted)').waitFor();
  await page.getByRole('button', { name: /^Settled/ }).click();
  await page.getByText('Nobody complains.').waitFor();
  await page.getByLabel('Name, id, or ip: and an address').fill(user);
  await page.getByLabel('Why').fill('Rhubarb');
  await page.locator('form .primary').click();
  await page.getByText('Rhubarb').waitFor();
  const answer = await request(guest.page, 'GET', '/me');
  assert.notEqual(answer.user, user, 'the old session is good no more');
  await page.getByRole('button', { name: /^Let in again/ }).click();
  await page.getByText('Nobody is shut out.').waitFor();
  await page.getByRole('button', { name: /^Close the table/ }).click();
  await page.getByText('given up').waitFor();
  guest.complaints.length = 0; // it was shut out
});

test('in Czech, on a wide screen', { skip }, async () => {
  const { page } = await site.visitor({ settings: still, lang: 'cs', bypassCSP: true });
  await logIn(page, 'Správce');
  await page.goto(`${site.url}#/admin`);
  await page.getByRole('heading', { name: 'Poslední hodina' }).waitFor();
  assert.deepEqual(await faults(page), []);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/admin-wide.png`, fullPage: true });
});
