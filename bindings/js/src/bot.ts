/*
 * Bots in a worker of their own, one for each game, made when it is first
 * asked.  Questions wait for one another; who gives up ends the worker.
 */
import { Refused, type Refusal } from './engine.ts';

export interface Question {
  setup: string;
  lines: string[]; /* all that was played */
  bot: string;
  seed: number;
}

export type ToThinker = { module: WebAssembly.Module } | Question;
export type FromThinker = { action: string } | { refusal: Refusal } | { failure: string };

/* What a worker is, in browsers, Deno and Node. */
interface Hand {
  post(message: ToThinker): void;
  onanswer: (answer: FromThinker) => void;
  onfailure: (why: string) => void;
  busy(is: boolean): void; /* an idle worker does not keep Node running */
  end(): void;
}

const THREADS = 'node:worker_threads';

interface NodeWorker {
  postMessage(message: unknown): void;
  on(event: string, listener: (x: never) => void): void;
  terminate(): unknown;
  ref(): void;
  unref(): void;
}

async function makeHand(): Promise<Hand> {
  const hand = {
    onanswer: () => undefined,
    onfailure: () => undefined,
  } as unknown as Hand;
  /* Deno has both; only Node's kind does not keep it running while it is idle. */
  if (typeof Worker === 'function' && !('Deno' in globalThis)) {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      type: 'module',
    });
    worker.onmessage = (e: MessageEvent<FromThinker>) => hand.onanswer(e.data);
    worker.onerror = (e) => hand.onfailure(e.message ?? 'it did not start');
    hand.post = (message) => worker.postMessage(message);
    hand.busy = () => undefined;
    hand.end = () => worker.terminate();
    return hand;
  }
  const threads = (await import(THREADS)) as {
    Worker: new (url: URL) => NodeWorker;
  };
  const worker = new threads.Worker(new URL('./worker.js', import.meta.url));
  worker.on('message', (answer: FromThinker) => hand.onanswer(answer));
  worker.on('error', (e: Error) => hand.onfailure(e.message));
  hand.post = (message) => worker.postMessage(message);
  hand.busy = (is) => (is ? worker.ref() : worker.unref());
  hand.end = () => void worker.terminate();
  return hand;
}

export class Thinker {
  private readonly module: WebAssembly.Module;
  private hand: Promise<Hand> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private give = new AbortController(); /* of the game: it was freed */

  constructor(module: WebAssembly.Module) {
    this.module = module;
  }

  ask(question: Question, signal?: AbortSignal): Promise<string> {
    const mine = this.last.then(() => this.think(question, signal));
    this.last = mine.catch(() => undefined);
    return signal ? orAborted(mine, signal) : mine;
  }

  stop(): void {
    this.give.abort(new Error('deskovka: this game was freed'));
    void this.hand?.then((hand) => hand.end());
    this.hand = undefined;
  }

  private async think(question: Question, signal?: AbortSignal): Promise<string> {
    for (const s of [signal, this.give.signal]) s?.throwIfAborted();
    this.hand ??= makeHand().then((hand) => (hand.post({ module: this.module }), hand));
    const hand = await this.hand;
    const over = new AbortController();
    const forget = () => {
      hand.end();
      this.hand = undefined;
    };
    try {
      hand.busy(true);
      return await new Promise<string>((ok, no) => {
        for (const s of [signal, this.give.signal]) {
          const stop = () => (forget(), no(s?.reason));
          if (s?.aborted) stop();
          s?.addEventListener('abort', stop, { signal: over.signal });
        }
        hand.onfailure = (why) => (forget(), no(new Error(`deskovka: the bot's worker: ${why}`)));
        hand.onanswer = (answer) => {
          if ('action' in answer) ok(answer.action);
          else if ('refusal' in answer) no(new Refused(answer.refusal));
          else hand.onfailure(answer.failure);
        };
        hand.post(question);
      });
    } finally {
      over.abort();
      hand.busy(false);
    }
  }
}

/* Who waits in line need not wait for those before; nothing of it stays at the signal. */
function orAborted(answer: Promise<string>, signal: AbortSignal): Promise<string> {
  const over = new AbortController();
  const gone = new Promise<never>((_ok, no) => {
    if (signal.aborted) no(signal.reason);
    signal.addEventListener('abort', () => no(signal.reason), { signal: over.signal });
  });
  return Promise.race([answer, gone]).finally(() => over.abort());
}
