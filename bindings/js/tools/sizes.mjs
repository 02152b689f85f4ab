/*
 * What the package weighs, file by file, plain and packed.
 * usage: node sizes.mjs FOLDER    (with package/ and deskovka-*.tgz)
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [folder] = process.argv.slice(2);
const kB = (n) => `${(n / 1000).toFixed(0)} kB`;
for (const file of readdirSync(join(folder, 'package')).filter((f) => /\.(wasm|words)$/.test(f))) {
  const data = readFileSync(join(folder, 'package', file));
  console.log(`${file}: ${kB(data.length)}, ${kB(gzipSync(data, { level: 9 }).length)} gzipped`);
}
for (const file of readdirSync(folder).filter((f) => f.endsWith('.tgz')))
  console.log(`${join(folder, file)}: ${kB(readFileSync(join(folder, file)).length)}`);
