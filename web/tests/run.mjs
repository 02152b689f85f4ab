/*
 * Runs the tests of a folder and says all of a failure: message, place and what
 * the test added (pages, words, pictures).  Files run two at a time, the longest
 * first, for a page waits as often as it works; those that time themselves run
 * one by one after them.  A browser test that failed is tried once more alone; if
 * it passes then it counts as passed, but the summary says so.  Many failures are
 * no accident and are not tried again.
 * `firefox` runs some of the tests of `browser` in Firefox, `firefox-all` all.
 * usage: node tests/run.mjs KIND [FILE.test.mjs | PART OF A NAME]
 *   KIND   unit, browser, firefox, firefox-all, toy, pseudo
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from 'node:test';
import { fileURLToPath } from 'node:url';

const [kind, part] = process.argv.slice(2);
const firefox = kind.startsWith('firefox');
const folder = join(dirname(fileURLToPath(import.meta.url)), firefox ? 'browser' : kind);
if (firefox) process.env.DESKOVKA_BROWSER = 'firefox';
/* A game by keys, both languages, without a network, with others on a server. */
const SHORT = {
  'keyboard.test.mjs': /Catan by keys/,
  'offline.test.mjs': /one tap|both languages|without a network|hint puts/,
  'around.test.mjs': /two tabs|quick game/,
};
const FILE_MS = 3_600_000;
const LANES = 2;
/* Files of `browser`: what takes long, begun first; what times itself. */
const LONGEST = ['real.test.mjs', 'online.test.mjs', 'learn.test.mjs', 'layout.test.mjs'];
const TIMED = ['offline.test.mjs', 'zoom.test.mjs'];
const SECOND_TRIES = kind === 'unit' ? 0 : 3;

/* The tests of a file whose names fit; each as it ended. */
function runFile(file, pattern) {
  const ended = [];
  return new Promise((ok) => {
    const take = (passed) => (e) => {
      if (/does not match/.test(String(e.skip)) || e.details?.type === 'suite') return;
      const result = {
        file,
        name: e.name,
        passed,
        skipped: e.skip !== undefined && e.skip !== false,
        why: e.skip,
        ms: e.details?.duration_ms ?? 0,
        error: e.details?.error,
      };
      ended.push(result);
      console.log(
        `${passed ? (result.skipped ? 'skip' : 'ok') : 'FAILED'} ${(result.ms / 1000).toFixed(1)} s  ${file}: ${e.name}`,
      );
      if (!passed) tell(result);
    };
    run({
      files: [join(folder, file)],
      concurrency: 1,
      timeout: FILE_MS,
      ...(pattern ? { testNamePatterns: [pattern] } : {}),
    })
      .on('test:pass', take(true))
      .on('test:fail', take(false))
      .on('test:stdout', (e) => process.stdout.write(e.message))
      .on('test:stderr', (e) => process.stdout.write(e.message))
      .on('end', () => ok(ended))
      .resume();
  });
}

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/* The whole error, indented under the name of its test. */
function tell({ error }) {
  const cause = error?.cause ?? error;
  const place = String(cause?.stack ?? '')
    .split('\n')
    .filter((l) => /^\s+at .*\.test\.mjs|^\s+at .*\/tests\//.test(l))
    .slice(0, 4);
  console.log(
    ['', ...String(cause?.message ?? cause).split('\n'), ...place].join('\n    ').slice(1),
  );
}

/* The files to run, each with the pattern its tests have to fit. */
function wanted() {
  if (kind === 'firefox') return Object.entries(SHORT);
  const files = readdirSync(folder).filter((f) => f.endsWith('.test.mjs'));
  if (files.includes(part)) return [[part]];
  const pattern = part === undefined ? undefined : new RegExp(literally(part));
  return files.sort().map((file) => [file, pattern]);
}

/* The tests of these files, so many files at a time, in this order. */
async function runFiles(files, lanes) {
  const left = [...files];
  const lane = async () => {
    while (left.length > 0) all.push(...(await runFile(...left.shift())));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

const all = [];
const [timed, others] = [true, false].map((yes) =>
  wanted().filter(([file]) => TIMED.includes(file) === yes),
);
const rank = ([file]) => (LONGEST.includes(file) ? LONGEST.indexOf(file) : LONGEST.length);
await runFiles(
  others.sort((a, b) => rank(a) - rank(b)),
  LANES,
);
await runFiles(timed, 1);

const bad = all.filter((r) => !r.passed);
for (const r of bad.length <= SECOND_TRIES ? bad : []) {
  const again = await runFile(r.file, new RegExp(`^${literally(r.name)}$`));
  r.passed = again.length > 0 && again.every((x) => x.passed);
  if (r.passed) console.log(`# flaky: ${r.name} passed at the second try`);
}
for (const r of all.filter((t) => t.skipped))
  console.log(`# skipped: ${r.file}: ${r.name}: ${r.why === true ? 'no reason given' : r.why}`);
const number = (f) => all.filter(f).length;
console.log(
  `${number((r) => r.passed && !r.skipped)} passed, ${number((r) => !r.passed)} failed, ${number((r) => r.skipped)} skipped`,
);
process.exitCode = all.length > 0 && all.every((r) => r.passed) ? 0 : 1;
