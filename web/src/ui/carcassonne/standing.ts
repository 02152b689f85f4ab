/*
 * The last scoring takes all figures off the landscape at once; while it is counted
 * before one's eyes they stand where they stood, so that one sees whose each place is,
 * and go home place by place.
 */
import type { Snapshot } from '../../game/source.ts';

export interface Before {
  view: string;
  steps: number;
}

/* Figures put since then, as lines of a view. */
function put(s: Snapshot, since: number): string[] {
  let square = '';
  return s.steps.slice(since).flatMap((step) => {
    square = /^place:(-?\d+,-?\d+),/.exec(step.text ?? '')?.[1] ?? square;
    return step.notes
      .filter((n) => n.code === 'figure')
      .map((n) => {
        const { player, figure, spot } = n.fields;
        return `figure p${player ?? ''} ${figure ?? ''} ${n.fields.square ?? square} ${spot ?? ''}`;
      });
  });
}

/*
 * The last view with the figures that are counted now.  `name` is how the engine calls the
 * feature of a place: those that the last turn completed have sent their figures home, and
 * so have the `counted` ones.
 */
export function withFigures(
  s: Snapshot,
  before: Before,
  name: (place: string) => string | undefined,
  counted: string[] = [],
): string {
  const fresh = s.steps.slice(before.steps).flatMap((x) => x.notes);
  const end = fresh.findIndex((n) => n.code === 'ended');
  if (end < 0) return s.view;
  const closed = fresh
    .slice(0, end)
    .filter((n) => n.fields.feature !== undefined && n.code !== 'figure')
    .map((n) => n.fields.feature ?? '');
  const gone = new Set([...closed, ...counted].map(name));
  const went = (line: string) => {
    const [, , , square = '', spot = ''] = line.split(' ');
    return gone.has(name(`${spot}/${square}`));
  };
  const old = before.view.split('\n').filter((l) => l.startsWith('figure '));
  const lines = new Set([...old, ...put(s, before.steps)].filter((l) => !went(l)));
  return s.view.replace(/^score /m, `${[...lines].map((l) => `${l}\n`).join('')}score `);
}
