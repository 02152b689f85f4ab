/*
 * The style sheets of the engine's pictures, taken out of the drawing: a page
 * may have no inline styles (CSP).  Their classes set only what SVG knows
 * (fill, stroke), and shapes behind <use> see no ancestors, so the rules stay
 * global; those of plain elements are kept to pictures.
 */
const sheets = new Map<string, { text: string; sheet: CSSStyleSheet }>();

export function pictureCss(css: string): string {
  return css.replace(/@media print\{[^}]*\}\s*\}/, '').replace(/^text\{/m, '.picture text{');
}

export function adoptPictureStyle(name: string, rules: string): void {
  const css = pictureCss(rules);
  const known = sheets.get(name);
  if (known?.text === css) return;
  const sheet = known?.sheet ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!known) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  sheets.set(name, { text: css, sheet });
}
