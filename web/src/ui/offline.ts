/* The service worker: offline play, and a page that is never stale. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const had = navigator.serviceWorker.controller !== null;
  let reloading = false;
  /* A new version took over: show it, unless this is the first visit. */
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!had || reloading) return;
    reloading = true;
    location.reload();
  });
  addEventListener('load', () => void navigator.serviceWorker.register('sw.js').catch(() => undefined));
}
