/*
 * The commands in the documents: every block marked `sh` is run, in a folder of
 * its own with the program on the path and the project's examples and data beside
 * it (long matches are cut to a few games); a block marked `sh outside: WHY`
 * needs a machine of its own, and of that every command and option must exist.
 * The README's C is compiled.  A block that does not say what it is is a fault.
 * Other kinds have tests of their own: `session` and `tst` (test_protocol),
 * `python` (the tour, test_dataset), `js` (test_js), `file=` and `diff` (adding).
 * What a block of Python prints may follow it without a mark.
 * usage: node tests/samples.mjs PROGRAM
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const program = resolve(process.argv[2]);
const KINDS = 'sh text session tst dsk python diff c json js html cmake'.split(' ');
/* What takes minutes is run with fewer games and bots that think less. */
const SHORTER = [
  [/\b(hard|master)\b(?!:)(?=[\s,'])/g, '$1:playouts=4'],
  [/\bplayouts=\d{2,}/g, 'playouts=4'],
  [/--(games|batch) \d+/g, '--$1 16'],
  [/--(rounds|walk) \d+/g, '--$1 1'],
  [/^deskovka (match|sim|dataset) (?!.*--games)/, '$&--games 16 '],
  [/^deskovka tune (?!.*--games)/, '$&--games 16 '],
  [/^deskovka tune (?!.*--bot)/, '$&--bot hard:playouts=1 '],
  [/^deskovka analyse (?!.*--bot)/, '$&--bot mcts:playouts=2 '],
  [/^deskovka (match|sim|dataset) .*/, (line) => line.replace('--games 16', '--games 2')],
];
const SECONDS = 900; /* only what hangs takes so long */
let passed = 0;
let failed = 0;
function check(ok, what, more = '') {
  if (ok) passed++;
  else {
    failed++;
    console.log(`FAIL ${what}${more === '' ? '' : `\n${more}`}`);
  }
}

/* The blocks of a document: where, what they call themselves, their lines. */
function blocksOf(file) {
  const out = [];
  let block = null;
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .forEach((line, i) => {
      if (!line.startsWith('```')) block?.lines.push(line);
      else if (block) {
        out.push(block);
        block = null;
      } else {
        const [kind, ...rest] = line.slice(3).split(' ');
        block = { at: `${file}:${i + 1}`, kind, how: rest.join(' '), lines: [] };
      }
    });
  return out;
}

const folder = mkdtempSync(join(tmpdir(), 'deskovka-samples-'));
mkdirSync(join(folder, 'bin'));
symlinkSync(program, join(folder, 'bin/deskovka'));
for (const name of ['examples', 'data', 'doc', 'bindings', 'include'])
  symlinkSync(join(root, name), join(folder, name));
cpSync(join(root, 'doc/pictures/carcassonne.dsk'), join(folder, 'game.dsk'));
writeFileSync(join(folder, 'mybot'), '#!/bin/sh\nexec python3 examples/bots/bot.py\n', {
  mode: 0o755,
});

const shorter = (line) => SHORTER.reduce((l, [from, to]) => l.replace(from, to), line);

function run({ at, lines }) {
  const text = lines.join('\n').replace(/\\\n/g, ' ').split('\n').map(shorter).join('\n');
  const r = spawnSync('bash', ['-euo', 'pipefail', '-c', text], {
    cwd: folder,
    encoding: 'utf8',
    timeout: SECONDS * 1000,
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, LC_ALL: 'C.UTF-8' },
  });
  check(r.status === 0, `${at} runs`, `${text}\n${r.stderr}`);
}

const helps = new Map();
function helpOf(command) {
  if (!helps.has(command)) {
    const r = spawnSync(program, ['help', command], { encoding: 'utf8' });
    helps.set(command, r.status === 0 ? r.stdout : null);
  }
  return helps.get(command);
}

/* Commands that are not run: do they exist, with these options? */
function look({ at, lines }) {
  const text = lines.join('\n').replace(/\\\n/g, ' ');
  for (const line of text.split('\n')) {
    const words = /^(?:\S*\/)?deskovka ([a-z-]+)(.*)/.exec(line.replace(/#.*/, ''));
    if (!words) continue;
    const help = helpOf(words[1]);
    check(help !== null, `${at}: deskovka ${words[1]}`);
    for (const [option] of words[2].matchAll(/--[a-z][a-z-]*/g))
      check(help?.includes(option), `${at}: deskovka ${words[1]} ${option}`);
  }
}

/* The README's C: as much of a program around it as a reader would write. */
function compile({ at, lines }) {
  const source = join(folder, 'sample.c');
  writeFileSync(
    source,
    `#include <deskovka.h>\n#include <stdlib.h>\nint choose(int n);\nvoid sample(void);\n` +
      `void sample(void)\n{\n${lines.join('\n')}\n}\n`,
  );
  const r = spawnSync('cc', ['-std=c11', '-Wall', '-Werror', '-fsyntax-only', '-Iinclude', source], {
    cwd: folder,
    encoding: 'utf8',
  });
  check(r.status === 0, `${at} compiles`, r.stderr);
}

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((f) => f !== '');
let before = '';
for (const block of documents.flatMap(blocksOf)) {
  const { at, kind, how } = block;
  if (kind === '' && before === 'python') continue;
  before = kind;
  check(KINDS.includes(kind), `${at} says what it is`, `"${kind}" is none of ${KINDS.join(', ')}`);
  if (kind === 'sh' && how === '') run(block);
  else if (kind === 'sh') {
    check(/^outside: .+/.test(how), `${at} says why it is not run`);
    look(block);
  } else if (kind === 'c' && how === '') compile(block);
}
rmSync(folder, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
