/*
 * The words of the element (board.ts), from the page's catalogues: a module.
 * usage: node words.mjs GEN-DIR >words.ts
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const gen = process.argv[2];
const read = (name) => JSON.parse(readFileSync(join(gen, name), 'utf8'));
const KEYS = [
  'replay.first',
  'replay.back',
  'replay.play',
  'replay.pause',
  'replay.next',
  'replay.last',
  'replay.at',
  'replay.failed',
];

const book = read('messages_page.json');
const words = Object.fromEntries(
  read('words.json').map(({ tag }) => [
    tag,
    Object.fromEntries(KEYS.map((key) => [key, book[key].text[tag].join('')])),
  ]),
);
console.log(
  `/* Made by tools/words.mjs. */\nexport const words = ${JSON.stringify(words, null, 2)};`,
);
