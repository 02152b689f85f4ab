/*
 * A game at a real table as a source: people act and tell what chance brought.
 * The record (engine/referee.ts) is kept after every entry.  While an entry is
 * being set right the table shows the position before it, and what is told goes
 * into its place.
 */
import { Engine, Refused, type Refusal } from '../engine/wasm.ts';
import { wasmModule } from '../engine/load.ts';
import {
  newReferee,
  type Entry,
  type Referee,
  type Reminder,
  type Told,
} from '../engine/referee.ts';
import { emptySnapshot, gameName } from '../game/source.ts';
import type { GameSource, Snapshot, Step } from '../game/source.ts';
import { t } from '../i18n/index.ts';
import { gameOf } from '../ui/games.ts';
import { findRecord, keepRecord, setupOf, type Kept } from './store.ts';

/* What is being set right: entry `at`, or something before it. */
export interface Fix {
  at: number;
  insert: boolean;
  added: string[];
  turn: string; /* whose turn it was */
}

const OTHER_WINDOW: Refusal = { code: '', rule: '', game: '', line: '', key: 'tabs.follows' };

export class RefereeSource implements GameSource {
  readonly kind = 'local';
  snapshot: Snapshot;
  told: Told = { lines: [], entries: [], points: [] };
  fix: Fix | null = null;
  whole: Step[] = []; /* of all entries, also while one is being set right */
  kept: Kept;
  lasting = true; /* this device keeps it */
  private readonly engine: Engine;
  private readonly referee: Referee;
  private readonly listeners = new Set<() => void>();
  private past: string[] = [];
  private future: string[] = [];

  /* `asked`: phases that are told by pointing at the board, whoever decides. */
  constructor(
    module: WebAssembly.Module,
    referee: Referee,
    kept: Kept,
    private readonly asked: readonly string[] = [],
    readonly frozen = false /* somebody else has it: this one only shows */,
  ) {
    this.engine = new Engine(module);
    this.referee = referee;
    this.kept = kept;
    const setup = setupOf(kept);
    this.snapshot = {
      ...emptySnapshot(kept.id),
      game: gameName(setup),
      setup: this.engine.setup(setup),
      seats: kept.names.map((name, i) => ({
        name: name || t('seat.person', { n: i + 1 }),
        kind: 'human',
        mine: !frozen,
      })),
      viewer: frozen ? -1 : 0,
      direct: true,
    };
    referee.read(kept.record);
    this.show();
  }

  /* ---- the record ---- */

  /* The game's lines as far as they are shown. */
  private shownLines(): string[] {
    if (this.fix === null) return this.told.lines;
    const to = this.told.entries[this.fix.at]?.first ?? this.told.lines.length;
    return [...this.told.lines.slice(0, to), ...this.fix.added];
  }

  private keep(): void {
    const record = this.referee.write();
    if (record === this.kept.record) return;
    this.past.push(this.kept.record);
    this.future = [];
    this.save(record);
  }

  private save(record: string): void {
    this.kept = {
      ...this.kept,
      record,
      changed: Date.now(),
      over: this.engine.player() === -2,
    };
    void keepRecord(this.kept).then((ok) => {
      if (ok === this.lasting) return;
      this.lasting = ok;
      this.snapshot = { ...this.snapshot };
      this.tellAll();
    });
  }

  /* Shows a record that somebody else has written. */
  follow(kept: Kept): void {
    if (kept.record === this.kept.record) return;
    this.kept = kept;
    this.referee.read(kept.record);
    this.fix = null;
    this.show();
  }

  /* Something beside the record is kept with it. */
  note(beside: Pick<Kept, 'arrange' | 'room' | 'dice'>): void {
    this.kept = { ...this.kept, ...beside };
    this.save(this.kept.record);
    this.snapshot = { ...this.snapshot };
    this.tellAll();
  }

  /* Says a line to the record; all that follows of it is shown and kept. */
  enter(line: string): Refusal | null {
    if (this.frozen) return OTHER_WINDOW;
    const apart = this.apart();
    try {
      this.referee.enter(line);
      /* What goes on with a turn stands in one entry with its beginning. */
      if (!apart) this.referee.join();
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      return e.refusal;
    }
    this.show();
    this.keep();
    return null;
  }

  private go(record: string | undefined, to: string[]): void {
    if (record === undefined || this.frozen) return;
    to.push(this.kept.record);
    this.referee.read(record);
    this.fix = null;
    this.show();
    this.save(record);
  }

  undo(): Promise<void> {
    if (this.fix) this.stopFix();
    else this.go(this.past.pop() ?? this.shorter(), this.future);
    return Promise.resolve();
  }

  redo(): void {
    this.go(this.future.pop(), this.past);
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /* Without the last line; what was kept before this visit can be taken back so. */
  private shorter(): string | undefined {
    const lines = this.kept.record.trimEnd().split('\n');
    return lines.length > 2 ? `${lines.slice(0, -1).join('\n')}\n` : undefined;
  }

  /* ---- setting right ---- */

  startFix(at: number, insert: boolean): void {
    this.fix = { at, insert, added: [], turn: '' };
    this.show();
    this.fix.turn = this.turnKey();
  }

  stopFix(): void {
    this.fix = null;
    this.show();
  }

  /* What was told takes the place of the entry. */
  endFix(): Refusal | null {
    const fix = this.fix;
    if (fix === null || fix.added.length === 0) return null;
    this.fix = null;
    const refusal = this.enter(
      `${fix.insert ? 'insert' : 'replace'} ${fix.at + 1} ${fix.added.join(' ')}`,
    );
    if (refusal !== null) this.show();
    return refusal;
  }

  /* Does what is asked now begin an entry, though no turn begins? */
  private apart(): boolean {
    return gameOf(this.snapshot.game).real?.apart?.includes(this.engine.phase()) === true;
  }

  /* Whose turn it is, or which. */
  private turnKey(): string {
    const view = this.engine.view(-1);
    return /^turn p\d/m.exec(view)?.[0] ?? / turn \d+ /.exec(view)?.[0] ?? '';
  }

  private addToFix(fix: Fix, actions: string[]): Refusal | null {
    const before = fix.added.length;
    this.engine.store(2);
    try {
      for (const a of actions) fix.added.push(this.engine.apply(a).text);
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      fix.added.length = before;
      this.engine.load(2);
      return e.refusal;
    }
    const ended = this.turnKey() !== fix.turn || this.engine.player() === -2 || this.apart();
    this.engine.load(2); /* show() goes on from what is shown */
    if (ended) return this.endFix();
    this.show();
    return null;
  }

  /* ---- what the table shows ---- */

  private show(): void {
    this.told = this.referee.tell();
    const lines = this.shownLines();
    const { steps } = this.snapshot;
    let same = 0;
    while (same < steps.length && steps[same]?.text === lines[same]) same++;
    const kept = same === steps.length ? steps : [];
    if (kept.length === 0) this.engine.reset();
    const fresh: Step[] = [];
    for (const line of lines.slice(kept.length)) {
      const seat = line.startsWith('put ') ? -1 : this.engine.player();
      const done = this.engine.apply(line);
      fresh.push({ text: line, seat, notes: done.notes });
    }
    const shown = [...kept, ...fresh];
    if (this.fix === null) this.whole = shown;
    this.draw(shown);
  }

  private draw(steps: Step[]): void {
    const phase = this.engine.phase();
    const decides = this.engine.player();
    const viewer = decides >= 0 && !this.frozen ? decides : this.snapshot.viewer;
    const player = this.asked.includes(phase) && !this.frozen ? -1 : decides;
    this.snapshot = {
      ...this.snapshot,
      steps,
      viewer,
      view: this.engine.view(viewer),
      phase,
      player,
      legal: player >= 0 && !this.frozen ? this.engine.legal() : [],
      track: this.engine.scores().track.map((n, i) => n + (this.told.points[i] ?? 0)),
      winners: player === -2 ? this.engine.winners() : [],
    };
    this.tellAll();
  }

  private tellAll(): void {
    for (const f of this.listeners) f();
  }

  /* Entries that wait for a word. */
  get open(): { entry: Entry; at: number }[] {
    return this.told.entries
      .map((entry, at) => ({ entry, at }))
      .filter(({ entry }) => entry.status !== 0 && !entry.settled);
  }

  /* The last entry that lays something there; -1: none. */
  entryAt(place: string): number {
    const lays = gameOf(this.snapshot.game).real?.laysAt;
    return this.told.entries.findLastIndex((e) => lays?.(e.text, place) === true);
  }

  /* Presets stand between turns; nobody puts things while an entry is being set right. */
  get canArrange(): boolean {
    return !this.frozen && this.fix === null && this.snapshot.player === -1 && !this.kept.arrange;
  }

  /* What is easily forgotten now; nothing while an entry is set right. */
  remind(lang: string): Reminder[] {
    return this.fix === null ? this.referee.remind(lang) : [];
  }

  /*
   * The game as lines that lead anybody to where it stands: points that were added
   * by hand are put on the track, where the game has one to put them on.
   */
  played(): string[] {
    const lines = [...this.told.lines];
    this.engine.store(2);
    this.told.points.forEach((n, seat) => {
      const line = `put score p${seat} ${this.snapshot.track[seat] ?? 0}`;
      try {
        if (n) lines.push(this.engine.apply(line).text);
      } catch (e) {
        if (!(e instanceof Refused)) throw e;
      }
    });
    this.engine.load(2);
    return lines;
  }

  legal(): string[] {
    return this.engine.legal();
  }

  ask(what: string): Map<string, string> | null {
    return this.engine.inspect(what);
  }

  act(actions: string[]): Promise<Refusal | null> {
    if (this.frozen) return Promise.resolve(OTHER_WINDOW);
    const refusal = this.fix ? this.addToFix(this.fix, actions) : this.enter(actions.join(' '));
    return Promise.resolve(refusal);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
  }
}

/* The source of a record, asking as its game asks; why there is none. */
export async function openRecord(
  id: string,
  frozen = false,
): Promise<RefereeSource | 'none' | 'broken'> {
  const kept = await findRecord(id);
  if (!kept || kept.kind === 'pad') return 'none';
  const [module, referee] = await Promise.all([wasmModule(), newReferee()]);
  return sourceOf(module, referee, kept, frozen) ?? 'broken';
}

export function sourceOf(
  module: WebAssembly.Module,
  referee: Referee,
  kept: Kept,
  frozen = false,
): RefereeSource | null {
  const row = gameOf(gameName(setupOf(kept)));
  try {
    return new RefereeSource(module, referee, kept, row.hand?.phases, frozen);
  } catch (e) {
    if (e instanceof Refused) return null;
    throw e;
  }
}
