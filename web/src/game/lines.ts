/* Views are lines of words; each game has a table of how its own are read. */

export type LineTable<T> = Record<string, (to: T, words: string[]) => void>;

/* Reads a view into `to`; the lines that the table does not know are handed back. */
export function readLines<T>(view: string, table: LineTable<T>, to: T): string[] {
  const more: string[] = [];
  for (const line of view.split('\n')) {
    const [word = '', ...words] = line.split(' ');
    const read = Object.hasOwn(table, word) ? table[word] : undefined;
    if (read) read(to, words);
    else if (line !== '') more.push(line);
  }
  return more;
}

/* The seat of `p2`, or of a neutral `n2`; -1 where none is named. */
export function seatOf(word: string | undefined): number {
  const seat = /^[pn](\d)$/.exec(word ?? '')?.[1];
  return seat === undefined ? -1 : Number(seat);
}
