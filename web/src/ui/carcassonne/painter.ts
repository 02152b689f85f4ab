/*
 * Draws the landscape.  The engine draws a position in parts; what is new in it
 * is put into the page, what is gone is taken out, the rest stays.
 */
import { pictureEngine } from '../../engine/load.ts';
import { CLIPPED, layer, styleOf, viewBoxOf, wholeSvg, type Part } from '../../engine/parts.ts';
import { LAYER } from '../../engine/wasm.ts';
import { adoptPictureStyle } from '../style.ts';
import { TILE_PX, UNIT } from './boxes.ts';
import type { Still } from './still.ts';

const NS = 'http://www.w3.org/2000/svg';

/* The layers from the lowest up; what of them arrives or drops when it is new. */
const LAYERS = [
  'ground',
  'patches',
  'flat',
  'owners',
  'wheel',
  'back',
  'houses',
  'front',
  'tiles',
  'figures',
];
const MOVES: Record<string, string> = { houses: 'arrive', tiles: 'arrive', figures: 'drop' };

/* The elements of a layer and the markup they were made of, by id. */
class Layer {
  readonly group: SVGElement;
  private readonly have = new Map<string, SVGElement>();
  private old = new Map<string, string>();

  constructor(group: SVGElement) {
    this.group = group;
  }

  /* Makes the children those of the new drawing, in its order. */
  follow(now: Map<string, string>, arrived?: string): void {
    for (const [id, element] of this.have) {
      if (now.get(id) !== this.old.get(id)) {
        element.remove();
        this.have.delete(id);
      }
    }
    let before: Element | null = null;
    for (const [id, text] of now) {
      let element = this.have.get(id);
      if (element === undefined) {
        if (before) before.insertAdjacentHTML('afterend', text);
        else this.group.insertAdjacentHTML('afterbegin', text);
        element = (before ? before.nextElementSibling : this.group.firstElementChild) as SVGElement;
        this.have.set(id, element);
        if (arrived !== undefined) element.classList.add(arrived);
      }
      before = element;
    }
    this.old = now;
  }
}

/* How near one looks at so many pixels a tile: the classes of style.c. */
function zoomOf(px: number): string {
  return px < 56 ? 'z0' : px < 131 ? 'z1' : 'z2';
}

/* Figures are never smaller than so many pixels, nor larger than so often. */
const FIGURE_PX = 26;
const FIGURE_GROW = 2.2;

/* So long after the last change the picture for dragging is made. */
const STILL_MS = 500;
/* So long after the last step a zoom rests. */
const ZOOM_MS = 150;

/* The live drawing; while somebody drags, a picture stands in (still.ts). */
export class Painter {
  private readonly world: HTMLElement;
  private readonly still: Still;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private readonly svg: SVGSVGElement;
  private readonly layers = new Map<string, Layer>();
  private parts: Part[] = [];
  private zoom = '';
  private key = '';

  constructor(world: HTMLElement, svg: SVGSVGElement, still: Still) {
    this.world = world;
    this.svg = svg;
    this.still = still;
    for (const name of ['defs', ...LAYERS]) {
      const e = document.createElementNS(NS, name === 'defs' ? 'defs' : 'g');
      e.setAttribute('class', `layer-${name}`);
      if (name === CLIPPED) e.setAttribute('clip-path', 'url(#bc)');
      svg.append(e);
      this.layers.set(name, new Layer(e));
    }
  }

  /* The scale has changed; when it rests, so does what is shown. */
  zoomed(scale: number): void {
    clearTimeout(this.resting);
    if (this.zoom === '') this.rest(scale);
    else this.resting = setTimeout(() => this.rest(scale), ZOOM_MS);
  }

  /* What is shown of the drawing at this scale, and how large figures are. */
  private rest(scale: number): void {
    const zoom = zoomOf(TILE_PX * scale);
    const grown = FIGURE_PX / (96 * scale * (TILE_PX / UNIT));
    const least = Math.min(FIGURE_GROW, Math.max(1, grown)).toFixed(2);
    this.layers.get('figures')?.group.style.setProperty('--fig', least);
    if (zoom === this.zoom) return;
    this.svg.classList.remove('z0', 'z1', 'z2');
    this.svg.classList.add(zoom);
    this.zoom = zoom;
    if (this.parts.length > 0) this.picture();
  }

  paint(view: string, dark: boolean, lang: number, animated: boolean): void {
    const key = `${dark} ${lang} ${view}`;
    if (key === this.key) return;
    this.key = key;
    const engine = pictureEngine();
    engine.read(view);
    const parts = engine.parts(dark, LAYER.owners, TILE_PX, lang);
    adoptPictureStyle('board', styleOf(parts));
    const first = this.parts.length === 0;
    for (const [name, l] of this.layers)
      l.follow(layer(parts, name), first || !animated ? undefined : MOVES[name]);
    this.parts = parts;
    this.world.dataset.tiles = String((view.match(/^tile /gm) ?? []).length);
    this.picture();
  }

  /* Makes the picture for dragging anew, when nothing has changed for a while. */
  private picture(): void {
    const { parts } = this;
    clearTimeout(this.timer);
    this.still.forget();
    this.moving(false);
    const scale = TILE_PX / UNIT;
    const [x = 0, y = 0, width = 0, height = 0] = viewBoxOf(parts)
      .split(' ')
      .map((n) => Number(n) * scale);
    const svg = wholeSvg(parts, scale, viewBoxOf(parts), this.zoom);
    this.timer = setTimeout(() => void this.still.read(svg, { x, y, width, height }), STILL_MS);
  }

  /* The world begins to move, or rests again. */
  moving(on: boolean): void {
    const picture = on && this.still.ready;
    this.world.classList.toggle('still', picture);
    if (!on) void this.still.paint();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.resting);
    this.still.close();
  }
}
