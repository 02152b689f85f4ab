/*
 * Which fonts the page has and which letters they hold.  Each font comes in two
 * files, as its authors part it; browsers take from each what it has.
 */
const SANS = '@fontsource/alegreya-sans/files/alegreya-sans-PART';

export const FONTS = [
  {
    name: 'alegreya-700',
    family: 'Alegreya',
    weight: 700,
    source: '@fontsource-variable/alegreya/files/alegreya-PART-wght-normal.woff2',
    options: { variationAxes: { wght: 700 } },
  },
  {
    name: 'alegreya-sans-400',
    family: 'Alegreya Sans',
    weight: 400,
    source: `${SANS}-400-normal.woff2`,
  },
  {
    name: 'alegreya-sans-700',
    family: 'Alegreya Sans',
    weight: 700,
    source: `${SANS}-700-normal.woff2`,
  },
];

/* Czech letters that only the second file has. */
export const FAR_LETTERS = 'čďěňřšťůžČĎĚŇŘŠŤŮŽ';
const NEAR_LETTERS = 'áéíóúýÁÉÍÓÚÝäöüÄÖÜß';
const SIGNS = '„“”‚‘’–—…×·−\u00a0';
const ASCII = Array.from({ length: 95 }, (_x, i) => String.fromCharCode(32 + i)).join('');

export const LETTERS = ASCII + NEAR_LETTERS + FAR_LETTERS + SIGNS;

/* The code points of a part, for browsers. */
export function rangeOf(part) {
  const letters = [...LETTERS].filter((c) => FAR_LETTERS.includes(c) === (part === 'latin-ext'));
  return letters.map((c) => `U+${c.codePointAt(0).toString(16)}`).join(',');
}
