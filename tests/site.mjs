/*
 * Holds of a built site: every link and picture leads to something in it, nothing
 * is asked of another host, pages for people are there in both languages, every
 * rule has its place, and the search finds what is looked for.
 * usage: node tests/site.mjs SITE
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const site = resolve(process.argv[2]);
let passed = 0;
let failed = 0;
function check(ok, what) {
  if (ok) passed++;
  else {
    failed++;
    console.log(`FAIL ${what}`);
  }
}

const pages = readdirSync(site, { recursive: true }).filter((f) => f.endsWith('.html'));
const html = new Map(pages.map((p) => [p, readFileSync(join(site, p), 'utf8')]));
const ids = new Map(
  [...html].map(([p, text]) => [p, new Set([...text.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]))]),
);
for (const [page, text] of html) {
  const broken = [];
  for (const [, how, to] of text.matchAll(/ (href|src)="([^"]*)"/g)) {
    if (/^[a-z]+:/.test(to)) {
      if (how === 'src') broken.push(`asks another host: ${to}`);
      continue;
    }
    const [path, anchor] = to.split('#');
    const file = path === '' ? page : normalize(join(dirname(page), path));
    if (!existsSync(join(site, file))) broken.push(to);
    else if (anchor && ids.has(file) && !ids.get(file).has(anchor)) broken.push(to);
  }
  check(broken.length === 0, `${page}: ${broken.join(', ')}`);
  check(/<html lang="(en|cs)"/.test(text) && /<h1/.test(text), `${page}: language and title`);
  check(!/<title>Deskovka · Deskovka</.test(text), `${page}: its title says Deskovka twice`);
  /* Lists of pages and the bar of the window show titles as plain words. */
  check(!/<(title|nav)\b[^]*?`[^]*?<\/\1>/.test(text), `${page}: marks of code in a title`);
  check(!/<(script(?! type="module" src="[./]+search\.js")|style|iframe)/.test(text), `${page}: code`);
}
for (const name of ['index', 'play', 'learn', 'referee', 'host', 'catan', 'ratings'])
  for (const place of ['', 'cs/']) check(html.has(`${place}${name}.html`), `${place}${name}.html`);

/* Every rule of every game once in each language, every chapter with its picture. */
const folder = resolve(import.meta.dirname, '../data/rules');
for (const file of readdirSync(folder).filter((f) => f.endsWith('.rules'))) {
  const game = file.replace('.rules', '');
  const rules = [...readFileSync(join(folder, file), 'utf8').matchAll(/^rule (\S+)/gm)];
  for (const place of [`rules/${game}-`, `cs/rules/${game}-`]) {
    const chapters = pages.filter((p) => p.startsWith(place));
    const found = chapters.flatMap((p) => [...ids.get(p)]);
    const lost = rules.filter(([, r]) => found.filter((id) => id === r).length !== 1);
    check(lost.length === 0, `${place}: ${lost.map((r) => r[1]).join(' ')}`);
    const titles = chapters.map((p) => /<h1[^>]*>(.*?)<\/h1>/.exec(html.get(p))?.[1]);
    check(new Set(titles).size === titles.length, `${place}: every chapter its own title`);
    for (const p of chapters) check(/<figure><img/.test(html.get(p)), `${p}: its picture`);
  }
}

const { find } = await import(pathToFileURL(join(site, 'search.js')));
const ASKED = [
  ['en', 'backup', 'host.html'],
  ['en', 'VectorEnv', 'python.html'],
  ['en', 'longest road', 'rules/catan-awards.html'],
  ['en', 'BASE-S4', 'rules/carcassonne-scoring.html'],
  ['cs', 'prist', 'cs/rules/catan-harbours.html'],
  ['cs', 'řeka louky', 'cs/rules/carcassonne-river.html'],
  ['cs', 'zalohy', 'cs/host.html'],
  ['cs', 'VectorEnv', 'python.html'],
  ['cs', 'BASE-S4', 'cs/rules/carcassonne-scoring.html'],
];
check(ids.get('cs/index.html')?.has('dvema-prikazy'), 'names of Czech headings keep their letters');
for (const [language, query, place] of ASKED) {
  const rows = JSON.parse(readFileSync(join(site, `search.${language}.json`), 'utf8'));
  const hits = find(rows, query).slice(0, 5);
  check(
    hits.some((h) => h[0] === place),
    `"${query}" finds ${place}, not only ${hits.map((h) => h[0]).join(', ')}`,
  );
}
const rows = JSON.parse(readFileSync(join(site, 'search.en.json'), 'utf8'));
check(find(rows, 'xyzzy').length === 0 && find(rows, ' . ').length === 0, 'nothing is found');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
