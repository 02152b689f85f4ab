/* A note of Carcassonne drawn small, for the log. */
import type { VNode } from 'preact';
import type { Note } from '../../engine/wasm.ts';
import { PaintedTile } from './painted.tsx';
import { FigurePic } from './pictures.tsx';

const SIZE = 26;
/* Those that belong to nobody are drawn in a colour of their own. */
const COMMON = 8;

/* Notes about a figure that they do not name. */
const FIGURE: Record<string, string> = {
  robber: 'robber',
  robbed: 'robber',
  victim: 'robber',
  'robber-along': 'robber',
  'scored-robber': 'robber',
  'scored-flock': 'shepherd',
  token: 'shepherd',
  wolf: 'shepherd',
  'double-turn': 'builder',
};

function figureOf(n: Note): string | undefined {
  const { figure, figures, who, counter } = n.fields;
  return FIGURE[n.code] ?? figure ?? who ?? counter ?? /[a-z]+/.exec(figures ?? '')?.[0];
}

export function sketch(n: Note): VNode | null {
  const { tile, turn, player } = n.fields;
  if (tile !== undefined)
    return <PaintedTile id={tile} turn={Number(turn?.replace(/\D/g, '') ?? 0) / 90} size={SIZE} />;
  const kind = figureOf(n);
  if (kind === undefined) return null;
  const common = n.fields.who !== undefined || player === undefined;
  return <FigurePic kind={kind} seat={common ? COMMON : Number(player)} size={SIZE} />;
}
