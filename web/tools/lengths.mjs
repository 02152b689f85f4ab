/*
 * Lengths of the page's sources, as tools/check-src.sh counts them for C: no
 * function over 100 lines, no file over 600, no line over 100 columns that
 * could be shorter (a long text stays whole).
 * usage: node tools/lengths.mjs [FILE...]
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { __debug } from 'prettier';

const FUNCTION_MOST = 100;
const FILE_MOST = 600;
const COLUMNS = 100;
const here = join(dirname(fileURLToPath(import.meta.url)), '..');

function sources(dir) {
  return readdirSync(join(here, dir)).flatMap((f) => {
    const path = `${dir}/${f}`;
    if (statSync(join(here, path)).isDirectory()) return sources(path);
    return /\.(ts|tsx|mjs)$/.test(f) ? [path] : [];
  });
}

/* Every function of a tree: its name where it has one, and its lines. */
function* functions(node, name = '') {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const x of node) yield* functions(x, name);
    return;
  }
  const own = node.id?.name ?? node.key?.name ?? name;
  if (/Function|^(Class|Object)Method$/.test(node.type ?? '') && node.body?.loc) {
    const { start, end } = node.body.loc;
    yield {
      name: own || 'a function',
      line: node.loc.start.line,
      lines: end.line - start.line - 1,
    };
  }
  for (const [key, x] of Object.entries(node))
    if (key !== 'loc' && key !== 'comments' && key !== 'tokens') yield* functions(x, own);
}

/* A line that holds a long text, a path of a drawing or an address. */
const hasLongText = (line) => /(['"])(?:(?!\1).){60,}|`.{60,}`|\/.{60,}\//.test(line);

const faults = [];
const all = [];
const sizes = [];
const files =
  process.argv.length > 2
    ? process.argv.slice(2).map((f) => relative(here, f))
    : ['src', 'tests', 'tools', '../bindings/js'].flatMap(sources).concat('build.mjs');
for (const file of files) {
  const text = readFileSync(join(here, file), 'utf8');
  const rows = text.replace(/\n$/, '').split('\n');
  sizes.push({ file, lines: rows.length });
  if (rows.length > FILE_MOST)
    faults.push(`web/${file}: ${rows.length} lines (limit ${FILE_MOST})`);
  rows.forEach((row, i) => {
    if ([...row].length > COLUMNS && !hasLongText(row))
      faults.push(`web/${file}:${i + 1}: over ${COLUMNS} columns`);
  });
  if (!/^\s*(#!.*\n)?\/\*/.test(text)) faults.push(`web/${file}: does not say what it holds`);
  const parser = file.endsWith('.mjs') ? 'babel' : 'babel-ts';
  const { ast } = await __debug.parse(text, { parser, filepath: file });
  for (const f of functions(ast.program ?? ast)) {
    all.push({ ...f, file });
    if (f.lines > FUNCTION_MOST)
      faults.push(`web/${file}:${f.line}: ${f.name} has ${f.lines} lines (limit ${FUNCTION_MOST})`);
  }
}

all.sort((a, b) => b.lines - a.lines);
sizes.sort((a, b) => b.lines - a.lines);
const part = (p) => all[Math.floor(all.length * p)]?.lines ?? 0;
console.log(
  `TypeScript functions: ${all.length}, median ${part(0.5)}, p90 ${part(0.1)}, longest ${part(0)} lines`,
);
for (const f of all.slice(0, 5)) console.log(`${f.lines} web/${f.file}:${f.line} ${f.name}`);
console.log('longest files:');
for (const f of sizes.slice(0, 5)) console.log(`${f.lines} web/${f.file}`);
for (const f of faults) console.log(`check-src: ${f}`);
process.exit(faults.length > 0 ? 1 : 0);
