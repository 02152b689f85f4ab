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

self.addEventListener('install', (e) => {
  e.waitUntil(
    caches
      .open(name)
      .then((c) => c.addAll(FILES.map((f) => new Request(f, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
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
  if (/^\/(api|ws|health|metrics|version\.json)\b/.test(url.pathname)) return;
  const page = e.request.mode === 'navigate';
  e.respondWith(
    caches.open(name).then(async (c) => {
      const kept = await c.match(page ? './' : e.request, { ignoreSearch: page });
      return kept ?? (page ? undefined : await caches.match(e.request)) ?? fetch(e.request);
    }),
  );
});
