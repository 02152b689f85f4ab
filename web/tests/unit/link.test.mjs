/* The line to a server that has too many visitors: it is asked again, when it says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const { ServerSource } = await load('game/server.ts');

/* A browser without a page: sockets that the test answers for. */
const sockets = [];
class Socket {
  static OPEN = 1;
  readyState = 1;
  sent = [];
  constructor() {
    sockets.push(this);
    queueMicrotask(() => this.onopen());
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  says(m) {
    this.onmessage({ data: JSON.stringify({ v: 1, seq: 0, ...m }) });
  }
}
const events = { addEventListener: () => undefined, visibilityState: 'visible' };
Object.assign(globalThis, {
  WebSocket: Socket,
  document: events,
  addEventListener: events.addEventListener,
  location: { protocol: 'http:', host: 'here' },
  window: globalThis,
  localStorage: { getItem: () => null, setItem: () => undefined },
  fetch: async () => ({
    ok: true,
    status: 200,
    json: async () => ({ v: 1, user: 'u', token: 'tok', account: null }),
  }),
});

const until = async (is, ms = 5000) => {
  for (const end = Date.now() + ms; !is() && Date.now() < end;)
    await new Promise((ok) => setTimeout(ok, 10));
  assert.ok(is());
};

test('a hello that came too soon is said again, once, and not at once', async () => {
  const source = new ServerSource(
    'a'.repeat(20),
    () => ({ tries: false, points: () => [] }),
    () => '',
  );
  await until(() => sockets[0]?.sent.length === 1);
  const [socket] = sockets;
  const began = Date.now();
  socket.says({ t: 'error', code: 'rate', retry: 700 });
  await until(() => socket.sent.length === 2);
  assert.ok(Date.now() - began >= 690, 'after the time it was told');
  assert.deepEqual(socket.sent[1], socket.sent[0], 'the same hello');
  assert.equal(source.gone, null, 'the table is not gone');
  socket.says({ t: 'ready' });
  assert.equal(source.snapshot.link, 'live');
  /* A refusal of something else does not disturb who is there. */
  socket.says({ t: 'error', code: 'rate', retry: 1 });
  await new Promise((ok) => setTimeout(ok, 600));
  assert.equal(socket.sent.length, 2);
  assert.equal(sockets.length, 1, 'one socket all the time');
  source.close();
});
