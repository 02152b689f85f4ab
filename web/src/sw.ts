/*
 * Keeps the files of this version, answers from them and goes on without a
 * network.  VERSION is a hash of the files, so every build is a new worker.
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
      .then((keys) => Promise.all(keys.filter((k) => k.startsWith('deskovka-') && k !== name).map((k) => caches.delete(k))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (/^\/(api|ws|health|metrics)\b/.test(url.pathname)) return;
  const page = e.request.mode === 'navigate';
  e.respondWith(
    caches.open(name).then(async (c) => {
      const kept = await c.match(page ? './' : e.request, { ignoreSearch: page });
      return kept ?? fetch(e.request);
    }),
  );
});
