/*
 * The documents as a small site: every page of contents.txt as HTML in its
 * languages, the rulebooks by chapters with a picture each, and an index to
 * search in.  Nothing in it asks another host for anything.  A link that leads
 * nowhere, a heading that is not there, or a document that contents.txt forgets
 * stops the build.
 * usage: node site/build.mjs PROGRAM ENGINE.wasm FOLDER
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { Marked } from 'marked';
import { rulePictures } from '../tools/rulepictures.mjs';
import { document, escape } from './layout.mjs';
import { ruleChapters } from './rules.mjs';

const [program, engine, out] = process.argv.slice(2);
const here = import.meta.dirname;
const root = join(here, '../..');
const docs = join(root, 'doc');
const LANGUAGES = ['en', 'cs'];
/* Where sources are that documents point to: the site has none of them. */
const faults = [];

/** The name by which a heading is linked to, as in tests/test_readme.sh. */
function anchorOf(text) {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replace(/ /g, '-');
}

/* contents.txt: sections with the names of their pages. */
function readContents() {
  const sections = [];
  for (const line of readFileSync(join(here, 'contents.txt'), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (!line.startsWith('section ')) sections.at(-1).names.push(line);
    else {
      const [en, cs] = line.slice('section '.length).split(' | ');
      sections.push({ title: { en, cs }, names: [] });
    }
  }
  return sections;
}

/* A document in a language: its title, its text, where it goes. */
function readDocument(name, language) {
  const own = join(docs, language === 'en' ? `${name}.md` : `${name}.${language}.md`);
  if (!existsSync(own)) return null;
  const text = readFileSync(own, 'utf8');
  const title = (/^# (.*)$/m.exec(text)?.[1] ?? name).replaceAll('`', '');
  return { name, language, source: relative(docs, own), title, text };
}

/** Where a page goes: the English ones above, others in a folder of theirs. */
function placeOf(name, language) {
  const file = `${name.replace('/README', '')}.html`.replace(/^start\.html$/, 'index.html');
  return language === 'en' ? file : `${language}/${file}`;
}

/* All pages of all languages, rulebooks included, with their sections. */
function readPages(sections, pictures) {
  const pages = [];
  for (const section of sections)
    for (const entry of section.names) {
      const [word, game] = entry.split(' ');
      for (const language of LANGUAGES) {
        const made =
          word === 'rules'
            ? ruleChapters({ program, root, game, language, pictures, out })
            : [readDocument(entry, language)];
        for (const page of made)
          if (page) pages.push({ ...page, section, place: placeOf(page.name, language) });
      }
    }
  return pages;
}

/* The page that a document's link means, in the reader's language if it is there. */
function targetOf(page, href, pages) {
  const [path, anchor] = href.split('#');
  const file = path === '' ? page.source : normalize(join(dirname(page.source), path));
  const found = pages.filter((p) => p.source === file || p.place === file);
  const mine = found.map((p) =>
    pages.find((q) => q.name === p.name && q.language === page.language),
  );
  const to = path === '' ? page : (mine[0] ?? found[0]);
  return { file, anchor, to };
}

function linkOf(page, href, pages) {
  if (/^[a-z]+:/.test(href)) return href;
  const { file, anchor, to } = targetOf(page, href, pages);
  if (to) {
    if (anchor && to.language === 'en') page.asks.push([to, anchor, href]);
    const path = relative(dirname(page.place), to.place);
    return anchor ? `${path}#${anchor}` : path;
  }
  /* Sources are named, not linked. */
  if (existsSync(join(docs, file))) return null;
  faults.push(`${page.source}: the link ${href} leads nowhere`);
  return null;
}

/* Markdown to HTML: headings with names, links within the site, pictures beside. */
function renderer(page, pages) {
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = anchorOf(text.replace(/[`*]/g, ''));
        page.anchors.add(id);
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const to = linkOf(page, href, pages);
        let text = this.parser.parseInline(tokens);
        /* Readers of the site know pages by their titles, not by their files. */
        if (to !== null && /^[\w./-]+\.md$/.test(text))
          text = escape(targetOf(page, href, pages).to?.title ?? text);
        return to === null ? text : `<a href="${escape(to)}">${text}</a>`;
      },
      image({ href, text }) {
        const file = normalize(join(dirname(page.source), href));
        if (!existsSync(join(docs, file))) faults.push(`${page.source}: no picture ${href}`);
        const path = relative(dirname(page.place), file);
        return `<img src="${escape(path)}" alt="${escape(text)}" loading="lazy">`;
      },
      html({ text }) {
        return escape(text);
      },
    },
  });
  return (text) => marked.parse(text);
}

/* What is searched in: every heading with the words below it. */
function indexOf(page) {
  const parts = page.html.split(/(?=<h[1-4] id=")/);
  return parts.flatMap((part) => {
    const head = /^<h[1-4] id="([^"]*)">(.*?)<\/h[1-4]>/s.exec(part);
    if (!head) return [];
    const plain = (html) =>
      html
        .replace(/<[^>]*>/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, '&')
        .replace(/\s+/g, ' ')
        .trim();
    const text = plain(part.slice(head[0].length)).slice(0, 4000);
    return [[page.place, head[1], page.title, plain(head[2]), text]];
  });
}

function write(place, text) {
  const file = join(out, place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}

const forgotten = (names) =>
  readdirSync(docs, { recursive: true })
    .filter((f) => f.endsWith('.md') && !/\.cs\.md$/.test(f))
    .filter((f) => !names.includes(f.replace(/\.md$/, '')));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const sections = readContents();
for (const f of forgotten(sections.flatMap((s) => s.names)))
  faults.push(`${f}: not in web/site/contents.txt`);
const pages = readPages(sections, await rulePictures(engine, root));
for (const page of pages) Object.assign(page, { anchors: new Set(), asks: [] });
for (const page of pages) {
  page.html ??= renderer(page, pages)(page.text);
  for (const [, id] of page.html.matchAll(/ id="([^"]+)"/g)) page.anchors.add(id);
}
for (const page of pages)
  for (const [to, anchor, href] of page.asks)
    if (!to.anchors.has(anchor)) faults.push(`${page.source}: no heading ${href}`);
for (const page of pages) write(page.place, document(page, pages, sections));
for (const language of LANGUAGES) {
  /* What is there in one language only is found in the other, too, behind its own. */
  const own = pages.filter((p) => p.language === language);
  const others = pages.filter((p) => own.every((q) => q.name !== p.name));
  const rows = [...own, ...others].flatMap(indexOf);
  write(`search.${language}.json`, JSON.stringify(rows));
}
const { outputFiles } = buildSync({
  entryPoints: [join(here, 'search.ts')],
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  write: false,
});
write('search.js', outputFiles[0].text);
write('site.css', readFileSync(join(here, 'site.css'), 'utf8'));
for (const f of readdirSync(join(docs, 'pictures')).filter((x) => /\.(svg|png)$/.test(x)))
  cpSync(join(docs, 'pictures', f), join(out, 'pictures', f), { recursive: true });
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const size = execFileSync('du', ['-sk', out], { encoding: 'utf8' }).split('\t')[0];
console.log(`site: ${pages.length} pages in ${LANGUAGES.length} languages, ${size} kB`);
