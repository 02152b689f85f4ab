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
