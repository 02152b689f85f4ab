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
  seats: {
    kind: string;
    name?: string;
    bot?: string;
    called?: number;
    user?: string;
    mine: boolean;
  }[];
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

export async function request(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Record<string, unknown>> {
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { 'x-deskovka-token': token } : {}),
      },
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
  known ??= request('POST', '/session', { v: 1 }).then((d) => ({
    user: String(d.user),
    account: typeof d.account === 'string' ? d.account : null,
    token: String(d.token),
  }));
  known.catch(() => {
    known = undefined;
  });
  return known;
}

export async function send(
  method: string,
  path: string,
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  for (let again = 0; ; again++) {
    const { token } = await session(again > 0);
    try {
      return await request(method, path, { v: 1, ...body }, token);
    } catch (e) {
      if (!(e instanceof ApiError) || (e.code !== 'session' && e.code !== 'token') || again > 0)
        throw e;
    }
  }
}

/* Tables of a list, with the seats of `user` marked as ours. */
export function rows(data: Record<string, unknown>, user: string): TableRow[] {
  if (!Array.isArray(data.tables)) return [];
  return data.tables
    .filter(
      (t): t is TableRow =>
        isObject(t) &&
        typeof t.id === 'string' &&
        typeof t.setup === 'string' &&
        typeof t.changed === 'number' &&
        Array.isArray(t.seats) &&
        t.seats.every(isObject),
    )
    .map((t) => ({ ...t, seats: t.seats.map((s) => ({ ...s, mine: s.user === user })) }));
}

export async function listTables(which: 'tables' | 'mine' | 'archive'): Promise<TableRow[]> {
  const { user } = await session();
  return rows(await request('GET', `/${which}?most=50`), user);
}

/* All my finished tables, as far as a person looks. */
export async function allArchive(most = 2000): Promise<TableRow[]> {
  const { user } = await session();
  const all: TableRow[] = [];
  for (let before = ''; all.length < most;) {
    const d = await request('GET', `/archive?most=100${before}`);
    all.push(...rows(d, user));
    if (typeof d.before !== 'number') break;
    before = `&before=${d.before}`;
  }
  return all;
}

export async function gameFile(id: string): Promise<string> {
  const r = await fetch(`/api/v1/tables/${encodeURIComponent(id)}/game.dsk`);
  if (!r.ok) throw new ApiError('missing');
  return r.text();
}

/* ---- ratings ----------------------------------------------------------------- */

export interface Person {
  name: string;
  rating: number;
  sure: number;
  games: number;
  wins: number;
}

export interface Profile {
  name: string | null;
  since: number;
  ratings: (Omit<Person, 'name'> & { game: string })[];
  recent: {
    table: string;
    game: string;
    at: number;
    place: number;
    of: number;
    before: number;
    after: number;
  }[];
}

/* Rows whose named fields are numbers and texts; others are left out. */
export function checked<T>(list: unknown, numbers: string[], texts: string[]): T[] {
  const good = (x: unknown) =>
    isObject(x) &&
    numbers.every((k) => Number.isFinite(x[k])) &&
    texts.every((k) => typeof x[k] === 'string');
  return Array.isArray(list) ? (list.filter(good) as T[]) : [];
}

const FIGURES = ['rating', 'sure', 'games', 'wins'];

/* Mine, or that of the account with this name. */
export async function profile(name?: string): Promise<Profile> {
  if (name === undefined) await session();
  const d = await request(
    'GET',
    name === undefined ? '/profile' : `/profile?name=${encodeURIComponent(name)}`,
  );
  return {
    name: typeof d.name === 'string' ? d.name : null,
    since: typeof d.since === 'number' ? d.since : 0,
    ratings: checked(d.ratings, FIGURES, ['game']),
    recent: checked(d.recent, ['at', 'place', 'of', 'before', 'after'], ['table', 'game']),
  };
}

export async function best(game: string): Promise<Person[]> {
  return checked(
    (await request('GET', `/ratings?game=${encodeURIComponent(game)}`)).people,
    FIGURES,
    ['name'],
  );
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

/* Says that somebody looks at this page, or that nobody is to know. */
export async function sayHere(seen: boolean): Promise<void> {
  if ((await session()).account !== null)
    await send('POST', '/friends', { do: seen ? 'here' : 'hide' });
}

/* ---- accounts ---------------------------------------------------------------- */

/* A guest becomes an account, somebody comes back, or a code opens the door. */
export async function enter(
  how: 'new' | 'login' | 'recover',
  name: string,
  password: string,
  code = '',
): Promise<string[]> {
  const path = how === 'new' ? '/account' : `/account/${how}`;
  const d = await send('POST', path, { name, password, ...(how === 'recover' ? { code } : {}) });
  known = undefined;
  return Array.isArray(d.codes) ? d.codes.map(String) : [];
}

export async function leave(): Promise<void> {
  await send('DELETE', '/session', {});
  known = undefined;
}

/* All other sessions end. */
export async function changePassword(password: string, fresh: string): Promise<void> {
  await send('POST', '/account/password', { password, new: fresh });
  known = undefined;
}

/* For operators; to others there is no such thing. */
export async function askOperator(what: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { answer } = await send('POST', '/admin', what);
  return isObject(answer) ? answer : {};
}

/* A guest is forgotten, with everything. */
export async function forgetMe(): Promise<void> {
  await send('DELETE', '/me', {});
  known = undefined;
}

export async function deleteAccount(password: string): Promise<void> {
  await send('DELETE', '/account', { password });
  known = undefined;
}
