/*
 * A bot for Deskovka at a table of the server, in JavaScript (Node, no packages).
 *
 *     table.mjs HOST:PORT 'Bot Krok' PASSWORD TABLE      sits down at that table
 *     table.mjs HOST:PORT 'Bot Krok' PASSWORD            opens one and waits
 *
 * The account is made when there is none.  Its name begins with `Bot`: people see
 * who plays, and rated tables are not for programs (doc/outside-bots.md).  The
 * conversation is doc/server-protocol.md; choose() is where your thinking goes.
 */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';

const [host, name, password, wanted] = process.argv.slice(2);
const head = { Origin: `http://${host}`, 'Content-Type': 'application/json' };

/* Any legal action; offers of Catan are sent whole, so none here. */
function choose(legal) {
  const fine = legal.filter((a) => !/^(give|want):/.test(a));
  return fine[Math.floor(Math.random() * fine.length)];
}

async function post(path, body) {
  const answer = await fetch(`http://${host}/api/v1${path}`, {
    method: 'POST',
    headers: head,
    body: JSON.stringify(body),
  });
  const cookie = answer.headers.get('set-cookie');
  if (cookie) head.Cookie = cookie.split(';')[0];
  const said = await answer.json();
  head['X-Deskovka-Token'] = said.token ?? head['X-Deskovka-Token'] ?? '';
  return { ok: answer.ok, said };
}

function end(code, words) {
  console.log(words);
  process.exit(code);
}

function send(socket, message) {
  const data = Buffer.from(JSON.stringify({ v: 1, ...message }));
  const size = data.length < 126 ? [128 | data.length] : [254, data.length >> 8, data.length & 255];
  const key = randomBytes(4);
  socket.write(Buffer.from([0x81, ...size, ...key, ...data.map((c, i) => c ^ key[i % 4])]));
}

let moves = 0;
function take(socket, m) {
  if (m.t === 'table' && m.status === 'open') {
    const seats = m.seats.map((s) => s.kind);
    if (m.you.seats.length === 0 && seats.includes('empty'))
      send(socket, { t: 'sit', id: 'sit', seat: seats.indexOf('empty') });
    else if (!seats.includes('empty') && m.owner === m.you.user)
      send(socket, { t: 'start', id: 'start' });
  } else if (m.kind === 'over') {
    end(0, `over after ${moves} moves of mine, scores ${m.scores}`);
  } else if (m.act?.legal?.length > 0) {
    moves++;
    const actions = [choose(m.act.legal)];
    send(socket, { t: 'act', id: `m${moves}`, seat: m.as, seq: m.seq, actions });
  } else if (m.t === 'error' && !['stale', 'seat', 'taken'].includes(m.code)) {
    end(1, `refused: ${m.code}`);
  }
}

/* Frames of the server: whole ones, without a mask. */
function read(socket, rest) {
  for (;;) {
    const short = rest.length < 2 ? 0 : rest[1];
    const from = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (rest.length < from) return rest;
    const n = from === 2 ? short : from === 4 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    if (rest.length < from + n) return rest;
    const data = rest.subarray(from, from + n);
    if (rest[0] === 0x81) take(socket, JSON.parse(data));
    else if (rest[0] === 0x89) socket.write(Buffer.from([0x8a, 128 | n, 0, 0, 0, 0, ...data]));
    rest = rest.subarray(from + n);
  }
}

await post('/session', {});
if (!(await post('/account/login', { v: 1, name, password })).ok) {
  const made = await post('/account', { v: 1, name, password });
  if (!made.ok) end(1, `${name}: ${made.said.error.code}`);
}
const table = wanted ?? (await post('/tables', { v: 1, setup: 'carcassonne players=2' })).said.id;
if (!wanted) console.log(table);
const headers = {
  ...head,
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': 13,
  'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
};
request(`http://${host}/ws`, { headers })
  .on('upgrade', (_, socket, first) => {
    let rest = first;
    socket.on('data', (data) => (rest = read(socket, Buffer.concat([rest, data]))));
    send(socket, { t: 'hello', token: head['X-Deskovka-Token'], table });
    rest = read(socket, rest);
  })
  .end();
