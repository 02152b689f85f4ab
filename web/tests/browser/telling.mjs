/*
 * A game at a real table told with a finger: a record that waits on the page, what a finger
 * does there (`finger`, within the page), and which games of a long run are wanted.
 */
import { leave, small, still } from './kit.mjs';

const NAMES = ['Anna', 'Jan', 'Eva', 'Petr', 'Olga', 'Ivan'];

/* A record with nothing told, or these lines, as the set-up page leaves it. */
export function record(setup, lines = []) {
  const n = Number(/players=(\d)/.exec(setup)[1]);
  return {
    id: 'test',
    names: NAMES.slice(0, n),
    record: [`deskovka referee 1`, `setup ${setup}`, ...lines, ''].join('\n'),
    changed: 1,
    over: false,
  };
}

/* Opens a kept record; those of earlier versions lay in localStorage and are taken over. */
export async function openRecord(page, url, kept) {
  await page.goto(url);
  await page.waitForSelector('.gamecard');
  await page.evaluate((k) => {
    localStorage.setItem('deskovka.real', JSON.stringify([k]));
    location.hash = '#/real/table/test';
  }, kept);
  await page.waitForSelector('.table');
}

/* A visitor at the table of a record. */
export async function sit(site, kept, body, viewport = small) {
  const v = await site.visitor({ settings: still, viewport });
  await openRecord(v.page, site.url, kept);
  await v.page.evaluate(finger);
  await body(v.page, v);
  await leave(v);
}

/* Puts the hand into the page: it looks, waits, taps and counts its taps. */
function finger() {
  const PATIENCE_MS = 60_000;
  const find = (s) => document.querySelector(s);
  const told = () => Number(find('[data-told]')?.dataset.told);
  const until = async (f, what) => {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const x = f();
      if (x && !x.disabled) return x;
      if (performance.now() > end)
        throw new Error(`${what}: ${find('.side')?.textContent.slice(0, 600)}`);
      await new Promise((ok) => setTimeout(ok, 0));
    }
  };
  const hand = {
    taps: 0,
    find,
    told,
    until,
    tap(e) {
      hand.taps++;
      e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    },
    async press(s, what) {
      hand.tap(await until(() => find(s), what));
    },
    /* The last tap of an entry: the page has it when it says so, or the game is over. */
    async last(e, what) {
      const before = told();
      hand.tap(e);
      await until(() => told() !== before || find('.outcome, .counting'), what);
    },
  };
  window.finger = hand;
}

/* The sums of the score sheet. */
export async function scores(page) {
  await page.evaluate(() => {
    location.hash = '#/real/sheet/test';
  });
  await page.waitForSelector('.sheet .total');
  const sums = await page.locator('.sheet .total td').allTextContents();
  return sums.slice(1).map(Number);
}

/* Of a long run only these, counted from 1: DESKOVKA_GAMES=11-20. */
export function wanted(games) {
  const [first = 1, last = games.length] = (process.env.DESKOVKA_GAMES ?? '')
    .split('-')
    .filter(Boolean)
    .map(Number);
  return games.slice(first - 1, last);
}
