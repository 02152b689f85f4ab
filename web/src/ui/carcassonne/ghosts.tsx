/* A move that was played, and a better one, as ghosts on the landscape. */
import { Compared, GhostSign, ghostsOf, type Comparison, type Which } from '../compared.tsx';
import { useContext } from 'preact/hooks';
import { isDark } from '../settings.ts';
import { UNIT } from './boxes.ts';
import { lastSquare, readChoice, type Choice } from './choices.ts';
import { spotPoint, stature } from './markers.tsx';
import { FigurePic, tileUrl } from './pictures.tsx';
import type { Square } from './squares.ts';
import type { Landscape } from './view.ts';

interface Laid extends Square {
  turn: number;
}

function laid(action: string): Laid | null {
  const m = /^place:(-?\d+),(-?\d+),R(\d+)$/.exec(action);
  return m && { x: Number(m[1]), y: Number(m[2]), turn: Number(m[3]) / 90 };
}

/* Squares that have to be in sight to see the ghosts. */
export function ghostSquares(c: Comparison | null): Square[] {
  return c ? ghostsOf(c).flatMap(({ action }) => laid(action) ?? []) : [];
}

/* Where both moves lie on one square, the one played is small in a corner of it. */
const SMALL = 0.45;

function TileGhost(props: { which: Which; at: Laid; tile: string; small: boolean }) {
  const { which, at } = props;
  const size = props.small ? SMALL : 1;
  const away = props.small ? 200 * (1 - SMALL) : 0;
  return (
    <g
      class={`ghostmove ${which}`}
      transform={`translate(${at.x * UNIT - away} ${at.y * UNIT + away})`}
    >
      <g transform={`scale(${size})`}>
        <image
          href={tileUrl(props.tile, at.turn, isDark())}
          x="-200"
          y="-200"
          width="400"
          height="400"
        />
        <rect class="under" x="-190" y="-190" width="380" height="380" rx="20" />
        <rect x="-190" y="-190" width="380" height="380" rx="20" />
      </g>
      <GhostSign which={which} x={props.small ? -60 : 150} y={props.small ? 60 : -150} />
    </g>
  );
}

function FigureGhost(props: {
  which: Which;
  at: { x: number; y: number };
  choice: Choice;
  seat: number;
}) {
  const { which, at } = props;
  const { figure } = props.choice;
  const { lying, size } = stature(props.choice);
  return (
    <g class={`ghostmove ${which}`} transform={`translate(${at.x} ${at.y})`}>
      <circle class="under" r="60" />
      <circle r="60" />
      {figure !== null && (
        <foreignObject x={-size / 2} y={-size / 2} width={size} height={size}>
          <FigurePic
            kind={figure}
            seat={['mage', 'witch'].includes(figure) ? 8 : props.seat}
            size={size}
            lying={lying}
          />
        </foreignObject>
      )}
      <GhostSign which={which} x={62} y={-62} />
    </g>
  );
}

export function Ghosts({ land }: { land: Landscape }) {
  const compared = useContext(Compared);
  if (!compared) return null;
  const all = ghostsOf(compared).map((g) => {
    const choice = readChoice(g.action, lastSquare(land));
    return { ...g, choice, tile: laid(g.action), at: spotPoint(land, choice) };
  });
  /* The small one lies on the other. */
  const [a, b] = all;
  const sameSquare = a?.tile && b?.tile ? a.tile.x === b.tile.x && a.tile.y === b.tile.y : false;
  const samePoint = !!a?.at && !!b?.at && a.at.x === b.at.x && a.at.y === b.at.y;
  return (
    <g class="ghosts" aria-hidden="true">
      {(sameSquare ? [...all].reverse() : all).map(({ which, tile, at, choice }) => {
        if (tile && land.current !== null)
          return (
            <TileGhost
              key={which}
              which={which}
              at={tile}
              tile={land.current}
              small={sameSquare && which === 'made'}
            />
          );
        const aside = samePoint && which === 'made' ? 130 : 0;
        return (
          at && (
            <FigureGhost
              key={which}
              which={which}
              at={{ x: at.x - aside, y: at.y }}
              choice={choice}
              seat={compared.seat}
            />
          )
        );
      })}
    </g>
  );
}
