/*
 * What a guide points at on the board: places lit, the rest dimmed, a hand
 * that shows where, arrows to the other places.  The games say where a place lies (`at`, `r`).
 */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/* Places as the game names them; those with @ are parts of the panel (style.css). */
export const Spotlight = createContext<readonly string[]>([]);

export interface Spot {
  x: number;
  y: number;
  r: number;
}

const FAR = 40000;
export const HAND_PATH =
  'M-12 118V22a12 12 0 0 1 24 0v52l60 12c18 4 26 14 24 32l-8 56c-3 18-14 28-32 28H8c-14 0-24-6-32-17l-44-62c-12-18 8-34 24-22z';

/* Its point is at 0,0. */
const ARROW = 'M0 0l-62 -84h36v-96h52v96h36z';

function hole({ x, y, r }: Spot): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function Spots({ find }: { find: (place: string) => Spot | null }) {
  const all = useContext(Spotlight)
    .filter((p) => !p.startsWith('@'))
    .flatMap((p) => find(p) ?? []);
  if (all.length === 0) return null;
  return (
    <g class="spotlight" aria-hidden="true">
      <path
        class="dim"
        fill-rule="evenodd"
        d={`M${-FAR} ${-FAR}H${FAR}V${FAR}H${-FAR}z${all.map(hole).join('')}`}
      />
      {all.map((s, i) => (
        <g key={`${s.x},${s.y}`}>
          <circle cx={s.x} cy={s.y} r={s.r} />
          <g
            transform={`translate(${s.x} ${s.y + s.r * (i === 0 ? 0.7 : -1.1)}) scale(${s.r < 120 ? 0.7 : 1})`}
          >
            {i === 0 ? <path class="hand" d={HAND_PATH} /> : <path class="arrow" d={ARROW} />}
          </g>
        </g>
      ))}
    </g>
  );
}
