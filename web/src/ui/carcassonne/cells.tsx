/* Squares where the tile may lie, and the one where it is tried. */
import type { Landscape } from './view.ts';
import { t } from '../../i18n/index.ts';
import { tileUrl } from './pictures.tsx';
import { isDark } from '../settings.ts';
import { UNIT } from './boxes.ts';
import { neighbour } from '../neighbour.ts';
import { freeSquares, key, parse, type Square } from './squares.ts';

function center(s: Square): { cx: number; cy: number } {
  return { cx: s.x * UNIT, cy: s.y * UNIT };
}

export function press(f: () => void) {
  return (e: KeyboardEvent) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    f();
  };
}

/* Without the aid every square beside the landscape may be tried. */
export function beside(land: Landscape, cells: Map<string, number[]>): Map<string, number[]> {
  return new Map([...cells.keys(), ...freeSquares(land)].map((k) => [k, []]));
}

export function Cells(props: {
  any?: boolean;
  cells: Map<string, number[]>;
  tried: string | null;
  onTry: (square: string) => void;
  current: string | null;
}) {
  const all = [...props.cells.keys()].map(parse);
  const onKey = (square: Square) => (e: KeyboardEvent) => {
    const to = neighbour(square, e.key, all);
    if (to) {
      e.preventDefault();
      e.stopPropagation();
      document.getElementById(`cell${key(to)}`)?.focus();
      return;
    }
    press(() => props.onTry(key(square)))(e);
  };
  const ghost = (turn: number) =>
    props.current !== null ? tileUrl(props.current, turn, isDark()) : '';
  return (
    <g class={props.any ? 'cells any' : 'cells'}>
      {all.map((c, i) => {
        const id = key(c);
        const turn = props.cells.get(id)?.[0] ?? 0;
        return id === props.tried ? null : (
          <g
            key={id}
            id={`cell${id}`}
            class="cell"
            role="button"
            tabindex={i === 0 ? 0 : -1}
            aria-label={
              props.any
                ? t('cell.any', { n: i + 1, of: all.length })
                : t('cell.label', {
                    n: i + 1,
                    of: all.length,
                    turns: props.cells.get(id)?.length ?? 1,
                  })
            }
            onClick={() => props.onTry(id)}
            onKeyDown={onKey(c)}
            transform={`translate(${c.x * UNIT} ${c.y * UNIT})`}
          >
            <image class="ghost" href={ghost(turn)} x="-200" y="-200" width="400" height="400" />
            <rect class="light" x="-184" y="-184" width="368" height="368" rx="34" />
            <rect class="under" x="-176" y="-176" width="352" height="352" rx="26" />
            <rect x="-176" y="-176" width="352" height="352" rx="26" />
            <path class="plus under" d="M-40 0H40M0 -40V40" />
            <path class="plus" d="M-40 0H40M0 -40V40" />
          </g>
        );
      })}
    </g>
  );
}

/* Squares beside the landscape where this tile may not lie: they say why. */
export function Forbidden(props: {
  land: Landscape;
  cells: Map<string, number[]>;
  onTry: (square: string) => void;
}) {
  const free = freeSquares(props.land).filter((k) => !props.cells.has(k));
  return (
    <g class="anycell">
      {free.map((k) => (
        <rect
          key={k}
          x={parse(k).x * UNIT - 200}
          y={parse(k).y * UNIT - 200}
          width="400"
          height="400"
          onClick={() => props.onTry(k)}
        />
      ))}
    </g>
  );
}

export function Tried({
  square,
  many,
  onTurn,
}: {
  square: Square;
  many: boolean;
  onTurn: () => void;
}) {
  const { cx, cy } = center(square);
  return (
    <g class="tried" transform={`translate(${cx} ${cy})`}>
      <rect
        class="frame"
        x="-198"
        y="-198"
        width="396"
        height="396"
        rx="14"
        onClick={many ? onTurn : undefined}
      />
      {many && (
        <g class="turner" transform="translate(198 -198)" onClick={onTurn} aria-hidden="true">
          <circle r="62" />
          <text y="26" text-anchor="middle">
            ↻
          </text>
        </g>
      )}
    </g>
  );
}
