/*
 * The line to a server: a WebSocket that may break at any time.  It comes back
 * by itself, and a request that was not answered is sent again under its old
 * id, which does it at most once.  What is said is the source's business.
 */
import type { Refusal } from '../engine/wasm.ts';
import { entropy, session } from './api.ts';

export type Json = Record<string, unknown>;

/* What is behind the line. */
export interface LinkUser {
  hello(): Json; /* what is said first; the token is added */
  hear(data: unknown): void;
  lost(): void; /* the line broke; it is being tried again */
  gone(code: string): void; /* it will not come back, by a code of the server */
}

const RETRY_MIN = 400;
const RETRY_MAX = 8000;
/* However long a server wants us to wait. */
const AGAIN_MAX = 60000;
const QUIET = 25000;
const PATIENCE = 8000;
/* Codes with which the server closes (doc/server-protocol.md). */
const NO_TABLE = 4004;
const STALE_TOKEN = 4001;

export class Link {
  private readonly user: LinkUser;
  private socket: WebSocket | null = null;
  private closed = false;
  private ready = false;
  private token = '';
  private retry = RETRY_MIN;
  private tries = 0;
  private nextId = 1;
  private readonly tab = entropy();
  private readonly pending = new Map<
    string,
    { message: Json; done: (r: Refusal | null) => void }
  >();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private readonly stop = new AbortController();

  constructor(user: LinkUser) {
    this.user = user;
    addEventListener('online', () => this.hurry(), { signal: this.stop.signal });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.hurry(),
      { signal: this.stop.signal },
    );
    void this.connect();
  }

  private async connect(fresh = false): Promise<void> {
    if (this.closed) return;
    const mine = ++this.tries;
    let token: string;
    try {
      token = (await session(fresh)).token;
    } catch {
      if (mine === this.tries) this.broken();
      return;
    }
    /* Another try began meanwhile (somebody looked again): one socket is enough. */
    if (this.closed || mine !== this.tries) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`, 'deskovka.1');
    this.socket = socket;
    this.ready = false;
    this.token = token;
    socket.onopen = () => this.greet();
    socket.onmessage = (e) => {
      if (this.socket !== socket) return;
      this.alive();
      this.user.hear(e.data);
    };
    socket.onclose = (e) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (e.code === NO_TABLE) this.end('missing');
      else if (e.code === STALE_TOKEN) void this.connect(true);
      else this.broken();
    };
    this.alive();
  }

  private greet(): void {
    this.put({ ...this.user.hello(), token: this.token });
  }

  /* The server has heard too many of us: it is asked again when it says so. */
  again(ms: number): void {
    const { socket } = this;
    const wait = Math.min(Math.max(ms, RETRY_MIN), AGAIN_MAX);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.socket === socket && !this.ready && this.greet(), wait);
  }

  private broken(): void {
    clearTimeout(this.watch);
    if (this.closed) return;
    this.user.lost();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), this.retry * (0.7 + 0.6 * Math.random()));
    this.retry = Math.min(RETRY_MAX, this.retry * 2);
  }

  /* The network is back, or somebody looks again: at once. */
  private hurry(): void {
    if (this.socket || this.closed) return;
    clearTimeout(this.timer);
    void this.connect();
  }

  /* Silence is asked about; without an answer the socket is dead. */
  private alive(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      this.put({ t: 'ping', id: 'ping' });
      this.watch = setTimeout(() => this.socket?.close(), PATIENCE);
    }, QUIET);
  }

  /* The server has told all it had to: requests may go. */
  open(): void {
    this.ready = true;
    this.retry = RETRY_MIN;
    for (const p of this.pending.values()) this.put(p.message);
  }

  /* Said once, if the line stands. */
  put(message: Json): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ v: 1, ...message }));
  }

  freshId(): string {
    return `${this.tab}-${this.nextId++}`;
  }

  /* A request with an answer; kept until then. */
  ask(message: Json, id = this.freshId()): Promise<Refusal | null> {
    return new Promise((done) => {
      const whole = { ...message, id };
      this.pending.set(id, { message: whole, done });
      if (this.ready) this.put(whole);
    });
  }

  answer(id: string, r: Refusal | null): void {
    this.pending.get(id)?.done(r);
    this.pending.delete(id);
  }

  /* Breaks the line, to begin again. */
  drop(): void {
    this.socket?.close();
  }

  /* For good: the table cannot be shown. */
  end(code: string): void {
    this.closed = true;
    this.user.gone(code);
  }

  close(): void {
    this.closed = true;
    this.stop.abort();
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    this.socket?.close();
  }
}
