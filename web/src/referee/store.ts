/*
 * Records of games at real tables on this device (IndexedDB), kept after every
 * entry.  What cannot be kept stays in memory, and the page says so.
 */
import type { Dice } from './dice.ts';

const BASE = 'deskovka';
const STORE = 'real';
const OLD = 'deskovka.real'; /* where they were once: localStorage */

/* A game with its referee, or points that are only counted. */
export type Kind = 'game' | 'pad';

export interface Kept {
  id: string;
  kind?: Kind; /* left out: a game */
  names: string[];
  record: string; /* as deskovka_referee.h writes it; of a pad as pad.ts does */
  changed: number;
  over: boolean;
  arrange?: boolean; /* the board is being laid as it lies */
  room?: string; /* the table of a server where others follow */
  dice?: Dice; /* ours, once they were asked for */
}

function isKept(x: unknown): x is Kept {
  const k = x as Kept | null;
  return (
    typeof k === 'object' &&
    k !== null &&
    typeof k.id === 'string' &&
    typeof k.record === 'string' &&
    typeof k.changed === 'number' &&
    Array.isArray(k.names) &&
    k.names.every((n) => typeof n === 'string')
  );
}

/* What this window has seen; all there is where nothing can be kept. */
const seen = new Map<string, Kept>();
/* Other windows hear what was kept. */
let channel: BroadcastChannel | undefined;
const news = () => (channel ??= new BroadcastChannel('deskovka-real'));

function answer<T>(r: IDBRequest<T>): Promise<T> {
  return new Promise((ok, no) => {
    r.onsuccess = () => ok(r.result);
    r.onerror = () => no(r.error ?? new Error('storage'));
  });
}

let opened: Promise<IDBDatabase | null> | undefined;

function open(): Promise<IDBDatabase | null> {
  opened ??= (async () => {
    try {
      const ask = indexedDB.open(BASE, 1);
      ask.onupgradeneeded = () => ask.result.createObjectStore(STORE, { keyPath: 'id' });
      const db = await answer(ask);
      db.onversionchange = () => db.close();
      await moveOld(db);
      return db;
    } catch {
      return null;
    }
  })();
  return opened;
}

async function change(db: IDBDatabase, f: (s: IDBObjectStore) => void): Promise<void> {
  const tx = db.transaction(STORE, 'readwrite');
  const done = new Promise<void>((ok, no) => {
    tx.oncomplete = () => ok();
    tx.onabort = tx.onerror = () => no(tx.error ?? new Error('storage'));
  });
  f(tx.objectStore(STORE));
  await done;
}

/* Records of earlier versions of this page. */
async function moveOld(db: IDBDatabase): Promise<void> {
  const text = localStorage.getItem(OLD);
  if (text === null) return;
  let list: unknown = [];
  try {
    list = JSON.parse(text);
  } catch {
    /* nothing that could be moved */
  }
  await change(db, (s) => {
    for (const k of Array.isArray(list) ? list.filter(isKept) : []) s.put(k);
  });
  localStorage.removeItem(OLD);
}

/* The newest first. */
export async function records(): Promise<Kept[]> {
  const db = await open();
  let all: unknown[] = [];
  try {
    if (db) all = await answer(db.transaction(STORE).objectStore(STORE).getAll());
  } catch {
    /* what is in memory is left */
  }
  const by = new Map([...seen, ...all.filter(isKept).map((k) => [k.id, k] as const)]);
  return [...by.values()].sort((a, b) => b.changed - a.changed);
}

export async function findRecord(id: string): Promise<Kept | undefined> {
  return (await records()).find((k) => k.id === id);
}

/* False where this device keeps nothing, or has no room left. */
export async function keepRecord(k: Kept): Promise<boolean> {
  seen.set(k.id, k);
  const db = await open();
  try {
    if (db) await change(db, (s) => void s.put(k));
  } catch {
    return false;
  }
  if (db) seen.delete(k.id);
  news().postMessage(k.id);
  return db !== null;
}

export async function forgetRecord(id: string): Promise<void> {
  seen.delete(id);
  const db = await open();
  try {
    if (db) await change(db, (s) => void s.delete(id));
  } catch {
    /* it stays */
  }
}

/* Asks the browser not to throw records away when it needs room. */
export function wishToLast(): void {
  void navigator.storage?.persist?.().catch(() => false);
}

/* Another window has kept this record; returns how to stop. */
export function onRecord(id: string, hear: () => void): () => void {
  const f = (e: MessageEvent) => e.data === id && hear();
  news().addEventListener('message', f);
  return () => news().removeEventListener('message', f);
}

export function setupOf(k: Kept): string {
  return /^setup (.*)$/m.exec(k.record)?.[1] ?? '';
}

/* ---- files ---- */

const NAME_MOST = 24;

/* A name as it may stand in a record. */
export function plainName(name: string): string {
  return [...name.replace(/\p{Cc}/gu, ' ').trim()].slice(0, NAME_MOST).join('');
}

/* The record of a file: a referee's, or a saved game; null if it is neither. */
export function recordOf(text: string): Pick<Kept, 'record' | 'names'> | null {
  const lines = text.split(/\r?\n/);
  const head = lines[0]?.trim();
  if (head !== 'deskovka referee 1' && head !== 'deskovka 1') return null;
  const record = ['deskovka referee 1', ...lines.slice(1)]
    .filter((l) => head !== 'deskovka 1' || !/^\s*(#|$)/.test(l))
    .join('\n');
  const names: string[] = [];
  for (const m of record.matchAll(/^name p(\d) (.*)$/gm)) names[Number(m[1])] = plainName(m[2]!);
  const players = Number(/^setup .*\bplayers=(\d)/m.exec(record)?.[1] ?? 0);
  return {
    record: `${record.trimEnd()}\n`,
    names: Array.from({ length: Math.max(players, names.length) }, (_x, i) => names[i] ?? ''),
  };
}
