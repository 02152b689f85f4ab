/*
 * The page begins: engine, words and the page itself are on their way at once,
 * and whoever waits on a slow line sees how far they are.
 */
import { engineFile, progress, wasmModule } from './engine/arrive.ts';
import { loadLanguage, storedLanguage, wordsOf } from './i18n/index.ts';

/* An invitation /t/ID is the page itself; inside it we use the part behind #. */
const invitation = /^\/t\/([a-z2-7]+)$/.exec(location.pathname);
if (invitation) history.replaceState(null, '', `/#/t/${invitation[1] ?? ''}`);

const lang = storedLanguage();

/* The bar of index.html: how many of the bytes that the first screen needs are here. */
function showProgress(bar: HTMLProgressElement): () => void {
  const sizes = JSON.parse(bar.dataset.parts ?? '{}') as Record<string, number>;
  const words = wordsOf(lang);
  /* Words of other languages stay where they are. */
  const ofLanguage = /\/page\.|\.words$/;
  const wanted = Object.keys(sizes).filter((f) => !ofLanguage.test(f) || words.includes(f));
  const all = wanted.reduce((n, f) => n + (sizes[f] ?? 0), 0);
  const have: Record<string, number> = {};
  for (const e of document.querySelectorAll<HTMLElement>('#app [lang]')) e.hidden = e.lang !== lang;
  const count = document.querySelector('#app output');
  const tell = () => {
    const n = wanted.reduce((sum, f) => sum + (have[f] ?? 0), 0);
    bar.value = n / all;
    if (count) count.textContent = `${Math.round(n / 1000)} / ${Math.round(all / 1000)} kB`;
  };
  progress.tell = (part) => {
    have[engineFile] = part * (sizes[engineFile] ?? 0);
    tell();
  };
  const watch = new PerformanceObserver((list) => {
    for (const e of list.getEntries()) {
      const file = new URL(e.name).pathname;
      if (sizes[file] !== undefined) have[file] = sizes[file];
    }
    tell();
  });
  watch.observe({ type: 'resource', buffered: true });
  tell();
  return () => watch.disconnect();
}

const bar = document.querySelector<HTMLProgressElement>('#app progress');
const done = bar ? showProgress(bar) : () => undefined;
const settled = (p: Promise<unknown>) => p.catch(() => undefined);
const words = settled(loadLanguage(lang, false));
const engine = settled(wasmModule());
void import('./begin.tsx').then(async ({ begin }) => {
  await Promise.all([words, engine]);
  done();
  await begin();
});
