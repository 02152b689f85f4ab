/* The look of guides and lessons: comes with their screens, not with the first load. */
import { HAND_PATH } from './spotlight.tsx';

/* The hand that points at a part of the panel. */
const HAND = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-70 -4 184 222"><path d="${HAND_PATH}
  " fill="#fbf6e9" stroke="#2b2118" stroke-width="12" stroke-linejoin="round"/></svg>`,
)}`;

const CSS = `
.pointing { display: contents; }
.spotlight { pointer-events: none; }
.spotlight .dim { fill: #1c140c; opacity: 0.32; }
.spotlight circle { fill: none; stroke: var(--ivory); stroke-width: 14; }
.spotlight .hand {
  fill: var(--ivory); stroke: #2b2118; stroke-width: 10; stroke-linejoin: round;
  animation: hand 1.4s ease-in-out infinite alternate;
}
@keyframes hand { from { transform: translateY(46px); } }
[data-pointed] {
  position: relative; overflow: visible; border-radius: 8px; scroll-margin-bottom: 64px;
  outline: 4px solid var(--green); outline-offset: 2px;
}
[data-pointed]::after {
  content: '';
  position: absolute;
  right: 12%;
  bottom: -22px;
  z-index: 2;
  width: 30px;
  height: 36px;
  pointer-events: none;
  background: url("${HAND}") center / contain no-repeat;
  animation: panelhand 1.4s ease-in-out infinite alternate;
}
@media (prefers-reduced-motion: reduce) { .pointing ::after { animation: none; } }
:root[data-motion='off'] .pointing ::after { animation: none; }
@keyframes panelhand { from { transform: translateY(8px); } }
/* One hand at a time: while a button is to be pressed, places are only lit. */
.pointing:has([data-pointed]) .spotlight .hand { display: none; }
.lessons ul { list-style: none; padding: 0; margin: 0 0 12px; }
.lessons li { display: contents; }
.lessons h3 { margin: 16px 0 8px; }
.lessons .ways { margin-top: 0; }
.spotlight .arrow {
  fill: var(--ivory); stroke: #2b2118; stroke-width: 10; stroke-linejoin: round;
  animation: arrow 1.4s ease-in-out infinite alternate;
}
@keyframes arrow { from { transform: translateY(-40px); } }
/* A lesson asks for one thing: what a table offers besides is out of the way. */
.pointing label.small { display: none; }
`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(CSS);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
