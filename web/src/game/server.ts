/*
 * A game on a server, over WebSocket (doc/server-protocol.md).  The socket may
 * break at any time: we come back with the last event we have, and a move that
 * was not answered is sent again under its old id, which does it at most once.
 * A message that makes no sense (messages.ts) is not believed: we ask afresh.
 */
import type { Note, Refusal } from '../engine/wasm.ts';
import { entropy, session } from './api.ts';
import {
  patchLines,
  readMessage,
  type EventMessage,
  type Message,
  type StateMessage,
  type TableMessage,
  type WireAct,
  type WireClock,
  type WireNote,
  type WireProposal,
  type WireSeat,
} from './messages.ts';
import { mutedUsers } from './muted.ts';
import {
  undoPoint,
  type GameSource,
  type Seat,
  type Snapshot,
  type Step,
  type World,
} from './source.ts';

type Json = Record<string, unknown>;

export interface ChatLine {
  n: number;
  at: number;
  user: string;
  seat: number;
  name: string;
  text: string;
}

export type Proposal = WireProposal;

/* What everybody may know of the table, besides the game. */
export interface Room {
  status: 'open' | 'playing' | 'over' | 'abandoned' | '';
  owner: boolean;
  user: string;
  mine: number[];
  seats: WireSeat[];
  here: number[];
  watching: number;
  clock: string;
  undo: string;
  listed: boolean;
  rated: boolean;
  spectators: string;
  delay: number; /* seconds that spectators are behind */
  fair: { commitment: string; server: string | null };
  proposal: Proposal | null;
  next: string | null;
}

/* What the page says about a code of the server. */
export function codeRefusal(code: string): Refusal {
  return { code, rule: '', game: '', line: '', key: `server.${code}` };
}

const RETRY_MIN = 400;
const RETRY_MAX = 8000;
const QUIET = 25000;
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
  room: Room = {
    status: '',
    owner: false,
    user: '',
    mine: [],
    seats: [],
    here: [],
    watching: 0,
    clock: 'none',
    undo: 'never',
    listed: false,
    rated: false,
    spectators: 'live',
    delay: 0,
    fair: { commitment: '', server: null },
    proposal: null,
    next: null,
  };
  chat: ChatLine[] = [];
  /* Why the table cannot be shown, as a code of the server. */
  gone: string | null = null;
  readonly id: string;
  private readonly rules: (game: string) => GameFacts;
  private socket: WebSocket | null = null;
  private closed = false;
  private retry = RETRY_MIN;
  private senseless = 0;
  private seq = 0;
  private ready = false;
  private nextId = 1;
  private readonly tab = entropy();
  private readonly views = new Map<number, string[]>();
  /* The event after which each view is: none is taken twice. */
  private readonly upTo = new Map<number, number>();
  private tries = 0;
  private readonly acts = new Map<number, WireAct>();
  private readonly listeners = new Set<() => void>();
  private readonly pending = new Map<
    string,
    { message: Json; done: (r: Refusal | null) => void }
  >();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private readonly stop = new AbortController();

  constructor(id: string, rules: (game: string) => GameFacts) {
    this.id = id;
    this.rules = rules;
    this.snapshot = {
      id,
      game: '',
      setup: '',
      seats: [],
      viewer: -1,
      steps: [],
      view: '',
      phase: '',
      player: -1,
      legal: [],
      track: [],
      winners: [],
      thinking: false,
      link: 'joining',
    };
    addEventListener('online', () => this.hurry(), { signal: this.stop.signal });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.hurry(),
      { signal: this.stop.signal },
    );
    void this.connect();
  }

  /* ---- the socket ---- */

  private async connect(fresh = false): Promise<void> {
    if (this.closed) return;
    const mine = ++this.tries;
    let token: string;
    try {
      token = (await session(fresh)).token;
    } catch {
      if (mine === this.tries) this.lost();
      return;
    }
    /* Another try began meanwhile (somebody looked again): one socket is enough. */
    if (this.closed || mine !== this.tries) return;
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`,
      'deskovka.1',
    );
    this.socket = socket;
    this.ready = false;
    socket.onopen = () => {
      const chat = this.chat[this.chat.length - 1]?.n;
      this.put({
        t: 'hello',
        token,
        table: this.id,
        from: this.seq,
        mute: mutedUsers(),
        ...(chat === undefined ? {} : { chat }),
      });
    };
    socket.onmessage = (e) => {
      if (this.socket !== socket) return;
      this.alive();
      this.hear(e.data);
    };
    socket.onclose = (e) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (e.code === 4004) this.fail('missing');
      else if (e.code === 4001) void this.connect(true);
      else this.lost();
    };
    this.alive();
  }

  private fail(code: string): void {
    this.gone = code;
    this.closed = true;
    this.change({ link: 'lost' });
  }

  private lost(): void {
    clearTimeout(this.watch);
    if (this.closed) return;
    this.change({ link: this.seq === 0 ? 'joining' : 'lost' });
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
      this.watch = setTimeout(() => this.socket?.close(), 8000);
    }, QUIET);
  }

  private put(message: Json): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ v: 1, ...message }));
  }

  /* A request with an answer; kept until then. */
  private ask(message: Json): Promise<Refusal | null> {
    const id = `${this.tab}-${this.nextId++}`;
    return new Promise((done) => {
      const whole = { ...message, id };
      this.pending.set(id, { message: whole, done });
      if (this.ready) this.put(whole);
    });
  }

  /* ---- what the server says ---- */

  private hear(data: unknown): void {
    const m = readMessage(data);
    if (m === null || !this.believe(m)) this.doubt();
  }

  /* What we hear does not fit what we have: from the beginning, not too often. */
  private doubt(): void {
    this.senseless++;
    if (this.senseless >= SENSELESS) this.fail('senseless');
    this.seq = 0;
    this.told = 0;
    this.views.clear();
    this.upTo.clear();
    this.acts.clear();
    this.snapshot = { ...this.snapshot, steps: [] };
    this.socket?.close();
  }

  private believe(m: Message): boolean {
    switch (m.t) {
      case 'table':
        this.hearTable(m);
        break;
      case 'state':
        this.hearState(m);
        break;
      case 'event':
        return this.hearEvent(m);
      case 'ready':
        this.ready = true;
        this.retry = RETRY_MIN;
        for (const p of this.pending.values()) this.put(p.message);
        this.change({ link: 'live' });
        break;
      case 'ack':
      case 'ok':
        this.answer(m.re, null);
        break;
      case 'world':
        this.hearWorld(m);
        break;
      case 'error':
        this.hearError(m);
        break;
      case 'presence':
        this.room = { ...this.room, here: m.here, watching: m.spectators };
        this.refresh();
        break;
      case 'chat':
        if (!this.chat.some((c) => c.n === m.n))
          this.chat = [
            ...this.chat,
            { n: m.n, at: m.at, user: m.user, seat: m.seat, name: m.name, text: m.text },
          ];
        this.refresh();
        break;
      case 'unsaid':
        this.chat = this.chat.filter((c) => c.n !== m.n);
        this.refresh();
        break;
      case 'bye':
        if (m.code === 'missing') this.fail('missing');
        break;
      default:
    }
    return true;
  }

  private answer(id: string, r: Refusal | null): void {
    this.pending.get(id)?.done(r);
    this.pending.delete(id);
  }

  private hearError(m: Message & { t: 'error' }): void {
    if (m.re === null) {
      if (['missing', 'hidden', 'banned'].includes(m.code)) this.fail(m.code);
      return;
    }
    const note = m.note ? this.note(m.note) : null;
    this.answer(
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
    this.worlds.set(m.re, { ply: m.ply, viewer: -1, state: m.state });
    this.answer(m.re, null);
  }

  async imagine(): Promise<World | null> {
    const viewer = this.snapshot.viewer;
    if (!this.room.mine.includes(viewer)) return null;
    const id = `${this.tab}-${this.nextId}`;
    const why = await this.ask({
      t: 'world',
      seat: viewer,
      seed: Math.floor(Math.random() * 0x7fffffff),
    });
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

  private note(n: WireNote): Note {
    const facts = Object.entries({ rule: n.rule, ...n.facts }).filter(([, v]) => v !== '');
    const line = [n.code, ...facts.map(([k, v]) => `${k}=${v}`)].join(' ');
    return { code: n.code, fields: { ...n.facts, rule: n.rule }, game: this.snapshot.game, line };
  }

  private hearTable(m: TableMessage): void {
    const {
      status,
      user,
      mine,
      seats,
      here,
      watching,
      undo,
      listed,
      rated,
      spectators,
      delay,
      fair,
      proposal,
      next,
    } = m;
    this.room = {
      status,
      user,
      owner: m.owner === user,
      mine,
      seats,
      here,
      watching,
      clock: m.clock?.rule ?? 'none',
      undo,
      listed,
      rated,
      spectators,
      delay,
      fair,
      proposal,
      next,
    };
    this.snapshot = { ...this.snapshot, aids: m.aids, setup: m.setup, game: m.game };
    this.clocks(m.clock);
    this.refresh();
  }

  private clocks(c: WireClock | null): void {
    if (!c) return;
    this.snapshot = { ...this.snapshot, clockAt: performance.now(), running: c.runs };
    this.left = c.left;
  }
  private left: number[] = [];

  private hearState(m: StateMessage): void {
    this.seq = m.seq;
    this.views.set(m.as, m.view);
    this.upTo.set(m.as, m.seq);
    this.setAct(m.as, m.act);
    this.clocks(m.clock);
    this.refresh();
  }

  private setAct(as: number, act: WireAct | null): void {
    if (act) this.acts.set(as, act);
  }

  /* False if the change does not fit the view we have. */
  private hearEvent(m: EventMessage): boolean {
    if (m.seq <= (this.upTo.get(m.as) ?? 0)) return true;
    this.upTo.set(m.as, m.seq);
    const main = this.viewers()[0] ?? m.as;
    if (m.view) {
      const lines = patchLines(this.views.get(m.as) ?? [], m.view);
      if (lines === null) return false;
      this.views.set(m.as, lines);
    }
    this.setAct(m.as, m.act);
    this.clocks(m.clock);
    if (m.as === main || !this.views.has(main)) this.story(m);
    this.seq = Math.max(this.seq, m.seq);
    this.refresh();
    return true;
  }

  /* The story is told once, though we may look with several eyes. */
  private told = 0;
  private story(m: EventMessage): void {
    if (m.seq <= this.told) return;
    this.told = m.seq;
    if (m.kind === 'action' || m.kind === 'chance') {
      const step: Step = {
        text: m.action,
        seat: m.kind === 'chance' ? -1 : m.by,
        notes: m.notes.map((n) => this.note(n)),
      };
      this.snapshot = { ...this.snapshot, steps: [...this.snapshot.steps, step] };
    } else if (m.kind === 'undo')
      this.snapshot = { ...this.snapshot, steps: this.snapshot.steps.slice(0, m.ply) };
    else if (m.kind === 'over')
      this.snapshot = { ...this.snapshot, track: m.scores, winners: m.winners };
    else if (m.kind === 'rematch') this.room = { ...this.room, next: m.table };
  }

  private viewers(): number[] {
    return [...this.views.keys()].sort((a, b) => a - b);
  }

  /* ---- the snapshot ---- */

  private refresh(): void {
    const s = this.snapshot;
    const mine = this.room.mine;
    const any = [...this.acts.values()][0];
    const player = any?.seat ?? -1;
    let viewer = s.viewer;
    if (!this.views.has(viewer))
      viewer = this.viewers().find((v) => mine.includes(v)) ?? this.viewers()[0] ?? -1;
    const act = this.acts.get(viewer);
    const seats: Seat[] = this.room.seats.map((x, i) => ({
      name: x.name || (x.kind === 'bot' ? x.bot : `${i + 1}`),
      kind: x.kind === 'bot' ? 'bot' : x.kind === 'empty' ? 'open' : 'human',
      level: x.bot || undefined,
      mine: mine.includes(i) && x.kind !== 'bot',
      connected: x.kind === 'person' ? this.room.here.includes(i) : undefined,
      clock: this.left[i],
    }));
    const lines = this.views.get(viewer) ?? [];
    const over = player === -2;
    const view = lines.length > 0 ? `${lines.join('\n')}\n` : '';
    const track =
      over && s.track.length === seats.length
        ? s.track
        : this.rules(s.game).points(view, seats.length);
    this.snapshot = {
      ...s,
      seats,
      viewer,
      view,
      phase: act?.phase ?? any?.phase ?? '',
      player,
      legal: act?.seat === viewer ? act.legal : [],
      track,
      thinking: seats[player]?.kind === 'bot',
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
    if (!this.views.has(seat)) return;
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
    const ply = undoPoint(this.snapshot);
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

  say(text: string): Promise<Refusal | null> {
    return this.ask({ t: 'say', text });
  }

  report(user: string, n: number): Promise<Refusal | null> {
    return this.ask({ t: 'report', user, n });
  }

  mute(users: string[]): void {
    this.put({ t: 'mute', users });
  }

  close(): void {
    this.closed = true;
    this.stop.abort();
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    clearTimeout(this.frame);
    this.socket?.close();
    this.listeners.clear();
  }
}
