/*
 * The landscape.  The engine draws a position in parts; what is new
 * in it is put into the page, what is gone is taken out, the rest stays.  On
 * top lie the markers one can point at: squares, places, figures.
 */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { pictureEngine } from '../../engine/load.ts';
import { layer, styleOf, viewBoxOf, wholeSvg, type Part } from '../../engine/parts.ts';
import { LAYER } from '../../engine/wasm.ts';
import { languageIndex, t } from '../../i18n/index.ts';
import { PanZoom, type Box } from '../panzoom.ts';
import { isDark, settings } from '../settings.ts';
import { adoptPictureStyle } from '../style.ts';
import { Still } from './still.ts';

/* Units of the drawing for a tile, and pixels at scale 1. */
export const UNIT = 400;
export const TILE_PX = 100;

/* From this scale on markers are as large as drawn; below they grow. */
const MARK_FULL = 0.85;

export interface BoardHandle {
  pan: PanZoom;
  fitAll(): void;
  /* Moves the board so that a square is seen. */
  show(square: { x: number; y: number }): void;
  /* A point of the drawing on the screen. */
  onScreen(x: number, y: number): { x: number; y: number };
}

/* The parts of a drawing that are compared: id or text -> markup. */
interface Drawn {
  defs: Map<string, string>;
  tiles: Map<string, string>;
  figures: Map<string, string>;
}

const NS = 'http://www.w3.org/2000/svg';

function readDrawing(parts: Part[]): Drawn {
  return {
    defs: layer(parts, 'defs'),
    tiles: layer(parts, 'tiles', 'last'),
    figures: layer(parts, 'figures'),
  };
}

/* Makes the children of a group those of the new drawing. */
function follow(
  group: SVGElement,
  have: Map<string, SVGElement>,
  old: Map<string, string>,
  now: Map<string, string>,
  arrived?: (e: SVGElement) => void,
): void {
  for (const [id, element] of have) {
    if (now.get(id) !== old.get(id)) {
      element.remove();
      have.delete(id);
    }
  }
  for (const [id, text] of now) {
    if (have.has(id)) continue;
    group.insertAdjacentHTML('beforeend', text);
    const element = group.lastElementChild as SVGElement | null;
    if (element !== null) {
      have.set(id, element);
      arrived?.(element);
    }
  }
}

/* So long after the last change the picture for dragging is made. */
const STILL_MS = 500;

/* The live drawing; while somebody drags, a picture stands in (still.ts). */
class Painter {
  private readonly world: HTMLElement;
  private readonly still: Still;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly defs: SVGElement;
  private readonly tiles: SVGElement;
  private readonly figures: SVGElement;
  private readonly defElements = new Map<string, SVGElement>();
  private readonly tileElements = new Map<string, SVGElement>();
  private readonly figureElements = new Map<string, SVGElement>();
  private drawn: Drawn = { defs: new Map(), tiles: new Map(), figures: new Map() };
  private key = '';

  constructor(world: HTMLElement, svg: SVGSVGElement, still: Still) {
    this.world = world;
    this.still = still;
    const make = (name: string, cls: string) => {
      const e = document.createElementNS(NS, name);
      e.setAttribute('class', cls);
      svg.append(e);
      return e;
    };
    this.defs = make('defs', '');
    this.tiles = make('g', 'layer-tiles');
    this.figures = make('g', 'layer-figures');
  }

  paint(view: string, dark: boolean, lang: number, animated: boolean): void {
    const key = `${dark} ${lang} ${view}`;
    if (key === this.key) return;
    this.key = key;
    const engine = pictureEngine();
    engine.read(view);
    const parts = engine.parts(dark, LAYER.last, TILE_PX, lang);
    adoptPictureStyle('board', styleOf(parts));
    const next = readDrawing(parts);
    const first = this.drawn.tiles.size === 0;
    follow(this.defs, this.defElements, this.drawn.defs, next.defs);
    follow(this.tiles, this.tileElements, this.drawn.tiles, next.tiles, (e) => {
      if (!first && animated) e.classList.add('arrive');
    });
    follow(this.figures, this.figureElements, this.drawn.figures, next.figures, (e) => {
      if (!first && animated) e.classList.add('drop');
    });
    this.drawn = next;
    this.world.dataset.tiles = String((view.match(/^tile /gm) ?? []).length);
    clearTimeout(this.timer);
    this.still.forget();
    this.moving(false);
    const scale = TILE_PX / UNIT;
    const [x = 0, y = 0, width = 0, height = 0] = viewBoxOf(parts)
      .split(' ')
      .map((n) => Number(n) * scale);
    this.timer = setTimeout(
      () => void this.still.read(wholeSvg(parts, scale), { x, y, width, height }),
      STILL_MS,
    );
  }

  /* The world begins to move, or rests again. */
  moving(on: boolean): void {
    const picture = on && this.still.ready;
    this.world.classList.toggle('still', picture);
    if (!on) void this.still.paint();
  }

  close(): void {
    clearTimeout(this.timer);
    this.still.close();
  }
}

/* The box of squares in pixels of the world. */
export function squaresBox(squares: { x: number; y: number }[], room = 0): Box {
  const xs = squares.map((s) => s.x);
  const ys = squares.map((s) => s.y);
  const x0 = Math.min(0, ...xs) - room;
  const y0 = Math.min(0, ...ys) - room;
  const x1 = Math.max(0, ...xs) + room;
  const y1 = Math.max(0, ...ys) + room;
  return {
    x: (x0 - 0.5) * TILE_PX,
    y: (y0 - 0.5) * TILE_PX,
    width: (x1 - x0 + 1) * TILE_PX,
    height: (y1 - y0 + 1) * TILE_PX,
  };
}

export function Board(props: {
  view: string;
  squares: { x: number; y: number }[];
  focus: { x: number; y: number } | null;
  handle: (h: BoardHandle) => void;
  onWheel: (e: WheelEvent) => boolean;
  onPoint: (x: number, y: number) => void;
  /* The board itself was tapped, no marker on it. */
  onTap: (x: number, y: number) => void;
  /* Squares where something small is to be pointed at. */
  near: { x: number; y: number }[] | null;
  label: string;
  children: ComponentChildren;
}) {
  const viewRef = useRef<HTMLDivElement>(null);
  const worldRef = useRef<HTMLDivElement>(null);
  const svgRef = useRef<SVGSVGElement>(null);
  const marksRef = useRef<SVGSVGElement>(null);
  const stillRef = useRef<HTMLDivElement>(null);
  const pan = useRef<PanZoom | undefined>(undefined);
  const painter = useRef<Painter | undefined>(undefined);
  const squares = useRef(props.squares);
  const seen = useRef('');
  squares.current = props.squares;

  useLayoutEffect(() => {
    const view = viewRef.current;
    const world = worldRef.current;
    const svg = svgRef.current;
    const stills = stillRef.current;
    if (!view || !world || !svg || !stills) return undefined;
    const p = new PanZoom(view, world);
    pan.current = p;
    const drawing = new Painter(world, svg, new Still(stills, view, p));
    painter.current = drawing;
    p.onMoving = (on) => drawing.moving(on);
    /* Only markers ask for it: the drawing below would be styled anew. */
    p.onScale = (scale) =>
      marksRef.current?.style.setProperty('--mark', String(Math.max(1, MARK_FULL / scale)));
    const fitAll = () => p.fit(squaresBox(squares.current, 0.6));
    const onScreen = (x: number, y: number) => {
      const box = view.getBoundingClientRect();
      const k = (p.scale * TILE_PX) / UNIT;
      return { x: box.left + p.x + x * k, y: box.top + p.y + y * k };
    };
    const show = (square: { x: number; y: number }) =>
      p.reveal(boxOf(square), settings().animations);
    props.handle({ pan: p, fitAll, show, onScreen });
    const resize = new ResizeObserver(() => {
      if (!p.touched) fitAll();
    });
    resize.observe(view);
    return () => {
      resize.disconnect();
      p.close();
      drawing.close();
    };
  }, []);

  if (pan.current) pan.current.onWheel = props.onWheel;
  const { lang, animations } = settings();
  const dark = isDark();

  useLayoutEffect(() => {
    if (props.view !== '') painter.current?.paint(props.view, dark, languageIndex(), animations);
  }, [props.view, dark, lang]);

  /* A landscape that has grown: fit while nobody moved it, else show the new. */
  const bounds = JSON.stringify(squaresBox(props.squares, 0.6));
  useEffect(() => {
    if (!pan.current || bounds === seen.current) return;
    seen.current = bounds;
    if (!pan.current.touched) pan.current.fit(JSON.parse(bounds) as Box);
  }, [bounds]);
  /* Small things are come near to, and left again. */
  const near = props.near === null ? '' : JSON.stringify(boxAround(props.near));
  useEffect(() => {
    if (near !== '') pan.current?.near(JSON.parse(near) as Box, MARK_FULL, animations);
    else if (pan.current?.back(animations)) pan.current.fit(squaresBox(squares.current, 0.6));
  }, [near]);
  useEffect(() => {
    if (props.focus)
      pan.current?.reveal(squaresBox([props.focus, props.focus]) && boxOf(props.focus), animations);
  }, [props.focus?.x, props.focus?.y]);

  const at = (e: MouseEvent, f: (x: number, y: number) => void) => {
    const p = pan.current;
    const box = viewRef.current?.getBoundingClientRect();
    if (!p || !box || p.dragging) return;
    f(
      (e.clientX - box.left - p.x) / p.scale / TILE_PX,
      (e.clientY - box.top - p.y) / p.scale / TILE_PX,
    );
  };
  const tap = (e: MouseEvent) => {
    if ((e.target as Element).closest('[role=button], button, .tried, .anycell')) return;
    at(e, props.onTap);
  };

  const keys = (e: KeyboardEvent) => {
    const p = pan.current;
    if (!p) return;
    if (e.key === '+' || e.key === '=') p.zoom(1.25);
    else if (e.key === '-') p.zoom(0.8);
    else if (e.key === '0') p.fit(squaresBox(squares.current, 0.6));
    else if (e.target === viewRef.current && e.key.startsWith('Arrow')) {
      const d = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[
        e.key
      ];
      if (d) p.by(d[0] ?? 0, d[1] ?? 0);
    } else return;
    e.preventDefault();
  };

  return (
    <div
      class="boardview"
      ref={viewRef}
      onPointerMove={(e) => at(e, props.onPoint)}
      onClick={tap}
      onKeyDown={keys}
      role="group"
      aria-label={props.label}
      tabindex={0}
    >
      <div class="world" ref={worldRef}>
        <div class="stills" ref={stillRef} aria-hidden="true" />
        <svg
          class="board picture"
          ref={svgRef}
          viewBox="-200 -200 400 400"
          width={TILE_PX}
          height={TILE_PX}
          aria-hidden="true"
        />
        <svg
          class="marks"
          ref={marksRef}
          viewBox="-200 -200 400 400"
          width={TILE_PX}
          height={TILE_PX}
        >
          {props.children}
        </svg>
      </div>
      <div class="zoomkeys">
        <button
          type="button"
          title={t('board.in')}
          aria-label={t('board.in')}
          onClick={() => pan.current?.zoom(1.3)}
        >
          +
        </button>
        <button
          type="button"
          title={t('board.out')}
          aria-label={t('board.out')}
          onClick={() => pan.current?.zoom(1 / 1.3)}
        >
          −
        </button>
        <button
          type="button"
          title={t('board.fit')}
          aria-label={t('board.fit')}
          onClick={() => pan.current?.fit(squaresBox(squares.current, 0.6))}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}

function boxAround(all: { x: number; y: number }[]): Box {
  const xs = all.map((s) => s.x);
  const ys = all.map((s) => s.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return {
    x: (x - 0.5) * TILE_PX,
    y: (y - 0.5) * TILE_PX,
    width: (Math.max(...xs) - x + 1) * TILE_PX,
    height: (Math.max(...ys) - y + 1) * TILE_PX,
  };
}

function boxOf(s: { x: number; y: number }): Box {
  return { x: (s.x - 0.5) * TILE_PX, y: (s.y - 0.5) * TILE_PX, width: TILE_PX, height: TILE_PX };
}
