/*
 * The pictures of the page that cannot be drawn by a browser: icons for devices
 * that take no SVG, and what others show of a link.  Run by `make page-pictures`;
 * what comes out is kept in web/public.
 * usage: node tools/rasters.mjs ENGINE.wasm LANDSCAPE.svg
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../tests/browser.mjs';
import { iconSvg } from './icons.mjs';

const [engine, landscape] = process.argv.slice(2);
const out = join(dirname(fileURLToPath(import.meta.url)), '../public');
const WIDE = { width: 1200, height: 630 };

const url = (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const fill = 'margin:0;width:100vw;height:100vh;overflow:hidden';

/* Makes a picture of a page of this size. */
async function shot(browser, viewport, html, options) {
  const page = await browser.newPage({ viewport });
  await page.setContent(html);
  await page.waitForFunction(() => [...document.images].every((i) => i.complete));
  await page.evaluate(() => document.fonts.ready);
  const data = await page.screenshot(options);
  await page.close();
  return data;
}

mkdirSync(join(out, 'icons'), { recursive: true });
const browser = await launch();
/* To the edges: devices cut their own shapes out of it. */
const icon = url(await iconSvg(engine, false));
for (const size of [192, 512]) {
  const html = `<body style="${fill}"><img style="width:100%;display:block" src="${icon}">`;
  const data = await shot(browser, { width: size, height: size }, html, { type: 'png' });
  writeFileSync(join(out, 'icons', `icon-${size}.png`), data);
}
const board = url(readFileSync(landscape, 'utf8'));
const name =
  'position:absolute;left:0;right:0;bottom:0;padding:90px 44px 26px;font:700 92px Alegreya,Georgia,serif;color:#fffdf2;background:linear-gradient(#0000,#241a10d8)';
const font = readFileSync(join(out, '../fonts/alegreya-700-latin.woff2')).toString('base64');
const face = `@font-face{font-family:Alegreya;src:url(data:font/woff2;base64,${font})}`;
const html = `<style>${face}</style><body style="${fill};position:relative"><img style="width:100%;height:100%;object-fit:cover;object-position:50% 22%" src="${board}"><div style="${name}">Deskovka</div>`;
writeFileSync(
  join(out, 'preview.jpg'),
  await shot(browser, WIDE, html, { type: 'jpeg', quality: 82 }),
);
await browser.close();
