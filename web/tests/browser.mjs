/* Chromium for tests: Debian's, without a display. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/* Nothing takes so long unless it hangs, however slow and busy a machine is. */
export const PATIENCE = 90_000;

/* So many times slower than it is Chromium shall be (DESKOVKA_SLOW=6). */
const SLOWER = Number(process.env.DESKOVKA_SLOW ?? 1);

export function launch(more = []) {
  const executablePath = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(existsSync);
  const start = () =>
    chromium.launch({
      executablePath,
      timeout: PATIENCE,
      args: ['--no-sandbox', '--disable-dev-shm-usage', ...more],
    });
  /* On a machine that has just begun it may not start the first time. */
  return start().catch(start);
}

async function slowDown(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/* A fresh visitor; everything the page complains about is collected. */
export async function visitor(browser, options = {}) {
  const { lang = 'en', settings = {}, ...rest } = options;
  const context = await browser.newContext({
    locale: lang === 'cs' ? 'cs-CZ' : 'en-GB',
    viewport: { width: 1280, height: 800 },
    ...rest,
  });
  context.setDefaultTimeout(PATIENCE);
  if (SLOWER > 1) context.on('page', (p) => void slowDown(context, p).catch(() => undefined));
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (e) => complaints.push(`error: ${e.message}`));
  page.on('console', (m) => {
    if (m.type() === 'error' && !/404|ERR_INTERNET_DISCONNECTED/.test(m.text()))
      complaints.push(`console: ${m.text()}`);
  });
  await context.addInitScript(
    (s) => {
      if (localStorage.getItem('deskovka.settings') === null)
        localStorage.setItem('deskovka.settings', JSON.stringify(s));
    },
    { lang, sound: 0, ...settings },
  );
  return { context, page, complaints };
}
