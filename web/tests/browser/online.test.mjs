/* The page on the real server: two browsers and bots, breaks and returns. */
import assert from 'node:assert/strict';
import { faults } from './axe.mjs';
import { becomes, count, leave, openTab, opening, small, still, test, tiles } from './kit.mjs';
import { makeTable } from './people.mjs';
import { robot } from './robot.mjs';

const site = opening({ games: true });
const { skip } = site;
/* A server that dies is complained of, and rightly. */
const broken = /WebSocket|ERR_|establish a connection/;

/* Anna makes a table; Jirka follows the link. */
async function table(anna, wish) {
  await anna.page.goto(site.url);
  await anna.page.waitForSelector('.gamecard');
  return makeTable(anna.page, wish);
}

async function two(body, more = {}) {
  const anna = await site.visitor({ settings: { ...still, name: 'Anna' }, ...more });
  const jirka = await site.visitor({ lang: 'cs', settings: { ...still, name: 'Jirka' }, ...more });
  await body(anna, jirka);
  await leave(anna, broken);
  await leave(jirka, broken);
}

/* Both at the table and the game begun. */
async function begin(anna, jirka, setup, bots = []) {
  const id = await table(anna, {
    setup,
    seats: [{ kind: 'me' }, { kind: 'person' }, ...bots.map((bot) => ({ kind: 'bot', bot }))],
  });
  await anna.page.goto(`${site.url}#/t/${id}`);
  await jirka.page.goto(`${site.url}t/${id}`);
  await jirka.page.getByRole('button', { name: 'Sednout si' }).first().click();
  await anna.page.getByRole('button', { name: /^Start/ }).click();
  await anna.page.waitForSelector('.table');
  await jirka.page.waitForSelector('.table');
  return id;
}

const MODULES =
  'river,inns,traders,hills,wheel,abbot,flyers,ferries,gold,magewitch,crops,messages,robbers';

test('a whole game of Carcassonne with all modules: two browsers and bots', { skip }, async () => {
  await two(
    async (anna, jirka) => {
      const told = { hidden: 0, worlds: 0, whole: 0, lone: 0 };
      anna.page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('"hidden":true')) told.hidden++;
        });
        socket.on('framesent', ({ payload }) => {
          const m = JSON.parse(String(payload));
          if (m.t === 'world') told.worlds++;
          if (m.t === 'act' && told.hidden > 0 && m.actions[0].startsWith('place:'))
            told[m.actions.length > 1 ? 'whole' : 'lone']++;
        });
      });
      const id = await begin(anna, jirka, `carcassonne players=6 modules=${MODULES}`, [
        'random',
        'random',
        'random',
        'random',
      ]);
      const [a, j] = await Promise.all([
        robot(anna.page, { seed: 1 }),
        robot(jirka.page, { seed: 2 }),
      ]);
      assert.ok(a.over && j.over, JSON.stringify([a, j]));
      /* Letters are hidden, but turns are tried and sent whole all the same. */
      assert.ok(told.hidden > 0 && told.worlds > 0 && told.whole > told.lone, JSON.stringify(told));
      const digits = async (page) =>
        (await page.locator('.ranking strong').allInnerTexts()).map((x) =>
          Number(/-?\d+/.exec(x)?.[0]),
        );
      assert.deepEqual(await digits(anna.page), await digits(jirka.page));
      await anna.page.goto(`${site.url}#/verify/${id}`);
      await anna.page.locator('.verdict.good').waitFor();
    },
    { viewport: small },
  );
});

test('a whole game of Catan: two browsers and a bot', { skip }, async () => {
  await two(
    async (anna, jirka) => {
      await begin(anna, jirka, 'catan players=3 offers=2', ['child']);
      const [a, j] = await Promise.all([
        robot(anna.page, { seed: 3 }),
        robot(jirka.page, { seed: 4 }),
      ]);
      assert.ok(a.over && j.over, JSON.stringify([a, j]));
    },
    { viewport: small },
  );
});

test('a hint on a server knows no more than its seat', { skip }, async () => {
  const v = await site.visitor({ settings: still, viewport: small });
  const heard = { hidden: 0, worlds: 0 };
  v.page.on('websocket', (socket) => {
    socket.on(
      'framereceived',
      ({ payload }) => String(payload).includes('"hidden":true') && heard.hidden++,
    );
    socket.on(
      'framesent',
      ({ payload }) => String(payload).includes('"t":"world"') && heard.worlds++,
    );
  });
  const id = await table(v, {
    setup: 'catan players=3 start_seat=0 offers=0',
    seats: [
      { kind: 'me', name: 'Anna' },
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  await v.page.goto(`${site.url}#/t/${id}`);
  await v.page.waitForSelector('.table');
  /* Until a card was robbed or bought that we may not know. */
  for (let seed = 1; seed < 40 && heard.hidden === 0; seed++)
    await robot(v.page, { seed, turns: 2 });
  assert.ok(heard.hidden > 0, 'something is hidden');
  const ask = v.page.getByRole('button', { name: 'Show me a move' });
  await robot(v.page, { seed: 50, sees: '.advice button.link:enabled' });
  await ask.click();
  await v.page.locator('.advice strong, .place.on').first().waitFor();
  assert.ok(heard.worlds > 0, 'a world was asked for');
});

test('chat, spectators, hidden hands, undo by agreement', { skip }, async () => {
  await two(async (anna, jirka) => {
    const id = await begin(anna, jirka, 'carcassonne players=2');
    await openTab(jirka.page, 'Stůl');
    await jirka.page.getByLabel('Napište něco').fill('ahoj <b>Anno</b>');
    await jirka.page.keyboard.press('Enter');
    await openTab(anna.page, 'Table');
    await anna.page.getByText('ahoj <b>Anno</b>').waitFor();
    /* A phrase is read in one's own language; who is reported is not heard. */
    await anna.page.getByRole('button', { name: 'Nice move!' }).click();
    await jirka.page.locator('.chat li').getByText('Pěkný tah!').waitFor();
    await jirka.page.getByRole('button', { name: 'nahlásit' }).first().click();
    await jirka.page.getByText('Nahlášeno').waitFor();
    await count(
      jirka.page.locator('.chat li').getByText('Pěkný tah!'),
      0,
      'what is not heard any more',
    );
    await jirka.page.getByRole('button', { name: 'Zase slyšet všechny' }).click();
    /* How somebody behaves, though nothing was said. */
    for (const [who, name, done] of [
      [jirka, 'Nahlásit chování: Anna', 'Chování je nahlášené'],
      [anna, 'Report behaviour: Jirka', 'Their behaviour was reported'],
    ]) {
      const all = who.page.getByRole('button', { name: /behaviour|chování/ });
      await count(all, 1, 'the other alone');
      await who.page.getByRole('button', { name }).click();
      await who.page.getByText(done).waitFor();
      await count(all, 0, 'once');
    }
    const guest = await site.visitor({ settings: still });
    await guest.page.goto(`${site.url}t/${id}`);
    await guest.page.waitForSelector('.table');
    await anna.page.getByText('1 spectator').waitFor();
    assert.equal(await guest.page.locator('.cell').count(), 0);
    await robot(anna.page, { turns: 1 });
    await tiles(guest.page, 2);
    await anna.page.getByRole('button', { name: 'Ask to take back' }).click();
    await jirka.page.getByRole('button', { name: 'Souhlasím', exact: true }).click();
    await tiles(guest.page, 1);
    await anna.page.waitForSelector('.cell');
    await leave(guest, broken);
  });
});

test(
  'the connection breaks in the middle of a move; it comes back by itself',
  { skip },
  async () => {
    await two(async (anna, jirka) => {
      await begin(anna, jirka, 'carcassonne players=2');
      await anna.page.waitForSelector('.cell');
      await anna.page.locator('.cell').first().dispatchEvent('click');
      await anna.page.waitForSelector('.tried');
      /* The server is killed and comes back on the same port with its store. */
      await site.server.kill();
      await anna.page.locator('.banner').waitFor();
      await anna.page.locator('.confirm .primary').click();
      await site.restart();
      await count(anna.page.locator('.banner'), 0, 'the word of a lost connection');
      await tiles(anna.page, 2);
      await jirka.page.waitForSelector('.cell');
      /* A second tab of the same person shows the same table. */
      const tab = await anna.context.newPage();
      await tab.goto(anna.page.url());
      await tiles(tab, 2);
    });
  },
);

test('made by hand: set-up page, invitation, lobby', { skip }, async () => {
  await two(async (anna, jirka) => {
    await anna.page.goto(`${site.url}#/table/catan`);
    await anna.page.getByLabel('Show the table in the list').check();
    await anna.page.getByLabel('hints').uncheck();
    await anna.page.getByRole('button', { name: 'Make the table' }).click();
    await becomes(
      () => anna.page.locator('.invite input').inputValue(),
      /\/t\/[a-z2-7]{20}$/,
      'the invitation',
    );
    await jirka.page.goto(`${site.url}#/online`);
    await jirka.page.locator('.games a').first().click();
    await jirka.page.getByText('U tohoto stolu není: rady.').waitFor();
    await jirka.page.getByRole('button', { name: 'Sednout si' }).first().click();
    await anna.page.getByText('Jirka').first().waitFor();
    await anna.page.getByLabel('Bots for free seats').selectOption('child');
    await anna.page.getByRole('button', { name: /^Start/ }).click();
    await jirka.page.waitForSelector('.table');
    await anna.page.locator('.player .tag').getByText('child').waitFor();
    await anna.page.waitForSelector('.hand');
    assert.equal(await anna.page.getByRole('button', { name: 'Show me a move' }).count(), 0);
  });
});

test(
  'account: made, left, entered again, new password, deleted',
  { skip, allowed: /40[13]/ },
  async () => {
    const { page } = await site.visitor({ settings: still });
    await page.goto(`${site.url}#/account`);
    await page.getByLabel('Name').fill('Božena');
    await page.getByLabel(/^Password/).fill('dlouhe heslo 1');
    await page.locator('form .primary').click();
    await page.getByText('Account: Božena').waitFor();
    await becomes(
      () => page.locator('pre').innerText(),
      (text) => text.split('\n').length >= 4,
      'the codes',
    );
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await page.getByLabel('Name').fill('Božena');
    await page.getByLabel(/^Password/).fill('jine heslo 1234');
    await page.locator('form .primary').click();
    await page.getByText('Name, password or code is wrong.').waitFor();
    await page.getByLabel(/^Password/).fill('dlouhe heslo 1');
    await page.locator('form .primary').click();
    await page.getByText('Account: Božena').waitFor();
    const change = page.locator('details', { hasText: 'Change the password' });
    await change.locator('summary').click();
    await change.getByLabel('Password so far').fill('jine heslo 1234');
    await change.getByLabel(/at least/).fill('nove heslo 123');
    await change.getByRole('button').click();
    await page.getByText('Name, password or code is wrong.').waitFor();
    await change.getByLabel('Password so far').fill('dlouhe heslo 1');
    await change.getByRole('button').click();
    await page.getByText('The new password is set.').waitFor();
    const end = page.locator('details', { hasText: 'Delete the account' });
    await end.locator('summary').click();
    await end.getByLabel(/^Password/).fill('dlouhe heslo 1');
    await end.getByRole('button').click();
    await page.getByText('Name, password or code is wrong.').waitFor();
    await end.getByLabel(/^Password/).fill('nove heslo 123');
    await end.getByRole('button').click();
    await page.getByText('You play as a guest').waitFor();
  },
);

test('axe finds nothing on the pages of the server', { skip }, async () => {
  const v = await site.visitor({ settings: still, bypassCSP: true });
  const { page } = v;
  const id = await table(v, { setup: 'carcassonne players=2', listed: true });
  for (const [path, sight] of [
    ['#/online', '.games a'],
    ['#/account', 'form'],
    ['#/table/catan', '.option'],
    [`#/t/${id}`, '.invite input'],
  ]) {
    await page.goto(`${site.url}${path}`);
    await page.locator(sight).first().waitFor();
    assert.deepEqual(await faults(page), [], path);
  }
});

test(
  'a clock warns, a bot stands in and gives back, leaving and giving up are asked',
  { skip },
  async () => {
    await two(async (anna, jirka) => {
      const id = await table(anna, {
        setup: 'carcassonne players=2',
        clock: 'move:6',
        timeout: 'bot',
        seats: [{ kind: 'me' }, { kind: 'person' }],
      });
      await anna.page.goto(`${site.url}#/t/${id}`);
      await jirka.page.goto(`${site.url}t/${id}`);
      await jirka.page.getByRole('button', { name: 'Sednout si' }).first().click();
      await anna.page.getByRole('button', { name: /^Start/ }).click();
      await anna.page.getByText(/^Your time is nearly over: 0:0\d/).waitFor();
      await jirka.page.getByText(/^Anna má málo času: 0:0\d/).waitFor();
      await anna.page.getByText('A bot plays for you.').waitFor();
      await jirka.page.getByText(/^Než se Anna vrátí/).waitFor();
      await anna.page.getByRole('button', { name: 'Take my seat back' }).click();
      await becomes(
        () => jirka.page.getByText(/^Než se Anna vrátí/).count(),
        (n) => n === 0,
        'the seat is hers again',
      );
      /* Whose clock runs is asked before he goes. */
      await anna.page.locator('.player.active[data-seat="0"] .clock.runs').waitFor();
      await anna.page.locator('.bar button').first().click();
      await anna.page.getByRole('heading', { name: 'Leave the table?' }).waitFor();
      await anna.page.getByRole('button', { name: 'Stay' }).click();
      assert.ok(anna.page.url().includes(id), 'who stays is still there');
      await jirka.page.getByRole('tab').last().click();
      await jirka.page.getByRole('button', { name: 'Vzdát se' }).click();
      await jirka.page.getByText('Hra tím končí vaší prohrou. Vzít to zpět nejde.').waitFor();
      assert.deepEqual(await faults(jirka.page), []);
      await jirka.page.locator('dialog').getByRole('button', { name: 'Vzdát se' }).click();
      await anna.page.locator('.ranking').waitFor();
      await jirka.page.locator('.ranking').waitFor();
      await anna.page.locator('.player.winner[data-seat="0"]').waitFor();
    });
  },
);

test('bots have names and a mark; rated tables say that they have no aids', { skip }, async () => {
  for (const [lang, rated, names] of [
    [
      'en',
      'Rated: people with accounts, no aids, no bots',
      /Cog|Rivet|Sprocket|Piston|Gizmo|Widget|Bolt|Ratchet|Gadget|Spindle|Pulley/,
    ],
    [
      'cs',
      'Hodnocená: lidé s účty, bez pomůcek a botů',
      /Šroubek|Nýtek|Ozubec|Pístek|Pružinka|Matička|Cvoček|Ráčna|Páčka|Vřeteno|Kladka/,
    ],
  ]) {
    const v = await site.visitor({ lang, settings: { ...still, name: 'Anna' } });
    await v.page.goto(site.url);
    await v.page.waitForSelector('.gamecard');
    const id = await makeTable(v.page, {
      setup: 'carcassonne players=6',
      seats: [{ kind: 'me' }, ...Array(5).fill({ kind: 'bot', bot: 'random' })],
    });
    await v.page.goto(`${site.url}#/t/${id}`);
    await v.page.waitForSelector('.player');
    const called = await v.page.locator('.player .name').allInnerTexts();
    assert.equal(new Set(called).size, 6, called.join());
    assert.match(called.join(), names);
    assert.deepEqual(
      (await v.page.locator('.player .tag.bot').allInnerTexts()).map((x) => /^bot · ./.test(x)),
      Array(5).fill(true),
    );
    await v.page.goto(`${site.url}#/table/carcassonne`);
    await v.page.getByText(rated).waitFor();
    await leave(v, broken);
  }
});
