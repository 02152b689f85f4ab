/*
 * A game to play with: rules, chance, views, pictures, bots, files.  Everything
 * but the bots answers at once; bots think in a worker (bot.ts).
 */
import { Thinker } from './bot.ts';
import {
  CHANCE,
  Engine,
  LAYER,
  OVER,
  Refused,
  SPECTATOR,
  type Note,
  type Option,
} from './engine.ts';
import { engineModule, loadRulebook } from './load.ts';
import type { Book } from './rulebook.ts';
import { readSave, saveText } from './save.ts';

/* What an action brought. */
export interface Played {
  text: string; /* in canonical notation */
  seat: number; /* who acted; CHANCE */
  events: Note[];
}

export interface Picture {
  seat?: number; /* whose eyes; none: a spectator's */
  theme?: 'light' | 'dark' | 'auto';
  tile?: number; /* pixels of a tile or hex */
  lang?: string;
  players?: boolean; /* points and supplies beside the board */
  owners?: boolean; /* whose is what */
  numbers?: boolean; /* of places and paths, where a game numbers them */
}

export interface BotOptions {
  signal?: AbortSignal; /* ends the thinking; the promise is refused with its reason */
  seed?: number; /* of the bot's lots, 0 to 2^32 - 1 */
}

export interface GameOptions {
  seed?: number | bigint; /* of chance, 0 to 2^64 - 1; without it every game is another */
}

const BOT_SEED_MOST = 2 ** 32 - 1;
const TILE_LEAST = 1;
const TILE_MOST = 2000;
const AXES = 1;
const PLAYOUTS_MOST = 1_000_000;

/* What came with no sentence gets one, in English. */
function inWords(engine: Engine, e: unknown, before = ''): unknown {
  if (!(e instanceof Refused)) return e;
  const { game, line, code, rule } = e.refusal;
  const say = (of: string) => engine.tell(of, 'en', [], line);
  const told = line === '' ? '' : say(game) || say(engine.games()[0] ?? '');
  return new Refused(e.refusal, `${before}${told || line || code}${rule ? ` [${rule}]` : ''}`);
}

export class Game {
  readonly setup: string; /* the complete set-up line */
  readonly players: number;
  private readonly engine: Engine;
  private readonly thinker: Thinker;
  private readonly listeners = new Set<(played: Played) => void>();
  private record: string[] = [];
  private remarks: string[] = [];
  private freed = false;

  private constructor(module: WebAssembly.Module, setup: string, options: GameOptions) {
    if (typeof setup !== 'string') throw new TypeError('deskovka: a set-up line is a text');
    const engine = new Engine(module);
    try {
      this.setup = engine.setup(setup);
    } catch (e) {
      throw inWords(engine, e);
    }
    this.engine = engine;
    this.thinker = new Thinker(module);
    this.players = engine.scores().track.length;
    engine.seed(...halves(options.seed ?? chance()));
  }

  /* A new game, "carcassonne players=3 modules=inns" or any other set-up line. */
  static async create(setup: string, options: GameOptions = {}): Promise<Game> {
    return new Game(await engineModule(), setup, options);
  }

  /* The game of a .dsk file, with every action of it played. */
  static async load(text: string, options: GameOptions = {}): Promise<Game> {
    if (typeof text !== 'string') throw new TypeError('deskovka: a .dsk file is a text');
    const save = readSave(text);
    if (save === null) throw new SyntaxError('deskovka: this is no .dsk file');
    const game = new Game(await engineModule(), save.setup, options);
    game.remarks = save.remarks;
    save.actions.forEach((action, i) => {
      try {
        game.step(action);
      } catch (e) {
        throw inWords(game.engine, e, `line ${save.at[i]}: `);
      }
    });
    return game;
  }

  /* Games, their options and bots: what there is to choose from. */
  static async games(): Promise<string[]> {
    return new Engine(await engineModule()).games();
  }

  static async options(game: string, lang = 'en'): Promise<Option[]> {
    return new Engine(await engineModule()).options(game, lang);
  }

  static async bots(lang = 'en'): Promise<{ name: string; does: string }[]> {
    return new Engine(await engineModule()).bots(lang);
  }

  /* ---- looking ---- */

  /* Who decides: a seat, CHANCE or OVER. */
  get player(): number {
    return this.alive().player();
  }

  get phase(): string {
    return this.alive().phase();
  }

  get over(): boolean {
    return this.player === OVER;
  }

  get winners(): number[] {
    return this.alive().winners();
  }

  /* The same number for the same position. */
  get hash(): string {
    return this.alive().hash();
  }

  /* All that was played, in canonical notation. */
  get actions(): readonly string[] {
    this.alive();
    return [...this.record];
  }

  /* What may be played now, chance's outcomes too. */
  legal(): string[] {
    return this.alive().legal();
  }

  outcomes(): { action: string; weight: number }[] {
    return this.alive().outcomes();
  }

  /* The position in lines, as the seat may know it. */
  view(seat: number = SPECTATOR): string {
    return this.alive().view(this.seat(seat));
  }

  /* Points on the track, and if the game ended now as far as the seat knows. */
  scores(seat: number = SPECTATOR): { track: number[]; standing: number[] } {
    return this.alive().scores(this.seat(seat));
  }

  /* What lies somewhere and what it is worth; null if nothing does. */
  inspect(what: string, seat: number = SPECTATOR): Map<string, string> | null {
    return this.alive().inspect(what, this.seat(seat));
  }

  svg(picture: Picture = {}): string {
    const { seat = SPECTATOR, theme = 'light', tile = 100, lang = 'en' } = picture;
    if (!['light', 'dark', 'auto'].includes(theme))
      throw new TypeError(`deskovka: theme is light, dark or auto, not ${String(theme)}`);
    if (!Number.isInteger(tile) || tile < TILE_LEAST || tile > TILE_MOST)
      throw new RangeError(`deskovka: tile is ${TILE_LEAST} to ${TILE_MOST} pixels`);
    const engine = this.alive();
    if (typeof lang !== 'string') throw new TypeError('deskovka: lang is the tag of a language');
    const layers =
      AXES |
      LAYER.last |
      LAYER.page |
      (picture.players ? LAYER.players : 0) |
      (picture.owners ? LAYER.owners : 0) |
      (picture.numbers ? LAYER.numbers : 0);
    return this.asked(() => {
      engine.read(engine.view(this.seat(seat)));
      const tongue = Math.max(0, engine.languages().indexOf(lang));
      return engine.draw(theme === 'auto' ? theme : theme === 'dark', layers, tile, tongue);
    });
  }

  /* ---- playing ---- */

  /* Plays an action, a preset (`put …`) or an outcome of chance. */
  play(action: string): Played {
    if (typeof action !== 'string') throw new TypeError('deskovka: an action is a text');
    const played = this.asked(() => this.step(action));
    for (const tell of this.listeners) tell(played);
    return played;
  }

  /* Plays for chance as long as it is chance's turn. */
  chance(): Played[] {
    const all: Played[] = [];
    while (this.player === CHANCE) all.push(this.play(this.alive().chance()));
    return all;
  }

  /* Back to the position before the last n lines of the record. */
  undo(n = 1): void {
    const engine = this.alive();
    if (!Number.isInteger(n) || n < 0 || n > this.record.length)
      throw new RangeError(`deskovka: there are ${this.record.length} actions to take back`);
    const kept = this.record.slice(0, this.record.length - n);
    engine.reset();
    this.record = [];
    for (const action of kept) this.step(action);
  }

  /* What the bot would play now; nothing is played.  It thinks in a worker. */
  async bot(name = 'normal', { signal, seed = 1 }: BotOptions = {}): Promise<string> {
    if (typeof name !== 'string') throw new TypeError('deskovka: a bot has a name');
    if (signal && typeof signal.addEventListener !== 'function')
      throw new TypeError('deskovka: signal is an AbortSignal');
    if (!Number.isInteger(seed) || seed < 0 || seed > BOT_SEED_MOST)
      throw new RangeError(`deskovka: a bot's seed is from 0 to ${BOT_SEED_MOST}`);
    if (this.alive().player() < 0) throw new Error('deskovka: no seat has to decide');
    try {
      return await this.thinker.ask(
        { setup: this.setup, lines: [...this.record], bot: name, seed },
        signal,
      );
    } catch (e) {
      throw inWords(this.engine, e);
    }
  }

  /* n random games from here: wins and mean points of every seat. */
  playouts(n: number): { wins: number[]; score: number[]; actions: number } {
    if (!Number.isInteger(n) || n < 0 || n > PLAYOUTS_MOST)
      throw new RangeError(`deskovka: 0 to ${PLAYOUTS_MOST} games, not ${String(n)}`);
    return this.asked(() => {
      const { wins, score, actions } = this.alive().playouts(n);
      return { wins, score: score.map((p) => (n > 0 ? p / n : 0)), actions };
    });
  }

  /* Calls back after every action; what it returns ends that. */
  subscribe(listener: (played: Played) => void): () => void {
    if (typeof listener !== 'function') throw new TypeError('deskovka: a listener is a function');
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /* The events of an action that a seat may know of. */
  visible(events: Note[], seat: number = SPECTATOR): Note[] {
    const me = seat < 0 ? '*' : String(seat);
    return events.filter((e) => e.readers?.includes(me) === true);
  }

  /* The sentence of an event. */
  tell(event: Note, lang = 'en', names: string[] = []): string {
    if (typeof event?.line !== 'string') throw new TypeError('deskovka: an event has a line');
    if (!Array.isArray(names) || names.some((name) => typeof name !== 'string'))
      throw new TypeError('deskovka: names are a list of texts');
    return this.alive().tell(event.game, lang, names, event.line);
  }

  /* ---- files and rules ---- */

  /* The game as a .dsk file. */
  save(): string {
    this.alive();
    return saveText(this.setup, this.record, this.remarks);
  }

  /* The rulebook of this game, by its parts. */
  async rules(lang = 'en'): Promise<Book> {
    this.alive();
    return (await loadRulebook()).book(lang, this.setup);
  }

  /* Lets everything go; afterwards every call throws. */
  free(): void {
    this.freed = true;
    this.listeners.clear();
    this.thinker.stop();
  }

  private alive(): Engine {
    if (this.freed) throw new Error('deskovka: this game was freed');
    return this.engine;
  }

  private seat(n: number): number {
    if (Number.isInteger(n) && n >= SPECTATOR && n < this.players) return n;
    throw new RangeError(`deskovka: seats are 0 to ${this.players - 1}, not ${String(n)}`);
  }

  private asked<T>(call: () => T): T {
    try {
      return call();
    } catch (e) {
      throw inWords(this.engine, e);
    }
  }

  private step(action: string): Played {
    const engine = this.alive();
    const seat = engine.player();
    const { text, notes } = engine.apply(action);
    this.record.push(text);
    return { text, seat, events: notes };
  }
}

function chance(): bigint {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (BigInt(a) << 32n) | BigInt(b);
}

function halves(seed: number | bigint): [number, number] {
  if (typeof seed !== 'bigint' && !Number.isSafeInteger(seed))
    throw new TypeError('deskovka: a seed is a whole number');
  const all = BigInt(seed);
  if (all < 0n || all >> 64n !== 0n)
    throw new RangeError(`deskovka: a seed is from 0 to 2^64 - 1, not ${String(seed)}`);
  return [Number(all >> 32n), Number(all & 0xffffffffn)];
}
