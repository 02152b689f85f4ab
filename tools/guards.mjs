/*
 * Would a test notice if a protection were gone?  Takes each guard of
 * tests/guards/list away in turn, in a copy of the sources, builds what the
 * tests named there need and runs them until one goes red.  A guard whose loss
 * no test notices is a survivor, and a failure.
 *
 * The list is data: a guard is
 *
 *     == NAME: what it protects
 *     FILE
 *     - lines as they are (blanks at their ends do not count)
 *     + what stands there without the guard (nothing: they are left out)
 *     ? TEST …           names of tests/list.sh, the likeliest first
 *
 * Lines that are not found exactly once have moved, and that is a failure, too.
 *
 * usage: node tools/guards.mjs [--check] [NAME…]
 *   --check   only looks whether all lines are where the list says
 *   CC, JOBS  as for make
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LIST = path.join(ROOT, 'tests/guards/list');
const TREE = path.join(ROOT, 'build/guards/tree');
const BUILD = 'build';
const MAKE = [`CC=${process.env.CC ?? 'gcc'}`, 'OPT=-O1', 'DEBUG=1', `BUILD=${BUILD}`, 'WERROR='];
const JOBS = process.env.JOBS ?? String(os.cpus().length);
/* A test that takes so many times as long as it should hangs; the least is more
 * than the minute for which one waits before it complains. */
const LONGER = 6;
const LEAST = 90_000;

/* ---- the list --------------------------------------------------------------- */

function readList() {
  const guards = [];
  const last = () => guards.at(-1);
  for (const [i, line] of fs.readFileSync(LIST, 'utf8').split('\n').entries()) {
    const rest = line.slice(2);
    if (line === '' || line.startsWith('# ')) continue;
    if (line.startsWith('== ')) {
      const [name, why] = line.slice(3).split(': ');
      guards.push({ name, why, line: i + 1, hunks: [], tests: [] });
    } else if (line.startsWith('- ')) {
      const { file, into } = last().hunks.at(-1);
      if (into.length > 0) last().hunks.push({ file, out: [], into: [] });
      last().hunks.at(-1).out.push(rest);
    } else if (line.startsWith('+ ')) last().hunks.at(-1).into.push(rest);
    else if (line.startsWith('? ')) last().tests.push(...rest.split(' '));
    else last().hunks.push({ file: line, out: [], into: [] });
  }
  return guards;
}

/* Where a line has moved to, for who has to follow it. */
function whereNow(line) {
  const files = fs
    .readdirSync(path.join(ROOT, 'src'), { recursive: true })
    .map((f) => `src/${f}`)
    .filter((f) => /\.[ch]$/.test(f) && original(f).includes(line));
  return files.length > 0 ? ` (it stands in ${files.join(', ')})` : '';
}

/* The text of a file without the guard; throws if its lines have moved. */
function without(text, hunk) {
  const lines = text.split('\n');
  const want = hunk.out.map((l) => l.trim());
  const at = lines.flatMap((_l, i) =>
    want.every((w, k) => lines[i + k]?.trim() === w) ? [i] : [],
  );
  if (at.length !== 1) {
    const now = at.length === 0 ? whereNow(want[0]) : '';
    throw new Error(`${hunk.file}: found ${at.length} times, not once: ${want[0]}${now}`);
  }
  lines.splice(at[0], want.length, ...hunk.into);
  return lines.join('\n');
}

/* Files as they were when the run began. */
const originals = new Map();

function original(file) {
  if (!originals.has(file)) originals.set(file, fs.readFileSync(path.join(ROOT, file), 'utf8'));
  return originals.get(file);
}

function patched(guard) {
  const files = new Map();
  for (const h of guard.hunks) {
    const text = files.get(h.file) ?? original(h.file);
    files.set(h.file, without(text, h));
  }
  return files;
}

/* What is wrong with the list itself. */
function faults(guards, tests) {
  const bad = [];
  for (const g of guards) {
    const place = `tests/guards/list:${g.line}: ${g.name}`;
    for (const t of g.tests) if (!tests.has(t)) bad.push(`${place}: there is no test ${t}`);
    if (g.tests.length === 0) bad.push(`${place}: no test is named`);
    try {
      patched(g);
    } catch (e) {
      bad.push(`${place}: ${e.message}`);
    }
  }
  return bad;
}

/* ---- the copy --------------------------------------------------------------- */

/* Only src is copied; everything else is the same there. */
function makeTree() {
  fs.mkdirSync(TREE, { recursive: true });
  for (const name of fs.readdirSync(ROOT)) {
    if (name === 'src' || name === 'build' || name.startsWith('.')) continue;
    const link = path.join(TREE, name);
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.join(ROOT, name), link);
  }
  for (const name of fs.readdirSync(path.join(ROOT, 'src'), {
    recursive: true,
  }))
    put(`src/${name}`);
}

/* Writes a file of the copy if it differs: the original, or this text. */
function put(file, text) {
  const from = path.join(ROOT, file);
  const to = path.join(TREE, file);
  if (fs.statSync(from).isDirectory()) {
    fs.mkdirSync(to, { recursive: true });
    return;
  }
  const want = text ?? original(file);
  if (!fs.existsSync(to) || fs.readFileSync(to, 'utf8') !== want) fs.writeFileSync(to, want);
}

function readTests() {
  const out = spawnSync('tests/list.sh', ['full', BUILD], {
    cwd: ROOT,
    encoding: 'utf8',
  }).stdout;
  return new Map(
    out.split('\n').map((row) => {
      const [name, , needs, command] = row.split('|');
      return [name, { needs: needs?.split(' '), command }];
    }),
  );
}

function build(needs) {
  const r = spawnSync('make', ['-s', `-j${JOBS}`, ...MAKE, ...needs], {
    cwd: TREE,
    encoding: 'utf8',
  });
  if (r.status !== 0) throw new Error(`it does not build:\n${r.stdout}${r.stderr}`);
}

/* ---- running ---------------------------------------------------------------- */

/* The first thing a test complains of, or null: it is content. */
function run(command, limit = 1_200_000) {
  const tmp = fs.mkdtempSync(path.join(os.tmpdir(), 'guards-'));
  const child = spawn('sh', ['-c', command], {
    cwd: TREE,
    detached: true,
    env: { ...process.env, TMPDIR: tmp, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((ok) => {
    const end = (verdict) => {
      clearTimeout(late);
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        /* all of them have ended */
      }
      fs.rmSync(tmp, {
        recursive: true,
        force: true,
        maxRetries: 5,
        retryDelay: 100,
      });
      ok(verdict);
    };
    const late = setTimeout(() => end('it hangs'), limit);
    const hear = (data) => {
      said += data;
      const bad = /^FAIL .*\n/m.exec(said);
      if (bad) end(bad[0].trim());
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) =>
      end(code === 0 ? null : (said.trim().split('\n').at(-1) ?? `it ends with ${code}`)),
    );
  });
}

/* Which test notices that the guard is gone, and how; null: none. */
async function noticed(guard, tests) {
  const files = patched(guard);
  for (const [file, text] of files) put(file, text);
  try {
    for (const name of guard.tests) {
      const test = tests.get(name);
      build(test.needs);
      const said = await run(test.command, Math.max(LEAST, LONGER * test.ms));
      if (said !== null) return { name, said };
    }
    return null;
  } finally {
    for (const file of files.keys()) put(file);
  }
}

/* ---- main ------------------------------------------------------------------- */

const args = process.argv.slice(2);
const check = args[0] === '--check';
const wanted = args.filter((a) => a !== '--check');
const all = readList();
const tests = readTests();
const guards = all.filter((g) => wanted.length === 0 || wanted.includes(g.name));
const bad = faults(all, tests);
let failed = bad.length;
let passed = all.length - new Set(bad.map((b) => b.split(': ')[1])).size;

for (const b of bad) console.log(`FAIL ${b}`);
if (!check && failed === 0) {
  passed = 0;
  makeTree();
  /* Red means nothing where green is not green. */
  for (const name of new Set(guards.flatMap((g) => g.tests))) {
    build(tests.get(name).needs);
    const start = Date.now();
    const said = await run(tests.get(name).command);
    tests.get(name).ms = Date.now() - start;
    if (said !== null) {
      console.log(`FAIL ${name} fails with all guards: ${said}`);
      failed++;
    }
  }
  for (const g of failed > 0 ? [] : guards) {
    const start = Date.now();
    const place = `tests/guards/list:${g.line}: ${g.name} (${g.why})`;
    const seen = await noticed(g, tests).catch((e) => e);
    const seconds = ((Date.now() - start) / 1000).toFixed(0);
    if (seen?.said) passed++;
    else failed++;
    if (seen?.said)
      console.log(`ok ${g.name} (${g.why}): ${seen.name}, ${seconds} s: ${seen.said}`);
    else if (seen) console.log(`FAIL ${place}: ${seen.message}`);
    else console.log(`FAIL ${place} is missed by no test: ${g.tests.join(', ')}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
