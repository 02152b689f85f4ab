/* What lies over the landscape: places to choose, what is tried, what is lit. */
import type { Snapshot } from '../../game/source.ts';
import type { Aid } from '../game.ts';
import { Spots, type Spot } from '../spotlight.tsx';
import { UNIT } from './boxes.ts';
import { Cells, Forbidden, Tried, beside } from './cells.tsx';
import type { Pointed } from './feature.tsx';
import type { BoardHandle } from './board.tsx';
import { Scoring, Trail } from './follow.tsx';
import { Ghosts } from './ghosts.tsx';
import { spotsOf } from './drawing.ts';
import { MarkerView, markerKeys } from './markers.tsx';
import type { Options } from './options.ts';
import { parse } from './squares.ts';
import { newSquares } from './trail.ts';
import type { Turn } from './turn.ts';
import type { Landscape } from './view.ts';

function SquareRect({ at, cls }: { at: string; cls: string }) {
  const { x, y } = parse(at);
  return (
    <rect class={cls} x={x * UNIT - 200} y={y * UNIT - 200} width="400" height="400" rx="16" />
  );
}

/* `1,0`, `wheel`, or a place of a tile, `city@N/1,0`. */
function spotOf(land: Landscape, place: string): Spot | null {
  const { wheel } = land;
  if (place === 'wheel')
    return wheel && { x: (wheel.x + 1.5) * UNIT, y: (wheel.y + 1.5) * UNIT, r: 1.6 * UNIT };
  const [spot = '', square] = place.includes('/') ? place.split('/') : ['', place];
  const { x, y } = parse(square ?? '');
  const tile = land.at.get(`${x},${y}`);
  const at = tile && spot !== '' ? spotsOf(tile.id, tile.turn).get(spot) : undefined;
  if (at) return { x: x * UNIT + at.x, y: y * UNIT + at.y, r: 110 };
  return { x: x * UNIT, y: y * UNIT, r: 270 };
}

/* Where the tile may lie; without the aid every square beside the landscape. */
function Places({ turn, legal }: { turn: Turn; legal: boolean }) {
  const { scene, ground, land, dispatch } = turn;
  const tried = scene.tried?.square ?? null;
  const onTry = (square: string) => dispatch({ type: 'square', square });
  return (
    <>
      <Cells
        any={!legal}
        cells={legal ? scene.cells : beside(ground, scene.cells)}
        tried={tried}
        onTry={onTry}
        current={ground.current}
      />
      {legal && <Forbidden land={land} cells={scene.cells} onTry={onTry} />}
    </>
  );
}

function Markers({
  turn,
  options,
  aimed,
  aim,
}: {
  turn: Turn;
  options: Options;
  aimed: string | null;
  aim: (action: string | null) => void;
}) {
  const { markers } = options;
  return (
    <g style={{ '--most': markers.length > 12 ? 3 : 7 }}>
      {markers.map((m, i) => {
        const choose = () => turn.dispatch({ type: 'marker', choices: m.choices });
        return (
          <MarkerView
            key={m.id}
            marker={m}
            seat={turn.table.viewer}
            values={options.values}
            first={i === 0}
            chosen={turn.scene.chosen}
            preferred={turn.draft.figure}
            onChoose={choose}
            onKey={markerKeys(m, markers, choose)}
            aimed={aimed}
            aim={aim}
          />
        );
      })}
    </g>
  );
}

export function Scenery(props: {
  s: Snapshot;
  turn: Turn;
  options: Options;
  pointed: Pointed;
  aids: Record<Aid, boolean>;
  board: { current: BoardHandle | undefined };
  aimed: string | null;
  aim: (action: string | null) => void;
}) {
  const { s, turn, pointed } = props;
  const { tried, turnable, placing } = turn.scene;
  const { last } = turn.ground;
  return (
    <>
      <Trail snapshot={s} old={tried !== null} />
      {pointed.square !== null && pointed.square !== 'wheel' && (
        <SquareRect at={pointed.square} cls="litsquare" />
      )}
      {pointed.square === 'wheel' && turn.land.wheel && (
        <circle
          class="litsquare"
          cx={(turn.land.wheel.x + 1.5) * UNIT}
          cy={(turn.land.wheel.y + 1.5) * UNIT}
          r={1.45 * UNIT}
        />
      )}
      {last !== null && newSquares(s).includes(last) && (
        <SquareRect key={last} at={last} cls="flash" />
      )}
      {pointed.feature && (
        <g class="picture glowing" dangerouslySetInnerHTML={{ __html: pointed.lit }} />
      )}
      {tried === null && <Spots find={(place) => spotOf(turn.land, place)} />}
      {placing && <Places turn={turn} legal={props.aids.legal} />}
      {tried && (
        <Tried
          square={parse(tried.square)}
          many={turnable}
          onTurn={() => turn.dispatch({ type: 'turn', by: 1 })}
        />
      )}
      <Markers turn={turn} options={props.options} aimed={props.aimed} aim={props.aim} />
      <Ghosts land={turn.land} />
      <Scoring snapshot={s} board={props.board} />
    </>
  );
}
