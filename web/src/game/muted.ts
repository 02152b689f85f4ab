/* People whose chat one does not want to read; kept on this device. */
const KEY = 'deskovka.muted';
const MOST = 30; /* the server takes 32 */

export function mutedUsers(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list)
      ? list.filter((x): x is string => typeof x === 'string').slice(-MOST)
      : [];
  } catch {
    return [];
  }
}

export function setMuted(users: string[]): string[] {
  const list = [...new Set(users)].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    /* private windows may have no storage */
  }
  return list;
}
