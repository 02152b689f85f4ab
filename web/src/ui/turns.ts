/*
 * Tables of the server that wait for me, while the page is open anywhere: the
 * start page says so, the icon gets a number, and those who want it get a notification.  Only those
 * who have been to the server's tables are asked about.
 */
import { useEffect, useState } from 'preact/hooks';
import { listTables, sayHere, type TableRow } from '../game/api.ts';
import { t } from '../i18n/index.ts';
import { titleOf } from './games.ts';
import { here } from './router.ts';
import { settings } from './settings.ts';

const KEY = 'deskovka.online';
const ASK_MS = 20_000;

/* Remembers that there is a server and we have been there. */
export function beenOnline(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    /* private windows may have no storage */
  }
}

function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function isMyTurn(r: TableRow): boolean {
  return r.status === 'playing' && r.to_act !== undefined && r.seats[r.to_act]?.mine === true;
}

let waiting: TableRow[] = [];
let known: Set<string> | null = null;
const listeners = new Set<() => void>();

/* Shows a notice of the system; phones want it from the service worker. */
export async function notify(text: string, tag: string): Promise<void> {
  if (!settings().notify || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  const options = { body: text, tag, icon: '/icons/icon-192.png' };
  try {
    const worker =
      'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    if (worker?.active) await worker.showNotification('Deskovka', options);
    else new Notification('Deskovka', options);
  } catch {
    /* the title and the start page still say so */
  }
}

let asked = 0;

async function ask(): Promise<void> {
  if (!hasBeenOnline()) return;
  if (document.visibilityState === 'visible' && settings().seen)
    sayHere(true).catch(() => undefined);
  const number = ++asked;
  let found: TableRow[];
  try {
    found = (await listTables('mine')).filter(isMyTurn);
  } catch {
    return;
  }
  /* An answer that a later question has overtaken is out of date. */
  if (number !== asked) return;
  waiting = found;
  const [where, table] = here();
  for (const r of waiting)
    if (known && !known.has(`${r.id} ${r.changed}`) && !(where === 't' && table === r.id))
      void notify(
        t('turns.notice', {
          game: titleOf(r.game),
          names: r.seats.map((s) => s.name ?? s.bot ?? '').join(', '),
        }),
        `deskovka-${r.id}`,
      );
  known = new Set(waiting.map((r) => `${r.id} ${r.changed}`));
  const badge = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void> };
  void badge.setAppBadge?.(waiting.length).catch(() => undefined);
  for (const f of listeners) f();
}

export function watchTurns(): void {
  void ask();
  setInterval(() => void ask(), ASK_MS);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void ask(),
  );
}

/* Tables that wait for me. */
export function useTurns(): TableRow[] {
  const [, again] = useState(0);
  useEffect(() => {
    const f = () => again((n) => n + 1);
    listeners.add(f);
    void ask();
    return () => {
      listeners.delete(f);
    };
  }, []);
  return waiting;
}
