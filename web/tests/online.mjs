/* The real server for tests: a free port, a store of its own, fast bots. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

export async function serveGames({ port = 0, dir = mkdtempSync(join(tmpdir(), 'deskovka-')), flags = [] } = {}) {
  const child = spawn(join(root, 'build/deskovka'), ['serve', '--port', String(port), '--store', `sqlite:${join(dir, 'games.db')}`, '--web', join(root, 'web/dist'), '--bot-delay', '0', '--bot-time', '200', '--allow-root', '--rate-http', '0', '--rate-messages', '0', '--rate-tables', '0', '--log', 'warn', ...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const url = await new Promise((ok, no) => {
    const hear = (data) => {
      text += data;
      const m = /http:\/\/[\w.:]+\//.exec(text) ?? /(http:\/\/[\w.:]+)\s/.exec(text);
      if (m) ok(m[0].trim().replace(/\/?$/, '/'));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => no(new Error(`the server ended (${code}): ${text}`)));
    setTimeout(() => no(new Error(`the server does not start: ${text}`)), 10000).unref();
  });
  const stop = (signal = 'SIGTERM') =>
    new Promise((ok) => {
      child.on('exit', ok);
      child.kill(signal);
    });
  return { url, dir, stop, port: Number(new URL(url).port), clean: () => rmSync(dir, { recursive: true, force: true }) };
}
