/*
 * The landscape on the page: its drawing (painter.ts), and on top of it the
 * markers one can point at: squares, places, figures.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { languageIndex } from '../../i18n/index.ts';
import { BoardFrame, useFrame, type Frame } from '../boardframe.tsx';
import { within, type Box, type PanZoom } from '../panzoom.ts';
import { isDark, settings } from '../settings.ts';
import { TILE_PX, UNIT, boxAround, landBox } from './boxes.ts';
import { Painter } from './painter.ts';
import type { Square } from './squares.ts';
import { Still } from './still.ts';

/* From this scale on markers are as large as drawn; below they grow. */
const MARK_FULL = 0.85;

/* A tile around the middle: the drawing goes on beyond. */
const CANVAS = { viewBox: '-200 -200 400 400', width: TILE_PX, height: TILE_PX };

export interface BoardHandle {
  /* Moves the board so that a square is seen. */
  show(square: Square): void;
  /* A point of the drawing on the screen. */
  onScreen(x: number, y: number): { x: number; y: number };
}

export interface BoardProps {
  view: string;
  dead: string[]; /* squares that no tile of the bag fits any more */
  lanterns: boolean; /* on what belongs to whoever is to move */
  squares: Square[];
  focus: Square | null;
  handle: (h: BoardHandle) => void;
  onWheel: (e: WheelEvent) => boolean;
  onPoint: (x: number, y: number) => void;
  onLeave: () => void;
  /* The board itself was tapped, no marker on it. */
  onTap: (x: number, y: number) => void;
  /* Squares where something small is to be pointed at. */
  near: Square[] | null;
  label: string;
  children: ComponentChildren;
}

function handleOf(p: PanZoom, view: HTMLElement): BoardHandle {
  return {
    show: (square) => p.reveal(boxAround([square]), settings().animations),
    onScreen: (x, y) => {
      const box = view.getBoundingClientRect();
      const k = (p.scale * TILE_PX) / UNIT;
      return { x: box.left + p.x + x * k, y: box.top + p.y + y * k };
    },
  };
}

/* A point of the screen in squares, while nobody drags; null elsewhere. */
function squareAt(frame: Frame, e: MouseEvent): { x: number; y: number } | null {
  const p = frame.pan.current;
  const view = frame.view.current;
  if (!p || !view || p.dragging) return null;
  const k = p.scale * TILE_PX;
  const at = within(view, e.clientX, e.clientY);
  return { x: (at.x - p.x) / k, y: (at.y - p.y) / k };
}

/* Where the board looks: at all of it, at what is new, at what is small. */
function useLooking(frame: Frame, props: BoardProps): void {
  const { animations } = settings();
  const seen = useRef('');
  const pan = () => frame.pan.current;
  /* A landscape that has grown is fitted while nobody moved it. */
  const bounds = JSON.stringify(landBox(props.squares));
  useEffect(() => {
    if (!pan() || bounds === seen.current) return;
    seen.current = bounds;
    if (!pan()?.touched) frame.fit();
  }, [bounds]);
  /* Small things are come near to, and left again. */
  const near = props.near === null ? '' : JSON.stringify(boxAround(props.near));
  useEffect(() => {
    if (near !== '') pan()?.near(JSON.parse(near) as Box, MARK_FULL, animations);
    else if (pan()?.back(animations)) frame.fit();
  }, [near]);
  useEffect(() => {
    if (props.focus) pan()?.reveal(boxAround([props.focus]), animations);
  }, [props.focus?.x, props.focus?.y]);
}

export function Board(props: BoardProps) {
  const svg = useRef<SVGSVGElement>(null);
  const marks = useRef<SVGSVGElement>(null);
  const stills = useRef<HTMLDivElement>(null);
  const painter = useRef<Painter | undefined>(undefined);
  const frame = useFrame(
    (p) => p.fit(landBox(props.squares)),
    (p, view, world) => {
      const drawing = new Painter(world, svg.current!, new Still(stills.current!, view, p));
      painter.current = drawing;
      p.onMoving = (on) => drawing.moving(on);
      /* Markers grow at once, the drawing changes when it rests. */
      p.onScale = (scale) => {
        marks.current?.style.setProperty('--mark', String(Math.max(1, MARK_FULL / scale)));
        drawing.zoomed(scale);
      };
      props.handle(handleOf(p, view));
      return () => drawing.close();
    },
  );
  if (frame.pan.current) frame.pan.current.onWheel = props.onWheel;
  const { lang, animations } = settings();
  const dark = isDark();
  const { view, dead, lanterns } = props;
  useLayoutEffect(() => {
    const scene = { view, dead, lanterns, dark, lang: languageIndex() };
    if (view !== '') painter.current?.paint(scene, animations);
  }, [view, dead.join(' '), lanterns, dark, lang]);
  useLooking(frame, props);
  const tell = (e: MouseEvent, f: (x: number, y: number) => void) => {
    const at = squareAt(frame, e);
    if (at) f(at.x, at.y);
  };
  const tap = (e: MouseEvent) => {
    const marked = '[role=button], button, .tried, .anycell';
    if (!(e.target as Element).closest(marked)) tell(e, props.onTap);
  };
  return (
    <BoardFrame
      frame={frame}
      label={props.label}
      onPointerMove={(e) => tell(e, props.onPoint)}
      onPointerLeave={props.onLeave}
      onClick={tap}
    >
      <div class="stills" ref={stills} aria-hidden="true" />
      <svg class="board picture" ref={svg} {...CANVAS} aria-hidden="true" />
      <svg class="marks" ref={marks} {...CANVAS}>
        {props.children}
      </svg>
    </BoardFrame>
  );
}
