/* The look of the real table: comes with its screens, not with the first load. */
const CSS = `
.handtiles {
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  max-height: 46vh;
  overflow: auto;
  padding: 4px;
}
.handtiles button {
  position: relative;
  padding: 4px;
  min-width: 96px;
  min-height: 96px;
  line-height: 0;
}
.handtiles small {
  position: absolute;
  right: 4px;
  bottom: 12px;
  line-height: 1;
  padding: 3px 5px;
  border-radius: 8px;
  background: var(--panel, Canvas);
}
.handrow { display: flex; flex-wrap: wrap; gap: 10px; }
.handrow button { min-width: 56px; min-height: 56px; font-size: 1.25rem; }
.asking + .panel { display: none; }
.handask { font-size: 1.3rem; margin: 0 0 8px; }
.realrow { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.realrow button { min-height: 44px; }
.entries { list-style: none; margin: 0; padding: 0; }
.entries li {
  padding: 8px 4px;
  border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent);
}
.entries .open { border-left: 5px solid #b3261e; padding-left: 8px; }
.entries .number { font-weight: bold; margin-right: 6px; }
.upside .table { transform: rotate(180deg); }
.guidelist { display: flex; flex-wrap: wrap; gap: 12px; padding: 0; list-style: none; }
.guidelist li { text-align: center; }
.sheet table { border-collapse: collapse; width: 100%; }
.sheet th, .sheet td { border: 1px solid #777; padding: 4px 8px; text-align: right; }
.sheet th:first-child, .sheet td:first-child { text-align: left; }
.sheet img { max-width: 100%; max-height: 60vh; display: block; margin: 12px auto; }
@media print {
  .noprint, .pagehead { display: none !important; }
  .sheet { color: #000; background: #fff; }
}
`;

let worn = false;

export function wearStyle(): void {
  if (worn) return;
  worn = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
