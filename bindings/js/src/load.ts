/*
 * The WebAssembly files that lie beside this one, compiled once.  Browsers,
 * workers and Deno fetch them; Node cannot fetch files and is asked for its own
 * reader, by a name that bundlers leave alone.
 */
import { giveWords } from './engine.ts';
import { Referee } from './referee.ts';
import { Rulebook } from './rulebook.ts';
import { words } from './words.ts';

const READER = 'node:fs/promises';
const compiled = new Map<string, Promise<WebAssembly.Module>>();

async function bytesOf(url: URL): Promise<BufferSource> {
  if (url.protocol === 'file:' && !('Deno' in globalThis)) {
    const fs = (await import(READER)) as {
      readFile(file: URL): Promise<BufferSource>;
    };
    return fs.readFile(url);
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`deskovka: ${url.href}: ${answer.status}`);
  return answer.arrayBuffer();
}

function moduleOf(url: URL): Promise<WebAssembly.Module> {
  let module = compiled.get(url.href);
  if (module === undefined) {
    module = bytesOf(url).then((bytes) => WebAssembly.compile(bytes));
    compiled.set(url.href, module);
    /* What did not come may come the next time. */
    module.catch(() => compiled.delete(url.href));
  }
  return module;
}

let spoken: Promise<unknown> | undefined;

/* What the small engine says, in every language. */
function sentences(): Promise<unknown> {
  spoken ??= Promise.all(
    Object.keys(words).map((tag) => bytesOf(new URL(`./engine.${tag}.words`, import.meta.url))),
  ).then((all) => all.forEach((bytes) => giveWords(new Uint8Array(bytes as ArrayBuffer))));
  spoken.catch(() => (spoken = undefined));
  return spoken;
}

/*
 * The engine: small where it is fetched, its sentences beside it; fast (larger,
 * with SIMD) where it lies on the disk.  Both play the same.
 */
export async function engineModule(): Promise<WebAssembly.Module> {
  const small = new URL('./engine.wasm', import.meta.url);
  const fast = new URL('./fast.wasm', import.meta.url);
  if (small.protocol === 'file:') return moduleOf(fast);
  const [module] = await Promise.all([moduleOf(small), sentences()]);
  return module;
}

let book: Rulebook | undefined;

/* The rules to read: chapters, questions, the book of a set-up line. */
export async function loadRulebook(): Promise<Rulebook> {
  book ??= new Rulebook(await moduleOf(new URL('./rulebook.wasm', import.meta.url)));
  return book;
}

/* A record of a game at a real table. */
export async function newReferee(): Promise<Referee> {
  return new Referee(await moduleOf(new URL('./referee.wasm', import.meta.url)));
}
