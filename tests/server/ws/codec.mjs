// Our codec path against npm `ws`: whole games, messages cut into fragments and
// into single bytes, pings, compression offered and not taken, close codes.
// usage: node codec.mjs PROGRAM
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';

let passed = 0;
let failed = 0;
function check(ok, what) {
  if (ok) passed++;
  else {
    failed++;
    console.log(`FAIL ${what}`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'deskovka-ws-'));
const server = spawn(process.argv[2], ['serve', '--allow-root', '--port', '0',
  '--store', `sqlite:${join(folder, 'games.db')}`, '--log', 'error',
  '--web', folder, '--bot-delay', '0', '--rate-messages', '0']);
const origin = await new Promise((resolve, reject) => {
  server.stdout.on('data', (d) => resolve(/http:\/\/[^/]+/.exec(String(d))[0]));
  server.on('exit', () => reject(new Error('the server does not start')));
});

async function post(path, body, session) {
  const r = await fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { Origin: origin, Cookie: session?.cookie ?? '',
      'X-Deskovka-Token': session?.token ?? '' },
  });
  return { cookie: r.headers.get('set-cookie')?.split(';')[0], ...await r.json() };
}

const me = await post('/api/v1/session', {});

function connect(options = {}) {
  const ws = new WebSocket(`${origin.replace('http', 'ws')}/ws`, 'deskovka.1',
    { origin, headers: { Cookie: me.cookie }, ...options });
  ws.inbox = [];
  ws.on('message', (data, binary) => {
    check(!binary, 'messages are text');
    ws.inbox.push(JSON.parse(String(data)));
    ws.wake?.();
  });
  ws.on('close', (code) => { ws.code = code; ws.wake?.(); });
  ws.on('error', () => {});
  return new Promise((resolve) => { ws.on('open', () => resolve(ws)); });
}

/* Milliseconds: nothing takes so long but what hangs, on any machine. */
const PATIENCE = 60000;

async function next(ws, type) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const at = ws.inbox.findIndex((m) => m.t === type);
    if (at >= 0) return ws.inbox.splice(0, at + 1).pop();
    if (ws.code || Date.now() > until) return null;
    await new Promise((r) => { ws.wake = r; setTimeout(r, 1000); });
  }
}

async function closed(ws) {
  const until = Date.now() + PATIENCE;
  while (!ws.code && Date.now() < until)
    await new Promise((r) => { ws.wake = r; setTimeout(r, 200); });
  return ws.code;
}

const table = await post('/api/v1/tables', { v: 1, setup: 'carcassonne players=2',
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }, me);
const hello = JSON.stringify({ v: 1, t: 'hello', token: me.token, table: table.id });

// A whole game; every other message goes out in fragments.
{
  const ws = await connect({ perMessageDeflate: true });
  check(ws.protocol === 'deskovka.1', 'the subprotocol is agreed');
  check(ws.extensions === '', 'compression is not taken');
  let n = 0;
  const send = (text) => {
    n++;
    if (n % 2) return ws.send(text);
    for (let i = 0; i < text.length; i += 7)
      ws.send(text.slice(i, i + 7), { fin: i + 7 >= text.length });
  };
  send(hello);
  const first = await next(ws, 'state');
  let turn = first.act.legal ? first : null;
  let over = false;
  const begun = Date.now();
  while (!over && Date.now() - begun < 5 * PATIENCE) {
    if (turn) {
      send(JSON.stringify({ v: 1, t: 'act', id: `m${n}`, seat: 0, seq: turn.seq,
        actions: [turn.act.legal[n % turn.act.legal.length]] }));
      turn = null;
    }
    const m = await next(ws, 'event');
    if (!m) break;
    if (m.act?.legal) turn = m;
    over = m.kind === 'over';
  }
  check(over, `a whole game over ws, ${n} messages of ours`);
  ws.close(1000);
  check(await closed(ws) === 1000, 'a close is answered with the same code');
}

// One byte at a time; multi-byte characters are cut anywhere.
{
  const ws = await connect();
  const text = JSON.stringify({ v: 1, t: 'ping', id: 'p', x: 'žluťoučký kůň 🐴' });
  ws.send(hello);
  await next(ws, 'ready');
  const bytes = Buffer.from(text);
  for (let i = 0; i < bytes.length; i++)
    ws.send(bytes.subarray(i, i + 1), { binary: false, fin: i + 1 === bytes.length });
  const m = await next(ws, 'error');
  check(m?.code === 'field' && m.field === 'x', 'text cut within characters');
  const pong = new Promise((r) => { ws.on('pong', (d) => r(String(d))); });
  ws.ping('x'.repeat(125));
  check(await pong === 'x'.repeat(125), 'pings come back');
  ws.send(Buffer.from([1, 2, 3]));
  check(await closed(ws) === 1003, `binary: ${ws.code}`);
}

// Too long, in one frame and in many.
for (const fragments of [1, 40]) {
  const ws = await connect();
  ws.send(hello);
  await next(ws, 'ready');
  const part = 'x'.repeat(20000 / fragments);
  for (let i = 0; i < fragments; i++) ws.send(part, { fin: i + 1 === fragments });
  check(await closed(ws) === 1009, `20 kB in ${fragments} frames: ${ws.code}`);
}

const down = new Promise((r) => { server.on('exit', r); });
const last = await connect();
last.send(hello);
await next(last, 'ready');
server.kill('SIGTERM');
check(await closed(last) === 1001, `the server goes down: ${last.code}`);
check(await down === 0, 'in order');
rmSync(folder, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
