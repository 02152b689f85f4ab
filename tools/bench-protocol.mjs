/*
 * Random games through the text protocol (doc/protocol.md): each decision when
 * the one before is answered, then the same games asked ahead.  Prints
 * decisions a second of each, and of the engine's processor time; the answers
 * must be the same.
 * usage: node tools/bench-protocol.mjs PROGRAM [GAMES [BAR]]   fails below BAR
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [program, games = '100', bar = '0'] = process.argv.slice(2);
const SETUPS = ['carcassonne players=2', 'catan players=4 offers=0'];

class Engine {
  constructor() {
    this.child = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.text = '';
    this.waiting = [];
    this.answered = 0;
    this.child.stdout.setEncoding('latin1').on('data', (piece) => this.take(piece));
  }

  /* Replies end in an empty line. */
  take(piece) {
    this.text += piece;
    let from = 0;
    for (let at; (at = this.text.indexOf('\n\n', from)) >= 0; from = at + 2)
      this.waiting[this.answered++]?.(this.text.slice(from, at));
    this.text = this.text.slice(from);
  }

  ask(line) {
    return new Promise((ok) => {
      this.waiting.push(ok);
      this.child.stdin.write(line + '\n');
    });
  }

  /* All requests in one piece. */
  askAll(lines) {
    const replies = lines.map(() => new Promise((ok) => this.waiting.push(ok)));
    this.child.stdin.write(lines.join('\n') + '\n');
    return Promise.all(replies);
  }

  /* Seconds of processor time so far; NaN where the system does not say. */
  spent() {
    try {
      const fields = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    } catch {
      return NaN;
    }
  }

  end() {
    this.child.stdin.end();
  }
}

let state = 1;
const below = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
const legalOf = (reply) => /^(?:= )?legal (.*)$/m.exec(reply)?.[1].split(' ') ?? [];

/* One game, each request after the reply before; requests and replies. */
async function playOne(engine, setup, seed) {
  const requests = [`seed ${seed}`, `setup ${setup}`];
  const replies = [];
  for (const line of requests) replies.push(await engine.ask(line));
  let legal = ((await engine.ask('legal')).match(/\S+/g) ?? []).slice(1);
  while (legal.length > 0) {
    const line = `step ${legal[below(legal.length)]}`;
    requests.push(line);
    replies.push(await engine.ask(line));
    legal = legalOf(replies.at(-1));
  }
  return { requests, replies };
}

const seconds = async (work) => {
  const start = process.hrtime.bigint();
  const result = await work();
  return [Number(process.hrtime.bigint() - start) / 1e9, result];
};

let slow = false;
for (const setup of SETUPS) {
  const engine = new Engine();
  await engine.ask('autochance on');
  const played = [];
  const [plain] = await seconds(async () => {
    for (let i = 1; i <= Number(games); i++) played.push(await playOne(engine, setup, i));
  });
  const requests = played.flatMap((g) => g.requests);
  const before = engine.spent();
  const [ahead, replies] = await seconds(() => engine.askAll(requests));
  const busy = engine.spent() - before;
  const decisions = requests.filter((r) => r.startsWith('step')).length;
  const rate = (s) => (s > 0 ? Math.round(decisions / s).toLocaleString('en') : '?');
  const same = replies.join('\n') === played.flatMap((g) => g.replies).join('\n');
  if (!same || decisions / ahead < Number(bar)) slow = true;
  console.log(
    `${setup}: ${decisions} decisions, ${rate(plain)} a second one by one, ${rate(ahead)} asked ahead, ` +
      `${rate(busy)} of the engine's processor time${same ? '' : '; THE ANSWERS DIFFER'}`,
  );
  engine.end();
}
process.exit(slow ? 1 : 0);
