/* A learner is told what happens as "you": whole games of both kinds, in both languages. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ENGINE } from '../built.mjs';
import { load } from './load.mjs';

const { Engine, toYou, YOU, translate } = await load(
  'engine/wasm.ts',
  'i18n/you.ts',
  'i18n/index.ts',
);
const skip = existsSync(ENGINE) ? false : 'no engine: make wasm';
const LANGS = ['en', 'cs'];
const SETUPS = [
  'carcassonne players=3 modules=river,inns,traders,hills,flyers,ferries,gold,magewitch,crops,messages,robbers,abbot',
  'carcassonne edition=bb5 players=3 modules=river,inns,traders,wheel,hills',
  'catan players=3 offers=2',
  'catan players=2',
];

const told = (lang, text) => toYou(text, translate(lang, 'you.rules'));

/* What is told of games by chance: each kind of sentence with every word in it. */
function saidOf(engine, setup, games) {
  const said = { en: new Map(), cs: new Map() };
  for (let g = 1; g <= games; g++) {
    engine.setup(setup);
    engine.seed(g, 7);
    while (engine.player() !== -2) {
      const step = engine.apply(engine.player() < 0 ? engine.chance() : engine.choose('random'));
      for (const n of step.notes)
        for (const lang of LANGS) {
          const text = engine.tell(n.game, lang, [YOU, 'Eva', 'Hana'], n.line);
          if (text.includes(YOU)) said[lang].set(text.replace(/\d+/g, '2'), n.code);
        }
    }
  }
  return said;
}

/* Nobody is told "you draws" or hears of himself as of another. */
const WRONG = {
  en: /\byou (?:also )?\w+s\b|\byou[^.;:]* and (?:has|scores|takes)\b/i,
  cs: /\bvy (?:si |se )?\p{L}+(?:ává|uje|í)(?!\p{L})|\p{L}í vy(?!\p{L})|\bvy [^.;]*(?:má|získává)(?!\p{L})/u,
};

test('whatever happens in a game can be told to the one who did it', { skip }, () => {
  const engine = new Engine(new WebAssembly.Module(readFileSync(ENGINE)));
  const codes = new Set();
  for (const setup of SETUPS) {
    const said = saidOf(engine, setup, 12);
    for (const lang of LANGS)
      for (const [text, code] of said[lang]) {
        const you = told(lang, text);
        codes.add(code);
        assert.ok(!you.includes(YOU), you);
        assert.doesNotMatch(you, WRONG[lang], text);
        if (process.env.YOU_SHOWN) console.log(`${code}: ${you}`);
      }
  }
  assert.ok(codes.size >= 30, [...codes].join(' '));
});

test('sentences as they shall be', () => {
  const Y = YOU;
  for (const [lang, about, you] of [
    ['en', `${Y} draws a tile.`, 'You draw a tile.'],
    [
      'en',
      `City completed: 2 tiles. ${Y} scores 4 points.`,
      'City completed: 2 tiles. You score 4 points.',
    ],
    [
      'en',
      `${Y} has the majority (2 : 1) and scores 4 points.`,
      'You have the majority (2 : 1) and score 4 points.',
    ],
    ['en', `${Y} also scores 4 points.`, 'You also score 4 points.'],
    ['en', `${Y}'s builder earns a second tile.`, 'Your builder earns a second tile.'],
    ['en', `It is ${Y}'s turn.`, 'It is your turn.'],
    ['en', `Figures of ${Y} return: 2 meeples.`, 'Figures of yours return: 2 meeples.'],
    ['en', `Eva takes 1 card from ${Y}.`, 'Eva takes 1 card from you.'],
    [
      'en',
      `${Y} does not place the tile; it leaves the game.`,
      'You do not place the tile; it leaves the game.',
    ],
    [
      'en',
      `Eva puts the robber on space 2, beside the counter of ${Y}.`,
      'Eva puts the robber on space 2, beside your counter.',
    ],
    ['en', 'Eva draws a tile.', 'Eva draws a tile.'],
    ['cs', `${Y} táhne kartičku.`, 'Táhnete kartičku.'],
    [
      'cs',
      `Město je uzavřené: 2 kartičky. ${Y} získává 4 body.`,
      'Město je uzavřené: 2 kartičky. Získáváte 4 body.',
    ],
    [
      'cs',
      `Převahu má ${Y} (2 : 1) a získává 4 body.`,
      'Převahu máte vy (2 : 1) a získáváte 4 body.',
    ],
    ['cs', `Také ${Y} získává 4 body.`, 'Také vy získáváte 4 body.'],
    ['cs', `${Y} si bere zpět opata: 3 body.`, 'Berete si zpět opata: 3 body.'],
    ['cs', `Na tahu je ${Y}.`, 'Na tahu jste vy.'],
    ['cs', `Vítězí ${Y}: 21 bodů.`, 'Vítězíte vy: 21 bodů.'],
    ['cs', `Začíná ${Y}.`, 'Začínáte vy.'],
    ['cs', `Eva bere 1 kartu, přichází o ni ${Y}.`, 'Eva bere 1 kartu, přicházíte o ni vy.'],
    ['cs', `Do zásoby se vrací: ${Y} – družiník.`, 'Do zásoby se vám vrací: družiník.'],
    ['cs', `${Y} kartičku nepřikládá, vyřazuje se.`, 'Kartičku nepřikládáte, vyřazuje se.'],
  ])
    assert.equal(told(lang, about).replaceAll('\u00a0', ' '), you);
});
