/*
 * The service worker for offline play, and a page that is never stale: it asks
 * which build the server has, and when that is another one it loads itself
 * again as soon as nobody is in the middle of something.  The game goes on: it
 * is kept here or on the server.
 */

/* What a person would lose by a reload: a turn tried out, a dialog, words. */
const BUSY = '.tried, .marker.on, .place.on, .picker, .choices .on, dialog[open], [data-busy]';
const ASK_MS = 5 * 60_000;
const LOOK_MS = 400;
const ONCE = 'deskovka.reloaded';

let found: string | null = null;
const listeners = new Set<() => void>();

/* Does the server have another build than this page? */
export function isStale(): boolean {
  return found !== null;
}

export function onStale(f: () => void): () => void {
  listeners.add(f);
  return () => listeners.delete(f);
}

function isBusy(): boolean {
  const at = document.activeElement;
  const writing =
    (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) &&
    !['range', 'checkbox', 'radio'].includes(at.type) &&
    !at.readOnly &&
    at.value !== '';
  return writing || document.querySelector(BUSY) !== null;
}

/* Loads the page again; by itself only once for each build. */
export function reloadNow(): void {
  try {
    sessionStorage.setItem(ONCE, found ?? '');
  } catch {
    /* without storage we ask each time */
  }
  location.reload();
}

function whenIdle(): void {
  if (document.visibilityState === 'hidden' || !isBusy()) reloadNow();
  else setTimeout(whenIdle, LOOK_MS);
}

/* Loads the page again, if a server is there to load it from. */
export async function reloadIfServed(): Promise<void> {
  const answer = await fetch('/version.json', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) whenIdle();
}

function becomeStale(build: string): void {
  if (found !== null) return;
  found = build;
  for (const f of listeners) f();
  if (sessionStorage.getItem(ONCE) !== build) whenIdle();
}

let asking: Promise<void> | undefined;

/* Asks the server for its build; silence (no network) changes nothing. */
export function askVersion(): Promise<void> {
  asking ??= ask()
    .catch(() => undefined)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/* Until a new worker serves us or has failed, however slow the network is. */
function settled(worker: ServiceWorker | null): Promise<void> {
  return new Promise((ok) => {
    const look = () => {
      if (worker === null || worker.state === 'activated' || worker.state === 'redundant') ok();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

async function ask(): Promise<void> {
  const own = document.querySelector('meta[name=build]')?.getAttribute('content') ?? '';
  const answer = await fetch('/version.json', { cache: 'no-store' });
  const data: unknown = answer.ok ? await answer.json() : null;
  const build = (data as { build?: unknown } | null)?.build;
  if (typeof build !== 'string' || build === own || found !== null) return;
  const worker =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  /* The worker must have the new files first, or it would serve the old. */
  if (worker && navigator.serviceWorker.controller) {
    await worker.update();
    await settled(worker.installing ?? worker.waiting);
  }
  becomeStale(build);
}

export function registerServiceWorker(): void {
  addEventListener('online', () => void askVersion());
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void askVersion(),
  );
  setInterval(() => void askVersion(), ASK_MS);
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  /* Another tab may have brought a new version. */
  navigator.serviceWorker.addEventListener('controllerchange', () => void askVersion());
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
