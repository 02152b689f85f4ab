/*
 * One window plays a game of this device, all others follow it: two that play
 * would fork it.  A lock of the browser says whose turn at the helm it is, and
 * frees itself when a window dies; who wants it politely asks the other to let
 * go.  Where there are no locks (pages without HTTPS), windows ask each other.
 */
export type Role = 'plays' | 'follows';

/* A window that does not answer in this time is gone or asleep. */
const ANSWER_MS = 200;
const PATIENCE_MS = 2000;

type Word = { say: 'who' | 'me' | 'over' | 'free'; id: string };

export class Hold {
  private readonly id: string;
  private readonly change: (role: Role) => void;
  private readonly channel: BroadcastChannel;
  private readonly stop = new AbortController();
  private release: (() => void) | null = null;
  private waits: ReturnType<typeof setTimeout> | undefined;

  /* `change` ends what this window did before it returns. */
  constructor(id: string, change: (role: Role) => void) {
    this.id = id;
    this.change = change;
    this.channel = new BroadcastChannel('deskovka-games');
    this.channel.onmessage = (e: MessageEvent<Word>) => this.hear(e.data);
    addEventListener('pagehide', () => this.letGo(), { signal: this.stop.signal });
    if (this.locked) void this.ask();
    else this.claim();
  }

  private get locked(): boolean {
    return 'locks' in navigator;
  }

  private get name(): string {
    return `deskovka-game-${this.id}`;
  }

  private say(say: Word['say']): void {
    this.channel.postMessage({ say, id: this.id });
  }

  private hear(word: Word): void {
    if (word.id !== this.id) return;
    if (word.say === 'over' && this.release) this.yield();
    if (this.locked) return;
    if (word.say === 'who' && this.release) this.say('me');
    if (word.say === 'me' && !this.release) {
      clearTimeout(this.waits);
      this.change('follows');
    }
    if (word.say === 'free' && !this.release) this.claim();
  }

  /* The other one plays from here. */
  private yield(): void {
    this.change('follows');
    this.letGo();
    if (this.locked) void this.queue();
  }

  private letGo(): void {
    if (!this.release) return;
    this.release();
    this.release = null;
    if (!this.locked) this.say('free');
  }

  /* ---- with locks ---- */

  private have(): Promise<void> {
    if (this.stop.signal.aborted) return Promise.resolve();
    clearTimeout(this.waits);
    this.change('plays');
    return new Promise((done) => {
      this.release = done;
    });
  }

  private async ask(): Promise<void> {
    let free = true;
    await this.try({ ifAvailable: true }, (lock) => {
      free = lock !== null;
      return free ? this.have() : Promise.resolve();
    });
    if (free || this.stop.signal.aborted) return;
    this.change('follows');
    await this.queue();
  }

  private queue(): Promise<void> {
    return this.try({ signal: this.stop.signal }, () => this.have());
  }

  private async try(
    options: LockOptions,
    then: (lock: Lock | null) => Promise<void>,
  ): Promise<void> {
    try {
      await navigator.locks.request(this.name, options, then);
    } catch {
      /* taken by force while this window slept, or it is closed */
      if (this.stop.signal.aborted || !this.release) return;
      this.release = null;
      this.change('follows');
      void this.queue();
    }
  }

  /* ---- without ---- */

  private claim(): void {
    this.say('who');
    clearTimeout(this.waits);
    this.waits = setTimeout(() => void this.have(), ANSWER_MS);
  }

  /* ---- for the page ---- */

  /* This window wants to play. */
  take(): void {
    if (this.release) return;
    this.say('over');
    clearTimeout(this.waits);
    this.waits = setTimeout(() => {
      if (this.release || this.stop.signal.aborted) return;
      if (this.locked) void this.try({ steal: true }, () => this.have());
      else void this.have();
    }, PATIENCE_MS);
  }

  close(): void {
    clearTimeout(this.waits);
    this.stop.abort();
    this.letGo();
    this.channel.close();
  }
}
