/* The engine's file on its way: fetched and compiled once for page and workers. */
declare const ENGINE_FILE: string;
/* How large the engine is, unpacked; what has come of it is told in parts of one. */
declare const ENGINE_BYTES: number;

export const engineFile = ENGINE_FILE;
export const progress = { tell: (_part: number): void => undefined };

let compiled: Promise<WebAssembly.Module> | undefined;

export function wasmModule(): Promise<WebAssembly.Module> {
  compiled ??= fetch(ENGINE_FILE).then((answer) => WebAssembly.compileStreaming(watched(answer)));
  return compiled;
}

/* The same answer, while we see how much of it has come. */
function watched(answer: Response): Response {
  let have = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      have += chunk.length;
      progress.tell(Math.min(1, have / ENGINE_BYTES));
      out.enqueue(chunk);
    },
  });
  if (!answer.ok || answer.body === null) return answer;
  return new Response(answer.body.pipeThrough(count), { headers: answer.headers });
}
