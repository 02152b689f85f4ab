/*
 * Draws the landscape.  The engine draws a position in parts; what is new in it
 * is put into the page, what is gone is taken out, the rest stays.
 */
import { pictureEngine } from '../../engine/load.ts';
import { layer, styleOf, viewBoxOf, wholeSvg, type Part } from '../../engine/parts.ts';
import { adoptPictureStyle } from '../style.ts';
import { TILE_PX, UNIT } from './boxes.ts';
import type { Still } from './still.ts';

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
    tiles: layer(parts, 'tiles'),
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
export class Painter {
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
    const parts = engine.parts(dark, 0, TILE_PX, lang);
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
