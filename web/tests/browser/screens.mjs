/*
 * Every screen of the page, for the walks over layout and for screen readers and
 * for the pictures (make screenshots): its path, what is there when the screen is, and what
 * is done there first.  Games and records of this device are put before the page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { played, root } from './kit.mjs';
import { makeTable, request } from './people.mjs';

const NAMES = ['Anežka Dlouhá', 'Jan', 'Eva', 'Petr', 'Karel', 'Lída', 'Otto', 'Zora'];
const game = (id, setup, more) => played(setup, { id, names: NAMES, ...more });

/* The same games every time. */
const EIGHT = 'carcassonne edition=bb5 players=8 modules=inns,hills,wheel';
const ALL = 'river,inns,traders,abbot,flyers,ferries,gold,magewitch,crops,messages,robbers';
const GAMES = [
  game('carc', 'carcassonne players=3 modules=inns,traders', { most: 37 }),
  game('eight', EIGHT, { most: 160 }),
  game('many', `carcassonne edition=bb6 players=5 modules=${ALL}`, { most: 90 }),
  game('catan', 'catan players=3 board=beginner turn_mode=combined start_seat=0', { most: 12 }),
  game('catan2', 'catan players=2 offers=2', { most: 60 }),
  game('catan4', 'catan players=4 offers=2', { most: 90 }),
  game('done', 'carcassonne players=2'),
  game('caught', 'catan players=3 offers=2', { bot: 'easy' }),
];
const RECORD = {
  id: 'real',
  names: NAMES.slice(0, 3),
  record: 'deskovka referee 1\nsetup carcassonne edition=bb6 players=3\n',
  changed: 1,
  over: false,
};

/* A square of the first tile that is asked for, so that there is something to confirm. */
async function tryOne(page) {
  const cell = page.locator('.cell').first();
  if ((await cell.count()) === 0) return;
  await cell.dispatchEvent('click');
  await page.locator('.tried').waitFor();
}

/* The story of an end is told to its end. */
async function counted(page) {
  const all = page.locator('.counting .all');
  await page.locator('.counting .all, .ranking').first().waitFor();
  if ((await all.count()) > 0) await all.dispatchEvent('click');
  await page.locator('.ranking').waitFor();
}

async function analysed(page) {
  await page.locator('.slider').waitFor();
  const more = page.locator('.bar .onlysmall');
  if (await more.isVisible()) await more.click();
  await page.getByRole('tab', { name: /^(Analysis|Rozbor)$/ }).click();
  await page.locator('.analysis').waitFor();
}

async function trading(page) {
  const trade = page.locator('[aria-expanded=false]', { hasText: /^(Trade|Obchod)/ });
  if ((await trade.count()) > 0) await trade.first().dispatchEvent('click');
}

const puzzle = (name) =>
  /^puzzle (\w+)/m.exec(readFileSync(join(root, `data/puzzles/${name}.puzzles`), 'utf8'))[1];

/* Where one plays: what is asked and the way to answer are always in sight. */
export const PLAYED = [
  ['', '.gamecard'],
  ['play/carc', '.layer-tiles > g', tryOne],
  ['play/eight', '.layer-tiles > g', tryOne],
  ['play/many', '.layer-tiles > g', tryOne],
  ['play/catan', '.table.catan'],
  ['play/catan2', '.table.catan'],
  ['play/catan4', '.table.catan', trading],
];

/* Without a game. */
export const BARE = [
  ['new/carcassonne', '.module'],
  ['new/catan', '.option'],
  ['learn', '.lessons .way'],
  ['learn/carcassonne', '.guide'],
  ['learn/catan', '.guide'],
  ['learn/wheel', '.guide'],
  ['puzzles', '.puzzles .numbers a'],
  [`puzzles/${puzzle('carcassonne')}`, '.table'],
  [`puzzles/${puzzle('catan')}`, '.table'],
  ['settings', 'dialog'],
  ['rules', '.rulebook article'],
  ['rules/FARM-6', '.rulebook article.here'],
  ['rules/BRD-1', '.rulebook article.here'],
  ['verify', '.card'],
  ['real', '.way'],
  ['real/new/carcassonne', '.module'],
  ['real/new/catan', 'main .primary'],
];

/* With games and records of this device. */
export const KEPT = [
  ['real/table/real', '.table'],
  ['real/sheet/real', 'main'],
  ['play/done', '.table', counted],
  ['replay/kept/done/40', '.slider'],
  ['replay/kept/done/41', '.slider', analysed],
  ['replay/kept/done', '.table', counted],
  ['replay/kept/caught', '.table', counted],
];

/* With a server; TABLE waits for friends, OURS has begun, the visitor is an operator. */
export const SERVED = [
  ['online', '.card'],
  ['watch', '.card'],
  ['friends', '#friends form'],
  ['account', 'main .card'],
  ['table/carcassonne', '.module'],
  ['table/catan', '.option'],
  ['t/TABLE', 'svg.qr path'],
  ['t/OURS', '.table'],
  ['profile/Boss', '.card'],
  ['ratings/carcassonne', '.card'],
  ['admin', '.plot'],
];

export const SCREENS = [...PLAYED, ...BARE, ...KEPT, ...SERVED];

/* The games and records of a device; the page is open. */
export const keepAll = (page) =>
  page.evaluate(
    ([games, record]) => {
      localStorage.setItem('deskovka.games', JSON.stringify(games));
      localStorage.setItem('deskovka.real', JSON.stringify([record]));
    },
    [GAMES, RECORD],
  );

/*
 * Somebody with an account, a table that waits and one that plays: who comes later is it, too.
 * Then an operator, of a server that begins again: nobody can take an operator's name.
 */
export async function settle(site) {
  const v = await site.visitor();
  const { page } = v;
  await page.goto(`${site.url}#/account`);
  await page.locator('form').first().waitFor();
  await request(page, 'POST', '/account', { name: 'Boss', password: 'dlouhe heslo 1' });
  const seats = [{ kind: 'me' }, { kind: 'person' }, { kind: 'person' }];
  const table = await makeTable(page, { setup: 'catan players=3', seats });
  const ours = await makeTable(page, {
    setup: 'carcassonne players=2',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'child' }],
  });
  const { cookies } = await v.context.storageState();
  await v.context.close();
  await site.server.kill();
  await site.restart(['--admin-page', 'Boss']);
  const named = (path) => path.replace('TABLE', table).replace('OURS', ours);
  return { storageState: { cookies, origins: [] }, named };
}

/* Goes to a screen and waits until it is there and stands. */
export async function show(page, [path, wait, then], named = (p) => p) {
  await page.evaluate((p) => (location.hash = `#/${p}`), named(path));
  await page.locator(wait).first().waitFor();
  await then?.(page);
  await page.evaluate(
    () => new Promise((ok) => requestAnimationFrame(() => requestAnimationFrame(ok))),
  );
}

let games = 0;

/* Opens a game of Anna, Jan and Eva; a bot is the name of its level, a person null. */
export async function openGame(page, setup, bots, actions = []) {
  await page.evaluate(
    (plan) => {
      const kept = [{ plan, over: false, changed: Date.now() }];
      localStorage.setItem('deskovka.games', JSON.stringify(kept));
      location.hash = `#/play/${plan.id}`;
    },
    {
      id: `shown${games++}`,
      setup,
      seats: bots.map((bot, i) => ({ name: ['Anna', 'Jan', 'Eva'][i], bot })),
      actions,
      seed: [5, 6],
      started: 0,
    },
  );
  await page.waitForSelector('.table');
}
