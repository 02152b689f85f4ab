/*
 * The page speaks as a host at the table: in whole games with all modules no
 * sentence of log, prompts and answers holds a code, and every choice says
 * what is asked and what each answer does.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ENGINE } from '../built.mjs';
import { load } from '../unit/load.mjs';
import {
  LONG,
  becomes,
  count,
  leave,
  openGame,
  opening,
  plan,
  played,
  still,
  test,
} from './kit.mjs';

const site = opening();
const { Engine } = await load('engine/wasm.ts');

const MODULES = 'inns,traders,flyers,ferries,gold,magewitch,crops,messages,robbers';
const SETUPS = [
  `carcassonne edition=bb5 players=3 modules=hills,wheel,${MODULES}`,
  `carcassonne edition=bb6 players=3 modules=river,abbot,${MODULES}`,
  'catan players=3 offers=2',
  'catan players=2 offers=2',
];

/* What only the program understands. */
const CODES = [
  [/(?<![\d,])(?!\d{1,3}(,\d{3})+\b)-?\d+,-?\d+/, 'a square'] /* not 1,021 */,
  [/\b[a-z_]+=\S/, 'an option'],
  [/\bp\d\b|\bn\d\b|\b[veh]\d+\b/, 'a player or place by its number'],
  [/@/, 'a spot'],
  [/\b[NESW]-[NESW]\b/, 'road ends'],
  [/\bR(0|90|180|270)\b/, 'a turn'],
  [/\b(?!BB)[A-Z]{2,5}-[A-Z]?\d+[a-z]?\b/, 'a rule'],
  [/^[a-z-]+: -?\d/, 'a key and its value'],
  [/\b(undefined|NaN|null)\b/, 'nothing'],
  [/Vaše rozhodnutí|Your decision|\bphase\b|\bfáze\b/i, 'a phase'],
];

function codesIn(lines) {
  return lines.flatMap((l) =>
    CODES.filter(([code]) => code.test(l)).map(([, what]) => `${what}: ${l}`),
  );
}

/* Positions of a game of bots where somebody decides: the first of each kind. */
function decisions(setup, seed, found) {
  const e = new Engine(new WebAssembly.Module(readFileSync(ENGINE)));
  const whole = e.setup(setup);
  const actions = [];
  e.seed(...seed);
  while (e.player() !== -2) {
    if (e.player() >= 0 && !e.isDraft()) {
      const letter = /^letter (\d)/m.exec(e.view(e.player()))?.[1] ?? '';
      const able = e.legal().includes('accept') ? 'able' : '';
      const kind = `${setup.split(' ')[0]} ${e.phase()} ${letter}${able}`;
      if (!found.has(kind) && actions.length > 40)
        found.set(kind, { setup: whole, actions: [...actions], seat: e.player() });
    }
    actions.push(e.apply(e.player() < 0 ? e.chance() : e.choose('random')).text);
  }
}

const FOUND = new Map();
for (const setup of SETUPS)
  for (const seed of [
    [5, 6],
    [7, 8],
    [4, 4],
  ])
    decisions(setup, seed, FOUND);

/*
 * `make test` reads each choice in one of the languages and the log of one game;
 * `make test-long` all in both.
 */
const LANGS = ['en', 'cs'];
const told = (i, lang) => LONG || LANGS[i % LANGS.length] === lang;
const ROUNDS = LONG ? [0, 1, 2] : [0];
const LOGGED = { lang: 'cs', setup: SETUPS[3] };

const SAID =
  '.asked, .askedwhy, .letter, .replies button, .effect, .gains li, .choices button, .picker p, .why p, .rulelink';
const texts = (page, selector) =>
  page.evaluate(
    (x) =>
      [...document.querySelectorAll(x)].flatMap((e) => [
        (e.textContent ?? '').trim(),
        (e.getAttribute('aria-label') ?? '').trim(),
      ]),
    selector,
  );

/* Everything on the page that a person can read or is read to. */
const everything = (page) =>
  page.evaluate(() => {
    const lines = document.body.innerText.split('\n');
    for (const e of document.querySelectorAll('[aria-label], [title], [alt]'))
      for (const name of ['aria-label', 'title', 'alt']) lines.push(e.getAttribute(name) ?? '');
    return [...new Set(lines.map((l) => l.trim()).filter(Boolean))];
  });

for (const lang of LANGS) {
  test(`every choice of every module, told in ${lang}`, {}, async () => {
    const v = await site.visitor({ lang, settings: still });
    const { page } = v;
    await page.goto(site.url);
    await page.waitForSelector('.gamecard');
    const wrong = [];
    for (const [kind, at] of [...FOUND].filter((_x, i) => told(i, lang))) {
      const players = Number(/players=(\d)/.exec(at.setup)[1]);
      const bots = Array.from({ length: players }, (_x, i) => (i === at.seat ? null : 'random'));
      await page.evaluate(
        (x) => {
          localStorage.setItem(
            'deskovka.games',
            JSON.stringify([{ plan: x, over: false, changed: 1 }]),
          );
          location.hash = `#/play/${x.id}`;
        },
        { ...plan(at.setup, bots, at.actions), id: kind.replaceAll(' ', '-') },
      );
      await page.locator('.panel .asked, .panel .trade, .panel .picker').first().waitFor();
      const plainly = /(place|figure|main|preroll|trade|build|between-rolls|offer) *$/.test(kind);
      if (!plainly)
        await page
          .locator('.askedwhy')
          .first()
          .waitFor({ timeout: 9000 })
          .catch(() => null);
      const all = [...(await texts(page, SAID)), ...(await everything(page))];
      for (const x of codesIn(all)) wrong.push(`${kind}: ${x}`);
      /* Answers in words say what they do; every module's question says why. */
      const mute = await page.evaluate(
        () =>
          [...document.querySelectorAll('.replies button')].filter((b) => !b.querySelector('small'))
            .length,
      );
      if (mute > 0) wrong.push(`${kind}: ${mute} answers do not say what they do`);
      /* Cards that one has are not as pale as those that one has not. */
      const pale = await page.evaluate(
        () =>
          [...document.querySelectorAll('.picker .counter li')].filter(
            (li) => li.matches('.none') !== li.querySelector('button').disabled,
          ).length,
      );
      if (pale > 0) wrong.push(`${kind}: ${pale} cards are pale, or are not`);
      if (!plainly && (await page.locator('.askedwhy').count()) === 0)
        wrong.push(`${kind}: nothing says why`);
    }
    assert.deepEqual(wrong, []);
    await leave(v);
  });

  if (!LONG && lang !== LOGGED.lang) continue;
  test(`the log of whole games with all modules in ${lang}`, {}, async () => {
    const v = await site.visitor({ lang, settings: still });
    const { page } = v;
    await page.goto(site.url);
    await page.waitForSelector('.gamecard');
    const all = SETUPS.flatMap((setup, i) => ROUNDS.map((round) => [i, setup, round]));
    for (const [i, setup, round] of all) {
      if (!LONG && setup !== LOGGED.setup) continue;
      const game = played(setup, { id: `whole${i}-${round}`, seed: 6 + round });
      await page.evaluate((g) => {
        localStorage.setItem('deskovka.games', JSON.stringify([g]));
        location.hash = `#/replay/kept/${g.plan.id}/${g.plan.actions.length}`;
      }, game);
      await page.locator('.log li').first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.log > button').dispatchEvent('click');
      const lines = await becomes(
        () => texts(page, '.log li'),
        (x) => x.length > 300,
        'the log',
      );
      assert.deepEqual(codesIn([...lines, ...(await everything(page))]), []);
      await count(page.locator('.log .sketch'), (n) => n > 100, 'pictures in the log');
      assert.ok((await texts(page, '.log .rulelink')).every((x) => /^(Why\?|Proč\?|)$/.test(x)));
    }
    await leave(v);
  });
}

test('there is a position for every question of the modules', {}, async () => {
  const asked = new Set([...FOUND.keys()].map((kind) => kind.split(' ')[1]));
  const all = 'ferry sail gold share counter read robber magic crop circle flock wheel score';
  for (const phase of all.split(' ')) assert.ok(asked.has(phase), phase);
});

test('too many players for a box: another box is offered, no code is shown', {}, async () => {
  const v = await site.visitor({ settings: still });
  const { page } = v;
  await page.goto(`${site.url}#/new/carcassonne`);
  await page.locator('.module').first().waitFor();
  await count(page.locator('.module.on'), 4, 'expansions of the box that is chosen');
  for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Add a player' }).click();
  const why = page.locator('.stick .why');
  await becomes(() => why.innerText(), /Big Box 6 has figures for 6 players/, 'what is the matter');
  assert.deepEqual(codesIn([await why.innerText()]), []);
  await page.getByRole('button', { name: 'Play Big Box 5' }).click();
  await count(why, 0, 'objections');
  assert.equal(await page.locator('.stick .primary').isEnabled(), true);
  await leave(v);
});

test('the second click of a double click does nothing', {}, async () => {
  const v = await site.visitor({ settings: still });
  const { page } = v;
  await page.goto(site.url);
  await page.waitForSelector('.gamecard');
  const at = FOUND.get('catan preroll ');
  const players = Number(/players=(\d)/.exec(at.setup)[1]);
  const bots = Array.from({ length: players }, (_x, i) => (i === at.seat ? null : 'random'));
  await page.evaluate(
    (x) => {
      localStorage.setItem(
        'deskovka.games',
        JSON.stringify([{ plan: x, over: false, changed: 1 }]),
      );
      location.hash = '#/play/test';
    },
    plan(at.setup, bots, at.actions),
  );
  const roll = page.getByRole('button', { name: 'Roll the dice' });
  await roll.waitFor();
  const box = await roll.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await count(roll, 0, 'buttons to roll');
  /* The next button lies where the first one was. */
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.waitForTimeout(200);
  await count(page.locator('.why'), 0, 'refusals');
  const log = await page.locator('.log li').first().innerText();
  assert.ok(!/turn/.test(log), `the turn went on: ${log}`);
  await leave(v);
});

/* Squares that one may play on and that the news cover. */
const coveredSquares = (page) =>
  page.evaluate(() => {
    const news = document.querySelector('.news:not(.away)');
    if (!news) return 0;
    const n = news.getBoundingClientRect();
    return [...document.querySelectorAll('.cell')].filter((e) => {
      const r = e.getBoundingClientRect();
      return r.left < n.right && r.right > n.left && r.top < n.bottom && r.bottom > n.top;
    }).length;
  });

test('news go out of the way of squares when the board is moved below them', {}, async () => {
  const v = await site.visitor({ settings: still, viewport: { width: 390, height: 844 } });
  const { page } = v;
  await page.goto(site.url);
  await page.waitForSelector('.gamecard');
  const game = plan('carcassonne players=2', [null, null]);
  await openGame(page, { ...game, script: ['draw:E', 'draw:U'] });
  await page.locator('.cell').first().dispatchEvent('click');
  await page.locator('.marker[aria-label*="city"]').dispatchEvent('click');
  await page.locator('.confirm .primary').click();
  await page.locator('.news').waitFor();
  await page.locator('.cell').first().waitFor();
  const corner = () => page.evaluate(() => document.querySelector('.news')?.className);
  const first = await corner();
  /* Until a square would lie below the news. */
  const key = first.includes('top') ? 'ArrowDown' : 'ArrowUp';
  await page.locator('.boardview').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press(key);
  await becomes(corner, (now) => now !== first, 'the corner of the news');
  assert.notEqual(await corner(), undefined, 'moved, not just over');
  await becomes(() => coveredSquares(page), 0, 'squares below the news');
  await leave(v);
});

/* An offer that somebody made, to be answered by a person. */
const OFFERED = FOUND.get('catan answer able');

test('an offer is answered without scrolling on a low screen', {}, async () => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    const v = await site.visitor({ lang: 'cs', settings: still, viewport });
    const { page } = v;
    await page.goto(site.url);
    await page.waitForSelector('.gamecard');
    const players = Number(/players=(\d)/.exec(OFFERED.setup)[1]);
    const bots = Array.from({ length: players }, (_x, i) => (i === OFFERED.seat ? null : 'random'));
    await openGame(page, plan(OFFERED.setup, bots, OFFERED.actions));
    for (const name of ['Přijmout', 'Odmítnout']) {
      const { y, height } = await page.getByRole('button', { name, exact: true }).boundingBox();
      assert.ok(y + height <= viewport.height, `${name} ends at ${y + height}`);
    }
    await leave(v);
  }
});
