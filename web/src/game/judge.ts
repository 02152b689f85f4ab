/*
 * A whole game looked at again: what each decision was worth, found by a bot's
 * search in a worker of its own.  Ended at any moment by the signal.
 */
import { wasmModule, workerUrl } from '../engine/load.ts';
import type { Judgement } from '../engine/wasm.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/* A decision: the position before it is after `ply` actions. */
export interface Verdict extends Judgement {
  ply: number;
  played: string;
}

/* Loss of the chance to win from which a move has a name. */
export const LOSSES = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 } as const;

export type Grade = keyof typeof LOSSES | 'good';

export function gradeOf(loss: number): Grade {
  if (loss >= LOSSES.blunder) return 'blunder';
  if (loss >= LOSSES.mistake) return 'mistake';
  return loss >= LOSSES.inaccuracy ? 'inaccuracy' : 'good';
}

/* The decisions that cost most, the worst first. */
export function worst(all: Verdict[], most: number): Verdict[] {
  return all
    .filter((v) => v.choices > 1 && gradeOf(v.loss) !== 'good')
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
}

/* Those with a name, as they came in the game. */
export function mistakes(all: Verdict[]): Verdict[] {
  return worst(all, all.length).sort((a, b) => a.ply - b.ply);
}

/* The mistake after the position that is shown, or before it; null at the end. */
export function mistakeFrom(all: Verdict[], at: number, way: 1 | -1): Verdict | null {
  const list = mistakes(all).filter((v) => (v.ply - at) * way > 0);
  return (way > 0 ? list[0] : list[list.length - 1]) ?? null;
}

/* Chances to win in the position after `at` actions: as the decision before left them. */
export function chancesAt(all: Verdict[], at: number): number[] | null {
  const before = all.filter((v) => v.ply < at);
  return (before[before.length - 1] ?? all[0])?.win ?? null;
}

/* Calls back after each decision; resolves to all of them. */
export async function judgeGame(
  setup: string,
  actions: string[],
  playouts: number,
  each: (v: Verdict, done: number, total: number) => void,
  signal: AbortSignal,
): Promise<Verdict[]> {
  const module = await wasmModule();
  const worker = new Worker(workerUrl, { type: 'module' });
  try {
    return await new Promise((ok, no) => {
      const all: Verdict[] = [];
      const stop = () => no(new DOMException('stopped', 'AbortError'));
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
      worker.onerror = () => no(new Error('judge'));
      worker.onmessage = (e: MessageEvent<FromWorker>) => {
        if (e.data.type !== 'judged') return;
        if (e.data.verdict === null) ok(all);
        else {
          all.push(e.data.verdict);
          each(e.data.verdict, e.data.done, e.data.total);
        }
      };
      const message: ToWorker = { type: 'judge', module, setup, actions, playouts };
      worker.postMessage(message);
    });
  } finally {
    worker.terminate();
  }
}
