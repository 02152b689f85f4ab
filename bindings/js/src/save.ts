/* Games as .dsk files (doc/protocol.md). */

/* A game as a .dsk file. */
export function saveText(setup: string, actions: string[], remarks: string[] = []): string {
  return (
    ['deskovka 1', ...remarks.map((r) => `# ${r}`), `setup ${setup}`, ...actions].join('\n') + '\n'
  );
}

export interface Save {
  setup: string;
  actions: string[];
  at: number[]; /* the line of each action, counted from 1 */
  remarks: string[]; /* comments before the set-up line */
}

/* Reads a .dsk file; null if it is not one. */
export function readSave(text: string): Save | null {
  if (text.includes('\0')) return null;
  const rows = text.split(/\r?\n/).map((row, i) => ({
    at: i + 1,
    line: row.replace(/(^|\s)#.*$/, '').trim(),
    remark: /^\s*#\s?(.*)$/.exec(row)?.[1],
  }));
  const [head, setup, ...rest] = rows.filter((r) => r.line !== '');
  if (head?.line !== 'deskovka 1' || !setup?.line.startsWith('setup ')) return null;
  return {
    setup: setup.line.slice(6),
    actions: rest.map((r) => r.line),
    at: rest.map((r) => r.at),
    remarks: rows.flatMap((r) => (r.at < setup.at && r.remark !== undefined ? [r.remark] : [])),
  };
}
