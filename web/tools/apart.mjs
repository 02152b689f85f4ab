/*
 * The engine without its sentences, and the sentences of each language: a page
 * fetches those that it speaks (giveWords() of the package's engine.ts).
 * usage: node apart.mjs ENGINE.wasm FOLDER   writes engine.wasm, engine.TAG.words
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DATA_COUNT = 12;
const DATA = 11;
const CONST = 0x41; /* i32.const */
const END = 0x0b;
/* As many zeros cost more than a piece of memory of its own, once packed. */
const GAP = 128;

/* A reader of numbers as WebAssembly writes them, seven bits a byte. */
function reader(bytes, at = 0) {
  const number = (signed) => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const b = bytes[at++];
      value |= (b & 127) << shift;
      if (b & 128) continue;
      return signed && shift < 25 && b & 64 ? value | (-1 << (shift + 7)) : value >>> 0;
    }
  };
  const take = (n) => bytes.subarray(at, (at += n));
  return { number, take, at: () => at };
}

function number(value, signed = false) {
  const out = [];
  for (;;) {
    const b = value & 127;
    value >>>= 7;
    if (value === 0 && !(signed && b & 64)) return [...out, b];
    out.push(b | 128);
  }
}

function* sectionsOf(module) {
  for (const r = reader(module, 8); r.at() < module.length;) {
    const id = r.take(1)[0];
    yield { id, body: r.take(r.number()) };
  }
}

/* The memory that a data section describes, and where it begins. */
function memoryOf(body) {
  const r = reader(body);
  const pieces = [];
  for (let left = r.number(); left > 0; left--) {
    if (r.number() !== 0 || r.number() !== CONST) throw new Error('apart: unknown data');
    const at = r.number(true);
    if (r.number() !== END) throw new Error('apart: unknown data');
    pieces.push({ at, bytes: r.take(r.number()) });
  }
  const memory = new Uint8Array(Math.max(...pieces.map((p) => p.at + p.bytes.length)));
  for (const p of pieces) memory.set(p.bytes, p.at);
  return memory;
}

/* Memory as pieces between long runs of zeros. */
function piecesOf(memory) {
  const pieces = [];
  let from = -1;
  let end = 0; /* after the last byte that is not zero */
  for (let i = 0; i <= memory.length; i++) {
    if (from >= 0 && (i === memory.length || i - end > GAP)) {
      pieces.push({ at: from, bytes: memory.subarray(from, end) });
      from = -1;
    }
    if (i === memory.length || memory[i] === 0) continue;
    if (from < 0) from = i;
    end = i + 1;
  }
  return pieces;
}

const section = (id, body) => [Uint8Array.of(id, ...number(body.length)), body];

function dataSection(pieces) {
  return Buffer.concat([
    Uint8Array.from(number(pieces.length)),
    ...pieces.flatMap((p) => [
      Uint8Array.from([0, CONST, ...number(p.at, true), END, ...number(p.bytes.length)]),
      p.bytes,
    ]),
  ]);
}

/* Tag, address and size of the sentences of each language, as the engine tells them. */
function placesOf(module) {
  const { exports: x } = new WebAssembly.Instance(new WebAssembly.Module(module), {
    env: { now: () => 0 },
  });
  const n = x.languages();
  const told = new TextDecoder().decode(new Uint8Array(x.memory.buffer, x.out(), n));
  return told.split('\n').map((line) => {
    const [tag, , at, size] = line.split('\t');
    return { tag, at: Number(at), size: Number(size) };
  });
}

/* { module, words: { en: bytes … } }; words begin with their address, four bytes. */
export function apart(whole) {
  const words = {};
  const out = [whole.subarray(0, 8)];
  const sections = [...sectionsOf(whole)];
  const memory = memoryOf(sections.find((s) => s.id === DATA).body);
  for (const { tag, at, size } of placesOf(whole)) {
    words[tag] = Buffer.alloc(4 + size);
    words[tag].writeUInt32LE(at);
    words[tag].set(memory.subarray(at, at + size), 4);
    memory.fill(0, at, at + size);
  }
  const pieces = piecesOf(memory);
  for (const s of sections) {
    if (s.id === DATA) s.body = dataSection(pieces);
    if (s.id === DATA_COUNT) s.body = Uint8Array.from(number(pieces.length));
    out.push(...section(s.id, s.body));
  }
  return { module: Buffer.concat(out), words };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, folder] = process.argv.slice(2);
  const { module, words } = apart(readFileSync(file));
  writeFileSync(join(folder, basename(file)), module);
  for (const [tag, bytes] of Object.entries(words))
    writeFileSync(join(folder, `${basename(file, '.wasm')}.${tag}.words`), bytes);
}
