/* The real server for tests: a free port, a store of its own, fast bots. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE } from './browser.mjs';
import { DIST, PROGRAM } from './built.mjs';

/* Whoever runs must not outlive the tests, however they end. */
const running = new Set();
const killAll = () => {
  for (const child of running) child.kill('SIGKILL');
};
process.on('exit', killAll);
process.on('SIGTERM', () => {
  killAll();
  process.exit(143);
});

/* Its address, when it has told it. */
function address(child) {
  let text = '';
  return new Promise((ok, no) => {
    const hear = (data) => {
      text += data;
      const m = /http:\/\/[\w.:]+(?=[/\s])/.exec(text);
      if (m) ok(`${m[0]}/`);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', no);
    child.on('exit', (code) => no(new Error(`the server ended (${code}): ${text}`)));
    setTimeout(() => no(new Error(`the server does not start: ${text}`)), PATIENCE).unref();
  });
}

export async function serveGames({
  port = 0,
  dir = mkdtempSync(join(tmpdir(), 'deskovka-')),
  flags = [],
} = {}) {
  const child = spawn(
    PROGRAM,
    [
      'serve',
      '--port',
      String(port),
      '--store',
      `sqlite:${join(dir, 'games.db')}`,
      '--web',
      DIST,
      '--bot-delay',
      '0',
      '--bot-time',
      '200',
      '--allow-root',
      '--rate-http',
      '0',
      '--rate-messages',
      '0',
      '--rate-tables',
      '0',
      '--log',
      'warn',
      ...flags,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  running.add(child);
  const ended = new Promise((ok) => child.on('exit', () => ok(running.delete(child))));
  const url = await address(child);
  return {
    url,
    dir,
    port: Number(new URL(url).port),
    /* In the middle of everything, as a loss of power would; its store stays. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
