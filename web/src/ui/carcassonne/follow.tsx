/* Following the game on the landscape: what was done last, and its points. */
import { useEffect, useRef } from 'preact/hooks';
import type { Note } from '../../engine/wasm.ts';
import type { Snapshot } from '../../game/source.ts';
import { readLandscape, type Landscape } from './view.ts';
import { find } from '../../i18n/index.ts';
import { fly, middle, type Flight } from '../fly.tsx';
import { LastMark } from '../lastmark.tsx';
import { FigurePic } from './pictures.tsx';
import type { BoardHandle } from './board.tsx';
import { UNIT } from './boxes.ts';
import { spotsOf } from './drawing.ts';
import { key, parse } from './squares.ts';
import { newSquares } from './trail.ts';
import { noteSquare } from './words.ts';

/* Figures that left the board fly home to their owners. */
export function useReturns(s: Snapshot, board: { current: BoardHandle | undefined }): void {
  const old = useRef<{ steps: number; land: Landscape } | null>(null);
  useEffect(() => {
    const land = readLandscape(s.view);
    const before = old.current;
    old.current = { steps: s.steps.length, land };
    const fresh = before ? s.steps.length - before.steps : 0;
    /* More at once is a reload or a jump in a replay. */
    if (!before || fresh <= 0 || fresh > 8 || s.player === -2) return;
    const stay = new Set(land.figures.map((f) => `${f.seat} ${f.kind} ${f.x},${f.y} ${f.spot}`));
    const flights: Flight[] = [];
    for (const f of before.land.figures) {
      const to = middle(`.player[data-seat="${f.seat}"]`);
      if (!to || !board.current || stay.has(`${f.seat} ${f.kind} ${f.x},${f.y} ${f.spot}`))
        continue;
      const tile = before.land.at.get(key(f));
      const at = tile ? spotsOf(tile.id, tile.turn).get(f.spot) : undefined;
      flights.push({
        what: <FigurePic kind={f.kind} seat={f.seat} size={40} />,
        from: board.current.onScreen(f.x * UNIT + (at?.x ?? 0), f.y * UNIT + (at?.y ?? 0)),
        to,
      });
    }
    fly(flights);
  }, [s.steps]);
}

/* What was laid last. */
export function Trail({ snapshot: s, old }: { snapshot: Snapshot; old: boolean }) {
  return (
    <g class={`trail${old ? ' old' : ''}`} aria-hidden="true">
      {newSquares(s).map((square) => (
        <LastMark key={square} x={parse(square).x * UNIT} y={parse(square).y * UNIT} />
      ))}
    </g>
  );
}

/* What points are for, in a word. */
function reason(n: Note): string {
  return (
    find(`kind.${n.fields.feature?.split('@')[0]?.split('/')[0] ?? ''}`) ??
    find(`sector.${n.code}`) ??
    ''
  );
}

/* Points that were just made, where they were made. */
export function Gains({ snapshot: s, animated }: { snapshot: Snapshot; animated: boolean }) {
  const last = s.steps[s.steps.length - 1];
  const notes = (last?.notes ?? []).filter(
    (n: Note) =>
      n.fields.points !== undefined && n.fields.player !== undefined && n.fields.final !== '1',
  );
  if (!animated || notes.length === 0 || s.player === -2) return null;
  return (
    <g class="popups">
      {notes.map((n, i) => {
        const at = parse(noteSquare(n) ?? '0,0');
        return (
          <g
            key={`${s.steps.length} ${i}`}
            class="popup"
            transform={`translate(${at.x * UNIT} ${at.y * UNIT - 80 - i * 110})`}
          >
            <text text-anchor="middle" class={`seat${n.fields.player ?? ''}`}>
              +{n.fields.points}
            </text>
            <text text-anchor="middle" class="what" y="62">
              {reason(n)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
