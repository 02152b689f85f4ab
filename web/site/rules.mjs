/* The rulebook of a game as pages of the site: a chapter each, with its picture. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escape } from './layout.mjs';

const SEE = { en: 'See also', cs: 'Viz též' };
const EDITIONS = {
  en: {
    first: 'first edition',
    c2: 'second edition',
    bb5: 'Big Box 5',
    bb6: 'Big Box 6',
    '34p': 'three and four players',
    '2p': 'two players',
  },
  cs: {
    first: 'první vydání',
    c2: 'druhé vydání',
    bb5: 'Big Box 5',
    bb6: 'Big Box 6',
    '34p': 'tři a čtyři hráči',
    '2p': 'dva hráči',
  },
};

const ask = (program, ...args) =>
  execFileSync(program, ['rules', ...args], { encoding: 'utf8', maxBuffer: 1 << 26 });

/* The title of a chapter, as the rulebook has it. */
function titleOf(program, game, chapter, language) {
  const html = ask(program, '--chapter', chapter, game, '--format', 'html', '--lang', language);
  return new RegExp(`<h3 id="${chapter}">(.*?)</h3>`).exec(html)?.[1] ?? chapter;
}

/* Day and night of the same position, beside the pages. */
function draw({ program, out, game, chapter, view }) {
  const name = `pictures/rules/${game}-${chapter}`;
  const file = join(out, `${name}.view`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, view);
  const options = ['--bare', '--theme', 'auto', '--px', '90', '--out', join(out, `${name}.svg`)];
  execFileSync(program, ['render', ...options, file]);
  rmSync(file);
  return `${name}.svg`;
}

/* Where a rule holds, if not everywhere. */
function whereOf(rule, language) {
  const names = EDITIONS[language];
  const listed = rule.editions.filter((e) => names[e]);
  const whole = rule.game === 'carcassonne' ? listed.length === 4 : rule.editions.includes('all');
  if (whole || listed.length === 0) return '';
  return `<p class="where">${listed.map((e) => names[e]).join(' · ')}</p>`;
}

function ruleHtml(rule, language, chapterOf, chapter) {
  const see = (rule.see ?? [])
    .filter((id) => chapterOf.has(id))
    .map((id) => {
      const other = chapterOf.get(id);
      const page = other.chapter === chapter ? '' : `${rule.game}-${other.chapter}.html`;
      return `<a href="${page}#${id}">${escape(other.topic)}</a>`;
    });
  return (
    `<h3 id="${rule.id}">${escape(rule.topic[language])} <small>${rule.id}</small></h3>\n` +
    `${whereOf(rule, language)}<p>${escape(rule.text[language])}</p>\n` +
    (see.length > 0 ? `<p class="see">${SEE[language]}: ${see.join(', ')}</p>\n` : '')
  );
}

/** The chapters of GAME's rulebook: pages as site/build.mjs wants them. */
export function ruleChapters({ program, game, language, pictures, out }) {
  const all = JSON.parse(ask(program, '--json', '--lang', language)).rules;
  const rules = all.filter((r) => r.game === game);
  const chapterOf = new Map(
    rules.map((r) => [r.id, { chapter: r.chapter, topic: r.topic[language] }]),
  );
  return [...new Set(rules.map((r) => r.chapter))].map((chapter) => {
    const title = titleOf(program, game, chapter, language);
    const picture = draw({ program, out, game, chapter, view: pictures[`${game}/${chapter}`] });
    const path = language === 'en' ? picture : `../../${picture}`;
    const up = language === 'en' ? '../' : '';
    const body = rules.filter((r) => r.chapter === chapter);
    return {
      name: `rules/${game}-${chapter}`,
      language,
      game,
      source: `rules/${game}-${chapter}`,
      title,
      html:
        `<h1 id="${chapter}">${title}</h1>\n` +
        `<figure><img src="${up}${path}" alt="${title}"></figure>\n` +
        body.map((r) => ruleHtml(r, language, chapterOf, chapter)).join(''),
    };
  });
}
