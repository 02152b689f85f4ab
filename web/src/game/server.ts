/*
 * A game on a server, over WebSocket (doc/server-protocol.md).  The socket may
 * break at any time: we come back with the last event we have, and a move that
 * was not answered is sent again under its old id, which does it at most once.
 */
import { pictureEngine } from '../engine/load.ts';
import type { Note, Refusal } from '../engine/wasm.ts';
import { translate, type Key } from '../i18n/index.ts';
import { strings } from '../i18n/strings.ts';
import { entropy, session } from './api.ts';
import { undoPoint, type GameName, type GameSource, type Seat, type Snapshot, type Step, type World } from './source.ts';

type Json = Record<string, unknown>;

function isObject(x: unknown): x is Json {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}
const num = (x: unknown, or = 0) => (typeof x === 'number' && Number.isFinite(x) ? x : or);
const str = (x: unknown, or = '') => (typeof x === 'string' ? x : or);
const list = (x: unknown): unknown[] => (Array.isArray(x) ? x : []);

export interface ChatLine {
  n: number;
  at: number;
  user: string;
  seat: number;
  name: string;
  text: string;
}

export interface Proposal {
  n: number;
  what: string;
  by: number;
  seat: number;
  ply: number;
  yes: number[];
}

/* What everybody may know of the table, besides the game. */
export interface Room {
  status: 'open' | 'playing' | 'over' | 'abandoned' | '';
  owner: boolean;
  user: string;
  mine: number[];
  seats: { kind: string; name: string; bot: string; user: string; colour: number }[];
  here: number[];
  watching: number;
  clock: string;
  undo: string;
  listed: boolean;
  fair: { commitment: string; server: string | null };
  proposal: Proposal | null;
  next: string | null;
}

/* Applies the changes of a view: from the last to the first. */
export function patchLines(lines: string[], steps: unknown): string[] {
  const out = [...lines];
  for (const step of [...list(steps)].reverse()) {
    const [at, drop, more] = list(step);
    out.splice(num(at), num(drop), ...list(more).map((x) => str(x)));
  }
  return out;
}

/* The sentence of a code of the server, in both languages. */
export function codeRefusal(code: string): Refusal {
  const key = `server.${code}`;
  const known = Object.hasOwn(strings, key) ? (key as Key) : 'server.other';
  return { code, rule: '', en: translate('en', known, { code }), cs: translate('cs', known, { code }) };
}

const RETRY_MIN = 400;
const RETRY_MAX = 8000;
const QUIET = 25000;

export class ServerSource implements GameSource {
  readonly kind = 'server';
  snapshot: Snapshot;
  room: Room = { status: '', owner: false, user: '', mine: [], seats: [], here: [], watching: 0, clock: 'none', undo: 'never', listed: false, fair: { commitment: '', server: null }, proposal: null, next: null };
  chat: ChatLine[] = [];
  /* Why the table cannot be shown, as a code of the server. */
  gone: string | null = null;
  readonly id: string;
  private socket: WebSocket | null = null;
  private closed = false;
  private retry = RETRY_MIN;
  private seq = 0;
  private ready = false;
  private nextId = 1;
  private readonly tab = entropy();
  private readonly views = new Map<number, string[]>();
  private readonly acts = new Map<number, { seat: number; phase: string; legal: string[] }>();
  private readonly listeners = new Set<() => void>();
  private readonly pending = new Map<string, { message: Json; done: (r: Refusal | null) => void }>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private readonly stop = new AbortController();

  constructor(id: string) {
    this.id = id;
    this.snapshot = { id, game: 'carcassonne', setup: '', seats: [], viewer: -1, steps: [], view: '', phase: '', player: -1, legal: [], track: [], winners: [], thinking: false, link: 'joining' };
    addEventListener('online', () => this.hurry(), { signal: this.stop.signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry(), { signal: this.stop.signal });
    void this.connect();
  }

  /* ---- the socket ---- */

  private async connect(fresh = false): Promise<void> {
    if (this.closed) return;
    let token: string;
    try {
      token = (await session(fresh)).token;
    } catch {
      this.lost();
      return;
    }
    if (this.closed) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`, 'deskovka.1');
    this.socket = socket;
    this.ready = false;
    socket.onopen = () => {
      const chat = this.chat[this.chat.length - 1]?.n;
      this.put({ t: 'hello', token, table: this.id, from: this.seq, ...(chat === undefined ? {} : { chat }) });
    };
    socket.onmessage = (e) => {
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
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ v: 1, ...message }));
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
    let m: unknown;
    try {
      m = JSON.parse(str(data));
    } catch {
      return;
    }
    if (!isObject(m) || m.v !== 1) return;
    switch (m.t) {
      case 'table':
        this.hearTable(m);
        break;
      case 'state':
        this.hearState(m);
        break;
      case 'event':
        this.hearEvent(m);
        break;
      case 'ready':
        this.ready = true;
        this.retry = RETRY_MIN;
        for (const p of this.pending.values()) this.put(p.message);
        this.change({ link: 'live' });
        break;
      case 'ack':
      case 'ok':
        this.answer(str(m.re), null);
        break;
      case 'world':
        this.hearWorld(m);
        break;
      case 'error':
        this.hearError(m);
        break;
      case 'presence':
        this.room = { ...this.room, here: list(m.here).map((x) => num(x)), watching: num(m.spectators) };
        this.refresh();
        break;
      case 'chat':
        if (!this.chat.some((c) => c.n === m.n)) this.chat = [...this.chat, { n: num(m.n), at: num(m.at), user: str(m.user), seat: num(m.seat, -1), name: str(m.name), text: str(m.text) }];
        this.refresh();
        break;
      case 'bye':
        if (m.code === 'missing') this.fail('missing');
        break;
      default:
    }
  }

  private answer(id: string, r: Refusal | null): void {
    this.pending.get(id)?.done(r);
    this.pending.delete(id);
  }

  private hearError(m: Json): void {
    const code = str(m.code, 'internal');
    if (m.re === undefined) {
      if (['missing', 'hidden', 'banned'].includes(code)) this.fail(code);
      return;
    }
    const note = isObject(m.note) ? this.note(m.note) : null;
    this.answer(str(m.re), note ? { code, rule: note.fields.rule ?? '', en: note.en, cs: note.cs } : codeRefusal(code));
  }

  /* ---- worlds: positions that could be, where something is hidden ---- */

  private readonly worlds = new Map<string, World>();
  private wanted = ''; /* what the world on its way is for */

  private hearWorld(m: Json): void {
    try {
      const text = atob(str(m.state));
      this.worlds.set(str(m.re), { ply: num(m.ply), viewer: -1, state: Uint8Array.from(text, (c) => c.charCodeAt(0)) });
    } catch {
      /* a message that is no base64 is no world */
    }
    this.answer(str(m.re), null);
  }

  async imagine(): Promise<World | null> {
    const viewer = this.snapshot.viewer;
    if (!this.room.mine.includes(viewer)) return null;
    const id = `${this.tab}-${this.nextId}`;
    const why = await this.ask({ t: 'world', seat: viewer, seed: Math.floor(Math.random() * 0x7fffffff) });
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
    const need = s.game === 'carcassonne' && mine && s.steps.some((x) => x.text === null);
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

  private note(n: Json): Note {
    const facts = isObject(n.f) ? n.f : {};
    const fields: Record<string, string> = { rule: str(n.rule) };
    for (const [k, v] of Object.entries(facts)) fields[k] = String(v);
    const { rule: _rule, ...plain } = fields;
    return { code: str(n.code), fields, ...pictureEngine().sentence(this.snapshot.game, str(n.code), str(n.rule), plain) };
  }

  private hearTable(m: Json): void {
    const you = isObject(m.you) ? m.you : {};
    const fair = isObject(m.fair) ? m.fair : {};
    const p = isObject(m.proposal) ? m.proposal : null;
    const clock = isObject(m.clock) ? m.clock : null;
    this.room = {
      status: str(m.status) as Room['status'],
      user: str(you.user),
      owner: m.owner === you.user,
      mine: list(you.seats).map((x) => num(x)),
      seats: list(m.seats).map((s) => (isObject(s) ? { kind: str(s.kind), name: str(s.name), bot: str(s.bot), user: str(s.user), colour: num(s.colour, -1) } : { kind: 'empty', name: '', bot: '', user: '', colour: -1 })),
      here: list(m.here).map((x) => num(x)),
      watching: num(m.watching),
      clock: clock ? str(clock.rule) : 'none',
      undo: str(m.undo),
      listed: m.listed === true,
      fair: { commitment: str(fair.commitment), server: typeof fair.server === 'string' ? fair.server : null },
      proposal: p ? { n: num(p.n), what: str(p.what), by: num(p.by), seat: num(p.seat, -1), ply: num(p.ply), yes: list(p.yes).map((x) => num(x)) } : null,
      next: typeof m.next === 'string' ? m.next : null,
    };
    this.snapshot = { ...this.snapshot, aids: Array.isArray(m.aids) ? m.aids.map((x) => str(x)) : undefined, setup: str(m.setup), game: (str(m.game) || 'carcassonne') as GameName };
    if (clock) this.clocks(clock);
    this.refresh();
  }

  private clocks(c: Json): void {
    const left = list(c.left).map((x) => num(x));
    this.snapshot = { ...this.snapshot, clockAt: performance.now(), running: num(c.runs, -1) };
    this.left = left;
  }
  private left: number[] = [];

  private hearState(m: Json): void {
    const as = num(m.as, -1);
    this.seq = num(m.seq);
    this.views.set(as, list(m.view).map((x) => str(x)));
    this.setAct(as, m.act);
    if (isObject(m.clock)) this.clocks(m.clock);
    this.refresh();
  }

  private setAct(as: number, act: unknown): void {
    if (!isObject(act)) return;
    this.acts.set(as, { seat: num(act.seat, -2), phase: str(act.phase), legal: list(act.legal).map((x) => str(x)) });
  }

  private hearEvent(m: Json): void {
    const as = num(m.as, -1);
    const kind = str(m.kind);
    const seq = num(m.seq);
    const main = this.viewers()[0] ?? as;
    if (m.view !== undefined) this.views.set(as, patchLines(this.views.get(as) ?? [], m.view));
    this.setAct(as, m.act);
    if (isObject(m.clock)) this.clocks(m.clock);
    if (as === main || !this.views.has(main)) this.story(m, kind);
    this.seq = Math.max(this.seq, seq);
    this.refresh();
  }

  /* The story is told once, though we may look with several eyes. */
  private told = 0;
  private story(m: Json, kind: string): void {
    const seq = num(m.seq);
    if (seq <= this.told) return;
    this.told = seq;
    if (kind === 'action' || kind === 'chance') {
      const step: Step = { text: m.hidden === true ? null : str(m.action), seat: kind === 'chance' ? -1 : num(m.by, -1), notes: list(m.notes).filter(isObject).map((n) => this.note(n)) };
      this.snapshot = { ...this.snapshot, steps: [...this.snapshot.steps, step] };
    } else if (kind === 'undo') this.snapshot = { ...this.snapshot, steps: this.snapshot.steps.slice(0, num(m.ply)) };
    else if (kind === 'over') this.snapshot = { ...this.snapshot, track: list(m.scores).map((x) => num(x)), winners: list(m.winners).map((x) => num(x)) };
    else if (kind === 'rematch') this.room = { ...this.room, next: str(m.table) };
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
    if (!this.views.has(viewer)) viewer = this.viewers().find((v) => mine.includes(v)) ?? this.viewers()[0] ?? -1;
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
    const track = over && s.track.length === seats.length ? s.track : points(view, seats.length);
    this.snapshot = { ...s, seats, viewer, view, phase: act?.phase ?? any?.phase ?? '', player, legal: act?.seat === viewer ? act.legal : [], track, thinking: seats[player]?.kind === 'bot' };
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

  act(actions: string[]): Promise<Refusal | null> {
    return this.ask({ t: 'act', seat: this.snapshot.viewer, seq: this.seq, actions });
  }

  undo(): Promise<void> {
    const ply = undoPoint(this.snapshot);
    return this.ask({ t: 'propose', what: 'undo', ...(ply === null ? {} : { ply }) }).then(() => undefined);
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

/* Points as the view has them. */
function points(view: string, n: number): number[] {
  const out = Array.from({ length: n }, () => 0);
  for (const m of view.matchAll(/^(?:score p(\d) (-?\d+)|seat p(\d) \S+ points (\d+))/gm)) out[Number(m[1] ?? m[3])] = Number(m[2] ?? m[4]);
  return out;
}
