/*
 * Fair chance, checked in the browser: every draw of a server's game is derived
 * again from the seeds (src/server/fair.h says how).
 */
import { CHANCE, Refused, type Engine } from '../engine/wasm.ts';
import { readSave } from './source.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (b) => parseInt(b, 16));
}

export function hex(data: Uint8Array): string {
  return [...data].map((b) => b.toString(16).padStart(2, '0')).join('');
}

function join(...parts: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((n, p) => n + p.length, 0));
  let at = 0;
  for (const p of parts) {
    out.set(p, at);
    at += p.length;
  }
  return out;
}

async function hmac(key: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  const k = await crypto.subtle.importKey(
    'raw',
    key as BufferSource,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', k, data as BufferSource));
}

export async function commitment(server: string, game: string): Promise<string> {
  return hex(
    new Uint8Array(
      await crypto.subtle.digest('SHA-256', join(unhex(server), bytes(game)) as BufferSource),
    ),
  );
}

export async function fairKey(server: string, clients: string[]): Promise<Uint8Array> {
  return hmac(
    unhex(server),
    join(...clients.map((c) => join(Uint8Array.of(bytes(c).length), bytes(c)))),
  );
}

/* A number below ways, all equally likely. */
export async function below(
  key: Uint8Array,
  label: string,
  index: bigint,
  ways: bigint,
): Promise<bigint> {
  const limit = (1n << 64n) - ((1n << 64n) % ways);
  for (let attempt = 0; ; attempt++) {
    const tail = new DataView(new ArrayBuffer(13));
    tail.setBigUint64(1, index);
    tail.setUint32(9, attempt);
    const block = await hmac(key, join(bytes(label), new Uint8Array(tail.buffer)));
    const x = new DataView(block.buffer).getBigUint64(0);
    if (x < limit) return x % ways;
  }
}

export async function pickWeight(
  key: Uint8Array,
  label: string,
  index: bigint,
  weights: number[],
): Promise<number> {
  const ways = weights.reduce((sum, w) => sum + BigInt(w), 0n);
  let left = await below(key, label, index, ways);
  let i = 0;
  while (left >= BigInt(weights[i] ?? 0)) left -= BigInt(weights[i++] ?? 0);
  return i;
}

export interface Verdict {
  what: 'agrees' | 'differs' | 'commitment' | 'unrevealed' | 'none' | 'bad';
  draws: number;
  action?: string; /* differs: what the file has... */
  derived?: string; /* ...and what the seeds give */
}

interface Facts {
  game: string;
  commitment: string;
  clients: string[];
  server: string | null;
}

/* The `# fair:` lines of a saved game. */
export function readFacts(text: string): Facts | null {
  const facts: Facts = { game: '', commitment: '', clients: [], server: null };
  for (const m of text.matchAll(/^# fair: (\S+) (\S+)(?: (\S+))?$/gm)) {
    if (m[1] === '1') facts.game = m[2] ?? '';
    else if (m[1] === 'commitment') facts.commitment = m[2] ?? '';
    else if (m[1] === 'server') facts.server = m[2] ?? '';
    else if (m[1] === 'client')
      facts.clients[Number((m[2] ?? 'p0').slice(1))] = m[3] === '-' ? '' : (m[3] ?? '');
  }
  return facts.game === '' || facts.commitment === '' ? null : facts;
}

/* Derives every draw of a game again. */
export async function verify(engine: Engine, text: string): Promise<Verdict> {
  const save = readSave(text);
  if (!save || /^put /m.test(text)) return { what: 'bad', draws: 0 };
  const facts = readFacts(text);
  if (!facts) return { what: 'none', draws: 0 };
  if (facts.server === null) return { what: 'unrevealed', draws: 0 };
  if ((await commitment(facts.server, facts.game)) !== facts.commitment)
    return { what: 'commitment', draws: 0 };
  const key = await fairKey(facts.server, facts.clients);
  const count = new Map<string, bigint>();
  let draws = 0;
  try {
    engine.setup(save.setup);
    for (const action of save.actions) {
      if (engine.player() === CHANCE) {
        const label = engine.phase();
        const index = count.get(label) ?? 0n;
        const outcomes = engine.outcomes();
        const i = await pickWeight(
          key,
          label,
          index,
          outcomes.map((o) => o.weight),
        );
        const derived = outcomes[i]?.action ?? '';
        if (derived !== action) return { what: 'differs', draws, action, derived };
        count.set(label, index + 1n);
        draws++;
      }
      engine.apply(action);
    }
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    return { what: 'bad', draws };
  }
  return { what: 'agrees', draws };
}
