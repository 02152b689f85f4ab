/*
 * <deskovka-board src="game.dsk">: a game that was played, in anybody's page.
 *
 *   src       the address of a .dsk file; without it, the text between the tags
 *   at        how many actions to begin with (0: the start; none: the end)
 *   lang      en, cs; without it, that of the page
 *   theme     light, dark; without it, that of the reader's system
 *   names     of the players, parted by commas
 *   autoplay  plays by itself, unless the reader wants no motion
 *   pace      milliseconds of a turn (1200)
 *
 * Keys: arrows, Home, End, blank.  Events: `move` (detail: at, length) and
 * `failed` (detail: the error).  Nothing hidden is shown: it is a spectator's
 * view.  Style it from outside by ::part(board), ::part(controls), ::part(told).
 */
import { LAYER, SPECTATOR } from './engine.ts';
import { Game, type Played } from './game.ts';
import { innerSvg, styleOf, viewBoxOf } from './parts.ts';
import { Engine } from './engine.ts';
import { engineModule } from './load.ts';
import { words } from './words.ts';

type Key = keyof (typeof words)['en'];

const PACE = 1200;
const PACE_LEAST = 100;
const NAME_MOST = 15; /* letters beside the board */
const STAR = ' ★'; /* behind the name of who has won */
const TOLD_MOST = 5; /* sentences: the end of a game has many */
const LOOK = `
:host { display: block; color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
:host([theme=light]) { color-scheme: light; }
:host([theme=dark]) { color-scheme: dark; }
:host([hidden]), [hidden] { display: none !important; }
figure { margin: 0; background: Canvas; color: CanvasText; }
[part=board] { display: block; }
[part=board] svg { display: block; width: 100%; height: auto; max-height: 80vh; }
[part=told] { min-height: 2.8em; margin: .5em .25em; overflow-wrap: anywhere; }
[part=controls] { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem; }
button { min-width: 2.75rem; min-height: 2.75rem; padding: 0; border: 1px solid GrayText;
  border-radius: .4rem; background: ButtonFace; color: ButtonText; cursor: pointer; }
button:disabled { color: GrayText; cursor: default; }
button svg { width: 1.25rem; height: 1.25rem; fill: currentColor; vertical-align: middle; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
input { flex: 1; min-width: 6rem; min-height: 2.75rem; margin: 0 .5rem; }
output { min-width: 5em; text-align: end; font-variant-numeric: tabular-nums; }
`;
/* Triangles and bars, 24 by 24. */
const ICON: Record<string, string> = {
  first: 'M5 4h3v16H5zM20 4v16L9 12z',
  back: 'M18 4v16L7 12z',
  play: 'M7 4v16l11-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  next: 'M6 4v16l11-8z',
  last: 'M16 4h3v16h-3zM4 4v16l11-8z',
};

/* In Node there are no elements; importing this does no harm there. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

export class DeskovkaBoard extends Base {
  static readonly observedAttributes = ['src', 'lang', 'theme', 'names', 'at'];
  private game: Game | undefined;
  private engine: Engine | undefined; /* of pictures */
  private all: string[] = [];
  private steps: Played[] = [];
  private stops: number[] = [0]; /* where somebody new decides */
  private now = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private reading = 0; /* the file being read: an older one comes too late */
  private readonly sheet = globalThis.CSSStyleSheet ? new CSSStyleSheet() : undefined;
  private readonly dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  private readonly redraw = () => this.draw();

  connectedCallback(): void {
    if (this.shadowRoot === null) this.build();
    this.dark?.addEventListener('change', this.redraw);
    void this.read();
  }

  disconnectedCallback(): void {
    this.dark?.removeEventListener('change', this.redraw);
    this.stop();
    this.reading++;
    this.leave();
  }

  attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (!this.isConnected || this.shadowRoot === null || old === value) return;
    if (name === 'src') void this.read();
    else if (name === 'at') this.show(this.start());
    else this.draw();
  }

  /* How many actions are on the board, and of how many. */
  get at(): number {
    return this.now;
  }

  set at(n: number) {
    this.show(Number.isInteger(n) ? n : this.now);
  }

  get length(): number {
    return this.all.length;
  }

  play(): void {
    if (this.timer !== undefined || this.all.length === 0) return;
    if (this.now >= this.all.length) this.show(0);
    const pace = Number(this.getAttribute('pace'));
    this.timer = setInterval(() => this.next(), pace >= PACE_LEAST ? pace : PACE);
    this.draw();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    if (this.game) this.draw();
  }

  next(): void {
    this.show(this.stops.find((s) => s > this.now) ?? this.all.length);
    if (this.now >= this.all.length && this.timer !== undefined) this.stop();
  }

  back(): void {
    this.show(this.stops.findLast((s) => s < this.now) ?? 0);
  }

  private build(): void {
    const root = this.attachShadow({ mode: 'open' });
    const look = new CSSStyleSheet();
    look.replaceSync(LOOK);
    root.adoptedStyleSheets = [this.sheet!, look];
    const button = (name: string) =>
      `<button type="button" data-do="${name}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICON[name]}"/></svg></button>`;
    root.innerHTML = `<figure tabindex="0"><div part="board" role="img"></div>
      <div part="controls" role="group" hidden>${['first', 'back', 'play', 'next', 'last'].map(button).join('')}
      <input type="range" min="0" value="0"><output></output></div>
      <p part="told" aria-live="polite"></p></figure>`;
    this.piece('board').setAttribute('aria-label', this.word('replay.at'));
    const acts: Record<string, () => void> = {
      first: () => this.show(0),
      back: () => this.back(),
      play: () => (this.timer === undefined ? this.play() : this.stop()),
      next: () => this.next(),
      last: () => this.show(this.all.length),
    };
    for (const b of root.querySelectorAll('button'))
      b.addEventListener('click', () => acts[b.dataset['do']!]!());
    const slider = root.querySelector('input')!;
    slider.addEventListener('input', () => this.show(Number(slider.value)));
    const keys: Record<string, string> = {
      ArrowLeft: 'back',
      ArrowRight: 'next',
      Home: 'first',
      End: 'last',
      ' ': 'play',
    };
    root.querySelector('figure')!.addEventListener('keydown', (e) => {
      const name = keys[e.key];
      /* The slider and buttons have these keys for themselves. */
      const own =
        e.target instanceof HTMLInputElement || (e.key === ' ' && e.target !== e.currentTarget);
      if (name === undefined || own || e.ctrlKey || e.metaKey || e.altKey) return;
      e.preventDefault();
      acts[name]!();
    });
  }

  private leave(): void {
    this.game?.free();
    this.game = undefined;
    this.all = [];
    this.now = 0;
  }

  private async read(): Promise<void> {
    const mine = ++this.reading;
    try {
      const src = this.getAttribute('src');
      let text = this.textContent ?? '';
      if (src !== null) {
        const answer = await fetch(new URL(src, this.baseURI));
        if (!answer.ok) throw new Error(`${src}: ${answer.status}`);
        text = await answer.text();
      }
      /* Lines between tags may be indented. */
      const game = await Game.load(text.trim());
      const engine = new Engine(await engineModule());
      if (mine !== this.reading) return game.free();
      this.stop();
      this.game?.free();
      this.game = game;
      this.engine = engine;
      this.prepare(game);
      this.show(this.start());
      const still = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (this.hasAttribute('autoplay') && !still) this.play();
    } catch (e) {
      if (mine === this.reading) this.fail(e);
    }
  }

  /* Plays it through once: where to stop, and what happened at each step. */
  private prepare(game: Game): void {
    this.all = [...game.actions];
    this.steps = [];
    this.stops = [0];
    game.undo(this.all.length);
    this.all.forEach((action, i) => {
      const played = game.play(action);
      this.steps.push(played);
      if (played.seat >= 0 && game.player !== played.seat) this.stops.push(i + 1);
    });
    this.now = this.all.length;
  }

  private start(): number {
    const at = this.getAttribute('at');
    if (at !== null && /^\d+$/.test(at)) return Number(at);
    return this.hasAttribute('autoplay') ? 0 : this.all.length;
  }

  private show(n: number): void {
    if (!this.game) return;
    const to = Math.max(0, Math.min(n, this.all.length));
    if (to < this.now) this.game.undo(this.now - to);
    else for (const action of this.all.slice(this.now, to)) this.game.play(action);
    this.now = to;
    this.draw();
    const detail = { at: this.now, length: this.all.length };
    this.dispatchEvent(new CustomEvent('move', { detail }));
  }

  /* Nothing is left of a game that was shown before. */
  private fail(error: unknown): void {
    this.stop();
    this.leave();
    this.piece('board').replaceChildren();
    this.piece('controls').hidden = true;
    const why = error instanceof Error ? error.message : String(error);
    this.piece('told').textContent = `${this.word('replay.failed')} ${why}`;
    this.dispatchEvent(new CustomEvent('failed', { detail: error }));
  }

  private piece(name: string): HTMLElement {
    return this.shadowRoot!.querySelector(`[part=${name}]`)!;
  }

  private get tongue(): keyof typeof words {
    const tag = (this.closest('[lang]') as HTMLElement | null)?.lang.split('-')[0] ?? 'en';
    return tag in words ? (tag as keyof typeof words) : 'en';
  }

  private word(key: Key): string {
    return words[this.tongue][key];
  }

  private get names(): string[] {
    return (this.getAttribute('names') ?? '').split(',').map((n) => n.trim());
  }

  /* Beside the board pictures call players by their colours: those with names by these. */
  private nameCards(board: HTMLElement, players: number): void {
    this.names.slice(0, players).forEach((name, seat) => {
      const title = board.querySelector(`#player${seat} text`);
      if (name === '' || title === null) return;
      const letters = [...name];
      const short =
        letters.length > NAME_MOST ? [...letters.slice(0, NAME_MOST - 1), '…'] : letters;
      title.textContent = short.join('') + (title.textContent?.endsWith(STAR) ? STAR : '');
    });
  }

  /* What a spectator may know of the last turn. */
  private told(game: Game): string {
    const from = this.stops.findLast((s) => s < this.now) ?? 0;
    const names = this.names;
    return this.steps
      .slice(from, this.now)
      .flatMap((s) => game.visible(s.events).map((e) => game.tell(e, this.tongue, names)))
      .filter((line) => line !== '')
      .slice(-TOLD_MOST)
      .join(' ');
  }

  private draw(): void {
    const { game, engine } = this;
    if (!game || !engine) return;
    const theme = this.getAttribute('theme');
    const dark = theme === 'dark' || (theme !== 'light' && this.dark?.matches === true);
    const tongue = this.tongue;
    engine.read(game.view(SPECTATOR));
    const layers = LAYER.last | LAYER.page | LAYER.players;
    const parts = engine.parts(dark, layers, 100, Math.max(0, engine.languages().indexOf(tongue)));
    this.sheet!.replaceSync(styleOf(parts));
    const told = this.told(game);
    const board = this.piece('board');
    board.innerHTML = `<svg class="z1" viewBox="${viewBoxOf(parts)}">${innerSvg(parts)}</svg>`;
    this.nameCards(board, game.players);
    board.setAttribute('aria-label', told || this.word('replay.at'));
    this.piece('told').textContent = told;
    this.control(tongue);
  }

  private control(tongue: string): void {
    const root = this.shadowRoot!;
    const playing = this.timer !== undefined;
    this.piece('controls').hidden = false;
    root.querySelector('figure')!.lang = tongue;
    for (const b of root.querySelectorAll('button')) {
      const name = b.dataset['do'] === 'play' && playing ? 'pause' : b.dataset['do']!;
      const label = this.word(`replay.${name}` as Key);
      b.setAttribute('aria-label', label);
      b.title = label;
      b.querySelector('path')!.setAttribute('d', ICON[name]!);
      const end = name === 'first' || name === 'back' ? 0 : this.all.length;
      b.disabled = !['play', 'pause'].includes(name) && this.now === end;
    }
    const slider = root.querySelector('input')!;
    const where = `${this.now} / ${this.all.length}`;
    slider.max = String(this.all.length);
    slider.value = String(this.now);
    slider.setAttribute('aria-label', this.word('replay.at'));
    slider.setAttribute('aria-valuetext', where);
    root.querySelector('output')!.textContent = where;
  }
}

if (globalThis.customElements && !customElements.get('deskovka-board'))
  customElements.define('deskovka-board', DeskovkaBoard);
