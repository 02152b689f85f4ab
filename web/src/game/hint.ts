/* What a strong bot would do here, thought out in a worker of its own. */
import { wasmModule, workerUrl } from '../engine/load.ts';
import type { FromWorker, ToWorker } from './worker.ts';

export async function askHint(setup: string, actions: string[]): Promise<string[]> {
  const module = await wasmModule();
  const worker = new Worker(workerUrl, { type: 'module' });
  try {
    return await new Promise((ok, no) => {
      worker.onmessage = (e: MessageEvent<FromWorker>) => e.data.type === 'hint' && ok(e.data.actions);
      worker.onerror = () => no(new Error('hint'));
      const message: ToWorker = { type: 'hint', module, setup, actions, bot: 'hard' };
      worker.postMessage(message);
    });
  } finally {
    worker.terminate();
  }
}
