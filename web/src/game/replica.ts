/*
 * The page's own copy of the game on the table: tries actions before they are
 * sent and explains the position.  Where actions are hidden it follows from a world
 * that the server made up, or not at all.
 */
import { Refused, type Engine, type Note, type Refusal } from '../engine/wasm.ts';
import type { Snapshot, World } from './source.ts';

const BASE = 1;

export interface Trial {
  view: string;
  phase: string;
  player: number;
  legal: string[];
  notes: Note[];
  refusal: Refusal | null;
}

export class Replica {
  private readonly engine: Engine;
  private setup = '';
  private length = 0;
  private last: string | null = null;
  private world: World | undefined;
  private valid = false;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /* Follows the table; false when it cannot (something is hidden). */
  follow(s: Snapshot): boolean {
    const world = s.world !== undefined && s.world.ply <= s.steps.length ? s.world : undefined;
    const fresh =
      s.setup !== this.setup ||
      s.steps.length < this.length ||
      (this.length > 0 && s.steps[this.length - 1]?.text !== this.last) ||
      !this.valid ||
      world !== this.world;
    try {
      if (fresh) {
        this.engine.setup(s.setup);
        this.setup = s.setup;
        this.length = 0;
        this.world = world;
        for (const line of s.presets ?? []) this.engine.presets(line);
        if (world) {
          this.engine.world(world.state);
          this.length = world.ply;
        }
        this.valid = true;
      } else {
        this.engine.load(BASE);
      }
      for (; this.length < s.steps.length; this.length++) {
        const text = s.steps[this.length]?.text;
        if (typeof text !== 'string')
          throw new Refused({ code: 'hidden', rule: '', game: '', line: '' });
        this.engine.apply(text);
      }
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      this.valid = false;
      return false;
    }
    this.last = s.steps[s.steps.length - 1]?.text ?? null;
    this.engine.store(BASE);
    return true;
  }

  /* What the table would be after the actions. */
  try(actions: string[], viewer: number): Trial {
    const notes: Note[] = [];
    let refusal: Refusal | null = null;
    this.engine.load(BASE);
    for (const a of actions) {
      try {
        notes.push(...this.engine.apply(a).notes);
      } catch (e) {
        if (!(e instanceof Refused)) throw e;
        refusal = e.refusal;
        break;
      }
    }
    const player = this.engine.player();
    return {
      view: this.engine.view(viewer),
      phase: this.engine.phase(),
      player,
      legal: player >= 0 ? this.engine.legal() : [],
      notes,
      refusal,
    };
  }

  /* Of the position tried last. */
  inspect(what: string): Map<string, string> | null {
    return this.valid ? this.engine.inspect(what) : null;
  }
}
