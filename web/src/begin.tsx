/* What is first shown, and what is fetched when it stands. */
import { render } from 'preact';
import { loadEngine } from './engine/load.ts';
import { App } from './ui/app.tsx';
import { registerServiceWorker } from './ui/offline.ts';
import { watchTurns } from './ui/turns.ts';

declare const FONTS_FILE: string;

/* Our fonts come when the page stands; until then the system's serve. */
function loadFonts(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = FONTS_FILE;
  document.head.append(link);
}

export async function begin(): Promise<void> {
  const why = await loadEngine().then(
    () => null,
    (e: unknown) => String(e),
  );
  const root = document.getElementById('app');
  root?.replaceChildren();
  if (root) render(<App why={why} />, root);
  watchTurns();
  loadFonts();
  registerServiceWorker();
}
