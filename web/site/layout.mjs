/* What every page of the site has around its text: contents, languages, search. */
import { dirname, relative } from 'node:path';

export const escape = (text) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const WORDS = {
  en: {
    other: 'Česky',
    search: 'Search the documents',
    skip: 'To the text',
    contents: 'Contents',
    foreign: '',
    marks:
      'Deskovka is not affiliated with the publishers of the games. The names are their owners’ marks.',
    before: 'Before this',
    after: 'After this',
  },
  cs: {
    other: 'English',
    search: 'Hledat v dokumentech',
    skip: 'K textu',
    contents: 'Obsah',
    foreign: 'anglicky',
    marks:
      'Deskovka nemá nic společného s vydavateli her. Názvy jsou ochrannými známkami svých majitelů.',
    before: 'Předchozí',
    after: 'Další',
  },
};

/* The pages a reader of this language is offered: his own, else the English ones. */
function offered(pages, language) {
  const own = (p) => pages.find((q) => q.name === p.name && q.language === language);
  return pages.filter((p) => p.language === language || (p.language === 'en' && !own(p)));
}

const between = (from, to) => relative(dirname(from.place), to.place);

function entry(page, p, words) {
  const foreign = p.language === page.language ? '' : ` <small>${words.foreign}</small>`;
  const here = p === page ? ' aria-current="page"' : '';
  return `<li><a href="${between(page, p)}"${here}>${escape(p.short ?? p.title)}</a>${foreign}</li>`;
}

/* Chapters of rulebooks stand in a list that opens. */
function sectionHtml(page, section, list, words) {
  const plain = list.filter((p) => !p.game);
  const games = [...new Set(list.flatMap((p) => p.game ?? []))];
  const books = games.map((game) => {
    const open = page.game === game ? ' open' : '';
    const chapters = list.filter((p) => p.game === game);
    const title = game[0].toUpperCase() + game.slice(1);
    return (
      `<li><details${open}><summary>${title}</summary><ul>` +
      `${chapters.map((p) => entry(page, p, words)).join('')}</ul></details></li>`
    );
  });
  const open = page.section === section ? ' open' : '';
  return (
    `<details class="section"${open}><summary>${escape(section.title[page.language])}</summary>` +
    `<ul>${books.join('')}${plain.map((p) => entry(page, p, words)).join('')}</ul></details>`
  );
}

function navigation(page, pages, sections, words) {
  const list = offered(pages, page.language);
  const parts = sections.map((s) =>
    sectionHtml(
      page,
      s,
      list.filter((p) => p.section === s),
      words,
    ),
  );
  return `<nav id="contents" aria-label="${words.contents}">${parts.join('')}</nav>`;
}

/* The pages before and after in the order of the contents. */
function neighbours(page, pages, words) {
  const list = offered(pages, page.language);
  const at = list.indexOf(page);
  const link = (p, word, rel) =>
    p
      ? `<a rel="${rel}" href="${between(page, p)}"><small>${word}</small> ${escape(p.title)}</a>`
      : '<span></span>';
  const before = link(list[at - 1], words.before, 'prev');
  const after = link(list[at + 1], words.after, 'next');
  return `<p class="neighbours">${before}${after}</p>`;
}

/** A whole page of the site. */
export function document(page, pages, sections) {
  const words = WORDS[page.language];
  const up = relative(dirname(page.place), '.') || '.';
  const foreign = page.language === 'en' ? 'cs' : 'en';
  const other =
    pages.find((p) => p.name === page.name && p.language === foreign) ??
    pages.find((p) => p.name === 'start' && p.language === foreign);
  return `<!doctype html>
<html lang="${page.language}" data-up="${up}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${page.title === 'Deskovka' ? '' : `${escape(page.title)} · `}Deskovka</title>
<link rel="stylesheet" href="${up}/site.css">
<script type="module" src="${up}/search.js"></script>
<a class="skip" href="#text">${words.skip}</a>
<header>
<a class="home" href="${between(
    page,
    pages.find((p) => p.name === 'start' && p.language === page.language),
  )}">Deskovka</a>
<a class="menu" href="#contents">${words.contents}</a>
<form role="search"><input type="search" id="search" placeholder="${words.search}" aria-label="${words.search}" autocomplete="off"></form>
<a class="language" lang="${foreign}" hreflang="${foreign}" href="${between(page, other)}">${words.other}</a>
</header>
<div class="page">
${navigation(page, pages, sections, words)}
<main id="text" tabindex="-1">
<div id="found" role="status" hidden></div>
<article>
${page.html}
</article>
${neighbours(page, pages, words)}
</main>
</div>
<footer>${words.marks}</footer>
</html>
`;
}
