/*
 * A room on the server where others follow a record on their own phones.  It is
 * a table that never starts; the record goes through its chat (wire.ts).
 */
import { createTable, entropy, session } from '../game/api.ts';
import { Link, type Json } from '../game/link.ts';
import { readMessage, type ChatLine } from '../game/messages.ts';
import { packText, unpackText } from '../ui/share.ts';
import {
  changes,
  Heard,
  linesOf,
  opinionOf,
  recordOf,
  ROOM_LINES,
  sayOpinion,
  wholeLines,
  type Opinion,
} from './wire.ts';

/* The server takes a line every two seconds, a few at once. */
const PAUSE_MS = 2100;
const AT_ONCE = 4;
const AGAIN_MS = 3000;

/* A table for followers; its id. */
export function openRoom(setup: string, name: string): Promise<string> {
  return createTable({ setup, name, listed: false, rated: false, entropy: entropy() });
}

export class Room {
  record: string | null = null;
  opinions: Opinion[] = [];
  watching = 0;
  failed: string | null = null; /* a code of the server */
  private readonly link: Link;
  private readonly heard = new Heard();
  private owner = '';
  private me = '';
  private chat: ChatLine[] = [];
  private want: string | null = null; /* what followers are to see */
  private queue: string[] = [];
  private told: string[] | null = null; /* the record when the queue is said */
  private since = 0; /* lines of chat since the last whole */
  private spent: number[] = []; /* when lines were said */
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ready = false;

  constructor(
    private readonly id: string,
    private readonly change: () => void,
  ) {
    this.link = new Link({
      hello: () => this.hello(),
      hear: (data) => this.hear(data),
      lost: () => undefined,
      gone: (code) => {
        this.failed = code;
        this.change();
      },
    });
    void session().then((s) => {
      this.me = s.user;
    });
  }

  private hello(): Json {
    const chat = this.chat[this.chat.length - 1]?.n;
    return { t: 'hello', table: this.id, view: false, ...(chat === undefined ? {} : { chat }) };
  }

  private hear(data: unknown): void {
    const m = readMessage(data);
    if (m === null) return;
    if (m.t === 'table') this.owner = m.owner;
    if (m.t === 'table') this.watching = m.watching;
    if (m.t === 'presence') this.watching = m.spectators;
    if (m.t === 'ready') {
      this.link.open();
      this.ready = true;
      this.work();
    }
    if (m.t === 'ack' || m.t === 'ok') this.link.answer(m.re, null);
    if (m.t === 'chat') this.hearLine(m);
    if (m.t === 'error' && m.re !== null)
      this.link.answer(m.re, { code: m.code, rule: '', game: '', line: '' });
    else if (m.t === 'error') this.link.end(m.code);
    this.change();
  }

  private hearLine(line: ChatLine): void {
    if (this.chat.some((c) => c.n === line.n)) return;
    this.chat = [...this.chat, line];
    this.since++;
    if (line.user !== this.owner) {
      const o = opinionOf(line.n, line.text);
      if (o) this.opinions = [...this.opinions.slice(-20), o];
      return;
    }
    if (line.text.startsWith('@')) this.since = 0;
    this.heard.hear(line.text);
    if (this.heard.packed !== null) void this.unpack(this.heard.packed);
    else this.hearRecord();
  }

  private hearRecord(): void {
    if (this.heard.lines) this.record = recordOf(this.heard.lines);
    this.change();
  }

  private async unpack(packed: string): Promise<void> {
    this.heard.packed = null;
    const text = await unpackText(packed);
    if (text === null) return;
    this.heard.lines = linesOf(text);
    this.hearRecord();
  }

  /* ---- who has the record ---- */

  /* From now on followers are to see this. */
  show(record: string): void {
    this.want = record;
    this.work();
  }

  private work(): void {
    clearTimeout(this.timer);
    if (this.want === null || !this.ready || this.failed !== null) return;
    if (this.queue.length > 0) return void this.say();
    const lines = linesOf(this.want);
    const known = this.told ?? this.heard.lines;
    const few = known && this.since < ROOM_LINES ? changes(known, lines) : null;
    if (few?.length === 0) return;
    if (few) this.begin(few, lines);
    else
      void packText(this.want).then((data) => {
        if (this.queue.length === 0) this.begin(wholeLines(this.heard.mark + 1, data), lines);
      });
  }

  private begin(queue: string[], lines: string[]): void {
    this.queue = queue;
    this.told = lines;
    void this.say();
  }

  private async say(): Promise<void> {
    const text = this.queue[0];
    const now = Date.now();
    this.spent = this.spent.filter((at) => at > now - AT_ONCE * PAUSE_MS);
    if (text === undefined) return;
    if (this.spent.length >= AT_ONCE) {
      this.timer = setTimeout(() => this.work(), PAUSE_MS);
      return;
    }
    this.spent.push(now);
    this.queue = this.queue.slice(1);
    const no = await this.link.ask({ t: 'say', text });
    if (no) this.queue = [text, ...this.queue];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.work(), no ? AGAIN_MS : 0);
  }

  /* ---- who follows ---- */

  get mine(): boolean {
    return this.me !== '' && this.me === this.owner;
  }

  async answer(line: number, yes: boolean, who: string, why: string): Promise<boolean> {
    return (await this.link.ask({ t: 'say', text: sayOpinion(line, yes, who, why) })) === null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.link.close();
  }
}
