/*
 * What the server shows of a position, by the seat that looks: its view and
 * whose decision it is.  Somebody may have several seats at one table.
 */
import { patchLines, type EventMessage, type StateMessage, type WireAct } from './messages.ts';

/* What one seat sees now. */
export interface Sight {
  viewer: number;
  view: string;
  phase: string;
  player: number;
  legal: string[];
}

export class Eyes {
  private readonly views = new Map<number, string[]>();
  /* The event after which each view is: none is taken twice. */
  private readonly upTo = new Map<number, number>();
  private readonly acts = new Map<number, WireAct>();

  clear(): void {
    this.views.clear();
    this.upTo.clear();
    this.acts.clear();
  }

  has(seat: number): boolean {
    return this.views.has(seat);
  }

  /* The seat with whose eyes the story is told, if it has any. */
  first(): number | undefined {
    return this.viewers()[0];
  }

  private viewers(): number[] {
    return [...this.views.keys()].sort((a, b) => a - b);
  }

  state(m: StateMessage): void {
    this.views.set(m.as, m.view);
    this.upTo.set(m.as, m.seq);
    if (m.act) this.acts.set(m.as, m.act);
  }

  /* 'old' if we have it already, 'bad' if it does not fit what we have. */
  event(m: EventMessage): 'new' | 'old' | 'bad' {
    if (m.seq <= (this.upTo.get(m.as) ?? 0)) return 'old';
    this.upTo.set(m.as, m.seq);
    if (m.view) {
      const lines = patchLines(this.views.get(m.as) ?? [], m.view);
      if (lines === null) return 'bad';
      this.views.set(m.as, lines);
    }
    if (m.act) this.acts.set(m.as, m.act);
    return 'new';
  }

  /* Nobody decides anything any more. */
  end(): void {
    for (const [viewer, act] of this.acts) this.acts.set(viewer, { ...act, seat: -2, legal: [] });
  }

  /* What the wanted seat sees; where it has no eyes, one of ours, else any. */
  sight(wanted: number, mine: number[]): Sight {
    const all = this.viewers();
    const own = all.find((v) => mine.includes(v)) ?? all[0] ?? -1;
    const viewer = this.views.has(wanted) ? wanted : own;
    const any = [...this.acts.values()][0];
    const act = this.acts.get(viewer);
    const lines = this.views.get(viewer) ?? [];
    return {
      viewer,
      view: lines.length > 0 ? `${lines.join('\n')}\n` : '',
      phase: act?.phase ?? any?.phase ?? '',
      player: any?.seat ?? -1,
      legal: act?.seat === viewer ? act.legal : [],
    };
  }
}
