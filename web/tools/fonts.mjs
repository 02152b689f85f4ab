/*
 * Makes the fonts of the page: the letters that English and Czech need, in the
 * weights the page uses.  Run by `make fonts`; what comes out is kept in
 * web/fonts, with its licence.
 * usage: node tools/fonts.mjs FOLDER (with node_modules of the fonts)
 */
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FONTS, LETTERS } from './letters.mjs';

const from = resolve(process.argv[2]);
const out = join(dirname(fileURLToPath(import.meta.url)), '../fonts');
const subset = createRequire(join(from, 'package.json'))('subset-font');
const modules = join(from, 'node_modules');

/* What text and numbers need; small capitals and the like stay away. */
const keepFeatures = ['kern', 'liga', 'lnum', 'tnum', 'locl', 'ccmp', 'mark'];

for (const font of FONTS) {
  for (const part of ['latin', 'latin-ext']) {
    const source = readFileSync(join(modules, font.source.replace('PART', part)));
    const options = { targetFormat: 'woff2', keepFeatures, ...font.options };
    const made = await subset(source, LETTERS, options);
    writeFileSync(join(out, `${font.name}-${part}.woff2`), made);
    console.log(`${font.name}-${part}.woff2: ${made.length} bytes`);
  }
  const licence = readFileSync(join(modules, font.source.split('/files/')[0], 'LICENSE'));
  writeFileSync(join(out, `OFL-${font.family.replace(' ', '')}.txt`), licence);
}
