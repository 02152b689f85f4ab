/*
 * Draws the landscape: layer by layer, as the engine says (layers.ts).
 */
import { pictureEngine } from '../../engine/load.ts';
import { alone, styleOf, viewBoxOf, wholeSvg, type Part } from '../../engine/parts.ts';
import { LAYER } from '../../engine/wasm.ts';
import { whenIdle } from '../idle.ts';
import { Layers } from '../layers.ts';
import { adoptPictureStyle } from '../style.ts';
import { TILE_PX, UNIT } from './boxes.ts';
import { parse } from './squares.ts';
import type { Still } from './still.ts';

/* The layers from the lowest up; what of them arrives or drops when it is new. */
const LAYERS = [
  'dead',
  'ground',
  'patches',
  'flat',
  'owners',
  'wheel',
  'back',
  'houses',
  'front',
  'tiles',
  'lanterns',
  'figures',
];
/* The engine says what lies at a point: no areas of tiles in the page. */
const LAYERS_ASKED = LAYER.owners | LAYER.noSpots;
const MOVES: Record<string, string> = { houses: 'arrive', tiles: 'arrive', figures: 'drop' };

/* Figures are never smaller than so many pixels, nor larger than so often. */
const FIGURE_PX = 26;
const FIGURE_GROW = 2.2;

/* So long after the last change the picture for dragging is made; a zoom has
 * rested already. */
const STILL_MS = 500;
const ZOOMED_MS = 50;

export interface Scene {
  view: string;
  dead: string[]; /* squares that no tile of the bag fits any more */
  lanterns: boolean; /* on what belongs to whoever is to move */
  dark: boolean;
  lang: number;
}

/* A cross on every dead square: one shape, as the browser makes a layer of each. */
function crosses({ dead, dark }: Scene): Part[] {
  if (dead.length === 0) return [];
  const d = dead
    .map(parse)
    .map(({ x, y }) => `M${x * UNIT - 60} ${y * UNIT - 60}l120 120m0-120l-120 120`)
    .join('');
  const ink = dark ? 'ivs' : 'iks';
  const markup = `<path class="${ink} rc" stroke-width="16" stroke-opacity=".25" d="${d}"/>`;
  return [{ layer: 'dead', id: 'dead', markup }];
}

/* The live drawing; while somebody drags, a picture stands in (still.ts). */
export class Painter {
  private readonly world: HTMLElement;
  private readonly still: Still;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private later = () => {}; /* takes back what waits until nobody is busy */
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
      if ((changed || other) && this.parts.length > 0) this.picture(ZOOMED_MS);
    });
  }

  paint(scene: Scene, animated: boolean): void {
    const key = JSON.stringify(scene);
    if (key === this.key) return;
    this.key = key;
    const { view, dark, lang } = scene;
    const engine = pictureEngine();
    engine.read(view);
    const layers = LAYERS_ASKED | (scene.lanterns ? LAYER.lanterns : 0);
    const parts = [...crosses(scene), ...engine.parts(dark, layers, TILE_PX, lang)];
    adoptPictureStyle('board', styleOf(parts));
    const first = this.parts.length === 0;
    this.layers.follow(parts, first || !animated ? {} : MOVES);
    this.parts = parts;
    this.world.classList.toggle('large', this.layers.large());
    this.world.dataset.tiles = String((view.match(/^tile /gm) ?? []).length);
    this.picture();
  }

  /* Makes the picture for dragging anew, when nothing has changed for a while. */
  private picture(after = STILL_MS): void {
    this.later();
    clearTimeout(this.timer);
    this.still.forget();
    this.moving(false);
    this.timer = setTimeout(() => {
      this.later = whenIdle(() => this.makePicture());
    }, after);
  }

  private makePicture(): void {
    const { parts, least } = this;
    const { zoom } = this.layers;
    const scale = TILE_PX / UNIT;
    const box = viewBoxOf(parts);
    const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map((n) => Number(n) * scale);
    /* As the page's style sheet has it: whose is what only from afar. */
    const out = zoom === 'z0' ? ['figures'] : ['figures', 'owners'];
    const land = parts.filter((p) => !out.includes(p.layer));
    /* Figures apart: they alone change when one looks a little nearer. */
    const css = `.fig>g{transform:scale(${least})}`;
    const svgs = [
      wholeSvg(land, scale, box, zoom),
      wholeSvg(alone(parts, 'figures'), scale, box, zoom, css),
    ];
    void this.still.read(svgs, { x, y, width, height });
  }

  /* The world begins to move, or rests again. */
  moving(on: boolean): void {
    const picture = on && this.still.ready;
    this.world.classList.toggle('still', picture);
    if (!on) void this.still.paint();
  }

  close(): void {
    this.later();
    clearTimeout(this.timer);
    this.layers.close();
    this.still.close();
  }
}
