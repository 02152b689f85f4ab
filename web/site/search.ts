/*
 * The search of the documents: all words must be there (a word's beginning will
 * do, without regard to case and diacritics), headings count more than text.
 * The index comes with the first key pressed.
 */
type Row = [place: string, anchor: string, page: string, heading: string, text: string];

interface Hit {
  row: Row;
  worth: number;
}

const MOST = 20; /* hits shown */
const AROUND = 70; /* characters of text on each side of a word that was found */

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/* How well a row answers; 0 if a word is missing. */
function worthOf([, , page, heading, text]: Row, words: string[]): number {
  const [p, h, t] = [plain(page), plain(heading), plain(text)];
  let sum = 0;
  for (const w of words) {
    const begins = (s: string) => ` ${s.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${w}`);
    const here = (begins(h) ? 8 : 0) + (begins(p) ? 3 : 0) + (begins(t) ? 1 : 0);
    if (here === 0) return 0;
    sum += here;
  }
  return sum;
}

/** The rows that answer best, best first. */
export function find(rows: Row[], query: string): Row[] {
  const words = plain(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const hits: Hit[] = rows
    .map((row) => ({ row, worth: worthOf(row, words) }))
    .filter((h) => h.worth > 0);
  return hits
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map((h) => h.row);
}

/* The text around the first word that was found. */
function excerpt(text: string, query: string): string {
  const word = (plain(query).match(/[\p{L}\p{N}]+/gu) ?? [''])[0];
  const at = Math.max(0, plain(text).indexOf(word ?? ''));
  const from = Math.max(0, at - AROUND);
  return (
    (from > 0 ? '…' : '') + text.slice(from, at + AROUND) + (text.length > at + AROUND ? '…' : '')
  );
}

const NOTHING: Record<string, string> = {
  en: 'Nothing found. Fewer letters of a word are enough.',
  cs: 'Nic se nenašlo. Stačí začátek slova.',
};
const NO_INDEX: Record<string, string> = {
  en: 'The search cannot be loaded.',
  cs: 'Hledání se nepodařilo načíst.',
};

function show(found: HTMLElement, rows: Row[], query: string, up: string): void {
  const list = document.createElement('ul');
  for (const [place, anchor, page, heading, text] of rows) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `${up}/${place}#${anchor}`;
    link.lang = place.startsWith('cs/') ? 'cs' : 'en';
    link.textContent = heading === page ? page : `${page}: ${heading}`;
    const words = document.createElement('p');
    words.textContent = excerpt(text, query);
    item.append(link, words);
    list.append(item);
  }
  found.replaceChildren(rows.length > 0 ? list : (NOTHING[document.documentElement.lang] ?? ''));
}

function start(): void {
  const input = document.querySelector<HTMLInputElement>('#search');
  const found = document.querySelector<HTMLElement>('#found');
  const article = document.querySelector<HTMLElement>('article');
  const { lang, dataset } = document.documentElement;
  const up = dataset['up'] ?? '.';
  let index: Promise<Row[]> | null = null;
  if (!input || !found || !article) return;
  const search = async () => {
    const query = input.value.trim();
    found.hidden = query === '';
    article.hidden = query !== '';
    if (query === '') return;
    try {
      index ??= fetch(`${up}/search.${lang}.json`).then((r) => r.json() as Promise<Row[]>);
      const rows = await index;
      if (input.value.trim() === query) show(found, find(rows, query), query, up);
    } catch {
      index = null;
      found.replaceChildren(NO_INDEX[lang] ?? '');
    }
  };
  input.addEventListener('input', () => void search());
  input.form?.addEventListener('submit', (e) => {
    e.preventDefault();
    found.querySelector('a')?.click();
  });
  found.addEventListener('click', (e) => {
    /* A hit on this page: back to its text. */
    if (!(e.target instanceof HTMLAnchorElement)) return;
    input.value = '';
    void search();
  });
}

if (typeof document !== 'undefined') start();
