/* The engine's files: fetched and compiled once for page and workers. */
import { Engine } from './wasm.ts';

declare const ENGINE_FILE: string;
declare const WORKER_FILE: string;

export const workerUrl = WORKER_FILE;

let compiled: Promise<WebAssembly.Module> | undefined;

export function wasmModule(): Promise<WebAssembly.Module> {
  compiled ??= fetch(ENGINE_FILE).then((answer) => WebAssembly.compileStreaming(watched(answer)));
  return compiled;
}

/* How large the engine is, unpacked; what has come of it is told in parts of one. */
declare const ENGINE_BYTES: number;
export const progress = { part: 0, tell: (_part: number): void => undefined };

/* The same answer, while we see how much of it has come. */
function watched(answer: Response): Response {
  let have = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      have += chunk.length;
      progress.part = Math.min(1, have / ENGINE_BYTES);
      progress.tell(progress.part);
      out.enqueue(chunk);
    },
  });
  if (!answer.ok || answer.body === null) return answer;
  return new Response(answer.body.pipeThrough(count), { headers: answer.headers });
}

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
