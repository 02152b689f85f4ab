/*
 * Keeps the files of this version, answers from them and goes on without a
 * network.  VERSION is a hash of the files, so every build is a new worker.
 * The files of the version before stay until the next one, for pages that are
 * still open.
 */
export {};
declare const self: ServiceWorkerGlobalScope;
declare const VERSION: string;
declare const FILES: string[];

const name = `deskovka-${VERSION}`;

/* One after the other: on a slow line somebody plays meanwhile.  Names with a hash are never stale. */
async function keep(): Promise<void> {
  const c = await caches.open(name);
  for (const f of FILES)
    await c.add(new Request(f, { cache: f.startsWith('/assets/') ? 'default' : 'reload' }));
}

self.addEventListener('install', (e) => {
  e.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (e) => {
  e.waitUntil(
    caches
      .keys()
      .then((keys) => keys.filter((k) => k.startsWith('deskovka-') && k !== name).slice(0, -1))
      .then((old) => Promise.all(old.map((k) => caches.delete(k))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (/^\/(api|ws|doc|health|metrics|version\.json)\b/.test(url.pathname)) return;
  const page = e.request.mode === 'navigate';
  e.respondWith(
    caches.open(name).then(async (c) => {
      const kept = await c.match(page ? './' : e.request, { ignoreSearch: page });
      return kept ?? (page ? undefined : await caches.match(e.request)) ?? fetch(e.request);
    }),
  );
});

/* What the server tells who is away (doc/server-protocol.md): a sentence and a table. */
interface Notice {
  text: string;
  table: string;
}

function readNotice(data: PushMessageData | null): Notice {
  try {
    const n = data?.json() as Partial<Notice> | undefined;
    const table = String(n?.table ?? '');
    return { text: String(n?.text ?? ''), table: /^[a-z2-7]{20}$/.test(table) ? table : '' };
  } catch {
    return { text: '', table: '' };
  }
}

self.addEventListener('push', (e) => {
  const { text, table } = readNotice(e.data);
  e.waitUntil(
    self.registration.showNotification('Deskovka', {
      body: text,
      tag: `deskovka-${table}`,
      icon: '/icons/icon-192.png',
      data: table,
    }),
  );
});

/* To the table: in a window that is open, or in a new one. */
self.addEventListener('notificationclick', (e) => {
  const table = String(e.notification.data ?? '');
  const url = table === '' ? '/' : `/#/t/${table}`;
  e.notification.close();
  e.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([open]) => {
      if (!open) return void (await self.clients.openWindow(url));
      await open.focus();
      await open.navigate(url);
    }),
  );
});
