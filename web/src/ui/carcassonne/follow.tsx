/* Following the game on the landscape: what was done last, and its points. */
import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { pictureEngine } from '../../engine/load.ts';
import type { Note } from '../../engine/wasm.ts';
import type { Snapshot } from '../../game/source.ts';
import { readLandscape, type Landscape } from './view.ts';
import { find } from '../../i18n/index.ts';
import { fly, middle, type Flight } from '../fly.tsx';
import { LastMark } from '../lastmark.tsx';
import { isDark, settings } from '../settings.ts';
import { useStage } from '../stage.ts';
import { Uncounted } from '../uncounted.ts';
import { FigurePic } from './pictures.tsx';
import type { BoardHandle } from './board.tsx';
import type { Explains } from './explain.ts';
import { UNIT } from './boxes.ts';
import { countedTiles, type CountedTile } from './counted.ts';
import { spotsOf } from './drawing.ts';
import { sectorPoint } from './markers.tsx';
import { key, parse } from './squares.ts';
import { withFigures, type Before } from './standing.ts';
import { newSquares } from './trail.ts';
import { noteSquare } from './words.ts';

/* Figures that left the board fly home to their owners; after the end those that stand
 * there (useStanding) as their places are counted. */
export function useReturns(
  s: Snapshot,
  standing: string,
  board: { current: BoardHandle | undefined },
): void {
  const old = useRef<{ steps: number; land: Landscape; over: boolean } | null>(null);
  const { counting } = useContext(Uncounted);
  const over = s.player === -2;
  const view = over ? standing : s.view;
  useEffect(() => {
    const land = readLandscape(view);
    const before = old.current;
    old.current = { steps: s.steps.length, land, over };
    const fresh = before ? s.steps.length - before.steps : 0;
    const counted = over && before?.over === true && fresh === 0;
    /* More at once is a reload or a jump in a replay. */
    if (!before || (!counted && fresh <= 0) || fresh > 8 || !settings().animations) return;
    if (over && !counted && !counting) return; /* all of them at once: nobody counts */
    const stay = new Set(land.figures.map((f) => `${f.seat} ${f.kind} ${f.x},${f.y} ${f.spot}`));
    const flights: Flight[] = [];
    for (const f of before.land.figures) {
      if (stay.has(`${f.seat} ${f.kind} ${f.x},${f.y} ${f.spot}`)) continue;
      const to = middle(`.player[data-seat="${f.seat}"]`);
      if (!to || !board.current) continue;
      const tile = before.land.at.get(key(f));
      const at = tile ? spotsOf(tile.id, tile.turn).get(f.spot) : undefined;
      flights.push({
        what: <FigurePic kind={f.kind} seat={f.seat} size={40} />,
        from: board.current.onScreen(f.x * UNIT + (at?.x ?? 0), f.y * UNIT + (at?.y ?? 0)),
        to,
      });
    }
    fly(flights);
  }, [s.steps, over ? standing : '']);
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

const SCORED = (n: Note) =>
  Number(n.fields.points ?? 0) > 0 && n.fields.player !== undefined && n.fields.final !== '1';

/* Light runs over a feature from the tile laid last: ten tiles as long as it is seen. */
function Wave({ lit, from }: { lit: string; from: { x: number; y: number } }) {
  return (
    <>
      <clipPath id="wave" transform={`translate(${from.x * UNIT} ${from.y * UNIT})`}>
        <circle class="wave" r={10 * UNIT} />
      </clipPath>
      <g clip-path="url(#wave)">
        <g class="picture closing" dangerouslySetInnerHTML={{ __html: lit }} />
      </g>
    </>
  );
}

/* Each tile of it gets its number as the light comes there, in the middle of its part. */
function Counts({ tiles }: { tiles: CountedTile[] }) {
  const own = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    tiles.forEach(({ x, y }, i) => {
      const at = `translate(${x * UNIT} ${y * UNIT})`;
      const box = own.current?.parentElement
        ?.querySelector<SVGGElement>(`.lit[transform="${at}"]`)
        ?.getBBox();
      const text = own.current?.children[i];
      if (!box || !text) return;
      text.setAttribute('x', String(x * UNIT + box.x + box.width / 2));
      text.setAttribute('y', String(y * UNIT + box.y + box.height / 2 + 34));
    });
  }, []);
  return (
    <g ref={own}>
      {tiles.map((p) => (
        <text
          key={p.n}
          class="tilecount"
          style={{ animationDelay: `${p.delay}ms` }}
          x={p.x * UNIT}
          y={p.y * UNIT + 34}
          text-anchor="middle"
        >
          {p.n}
        </text>
      ))}
    </g>
  );
}

/* Points that were just made: the feature lights up, they rise and fly to their owner. */
export function Scoring({
  snapshot: s,
  board,
}: {
  snapshot: Snapshot;
  board: { current: BoardHandle | undefined };
}) {
  const show = useStage(s, SCORED);
  const note = show?.note;
  const at = note ? parse(noteSquare(note) ?? '0,0') : null;
  const lit = useMemo(() => {
    const feature = note?.fields.feature;
    if (feature === undefined || !feature.includes('/')) return '';
    const e = pictureEngine();
    e.read(s.view);
    return e.lit([feature], isDark());
  }, [show?.key]);
  useEffect(() => {
    const to = note && middle(`.player[data-seat="${note.fields.player ?? ''}"] .points`);
    if (!note || !at || !to || !board.current) return;
    const what = <b class={`pointsfly seat${note.fields.player ?? ''}`}>+{note.fields.points}</b>;
    fly([{ what, from: board.current.onScreen(at.x * UNIT, at.y * UNIT), to }]);
  }, [show?.key]);
  if (!show || !note || !at) return null;
  const from = parse(newSquares(s).at(-1) ?? key(at));
  return (
    <g class="popups" key={show.key}>
      {lit !== '' && <Wave lit={lit} from={from} />}
      <Counts tiles={countedTiles(lit, from)} />
      <g class="popup" transform={`translate(${at.x * UNIT} ${at.y * UNIT - 60})`}>
        <text text-anchor="middle" class={`seat${note.fields.player ?? ''}`}>
          +{note.fields.points}
        </text>
        <text text-anchor="middle" class="what" y="62">
          {reason(note)}
        </text>
      </g>
    </g>
  );
}

/* The big pig walks from sector to sector. */
export function usePig(s: Snapshot, board: { current: BoardHandle | undefined }): void {
  const told = useRef(s.steps.length);
  const stood = useRef('fortune');
  useEffect(() => {
    const fresh = s.steps.slice(told.current);
    told.current = s.steps.length;
    const land = readLandscape(s.view);
    for (const n of fresh.flatMap((x) => x.notes).filter((x) => x.code === 'wheel')) {
      const from = sectorPoint(land, stood.current);
      const to = sectorPoint(land, n.fields.sector ?? '');
      stood.current = n.fields.sector ?? stood.current;
      if (!from || !to || !board.current || fresh.length > 8) continue;
      fly([
        {
          what: <FigurePic kind="pig" seat={8} size={34} />,
          from: board.current.onScreen(from.x, from.y),
          to: board.current.onScreen(to.x, to.y),
        },
      ]);
    }
  }, [s.steps]);
}

/* What the board shows: the view, with the figures back while the end is counted. */
export function useStanding(s: Snapshot, view: string, of: Explains | null): string {
  const { counting, done } = useContext(Uncounted);
  const before = useRef<Before | null>(null);
  if (s.player !== -2) before.current = { view: s.view, steps: s.steps.length };
  return useMemo(() => {
    if (!counting || !before.current || !of) return view;
    const name = (place: string) => of.inspect(place)?.get('name') ?? place;
    return withFigures(s, before.current, name, done);
  }, [counting, view, of === null, done.length]);
}
