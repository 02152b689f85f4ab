/* data/rules/*.rules (format: tools/mkrules.c) as JSON for the rule browser. */
import { readFileSync } from 'node:fs';

const LANG = { en: 0, cs: 1 };

function readBook(file) {
  const book = { game: '', sections: [] };
  let into = null;
  for (const raw of readFileSync(file, 'utf8').split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [word, ...rest] = line.split(' ');
    const text = rest.join(' ');
    const add = (pair, lang, more) => {
      pair[LANG[lang]] = pair[LANG[lang]] === '' ? more : `${pair[LANG[lang]]} ${more}`;
    };
    if (word === 'game') {
      book.game = text;
      into = { text: ['', ''] };
    } else if (word === 'section') {
      into = { title: ['', ''], rules: [] };
      book.sections.push(into);
    } else if (word === 'rule') {
      into = { id: text, topic: ['', ''], text: ['', ''], see: [] };
      book.sections[book.sections.length - 1].rules.push(into);
    } else if (word === 'topic') add(into.topic, rest[0], rest.slice(1).join(' '));
    else if (word === 'see')
      into.see.push(
        ...text
          .replace(/\s#.*$/, '')
          .split(/\s+/)
          .filter(Boolean),
      );
    else if (word in LANG) add(into.title ?? into.text, word, text);
    else if (word !== 'in') throw new Error(`${file}: ${line}`);
  }
  return book;
}

export function rulesJson(files) {
  return JSON.stringify(files.map(readBook));
}
