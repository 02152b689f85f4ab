/* Records of games at real tables on this device, kept after every entry. */
const KEY = 'deskovka.real';
const MOST = 20;

export interface Kept {
  id: string;
  names: string[];
  record: string; /* as deskovka_referee.h writes it */
  changed: number;
  over: boolean;
}

function isKept(x: unknown): x is Kept {
  const k = x as Kept | null;
  return (
    typeof k === 'object' &&
    k !== null &&
    typeof k.id === 'string' &&
    typeof k.record === 'string' &&
    Array.isArray(k.names) &&
    k.names.every((n) => typeof n === 'string')
  );
}

export function records(): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).sort((a, b) => b.changed - a.changed) : [];
  } catch {
    return [];
  }
}

function write(list: Kept[]): boolean {
  for (let n = MOST; n > 0; n = Math.floor(n / 2)) {
    try {
      localStorage.setItem(KEY, JSON.stringify(list.slice(0, n)));
      return true;
    } catch {
      /* no room: fewer old ones */
    }
  }
  return false;
}

/* False where this device keeps nothing. */
export function keepRecord(k: Kept): boolean {
  return write([k, ...records().filter((x) => x.id !== k.id)]);
}

export function findRecord(id: string): Kept | undefined {
  return records().find((k) => k.id === id);
}

export function forgetRecord(id: string): void {
  write(records().filter((k) => k.id !== id));
}

export function setupOf(k: Kept): string {
  return /^setup (.*)$/m.exec(k.record)?.[1] ?? '';
}
