/* The worker of bot.ts: follows a game and thinks. */
import type { FromThinker, Question, ToThinker } from './bot.ts';
import { Engine, Refused } from './engine.ts';

const THREADS = 'node:worker_threads';

interface Port {
  postMessage(message: FromThinker): void;
  on?(event: 'message', listener: (message: ToThinker) => void): void;
  onmessage?: (event: MessageEvent<ToThinker>) => void;
}

let engine: Engine | undefined;
let setup = '';
let played: string[] = [];

/* As far as the question is; what was taken back is played anew. */
function follow(e: Engine, q: Question): void {
  if (q.setup !== setup || played.some((line, i) => q.lines[i] !== line)) {
    setup = '';
    e.setup(q.setup);
    setup = q.setup;
    played = [];
  }
  for (const line of q.lines.slice(played.length)) {
    e.apply(line);
    played.push(line);
  }
}

function answer(message: ToThinker): FromThinker | null {
  try {
    if ('module' in message) {
      engine = new Engine(message.module);
      return null;
    }
    follow(engine!, message);
    engine!.seed(message.seed >>> 0, played.length);
    return { action: engine!.choose(message.bot) };
  } catch (e) {
    return e instanceof Refused ? { refusal: e.refusal } : { failure: String(e) };
  }
}

const port: Port =
  typeof self === 'object' && 'postMessage' in self
    ? (self as unknown as Port)
    : ((await import(THREADS)) as { parentPort: Port }).parentPort;

function heard(message: ToThinker): void {
  const said = answer(message);
  if (said !== null) port.postMessage(said);
}

if (port.on) port.on('message', heard);
else port.onmessage = (event) => heard(event.data);
