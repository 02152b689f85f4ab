/* Chromium for tests: Debian's, without a display. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

export function launch(more = []) {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', ...more] });
}

/* A fresh visitor; everything the page complains about is collected. */
export async function visitor(browser, options = {}) {
  const { lang = 'en', settings = {}, ...rest } = options;
  const context = await browser.newContext({ locale: lang === 'cs' ? 'cs-CZ' : 'en-GB', viewport: { width: 1280, height: 800 }, ...rest });
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (e) => complaints.push(`error: ${e.message}`));
  page.on('console', (m) => {
    if (m.type() === 'error' && !/404|ERR_INTERNET_DISCONNECTED/.test(m.text())) complaints.push(`console: ${m.text()}`);
  });
  await context.addInitScript((s) => {
    if (localStorage.getItem('deskovka.settings') === null) localStorage.setItem('deskovka.settings', JSON.stringify(s));
  }, { lang, sound: 0, ...settings });
  return { context, page, complaints };
}
