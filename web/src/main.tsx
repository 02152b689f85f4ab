/* The page begins. */
import { render } from 'preact';
import { loadEngine } from './engine/load.ts';
import { language, loadLanguage } from './i18n/index.ts';
import { App } from './ui/app.tsx';
import { registerServiceWorker } from './ui/offline.ts';
import { watchTurns } from './ui/turns.ts';

/* An invitation /t/ID is the page itself; inside it we use the part behind #. */
const invitation = /^\/t\/([a-z2-7]+)$/.exec(location.pathname);
if (invitation) history.replaceState(null, '', `/#/t/${invitation[1] ?? ''}`);

declare const FONTS_FILE: string;

/* Our fonts come when the page stands; until then the system's serve. */
function loadFonts(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = FONTS_FILE;
  document.head.append(link);
}

function begin(): void {
  const root = document.getElementById('app');
  root?.replaceChildren();
  if (root) render(<App />, root);
  watchTurns();
}

/* The engine is on its way together with the words. */
loadEngine().then(loadFonts, loadFonts);
loadLanguage(language(), false).then(begin, begin);
registerServiceWorker();
