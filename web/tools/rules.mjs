/*
 * data/rules/*.rules (format: tools/mkrules.c) as JSON for the rule browser:
 * every text by the tag of its language.
 */
import { readFileSync } from 'node:fs';

function readBook(file, tags) {
  const book = { game: '', sections: [] };
  let into = null;
  for (const raw of readFileSync(file, 'utf8').split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [word, ...rest] = line.split(' ');
    const text = rest.join(' ');
    const add = (texts, lang, more) => {
      texts[lang] = texts[lang] === undefined ? more : `${texts[lang]} ${more}`;
    };
    if (word === 'game') {
      book.game = text;
      into = { text: {} };
    } else if (word === 'section') {
      into = { title: {}, rules: [] };
      book.sections.push(into);
    } else if (word === 'rule') {
      into = { id: text, topic: {}, text: {}, see: [] };
      book.sections[book.sections.length - 1].rules.push(into);
    } else if (word === 'topic') add(into.topic, rest[0], rest.slice(1).join(' '));
    else if (word === 'see')
      into.see.push(
        ...text
          .replace(/\s#.*$/, '')
          .split(/\s+/)
          .filter(Boolean),
      );
    else if (tags.includes(word)) add(into.title ?? into.text, word, text);
    else if (word !== 'in') throw new Error(`${file}: ${line}`);
  }
  return book;
}

/* The letters of the pseudo-language, as the generator wrote them. */
function letters({ texts }) {
  const map = new Map();
  for (const [key, text] of Object.entries(texts.en)) {
    const other = texts['x-pseudo'][key];
    if (typeof text === 'string')
      [...text].forEach((c, i) => /[a-z]/i.test(c) && map.set(c, [...other][i]));
  }
  return (text) => [...text].map((c) => map.get(c) ?? c).join('');
}

function disguise(book, pseudo) {
  const add = (texts) => (texts['x-pseudo'] = pseudo(texts.en ?? ''));
  for (const s of book.sections) {
    add(s.title);
    for (const r of s.rules) [r.topic, r.text].forEach(add);
  }
  return book;
}

/* `said`: what tools/messages.mjs made. */
export function rulesJson(files, said) {
  const tags = said.languages.map((l) => l.tag);
  const books = files.map((f) => readBook(f, tags));
  if (tags.includes('x-pseudo')) books.forEach((b) => disguise(b, letters(said)));
  return JSON.stringify(books);
}
