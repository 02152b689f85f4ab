/*
 * Chromium or Firefox (DESKOVKA_BROWSER=firefox) for tests: Debian's, without a
 * display.  Firefox is driven by WebDriver BiDi, so it is the browser people
 * have; Playwright 1.64 and later send it a command that ESR 153 does not know.
 */
import { existsSync } from 'node:fs';
import { chromium, firefox } from 'playwright-core';

/* Nothing takes so long unless it hangs, however slow and busy a machine is. */
export const PATIENCE = 90_000;

export const FIREFOX = process.env.DESKOVKA_BROWSER === 'firefox';

/* So many times slower than it is Chromium shall be (DESKOVKA_SLOW=6). */
const SLOWER = Number(process.env.DESKOVKA_SLOW ?? 1);

const PROGRAMS = FIREFOX
  ? ['/usr/bin/firefox-esr', '/usr/bin/firefox']
  : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function launch(more = []) {
  const common = {
    executablePath: PROGRAMS.find(existsSync),
    timeout: PATIENCE,
  };
  const start = () =>
    FIREFOX
      ? firefox.launch({ ...common, channel: 'moz-firefox' })
      : chromium.launch({
          ...common,
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
  if (SLOWER > 1 && !FIREFOX)
    context.on('page', (p) => void slowDown(context, p).catch(() => undefined));
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (e) => complaints.push(`error: ${e.message}`));
  page.on('console', (m) => {
    if (m.type() === 'error' && !/404|ERR_INTERNET_DISCONNECTED/.test(m.text()))
      complaints.push(`console: ${m.text()}`);
  });
  await context.addInitScript(
    (s) => {
      if (origin !== 'null' && localStorage.getItem('deskovka.settings') === null)
        localStorage.setItem('deskovka.settings', JSON.stringify(s));
    },
    { lang, sound: 0, ...settings },
  );
  return { context, page, complaints };
}
