/*
 * What every browser test stands on: a server and a browser for a file of
 * tests, visitors that leave when a test ends, waiting for a state instead of
 * sleeping, and what was on the screen when a test failed.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { after, before, test as nodeTest } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { FIREFOX, PATIENCE, launch, visitor } from '../browser.mjs';
import { ENGINE, PROGRAM } from '../built.mjs';
import { serveGames } from '../online.mjs';
import { serve } from '../serve.mjs';
import { load } from '../unit/load.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
/* A test that takes longer hangs; the longest take a minute and a half. */
const LIMIT = 1_200_000;
const SHOTS = join(root, 'build/failed');

/* Everything in every way: what `make test` has no time for (DESKOVKA_LONG=1). */
export const LONG = process.env.DESKOVKA_LONG === '1';

export const still = { animations: false };
/* Whole games are played in a small window: painting is what takes time. */
export const small = { width: 640, height: 480 };

/* ---- waiting ---------------------------------------------------------------- */

const sleep = (ms) => new Promise((ok) => setTimeout(ok, ms));

function fits(value, want) {
  if (typeof want === 'function') return want(value);
  return want instanceof RegExp ? want.test(value) : isDeepStrictEqual(value, want);
}

/* Reads until it is what we want (a value, a pattern, a function); gives it. */
export async function becomes(read, want, what = 'it') {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const value = await read();
    if (fits(value, want)) return value;
    if (Date.now() > end)
      assert.fail(
        `${what} is ${JSON.stringify(value)} after ${PATIENCE / 1000} s, not ${typeof want === 'object' && !(want instanceof RegExp) ? JSON.stringify(want) : want}`,
      );
    await sleep(20);
  }
}

/* So many elements, this many tiles on the board, this move of a replay. */
export const count = (locator, want, what) => becomes(() => locator.count(), want, what);
export const tiles = (page, want = (n) => n > 0) =>
  becomes(
    () => page.evaluate(() => Number(document.querySelector('.world')?.dataset.tiles ?? 0)),
    want,
    'the number of tiles',
  );
export const move = (page, want) =>
  becomes(
    () => page.evaluate(() => document.querySelector('.slider output')?.textContent ?? ''),
    want,
    'the move shown',
  );

/* A tab of the panel, chosen; while moves come in, the panel may slip away from a click. */
export async function openTab(page, name) {
  const tab = page.getByRole('tab', { name });
  await becomes(
    async () => {
      if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
      return tab.getAttribute('aria-selected');
    },
    'true',
    `the tab ${name}`,
  );
}

/* ---- a server, a browser and those who come ---------------------------------- */

/* Visitors of the test that runs. */
let visitors = [];

/*
 * A server of files (or of games) and a browser for the tests of a file.
 * `visitor` comes for one test; `visit` also opens the page at a path; `first`
 * is done before all of them.
 */
export function opening({ games = false, from = undefined, flags = [], first } = {}) {
  const site = {
    skip: games && !existsSync(PROGRAM) && 'the program is not built',
    async visitor(options = {}) {
      const v = await visitor(site.browser, options);
      visitors.push(v);
      return v;
    },
    async visit(path, options, body) {
      const v = await site.visitor(options);
      await v.page.goto(`${site.url}${path}`);
      await body(v.page, v.context);
      await leave(v);
    },
    /* The store stays; the flags are new. */
    async restart(flags = []) {
      site.server = await serveGames({ port: site.server.port, dir: site.server.dir, flags });
    },
  };
  before(async () => {
    if (site.skip) return;
    site.server = await (games ? serveGames({ flags }) : serve(from));
    site.url = site.server.url;
    site.browser = await launch();
    await first?.(site);
  });
  after(async () => {
    await site.browser?.close();
    await site.server?.stop();
  });
  return site;
}

/*
 * Firefox complains of fonts that a reload did not let arrive (NS_BINDING_ABORTED), and
 * of a style that its driver puts into a page to take its picture.
 */
const OF_FIREFOX =
  /^error: download failed \(font-family: .* status=2152398850 |inline style \(style-src-elem\).*sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT/;

/* A visitor goes; its page may have complained of nothing. */
export async function leave(v, allowed = /^$/) {
  assert.deepEqual(
    v.complaints.filter((c) => !allowed.test(c) && !OF_FIREFOX.test(c)),
    [],
  );
  visitors = visitors.filter((x) => x !== v);
  await v.context.close();
}

/* ---- tests ------------------------------------------------------------------ */

/* What a page shows: address, words, picture; never an error of its own. */
async function describe(page, file) {
  const soon = (promise) =>
    Promise.race([promise, sleep(20_000).then(() => 'no answer')]).catch((e) => e.message);
  const text = await soon(
    page.evaluate(() => document.body.innerText.replace(/\s*\n\s*/g, ' | ').slice(0, 700)),
  );
  await soon(page.screenshot({ path: file }));
  return [
    `page: ${page.url()}`,
    `text: ${text}`,
    `picture: ${existsSync(file) ? relative(root, file) : 'none'}`,
  ];
}

async function describeAll(name) {
  const lines = [];
  mkdirSync(SHOTS, { recursive: true });
  for (const v of visitors) {
    for (const page of v.context.pages())
      lines.push(
        ...(await describe(
          page,
          join(SHOTS, `${name.replace(/\W+/g, '-')}-${process.pid}-${lines.length}.png`),
        )),
      );
    if (v.complaints.length > 0) lines.push(`complaints: ${v.complaints.join(' | ')}`);
  }
  return lines;
}

/* What Firefox cannot be asked for yet (WebDriver BiDi), by test. */
const NOT_IN_FIREFOX = {
  'spectators do not see hands; nobody watches a closed table': 'frames of a socket',
  'a whole game of Carcassonne with all modules: two browsers and bots': 'frames of a socket',
  'a hint on a server knows no more than its seat': 'frames of a socket',
  'a rated game: profile, the best, all games as files': 'downloads',
  'a whole game of Carcassonne, result, replay and link': 'downloads',
  'the rules of the table come first': 'downloads',
  'records: kept, saved, read again, deleted; a broken one says so': 'downloads',
  'phone: nothing hangs over, a turn by touch': 'touch',
  'things move, and stand still for who wants that': 'less motion',
  'a film of zooming: no frame without a landscape': 'frames of the screen',
  'a film of zooming: no frame without an island': 'frames of the screen',
};

/*
 * A test: within the limit, with nobody left behind, and no complaints (but
 * those allowed).  When it fails, the message says what was on the screens.
 */
export function test(name, { skip = false, allowed = /^$/ }, body) {
  nodeTest(name, { skip: skip || (FIREFOX && NOT_IN_FIREFOX[name]) }, async () => {
    let timer;
    const late = new Promise((_ok, no) => {
      timer = setTimeout(() => no(new Error(`not done after ${LIMIT / 1000} s`)), LIMIT);
    });
    try {
      await Promise.race([late, body()]);
      for (const v of [...visitors]) await leave(v, allowed);
    } catch (e) {
      e.message = [e.message, ...(await describeAll(name))].join('\n');
      throw e;
    } finally {
      clearTimeout(timer);
      const left = visitors;
      visitors = [];
      for (const v of left) await v.context.close().catch(() => undefined);
    }
  });
}

/* ---- games ------------------------------------------------------------------ */

const { Engine } = await load('engine/wasm.ts');
let wasm;

/* A game of bots as the page keeps it; at most this many actions. */
export function played(
  setup,
  {
    id = 'test',
    bot = 'random',
    bots,
    names = ['Anna', 'Jan', 'Eva'],
    most = 1e9,
    seed = 6,
    tidy = (_e, a) => a,
  } = {},
) {
  wasm ??= new WebAssembly.Module(readFileSync(ENGINE));
  const e = new Engine(wasm);
  const whole = e.setup(setup);
  const actions = [];
  e.seed(5, seed);
  while (e.player() !== -2 && actions.length < most)
    actions.push(e.apply(e.player() < 0 ? e.chance() : tidy(e, e.choose(bot))).text);
  const seats = e
    .scores()
    .track.map((_p, i) => ({ name: names[i], bot: bots ? bots[i] : i === 0 ? null : bot }));
  return {
    plan: { id, setup: whole, seats, actions, seed: [1, 2], started: 0 },
    over: e.player() === -2,
    track: e.scores().track,
    changed: 1,
  };
}

/* A game that begins (or goes on), made through the storage of the page. */
export function plan(setup, bots, actions = []) {
  return {
    id: 'test',
    setup,
    seats: bots.map((b, i) => ({ name: `P${i}`, bot: b })),
    actions,
    seed: [1, 2],
    started: 0,
  };
}

export async function openGame(page, p) {
  await page.evaluate((x) => {
    localStorage.setItem('deskovka.games', JSON.stringify([{ plan: x, over: false, changed: 1 }]));
    location.hash = '#/play/test';
  }, p);
  await page.waitForSelector('.table');
}
