/*
 * The library as two files for other people's trees: deskovka.h, all public
 * headers in one, and deskovka.c, everything behind them.
 *
 * Files of the library do not know of each other's static functions, tags and
 * macros, so the same name may mean different things in two of them.  In one
 * file it may not: a name that several files define gets the name of its file
 * behind it, there and in every file that includes it.
 *
 * usage: node tools/amalgamate.mjs OUT_DIR VERSION FILE.c...
 *   the sources, as `make print-lib` lists them
 */
import fs from 'node:fs';
import path from 'node:path';

const [out, version, ...sources] = process.argv.slice(2);
const gen = path.dirname(sources.find((f) => f.includes('/gen/')));
const ROOTS = ['src', gen, 'include'];

// ---- files and what they include --------------------------------------------

const texts = new Map();
const read = (file) => {
  if (!texts.has(file)) texts.set(file, fs.readFileSync(file, 'utf8'));
  return texts.get(file);
};

const INCLUDE = /^[ \t]*#[ \t]*include "([^"]+)".*$/gm;

function resolve(name, from) {
  for (const root of [...ROOTS, path.dirname(from)]) {
    const file = path.join(root, name);
    if (fs.existsSync(file)) return file;
  }
  throw new Error(`${from}: ${name} is nowhere`);
}

const includesOf = (file) =>
  [...read(file).matchAll(INCLUDE)].map((m) => resolve(m[1], file));

const closures = new Map();
/** The file and all it includes, at any depth. */
function closure(file) {
  if (!closures.has(file)) {
    const all = new Set([file]);
    closures.set(file, all);
    for (const h of includesOf(file)) closure(h).forEach((f) => all.add(f));
  }
  return closures.get(file);
}

const isPublic = (file) => file.startsWith('include/');

// ---- what a file defines ------------------------------------------------------

/** The text without comments, strings and the bodies of functions. */
const bare = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, '0');

/** Names in the space of tags, of macros, and of everything else. */
function definitions(file) {
  const text = bare(read(file));
  const code = text.replace(/^[ \t]*#.*(?:\\\n.*)*/gm, '');
  const found = { tag: new Set(), macro: new Set(), name: new Set() };
  const add = (kind, pattern, from) => {
    for (const m of from.matchAll(pattern)) if (m[1]) found[kind].add(m[1]);
  };
  add('macro', /^[ \t]*#[ \t]*define (\w+)/gm, text);
  add('tag', /^(?:typedef )?(?:struct|union|enum) (\w+) ?\{/gm, code);
  add('name', /^static [^=;{]*?(\w+)\s*\(/gm, code);
  add('name', /^static [^=;({]*?(\w+)(?:\[[^=;]*)?\s*[=;]/gm, code);
  add('name', /^static (?:const )?(?:struct|union|enum)[^;{}()=]*\{[^}]*\n\} (?:const )?(\w+)/gm, code);
  add('name', /^typedef [^;{]*?(\w+)(?:\s*__attribute__.*|\([^;]*\))?;/gm, code);
  for (const m of code.matchAll(/^(?:typedef )?enum (?:\w+ )?\{([^}]*)\}/gm))
    add('name', /(?:^|,)\s*(\w+)(?!\w|\()/g, m[1]);
  for (const m of text.matchAll(/^[ \t]*#[ \t]*undef (\w+)/gm)) found.macro.delete(m[1]);
  return found;
}

const files = [...new Set(sources.flatMap((f) => [...closure(f)]))];
const defined = new Map(files.map((f) => [f, definitions(f)]));

/** kind, name -> the files that define it. */
const owners = new Map();
for (const [file, kinds] of defined) {
  for (const kind of Object.keys(kinds)) {
    for (const name of kinds[kind]) {
      const space = kind === 'tag' ? 'tag' : 'name';
      const key = `${space} ${name}`;
      owners.set(key, (owners.get(key) ?? new Set()).add(file));
    }
  }
}

/** Functions that files share; a static one of that name has to give way. */
const EXTERN = /^(?!static|typedef|#)[a-z][\w ]*[ *]\**(\w+)\(/gm;
const externs = new Set(files.flatMap((f) => [...bare(read(f)).matchAll(EXTERN)].map((m) => m[1])));

const isMacro = (name) => files.some((f) => defined.get(f).macro.has(name));

const suffixes = new Map();
/** A short name for the file that no other file has. */
function suffix(file) {
  if (!suffixes.has(file)) {
    const parts = file.replace(/\.(gen\.)?[ch]$/, '').split('/').reverse();
    const end = file.endsWith('.h') ? '_h' : '';
    let name = parts[0].replace(/\W/g, '_') + end;
    for (let i = 1; [...suffixes.values()].includes(name); i++)
      name = `${parts[i]}_${name}`;
    suffixes.set(file, name);
  }
  return suffixes.get(file);
}

/** Static functions that a macro of a header makes in whoever uses it. */
const MAKER = /^#define (\w+)\(.*\\\n(?:.*\\\n)*.*\n/gm;
const makers = files.flatMap((f) =>
  [...read(f).matchAll(MAKER)].map((m) => ({
    macro: m[1],
    names: [...m[0].matchAll(/\bstatic [^=;{]*?(\w+)\(/g)].map((n) => n[1]),
  })),
);
const made = (file) =>
  makers
    .filter((m) => new RegExp(`^${m.macro}\\(`, 'm').test(read(file)))
    .flatMap((m) => m.names);

// ---- renaming -----------------------------------------------------------------

/** A private header may define a public name (struct dsk_rules): the same. */
const isShared = (name) => /^(dsk_|DSK_|__)/.test(name);

/** Struct and union bodies at the outer level, where fields are declared. */
const BODIES = /^(?:typedef |static (?:const )?)?(?:struct|union)[^;{}()=]*\{[\s\S]*?^\}/gm;

const renameTag = (text, name, to) =>
  text.replace(new RegExp(`\\b(struct|union|enum)(\\s+)${name}\\b`, 'g'), `$1$2${to}`);

function renameOrdinary(text, name, to) {
  const word = new RegExp(
    `(?<![\\w.]|->|\\b(?:struct|union|enum)\\s+)${name}\\b`,
    'g',
  );
  const plain = (part) => part.replace(word, to);
  let result = '';
  let at = 0;
  for (const m of text.matchAll(BODIES)) {
    result += plain(text.slice(at, m.index)) + m[0];
    at = m.index + m[0].length;
  }
  return result + plain(text.slice(at));
}

/** A tag that a header only mentions: whoever includes it knows the owner. */
function meant(file, space, where) {
  if (space !== 'tag' || !file.endsWith('.h')) return undefined;
  const users = files.filter((f) => closure(f).has(file));
  return [...where].find((owner) => users.some((f) => closure(f).has(owner)));
}

/**
 * The file with every name that is not alone under the name of its owner.
 * Constants get theirs by a macro around the file, because others are put
 * together of pieces (PH_##name).
 */
function renamed(file) {
  let text = read(file);
  const seen = closure(file);
  const around = new Map(made(file).map((name) => [name, `${name}__${suffix(file)}`]));
  for (const [key, where] of owners) {
    const [space, name] = key.split(' ');
    if ((where.size < 2 && !externs.has(name)) || isShared(name)) continue;
    const visible = [...where].filter((f) => seen.has(f));
    const owner = visible.includes(file) ? file : (visible[0] ?? meant(file, space, where));
    if (owner === undefined) continue;
    const to = `${name}__${suffix(owner)}`;
    if (space === 'tag') text = renameTag(text, name, to);
    else if (/[a-z]/.test(name)) text = renameOrdinary(text, name, to);
    else if (isMacro(name)) text = text.replace(new RegExp(`\\b${name}\\b`, 'g'), to);
    else around.set(name, to);
  }
  return { text, around };
}

// ---- writing --------------------------------------------------------------------

const SYSTEM = /^[ \t]*#[ \t]*include <([^>]+)>.*\n/gm;
const GUARD = /^#ifndef (\w+_H)\n#define \1\n/m;
const systems = new Set(['stddef.h', 'stdint.h']);
const written = new Set();
const lines = [];

/** The file's text; what it includes is written before it, or in its place. */
function body(file, into) {
  const { text, around } = renamed(file);
  for (const m of text.matchAll(SYSTEM)) systems.add(m[1]);
  const rest = text.replace(SYSTEM, '').replace(INCLUDE, (line, name) => {
    const h = resolve(name, file);
    if (!GUARD.test(read(h))) return body(h, into).text;
    if (!isPublic(h)) write(h, into);
    return '';
  });
  return { text: rest, around };
}

/**
 * C++ wants a cast where C turns a `void *` into another pointer; one more where
 * there was none changes nothing.  `class` is a word of its own there.
 */
const POINTER =
  /^(\s+)((?:static )?(?:const )?(?:struct |enum |union )?\w+ \*)((?:const )?\w+) = ([\w.>[\]-]+);$/gm;
const castForCpp = (text) =>
  text
    .replace(POINTER, (_, space, type, name, from) =>
      `${space}${type}${name} = (${type.replace('static ', '')})${from};`)
    .replace(/\bclass\b(?=[ ,)[;=])(?![^\n]*\*\/)/g, 'class_');

function write(file, into) {
  if (written.has(file)) return;
  written.add(file);
  const { text, around } = body(file, into);
  into.push(`\n/* ======== ${file.replace(/^.*gen\//, 'generated: ')} ======== */\n`);
  for (const [name, to] of around) into.push(`#define ${name} ${to}\n`);
  into.push(castForCpp(text).trim() + '\n');
  for (const name of around.keys()) into.push(`#undef ${name}\n`);
  if (!file.endsWith('.c')) return;
  for (const name of defined.get(file).macro) {
    const alone = owners.get(`name ${name}`).size === 1;
    into.push(`#undef ${alone ? name : `${name}__${suffix(file)}`}\n`);
  }
}

/** All public headers in one, each once. */
function header() {
  const done = new Set();
  const parts = [];
  const visit = (file) => {
    if (done.has(file)) return;
    done.add(file);
    includesOf(file).forEach(visit);
    parts.push(read(file).replace(INCLUDE, '').trim() + '\n');
  };
  fs.readdirSync('include').sort().forEach((f) => visit(`include/${f}`));
  return parts.join('\n');
}

/** What files share with each other is nobody else's: dsk__NAME, hidden. */
const SHARED = /^(?!static|typedef|extern)(?:const )?[a-z]\w*[^;(){}=]*?[ *](\w+)(?:\[[^=;]*)?\s*=/gm;
function inner() {
  const names = new Set(externs);
  for (const f of files) for (const m of bare(read(f)).matchAll(SHARED)) names.add(m[1]);
  const open = bare(header());
  return [...names]
    .filter((name) => !isShared(name) && !new RegExp(`\\b${name}\\b`).test(open))
    .sort()
    .map((name) => `#define ${name} dsk__${name}\n`)
    .join('');
}

for (const file of sources) write(file, lines);
const licence = fs.readFileSync('LICENSE', 'utf8').trimEnd();
const opening = (what) =>
  `/*\n * Deskovka ${version}: ${what}\n` +
  ' * Made from many files by `make amalgamation`; change those.\n *\n' +
  licence.split('\n').map((l) => ` * ${l}`.trimEnd()).join('\n') +
  '\n */\n';

fs.mkdirSync(out, { recursive: true });
fs.writeFileSync(
  path.join(out, 'deskovka.h'),
  opening('landscape games as a library; all public headers in one.') + '\n' + header(),
);
fs.writeFileSync(
  path.join(out, 'deskovka.c'),
  opening('the library in one file.') +
    '\n#include "deskovka.h"\n\n' +
    [...systems].sort().map((s) => `#include <${s}>\n`).join('') +
    '\n#ifdef __cplusplus\n#define _Alignas alignas\n#endif\n' +
    '\n#if defined(__GNUC__)\n#pragma GCC visibility push(hidden)\n#endif\n\n' +
    inner() +
    lines.join('') +
    '\n#if defined(__GNUC__)\n#pragma GCC visibility pop\n#endif\n',
);
