/*
 * A game on a server (doc/server-protocol.md): what it tells becomes the
 * snapshot of a table.  After a break we come back with the last event we have
 * (link.ts).  A message that makes no sense (messages.ts) is not believed: we
 * ask afresh.
 */
import type { Refusal } from '../engine/wasm.ts';
import { entropy } from './api.ts';
import { Eyes } from './eyes.ts';
import { Link, type Json } from './link.ts';
import { readMessage } from './messages.ts';
import type { ChatLine, EventMessage, Message, TableMessage, WireClock } from './messages.ts';
import { mutedUsers } from './muted.ts';
import { NO_ROOM, codeRefusal, noteOf, roomOf, seatsOf, untilOf } from './room.ts';
import type { BotNames, Room } from './room.ts';
import { emptySnapshot, undoPoint } from './source.ts';
import type { GameSource, Snapshot, World } from './source.ts';

/* So many senseless messages, and the server and we do not understand each other. */
const SENSELESS = 4;

/* What a source has to know about a game. */
export interface GameFacts {
  tries: boolean; /* moves are tried on a copy: worlds are wanted */
  points: (view: string, players: number) => number[];
}

export class ServerSource implements GameSource {
  readonly kind = 'server';
  snapshot: Snapshot;
  room: Room = NO_ROOM;
  chat: ChatLine[] = [];
  /* Why the table cannot be shown, as a code of the server. */
  gone: string | null = null;
  readonly id: string;
  private readonly rules: (game: string) => GameFacts;
  private readonly bots: BotNames;
  private readonly link: Link;
  private readonly eyes = new Eyes();
  private left: number[] = []; /* on the clocks */
  private senseless = 0;
  private seq = 0;
  private opening = 0; /* steps that were played elsewhere */
  private readonly listeners = new Set<() => void>();
  private frame = 0;

  constructor(id: string, rules: (game: string) => GameFacts, bots: BotNames) {
    this.id = id;
    this.rules = rules;
    this.bots = bots;
    this.snapshot = { ...emptySnapshot(id), link: 'joining' };
    this.link = new Link({
      hello: () => this.hello(),
      hear: (data) => this.hear(data),
      lost: () => this.change({ link: this.seq === 0 ? 'joining' : 'lost' }),
      gone: (code) => {
        this.gone = code;
        this.change({ link: 'lost' });
      },
    });
  }

  private hello(): Json {
    const chat = this.chat[this.chat.length - 1]?.n;
    return {
      t: 'hello',
      table: this.id,
      from: this.seq,
      mute: mutedUsers(),
      ...(chat === undefined ? {} : { chat }),
    };
  }

  private ask(message: Json): Promise<Refusal | null> {
    return this.link.ask(message);
  }

  /* ---- what the server says ---- */

  private hear(data: unknown): void {
    const m = readMessage(data);
    if (m === null || !this.believe(m)) this.doubt();
  }

  /* What we hear does not fit what we have: from the beginning, not too often. */
  private doubt(): void {
    this.senseless++;
    if (this.senseless >= SENSELESS) this.link.end('senseless');
    this.seq = 0;
    this.told = 0;
    this.opening = 0;
    this.eyes.clear();
    this.snapshot = { ...this.snapshot, steps: [] };
    this.link.drop();
  }

  private believe(m: Message): boolean {
    switch (m.t) {
      case 'table':
        this.hearTable(m);
        break;
      case 'state':
        this.seq = m.seq;
        this.eyes.state(m);
        this.clocks(m.clock);
        this.refresh();
        break;
      case 'event':
        return this.hearEvent(m);
      case 'ready':
        this.link.open();
        this.change({ link: 'live' });
        break;
      case 'ack':
      case 'ok':
        this.link.answer(m.re, null);
        break;
      case 'world':
        this.hearWorld(m);
        break;
      case 'error':
        this.hearError(m);
        break;
      case 'presence':
        this.room = {
          ...this.room,
          here: m.here,
          watching: m.spectators,
          away: m.away.map(untilOf),
        };
        this.refresh();
        break;
      case 'warn':
        this.room = { ...this.room, warn: untilOf(m) };
        this.refresh();
        break;
      case 'chat':
        if (!this.chat.some((c) => c.n === m.n)) this.chat = [...this.chat, m];
        this.refresh();
        break;
      case 'unsaid':
        this.chat = this.chat.filter((c) => c.n !== m.n);
        this.refresh();
        break;
      case 'bye':
        if (m.code === 'missing') this.link.end('missing');
        break;
      default:
    }
    return true;
  }

  private hearError(m: Message & { t: 'error' }): void {
    if (m.re === null) {
      if (['missing', 'other_rules', 'hidden', 'banned'].includes(m.code)) this.link.end(m.code);
      else if (['rate', 'busy'].includes(m.code)) this.link.again(m.retry);
      return;
    }
    const note = m.note ? noteOf(m.note, this.snapshot.game) : null;
    this.link.answer(
      m.re,
      note
        ? { code: m.code, rule: note.fields.rule ?? '', game: note.game, line: note.line }
        : codeRefusal(m.code),
    );
  }

  /* ---- worlds: positions that could be, where something is hidden ---- */

  private readonly worlds = new Map<string, World>();
  private wanted = ''; /* what the world on its way is for */

  private hearWorld(m: Message & { t: 'world' }): void {
    const ply = this.opening + m.ply;
    this.worlds.set(m.re, { ply, viewer: -1, state: m.state });
    this.link.answer(m.re, null);
  }

  async imagine(): Promise<World | null> {
    const viewer = this.snapshot.viewer;
    if (!this.room.mine.includes(viewer)) return null;
    const id = this.link.freshId();
    const seed = Math.floor(Math.random() * 0x7fffffff);
    const why = await this.link.ask({ t: 'world', seat: viewer, seed }, id);
    const world = this.worlds.get(id);
    this.worlds.delete(id);
    return why || !world ? null : { ...world, viewer };
  }

  /*
   * At our decision in a game with hidden actions the page needs a world to
   * try moves in.  One that was not given leaves us without trying.
   */
  private keepWorld(): void {
    const s = this.snapshot;
    const mine = s.player >= 0 && s.player === s.viewer && this.room.mine.includes(s.viewer);
    const need = mine && this.rules(s.game).tries && s.steps.some((x) => x.text === null);
    const key = need ? `${s.viewer} ${s.steps.length}` : '';
    if (key === this.wanted) return;
    this.wanted = key;
    this.snapshot = { ...this.snapshot, world: undefined, blind: need };
    if (!need) return;
    void this.imagine().then((world) => {
      if (this.wanted !== key) return;
      this.change({ world: world ?? undefined, blind: false });
    });
  }

  private hearTable(m: TableMessage): void {
    this.room = roomOf(m);
    this.snapshot = { ...this.snapshot, aids: m.aids, setup: m.setup, game: m.game };
    this.clocks(m.clock);
    this.refresh();
  }

  private clocks(c: WireClock | null): void {
    if (!c) return;
    this.snapshot = { ...this.snapshot, clockAt: performance.now(), running: c.runs };
    this.left = c.left;
  }

  /* False if the change does not fit the view we have. */
  private hearEvent(m: EventMessage): boolean {
    const main = this.eyes.first() ?? m.as;
    const what = this.eyes.event(m);
    if (what !== 'new') return what === 'old';
    this.clocks(m.clock);
    if (m.as === main || !this.eyes.has(main)) this.story(m);
    this.seq = Math.max(this.seq, m.seq);
    this.refresh();
    return true;
  }

  /* The story is told once, though we may look with several eyes. */
  private told = 0;
  private story(m: EventMessage): void {
    if (m.seq <= this.told) return;
    this.told = m.seq;
    const s = this.snapshot;
    if (m.kind === 'action' || m.kind === 'timeout' || m.kind === 'undo')
      this.room = { ...this.room, warn: null };
    if (m.kind === 'action' || m.kind === 'chance') {
      const seat = m.kind === 'chance' ? -1 : m.by;
      const step = { text: m.action, seat, notes: m.notes.map((n) => noteOf(n, s.game)) };
      this.snapshot = { ...s, steps: [...s.steps, step] };
    } else if (m.kind === 'record') {
      const lines = m.lines ?? [null]; /* null: not for everybody */
      const steps = [...s.steps, ...lines.map((text) => ({ text, seat: -1, notes: [] }))];
      this.opening = steps.length;
      this.snapshot = { ...s, steps };
    } else if (m.kind === 'undo')
      this.snapshot = { ...s, steps: s.steps.slice(0, this.opening + m.ply) };
    else if (m.kind === 'over') {
      this.eyes.end(); /* who gave up ended it before the rules did */
      this.snapshot = { ...s, track: m.scores, winners: m.winners };
    } else if (m.kind === 'rematch') this.room = { ...this.room, next: m.table };
  }

  /* ---- the snapshot ---- */

  private refresh(): void {
    const s = this.snapshot;
    const seats = seatsOf(this.room, this.left, this.bots);
    const sight = this.eyes.sight(s.viewer, this.room.mine);
    const final = sight.player === -2 && s.track.length === seats.length;
    this.snapshot = {
      ...s,
      ...sight,
      seats,
      track: final ? s.track : this.rules(s.game).points(sight.view, seats.length),
      thinking: seats[sight.player]?.kind === 'bot',
    };
    this.keepWorld();
    this.change({});
  }

  /* Many events at once are shown once. */
  private change(more: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...more };
    if (this.frame !== 0) return;
    this.frame = window.setTimeout(() => {
      this.frame = 0;
      for (const f of this.listeners) f();
    }, 0);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  lookAs(seat: number): void {
    if (!this.eyes.has(seat)) return;
    this.snapshot = { ...this.snapshot, viewer: seat };
    this.refresh();
  }

  /* ---- what we ask of it ---- */

  /* What may not follow something new is left for when we have seen that. */
  async act(actions: string[]): Promise<Refusal | null> {
    const why = await this.ask({
      t: 'act',
      seat: this.snapshot.viewer,
      seq: this.seq,
      actions,
    });
    return why?.code === 'last' && actions.length > 1 ? this.act(actions.slice(0, -1)) : why;
  }

  undo(): Promise<void> {
    const to = undoPoint(this.snapshot);
    const ply = to === null ? null : Math.max(0, to - this.opening);
    return this.ask({ t: 'propose', what: 'undo', ...(ply === null ? {} : { ply }) }).then(
      () => undefined,
    );
  }

  sit(seat: number, name: string): Promise<Refusal | null> {
    return this.ask({ t: 'sit', seat, name, entropy: entropy() });
  }

  stand(seat: number): Promise<Refusal | null> {
    return this.ask({ t: 'stand', seat });
  }

  bot(seat: number, bot: string): Promise<Refusal | null> {
    return this.ask({ t: 'bot', seat, bot });
  }

  start(fill?: string): Promise<Refusal | null> {
    return this.ask({ t: 'start', ...(fill ? { fill } : {}) });
  }

  propose(what: string, seat?: number): Promise<Refusal | null> {
    return this.ask({ t: 'propose', what, ...(seat === undefined ? {} : { seat }) });
  }

  vote(n: number, yes: boolean): Promise<Refusal | null> {
    return this.ask({ t: 'vote', n, yes });
  }

  back(seat: number): Promise<Refusal | null> {
    return this.ask({ t: 'back', seat });
  }

  resign(seat: number): Promise<Refusal | null> {
    return this.ask({ t: 'resign', seat });
  }

  say(text: string): Promise<Refusal | null> {
    return this.ask({ t: 'say', text });
  }

  /* Of a line of chat, or of how somebody behaves. */
  report(user: string, n?: number): Promise<Refusal | null> {
    return this.ask(n === undefined ? { t: 'report', user } : { t: 'report', user, n });
  }

  mute(users: string[]): void {
    this.link.put({ t: 'mute', users });
  }

  close(): void {
    clearTimeout(this.frame);
    this.link.close();
    this.listeners.clear();
  }
}
