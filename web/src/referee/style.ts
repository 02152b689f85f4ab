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
.bysides { display: flex; gap: 12px; align-items: center; }
.bysides p { flex: 1; margin: 0; }
.sidefilter {
  display: grid; grid-template: repeat(3, 44px) / repeat(3, 52px); gap: 2px; margin: 4px 0;
}
.sidefilter button { min-width: 44px; min-height: 44px; padding: 0; font-size: 1.2rem; }
.sidefilter .sideN { grid-area: 1 / 2; } .sidefilter .sideE { grid-area: 2 / 3; }
.sidefilter .sideS { grid-area: 3 / 2; } .sidefilter .sideW { grid-area: 2 / 1; }
.sidefilter .city { background: #c98a4a; color: #000; }
.sidefilter .road { background: #e8e2d2; color: #000; }
.sidefilter .field { background: #7fb04c; color: #000; }
.sidefilter .river { background: #6fb1d8; color: #000; }
.happened {
  list-style: none; margin: 0 0 10px; padding: 8px 12px; font-size: 1.25rem;
  border-left: 6px solid var(--accent, #b36b00); background: var(--panel, Canvas);
}
.reminders { list-style: none; margin: 0 0 10px; padding: 0; }
.reminders li {
  padding: 8px 12px; margin: 4px 0; font-size: 1.1rem; border: 2px dashed var(--accent, #b36b00);
  border-radius: 8px;
}
.happened li { margin: 4px 0; }
.longest line {
  stroke: #ffe14d; stroke-width: 16; stroke-linecap: round; opacity: .85; stroke-dasharray: 2 26;
}
.arranging .palette { max-height: 38vh; }
.arranging .palette button { touch-action: none; min-width: 76px; min-height: 76px; }
.arranging .on, .pad .on, .worth .on {
  outline: 3px solid var(--accent, #b36b00); outline-offset: -1px; font-weight: bold;
}
.realfile { position: relative; overflow: hidden; display: inline-block; min-height: 44px; }
.realfile input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
.realcheck { display: flex; align-items: center; gap: 10px; min-height: 44px; }
.padseats {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 8px;
  margin-bottom: 10px;
}
.padseat { display: flex; align-items: center; gap: 8px; min-height: 60px; overflow: hidden; }
.padseat span:nth-child(2) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.padseat strong { margin-left: auto; font-size: 1.8rem; }
.padsteps { margin: 10px 0; }
.padtrack {
  display: grid; grid-template-columns: repeat(10, 1fr); gap: 2px; list-style: none; padding: 0;
  margin: 0;
}
.padtrack li {
  min-height: 40px; border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  border-radius: 4px; padding: 2px; display: flex; flex-wrap: wrap; gap: 2px;
  align-content: flex-start;
}
.padtrack li.five { background: color-mix(in srgb, currentColor 8%, transparent); }
.padtrack small { width: 100%; font-size: 0.7rem; line-height: 1; }
.padtrack .round { border-radius: 50%; }
.padtrack .thief { transform: rotate(45deg); }
.padtrack .chip i { display: none; }
.stepper { display: flex; align-items: center; gap: 8px; margin: 8px 0; }
.stepper span { flex: 1; }
.stepper button { min-width: 46px; padding: 0 6px; min-height: 48px; font-size: 1.25rem; }
.worth button::first-letter, .pad button::first-letter { text-transform: uppercase; }
.stepper output { min-width: 2em; text-align: center; font-size: 1.5rem; font-weight: bold; }
.worthsum strong { font-size: 2rem; }
.turnsteps {
  display: flex; flex-wrap: wrap; gap: 6px; list-style: none; margin: 0 0 10px; padding: 0;
  counter-reset: step;
}
.turnsteps li {
  counter-increment: step; padding: 6px 10px; border-radius: 16px; opacity: .75;
  border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
}
.turnsteps li::before { content: counter(step) ". "; }
.turnsteps .now { opacity: 1; font-weight: bold; border: 3px solid var(--accent, #b36b00); }
.steps .done span { text-decoration: line-through; opacity: .7; }
.guidepic { display: block; width: 100%; max-width: 420px; max-height: 180px; object-fit: contain; }
.steps { padding-left: 1.6em; }
.shelf .realcheck { margin: 4px 0; }
.sealed { margin-top: 8px; }
.ourrolls code, .sealed code { overflow-wrap: anywhere; }
.clashes { border-left: 6px solid #b36b00; padding: 6px 10px; }
.sharing input { flex: 1; min-width: 0; }
.said p { margin: 4px 0; }
.handrow { display: flex; flex-wrap: wrap; gap: 10px; }
.handrow button { min-width: 56px; min-height: 56px; font-size: 1.25rem; }
.asking + .panel { display: none; }
.handask { font-size: 1.3rem; margin: 0 0 8px; }
.realrow { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.realrow button, .realrow .button { min-height: 44px; }
.realtools { position: absolute; z-index: 4; top: 4px; left: 4px; }
.realtable .boardview { top: 52px; }
.realtable .boardbox > .banner { top: 56px; }
.entries { list-style: none; margin: 0; padding: 0; }
.entries li {
  padding: 8px 4px;
  border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent);
}
.entries .open { border-left: 5px solid #b3261e; padding-left: 8px; }
.entry { display: flex; gap: 8px; }
.entry .told { flex: 1; min-width: 0; }
.entry .number { font-weight: bold; min-width: 2em; }
.told p { display: flex; gap: 8px; align-items: flex-start; margin: 2px 0; }
.told .said { flex: 1; min-width: 0; }
.told .chip { margin-top: 0.35em; flex: none; }
.told .sketch { flex: none; align-self: center; display: inline-flex; }
.touched {
  margin: 0 0 10px; padding: 8px 12px; border-radius: 8px;
  border: 2px solid var(--accent, #b36b00);
}
.touched + .happened, .touched ~ .reminders { display: none; }
.realtable, .follows { display: contents; }
.realtable .cells.any rect { stroke-opacity: 0.75; }
.realtable .cells.any rect.under { fill-opacity: 0.35; }
.handat { fill: #ffe14d55; stroke: #ffe14d; stroke-width: 20; pointer-events: none; }
.realguide { padding: 6px 10px; }
.realguide:empty { display: none; }
.options + button, .options + .realcheck, .options + input { margin-top: 10px; }
.realhands { border: none; margin: 12px 0 0; padding: 0; }
.realhands legend { font-weight: bold; padding: 0; }
.islandprint { margin: 10px 0; text-align: center; }
.islandprint img { max-width: 100%; max-height: 60vh; }
.boardcode { font-family: monospace; font-size: 1.5rem; letter-spacing: 0.1em; }
.handisland { width: 100%; max-height: 70vh; }
.handisland circle, .handisland rect { fill: #d8cfb8; stroke: #0008; stroke-width: 6; }
.handisland text { font-size: 96px; text-anchor: middle; fill: #000; font-weight: bold; }
.handisland .handport text { font-size: 64px; }
.handisland [role='button'] { cursor: pointer; }
.handisland .terrainF circle { fill: #6fa36b; } .handisland .terrainH circle { fill: #d98a5b; }
.handisland .terrainP circle { fill: #b9d98a; } .handisland .terrainG circle { fill: #f0cf63; }
.handisland .terrainM circle { fill: #b9b9c4; } .handisland .terrainD circle { fill: #ead9b0; }
.upside .table { transform: rotate(180deg); }
.guidelist { display: flex; flex-wrap: wrap; gap: 12px; padding: 0; list-style: none; }
.guidelist li { text-align: center; }
.sheet table { border-collapse: collapse; width: 100%; }
.sheet th, .sheet td { border: 1px solid #777; padding: 4px 8px; text-align: right; }
.sheet th:first-child, .sheet td:first-child { text-align: left; }
.sheet img { max-width: 100%; max-height: 60vh; display: block; margin: 12px auto; }
/* A tablet lies between the players: to be read from the other side of the table. */
@media (min-width: 700px) {
  .happened { font-size: 1.7rem; }
  .reminders li { font-size: 1.4rem; }
  .handask { font-size: 1.8rem; }
  .realtable .player .points { font-size: 2.2rem; }
  .realtable .player .name { font-size: 1.4rem; }
  .handrow button { min-width: 72px; min-height: 72px; font-size: 1.6rem; }
  .turnsteps li { font-size: 1.2rem; }
  .handtiles button { min-width: 108px; min-height: 108px; }
}
/* Where there is a drawer it is for what is in it. */
@media (max-width: 820px) {
  .drawer .realguide:not(.fixing), .drawer .realtools { display: none; }
  .realtable .drawer .boardview { top: 0; }
}
/* On a phone the question has to be in sight. */
@media (max-width: 699px) {
  .happened { font-size: 1.05rem; padding: 2px 10px; margin-bottom: 6px; }
  .happened li { margin: 2px 0; }
  .happened li:nth-last-child(n + 5) { display: none; }
  .reminders li { font-size: 1rem; padding: 4px 10px; }
  .turnsteps { flex-wrap: nowrap; overflow-x: auto; margin-bottom: 6px; }
  .turnsteps li { flex: none; padding: 4px 8px; font-size: 0.9rem; }
  .turnsteps .past { width: 0; padding: 0; border: none; overflow: hidden; }
  .picking > :is(.happened, .reminders, .touched) { display: none; }
}
@media print {
  .noprint, .pagehead, .stick { display: none !important; }
  .card:has(.islandprint) > :not(.islandprint),
  body:has(.islandprint) .card:not(:has(.islandprint)) {
    display: none;
  }
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
