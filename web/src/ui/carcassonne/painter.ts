/*
 * Draws the landscape: layer by layer, as the engine says (layers.ts).
 */
import { pictureEngine } from '../../engine/load.ts';
import { styleOf, viewBoxOf, wholeSvg, type Part } from '../../engine/parts.ts';
import { LAYER } from '../../engine/wasm.ts';
import { Layers } from '../layers.ts';
import { adoptPictureStyle } from '../style.ts';
import { TILE_PX, UNIT } from './boxes.ts';
import type { Still } from './still.ts';

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

/* Figures are never smaller than so many pixels, nor larger than so often. */
const FIGURE_PX = 26;
const FIGURE_GROW = 2.2;

/* So long after the last change the picture for dragging is made. */
const STILL_MS = 500;

/* The live drawing; while somebody drags, a picture stands in (still.ts). */
export class Painter {
  private readonly world: HTMLElement;
  private readonly still: Still;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly layers: Layers;
  private parts: Part[] = [];
  private key = '';
  private least = '1.00'; /* how much larger figures are */

  constructor(world: HTMLElement, svg: SVGSVGElement, still: Still) {
    this.world = world;
    this.still = still;
    this.layers = new Layers(svg, LAYERS);
    this.layers.picture = () => still.take();
  }

  /* The scale has changed; when it rests, so does what is shown, and how large
   * figures are. */
  zoomed(scale: number): void {
    this.layers.zoomed(TILE_PX * scale, (changed) => {
      const grown = FIGURE_PX / (96 * scale * (TILE_PX / UNIT));
      const least = Math.min(FIGURE_GROW, Math.max(1, grown)).toFixed(2);
      const other = least !== this.least;
      this.least = least;
      this.layers.group('figures')?.style.setProperty('--fig', least);
      if ((changed || other) && this.parts.length > 0) this.picture();
    });
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
    this.layers.follow(parts, first || !animated ? {} : MOVES);
    this.parts = parts;
    this.world.dataset.tiles = String((view.match(/^tile /gm) ?? []).length);
    this.picture();
  }

  /* Makes the picture for dragging anew, when nothing has changed for a while. */
  private picture(): void {
    const { parts, least } = this;
    const { zoom } = this.layers;
    clearTimeout(this.timer);
    this.still.forget();
    this.moving(false);
    const scale = TILE_PX / UNIT;
    const [x = 0, y = 0, width = 0, height = 0] = viewBoxOf(parts)
      .split(' ')
      .map((n) => Number(n) * scale);
    /* As the page's style sheet has it: whose is what only from afar. */
    const seen = zoom === 'z0' ? parts : parts.filter((p) => p.layer !== 'owners');
    const css = `.fig>g{transform:scale(${least})}`;
    const svg = wholeSvg(seen, scale, viewBoxOf(parts), zoom, css);
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
    this.layers.close();
    this.still.close();
  }
}
