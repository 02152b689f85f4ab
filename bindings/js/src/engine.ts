/*
 * The engine: rules, pictures and bots as WebAssembly (bindings/wasm).  One
 * instance holds one game; calls are synchronous and take microseconds, a
 * picture a few milliseconds, a bot as long as its level thinks.
 */

import { layer, readParts, type Part } from './parts.ts';

/* A browser's types have it; programs for Node are compiled without those. */
declare global {
  namespace WebAssembly {
    interface Module {}
  }
}

/*
 * What a refused call says: code for programs, rule, and the note that tell()
 * makes a sentence of; or the key of a text of the page, where it refuses.
 */
export interface Refusal {
  code: string;
  rule: string;
  game: string;
  line: string;
  key?: string;
}

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, sentence = '') {
    super(sentence || refusal.line || refusal.code);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

interface Exports {
  memory: WebAssembly.Memory;
  in(): number;
  out(): number;
  [name: string]: unknown;
}

/* Sentences that came apart from the module (apart.mjs), each language's in one piece. */
const given: Uint8Array[] = [];

/*
 * Gives the sentences of a language to all engines, those that are here and those that
 * come.  Four bytes say where in the module's memory they belong.
 */
export function giveWords(words: Uint8Array): void {
  if (!(words instanceof Uint8Array) || words.length < 4)
    throw new TypeError(`engine: sentences as bytes, not ${kindOf(words)}`);
  given.push(words);
}

/* All that was given, for a worker. */
export function givenWords(): readonly Uint8Array[] {
  return given;
}

const utf8 = new TextEncoder();
const utf8Reader = new TextDecoder();
const IN_SIZE = 256 * 1024;
/* What may be asked before there is a game. */
const WITHOUT_GAME = new Set(
  'setup games options bots bot_names languages tell inspect read draw parts light piece places lines seed'.split(
    ' ',
  ),
);

/* One thing that happened: the note's fields, and its line for tell(). */
export interface Note {
  code: string;
  fields: Record<string, string>;
  game: string;
  line: string;
  readers?: string; /* seats that may know of it, `*`: also who has none */
}

/* A line of dsk_note_line() and who may read it; a value may have blanks in it. */
export function parseNote(text: string, game: string): Note {
  const [line = '', readers = ''] = text.split('\t');
  const [code = '', ...rest] = line.split(' ');
  const fields: Record<string, string> = {};
  let key = '';
  for (const word of rest) {
    const fact = /^([a-z_]+)=(.*)$/.exec(word);
    if (fact) {
      key = fact[1]!;
      fields[key] = fact[2]!;
    } else if (key !== '') {
      fields[key] += ` ${word}`;
    }
  }
  return { code, fields, game, line, readers };
}

export const CHANCE = -1;
export const OVER = -2;
export const SPECTATOR = -1;

/* Layers of pictures: enum pic_layer. */
export const LAYER = {
  last: 2,
  lit: 8,
  page: 64,
  players: 16,
  numbers: 32,
  owners: 256,
  lanterns: 512,
  noSpots: 1024,
} as const;

/* An option of a set-up line: its values as the engine writes them, its meaning. */
export interface Option {
  key: string;
  values: string;
  normal: string; /* what it is when left out */
  means: string;
}

/* A sentence that says why a move is better, whom and which place it is about. */
export interface Reason {
  seat: number;
  place: string; /* as inspect() reads it after the move; '' */
  text: string;
}

export interface Judgement {
  seat: number;
  choices: number; /* legal actions there were */
  best: string;
  loss: number; /* chance to win that was given away, 0..1 */
  win: number[]; /* of every seat, after what was played */
  score: number[]; /* expected at the end */
}

export class Engine {
  private readonly x: Exports;
  private game = ''; /* of the last set-up line */
  private ready = false; /* that line was not refused */
  private broken = ''; /* what stopped it for good */
  private heard = 0; /* of what giveWords() gave */

  constructor(module: WebAssembly.Module) {
    this.x = new WebAssembly.Instance(module, {
      env: { now: () => performance.now() },
    }).exports as unknown as Exports;
  }

  /* Takes in the sentences of a language; those of another build would be noise. */
  private hear(words: Uint8Array): void {
    const at = new DataView(words.buffer, words.byteOffset).getUint32(0, true);
    const n = (this.x['languages'] as () => number)();
    const mine = `\t${at}\t${words.length - 4}`;
    if (!lines(this.bytes(n)).some((line) => line.endsWith(mine)))
      throw new Error('engine: these sentences are of another build');
    new Uint8Array(this.x.memory.buffer).set(words.subarray(4), at);
  }

  private put(text: string): void {
    if (typeof text !== 'string') throw new TypeError(`engine: a text, not ${kindOf(text)}`);
    const at = this.x.in();
    const room = new Uint8Array(this.x.memory.buffer, at, IN_SIZE);
    const { read, written } = utf8.encodeInto(text, room.subarray(0, IN_SIZE - 1));
    if (read < text.length) throw new RangeError('engine: the input is too long');
    if (room.subarray(0, written).includes(0)) throw new TypeError('engine: a text without NUL');
    room[written] = 0;
  }

  private bytes(n: number): string {
    return utf8Reader.decode(new Uint8Array(this.x.memory.buffer, this.x.out(), n));
  }

  /* Every call goes through here: after a trap nothing in the instance can be trusted. */
  private number(name: string, ...args: number[]): number {
    if (this.broken !== '') throw new Error(`engine: unusable since it failed (${this.broken})`);
    if (!this.ready && !WITHOUT_GAME.has(name)) throw new Error('engine: there is no game yet');
    for (const a of args)
      if (!Number.isInteger(a) || a < -0x80000000 || a > 0xffffffff)
        throw new RangeError(`engine: a whole number, not ${kindOf(a)}`);
    while (this.heard < given.length) this.hear(given[this.heard++]!);
    try {
      return (this.x[name] as (...a: number[]) => number)(...args);
    } catch (e) {
      this.broken = String(e);
      throw new Error(`engine: it failed and must be made anew (${this.broken})`, { cause: e });
    }
  }

  private call(name: string, input: string | null, ...args: number[]): string {
    if (input !== null) this.put(input);
    const n = this.number(name, ...args);
    if (n >= 0) return this.bytes(n);
    const memory = new Uint8Array(this.x.memory.buffer, this.x.out(), 4096);
    const end = memory.indexOf(0);
    const [code = '', rule = '', line = ''] = this.bytes(end < 0 ? 0 : end).split('\t');
    throw new Refused({ code, rule, game: this.game, line });
  }

  /* ---- the game ---- */

  /* Sets up a game; the complete set-up line. */
  setup(line: string): string {
    this.put(line);
    this.game = line.split(' ')[0] ?? '';
    this.ready = false;
    const full = this.call('setup', null);
    this.ready = true;
    return full;
  }

  /* Why this set-up cannot be played, or null.  Forgets the game at hand. */
  refusal(line: string): Refusal | null {
    try {
      this.setup(line);
      return null;
    } catch (e) {
      if (e instanceof Refused) return e.refusal;
      throw e;
    }
  }

  reset(): void {
    this.number('reset');
  }

  store(slot: number): void {
    this.call('store', null, slot);
  }

  load(slot: number): void {
    this.call('load', null, slot);
  }

  /* Redraws what the viewer cannot know. */
  imagine(viewer: number): void {
    this.call('imagine', null, viewer);
  }

  /* Takes over a position that a server made up from what a seat knows. */
  world(state: Uint8Array): void {
    if (!(state instanceof Uint8Array)) throw new TypeError('engine: a position is a Uint8Array');
    if (state.length > IN_SIZE)
      throw new Refused({ code: 'corrupt', rule: '', game: '', line: '' });
    new Uint8Array(this.x.memory.buffer, this.x.in(), IN_SIZE).set(state);
    this.call('world', null, state.length);
  }

  player(): number {
    return this.number('player');
  }

  phase(): string {
    return this.call('phase', null);
  }

  legal(): string[] {
    return lines(this.call('legal', null));
  }

  /* What chance may bring, with weights. */
  outcomes(): { action: string; weight: number }[] {
    return lines(this.call('outcomes', null)).map((line) => {
      const [action = '', weight] = line.split(' ');
      return { action, weight: Number(weight) };
    });
  }

  view(viewer: number): string {
    return this.call('view', null, viewer);
  }

  /* On the track, and if the game ended now as far as the viewer knows. */
  scores(viewer = SPECTATOR): { track: number[]; standing: number[] } {
    const [track = '', standing = ''] = lines(this.call('scores', null, viewer));
    return {
      track: track.split(' ').map(Number),
      standing: standing.split(' ').map(Number),
    };
  }

  winners(): number[] {
    const mask = this.number('winners');
    return [0, 1, 2, 3, 4, 5, 6, 7].filter((i) => (mask >> i) & 1);
  }

  hash(): string {
    return this.call('hash', null);
  }

  /* Plays an action: its canonical text and what happened. */
  apply(action: string): { text: string; notes: Note[] } {
    const [text = '', ...rest] = lines(this.call('apply', action));
    return { text, notes: rest.map((x) => parseNote(x, this.game)) };
  }

  expand(line: string): string[] {
    return lines(this.call('expand', line));
  }

  presets(line: string): void {
    this.call('put', line);
  }

  seed(high: number, low: number): void {
    this.number('seed', high >>> 0, low >>> 0);
  }

  chance(): string {
    return this.call('chance', null);
  }

  choose(bot: string): string {
    return this.call('choose', bot);
  }

  /*
   * Why the bot that chose last would rather do `better` than `other`; '' are
   * its choice and the next best.  Asked before the action is played.
   */
  why(lang: string, names: string[], better = '', other = ''): Reason[] {
    const clean = names.map((x) => x.replace(/[\t\n]/g, ' ')).join('\t');
    return lines(this.call('why', [lang, clean, better, other].join('\n'))).map((line) => {
      const [seat = '', place = '', text = ''] = line.split('\t');
      return { seat: Number(seat), place, text };
    });
  }

  /* What a decision is worth after this many playouts; `played` may be ''. */
  judge(played: string, playouts: number): Judgement {
    const [head = '', best = '', both = '', wins = '', points = ''] = lines(
      this.call('judge', played, playouts),
    );
    const [seat = 0, choices = 0, good = 0] = head.split(' ').map(Number);
    const [own = 0, top = 0] = both.split(' ').map((x) => Number(x) / 10000);
    return {
      seat,
      choices,
      best,
      loss: good === 1 ? 0 : Math.max(0, top - own),
      win: wins.split(' ').map((x) => Number(x) / 10000),
      score: points.split(' ').map((x) => Number(x) / 10),
    };
  }

  /*
   * Random games from the true position to their ends (at most `limit` actions
   * each): how often each seat won, points of each seat in all, actions.
   */
  playouts(games: number, limit = 100_000): { wins: number[]; score: number[]; actions: number } {
    const rows = lines(this.call('playouts', null, games, limit));
    const [wins = [], score = [], [actions = 0] = []] = rows.map((r) => r.split(' ').map(Number));
    return { wins, score, actions };
  }

  /* The tags of the languages there are; pictures count them from 0. */
  languages(): string[] {
    return lines(this.call('languages', null)).map((line) => line.split('\t')[0]!);
  }

  /* The games there are. */
  games(): string[] {
    return lines(this.call('games', null));
  }

  /* The options of a game's set-up line (lines of dsk_option_help). */
  options(game: string, lang: string): Option[] {
    return lines(this.call('options', `${game}\n${lang}`)).map(readOption);
  }

  /* The bots there are, and what each does. */
  bots(lang: string): { name: string; does: string }[] {
    return lines(this.call('bots', lang)).map((line) => {
      const [name = '', does = ''] = line.split('\t');
      return { name, does };
    });
  }

  /* What bots are called at tables; the server numbers these names from 1. */
  botNames(lang: string): string[] {
    return lines(this.call('bot_names', lang));
  }

  /* Is the decision at hand part of something that others see only when it is finished? */
  isDraft(): boolean {
    return this.number('draft') === 1;
  }

  /* What something on the table is and what it is worth, by key; null if there is none. */
  inspect(what: string, viewer: number = SPECTATOR): Map<string, string> | null {
    try {
      return new Map(
        this.call('inspect', what, viewer)
          .split(' ')
          .map((w) => {
            const at = w.indexOf('=');
            return [w.slice(0, at), w.slice(at + 1)];
          }),
      );
    } catch (e) {
      if (e instanceof Refused) return null;
      throw e;
    }
  }

  /* ---- pictures ---- */

  /* Reads a view for all pictures that follow. */
  read(view: string): void {
    this.call('read', view);
  }

  /* The view last read as a document, and in parts (parts.ts); `lang` is the
   * place of the language in words.json. */
  draw(dark: boolean | 'auto', layers: number, px: number, lang: number): string {
    return this.call('draw', null, dark === 'auto' ? 2 : dark ? 1 : 0, layers, px, lang);
  }

  parts(dark: boolean, layers: number, px: number, lang: number): Part[] {
    return readParts(this.call('parts', null, dark ? 1 : 0, layers, px, lang));
  }

  /* `tile D R90` and other things without a position, as documents. */
  piece(name: string, dark: boolean, px: number): string {
    return this.call('piece', name, dark ? 1 : 0, px);
  }

  /* Where things lie: lines of words, `spots D R90` and so on. */
  places(what: string): string[][] {
    return lines(this.call('places', what)).map((line) => line.split(' '));
  }

  /* The kinds of lines in views of a game: word, what follows it. */
  viewLines(game: string): [string, string][] {
    return lines(this.call('lines', game)).map((line) => {
      const at = line.indexOf(' ');
      return [line.slice(0, at), line.slice(at + 1)];
    });
  }

  /* What is named, lit up in the view last read: a piece of SVG. */
  lit(names: string[], dark: boolean): string {
    this.call('light', names.join('\n'));
    const all = layer(this.parts(dark, LAYER.lit, 100, 0), 'lit');
    this.call('light', '');
    return [...all.values()].join('');
  }

  /* The sentence of a note; empty where the game says no such thing. */
  tell(game: string, lang: string, names: string[], line: string): string {
    const plain = (x: string) => x.replace(/[\t\n]/g, ' ');
    return this.call('tell', [game, lang, names.map(plain).join('\t'), plain(line)].join('\n'));
  }
}

/* `key  values  normal  meaning`, in columns; only the first two have no blanks. */
function readOption(line: string): Option {
  const [, key = '', values = '', rest = ''] = /^(\S+) +(\S+) +(.*)$/.exec(line) ?? [];
  const at = rest.search(/ {2,}/) < 0 ? rest.indexOf(' ') : rest.search(/ {2,}/);
  return at < 0
    ? { key, values, normal: rest, means: '' }
    : { key, values, normal: rest.slice(0, at), means: rest.slice(at).trim() };
}

function kindOf(x: unknown): string {
  return typeof x === 'number' ? String(x) : x === null ? 'null' : typeof x;
}

function lines(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}
