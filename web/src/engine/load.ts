/* The engines of the page. */
import { wasmModule } from './arrive.ts';
import { Engine } from './wasm.ts';

declare const WORKER_FILE: string;

export { wasmModule };
export const workerUrl = WORKER_FILE;

let pictures: Engine | undefined;
let copy: Engine | undefined;

/* Loads both engines of the page. */
export async function loadEngine(): Promise<void> {
  const module = await wasmModule();
  pictures ??= new Engine(module);
  copy ??= new Engine(module);
}

/* The engine for pictures and set-up checks.  loadEngine() comes first. */
export function pictureEngine(): Engine {
  if (pictures === undefined) throw new Error('the engine is not loaded');
  return pictures;
}

/* The engine that follows the game on the table (replica.ts). */
export function copyEngine(): Engine {
  if (copy === undefined) throw new Error('the engine is not loaded');
  return copy;
}
