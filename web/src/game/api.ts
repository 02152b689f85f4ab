/* The server's HTTP side (doc/server-protocol.md). */

export interface Session {
  user: string;
  account: string | null;
  token: string;
}

export interface TableRow {
  id: string;
  status: string;
  changed: number;
  game: string;
  setup: string;
  clock: string;
  seats: { kind: string; name?: string; bot?: string; mine?: boolean }[];
  to_act?: number;
  scores?: number[];
  winners?: number[];
}

/* A refusal of the server, by its code. */
export class ApiError extends Error {
  readonly code: string;
  readonly detail: Record<string, unknown>;

  constructor(code: string, detail: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

let known: Promise<Session> | undefined;

async function request(method: string, path: string, body?: unknown, token?: string): Promise<Record<string, unknown>> {
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...(token ? { 'x-deskovka-token': token } : {}) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline');
  }
  const data: unknown = await answer.json().catch(() => null);
  if (!isObject(data)) throw new ApiError(answer.status === 404 ? 'offline' : 'internal');
  if (answer.ok && data.v === 1) return data;
  const error = isObject(data.error) ? data.error : {};
  throw new ApiError(typeof error.code === 'string' ? error.code : 'internal', error);
}

/* Who we are; a guest is made at the first time. */
export function session(fresh = false): Promise<Session> {
  if (fresh) known = undefined;
  known ??= request('POST', '/session', { v: 1 }).then((d) => ({ user: String(d.user), account: typeof d.account === 'string' ? d.account : null, token: String(d.token) }));
  known.catch(() => {
    known = undefined;
  });
  return known;
}

async function send(method: string, path: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
  for (let again = 0; ; again++) {
    const { token } = await session(again > 0);
    try {
      return await request(method, path, { v: 1, ...body }, token);
    } catch (e) {
      if (!(e instanceof ApiError) || (e.code !== 'session' && e.code !== 'token') || again > 0) throw e;
    }
  }
}

function rows(data: Record<string, unknown>): TableRow[] {
  if (!Array.isArray(data.tables)) return [];
  return data.tables.filter((t): t is TableRow => isObject(t) && typeof t.id === 'string' && typeof t.setup === 'string' && Array.isArray(t.seats));
}

export async function listTables(which: 'tables' | 'mine' | 'archive'): Promise<TableRow[]> {
  await session();
  return rows(await request('GET', `/${which}?most=50`));
}

export async function serverBots(): Promise<string[]> {
  const d = await request('GET', '/games');
  return Array.isArray(d.bots) ? d.bots.map(String) : [];
}

export async function createTable(table: Record<string, unknown>): Promise<string> {
  return String((await send('POST', '/tables', table)).id);
}

/* Luck of our own for fair chance: printable and short. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((b) => (b % 36).toString(36)).join('');
}

/* ---- accounts ---------------------------------------------------------------- */

/* A guest becomes an account, somebody comes back, or a code opens the door. */
export async function enter(how: 'new' | 'login' | 'recover', name: string, password: string, code = ''): Promise<string[]> {
  const path = how === 'new' ? '/account' : `/account/${how}`;
  const d = await send('POST', path, { name, password, ...(how === 'recover' ? { code } : {}) });
  known = undefined;
  return Array.isArray(d.codes) ? d.codes.map(String) : [];
}

export async function leave(): Promise<void> {
  await send('DELETE', '/session', {});
  known = undefined;
}

export async function deleteAccount(password: string): Promise<void> {
  await send('DELETE', '/account', { password });
  known = undefined;
}
