/*
 * A painted picture of the landscape that stands in for its live elements
 * while somebody drags: moving thousands of elements costs the browser time in
 * every frame, moving a picture does not.  It is painted block by block when
 * the board rests, at the resolution of the screen, with a margin around what
 * is seen; a small picture of the whole landscape lies below for drags that go
 * further.
 */
import { whenIdle } from '../idle.ts';
import type { PanZoom } from '../panzoom.ts';

/* Blocks painted at a time, and how many pixels a picture may have. */
const BLOCK = 512;
const BUSY_MS = 12; /* of an idle moment */
const MOST_PIXELS = 12e6;
const WHOLE_SIDE = 1024;
/* Margin around the view, in parts of its width and height. */
const MARGIN = 0.6;

interface Region {
  x: number; /* in pixels of the world */
  y: number;
  width: number;
  height: number;
}

interface Picture {
  canvas: HTMLCanvasElement;
  region: Region;
  scale: number; /* pixels of the canvas for one of the world */
}

function overlap(a: Region, b: Region): Region {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

function holds(a: Region, b: Region): boolean {
  return (
    a.x <= b.x + 1 &&
    a.y <= b.y + 1 &&
    a.x + a.width >= b.x + b.width - 1 &&
    a.y + a.height >= b.y + b.height - 1
  );
}

/*
 * The page's canvas only shows what is painted: one that may be painted on is
 * copied by a browser without a graphics card in every frame of a drag.
 */
function shown(paper: OffscreenCanvas, region: Region): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, {
    left: `${region.x}px`,
    top: `${region.y}px`,
    width: `${region.width}px`,
    height: `${region.height}px`,
  });
  const bitmap = paper.transferToImageBitmap();
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas;
}

async function readImage(svg: string, { width, height }: Region): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode().catch(() => undefined);
  return image;
}

/* Gives the pixels back at once: up to 48 MB that a collector may not see for long. */
function drop(canvas: HTMLCanvasElement): void {
  canvas.remove();
  canvas.width = canvas.height = 0;
}

/* Reads a pixel by way of another canvas, which is made for being read. */
let probe: CanvasRenderingContext2D | null | undefined;
function paintNow(canvas: OffscreenCanvas, x: number, y: number): void {
  probe ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  probe?.drawImage(canvas, x, y, 1, 1, 0, 0, 1, 1);
  probe?.getImageData(0, 0, 1, 1);
}

export class Still {
  private readonly box: HTMLElement;
  private readonly view: HTMLElement;
  private readonly pan: PanZoom;
  private images = new Map<string, HTMLImageElement>(); /* those read, by their markup */
  private source: { images: HTMLImageElement[]; region: Region } | null = null;
  private pictures: Picture[] = []; /* the whole, then what is near */
  private work = 0; /* which painting is wanted */

  constructor(box: HTMLElement, view: HTMLElement, pan: PanZoom) {
    this.box = box;
    this.view = view;
    this.pan = pan;
  }

  /* Is there a picture of the landscape as it is now? */
  get ready(): boolean {
    return this.pictures.length > 0;
  }

  /* What is painted, out of our hands; null if nothing is. */
  take(): Element | null {
    if (!this.ready) return null;
    const old = document.createElement('div');
    old.className = this.box.className;
    old.append(...this.pictures.map((p) => p.canvas));
    this.pictures = [];
    return old;
  }

  /* Another landscape: the pictures are wrong until painted again. */
  forget(): void {
    this.work++;
    for (const p of this.pictures) drop(p.canvas);
    this.pictures = [];
    this.source = null;
  }

  /* The landscape as SVG, the lowest first, with its region of the world; what was
   * read before is not read again. */
  async read(svgs: string[], region: Region): Promise<void> {
    this.forget();
    const work = this.work;
    const images = await Promise.all(svgs.map((x) => this.images.get(x) ?? readImage(x, region)));
    const now = new Map(svgs.map((x, i) => [x, images[i]!]));
    const wanted = work === this.work;
    for (const [x, image] of wanted ? this.images : now)
      if ((wanted ? now : this.images).get(x) !== image) URL.revokeObjectURL(image.src);
    if (!wanted) return;
    this.images = now;
    this.source = { images, region };
    await this.paint();
  }

  /* Paints what is not there or not sharp; given up when something changes. */
  async paint(): Promise<void> {
    const source = this.source;
    if (!source) return;
    const work = ++this.work;
    const sharp = this.pan.scale * devicePixelRatio;
    const seen: Region = {
      x: -this.pan.x / this.pan.scale,
      y: -this.pan.y / this.pan.scale,
      width: this.view.clientWidth / this.pan.scale,
      height: this.view.clientHeight / this.pan.scale,
    };
    const wide: Region = {
      x: seen.x - seen.width * MARGIN,
      y: seen.y - seen.height * MARGIN,
      width: seen.width * (1 + 2 * MARGIN),
      height: seen.height * (1 + 2 * MARGIN),
    };
    const all = source.region;
    const region = all.width * all.height * sharp * sharp <= MOST_PIXELS ? all : overlap(all, wide);
    const old = this.pictures[this.pictures.length - 1];
    if (old && Math.abs(old.scale / sharp - 1) < 0.01 && holds(old.region, overlap(all, seen)))
      return;
    const made: Picture[] = [];
    const small = Math.min(sharp, WHOLE_SIDE / Math.max(all.width, all.height));
    const whole =
      this.pictures[0]?.region === all && this.pictures.length > 1 ? this.pictures[0] : null;
    if (region !== all)
      made.push(
        whole ??
          (await this.picture(all, small, work)) ?? {
            canvas: document.createElement('canvas'),
            region: all,
            scale: small,
          },
      );
    const near =
      region.width > 0 && region.height > 0 && work === this.work
        ? await this.picture(
            region,
            Math.min(sharp, Math.sqrt(MOST_PIXELS / (region.width * region.height))),
            work,
          )
        : null;
    if (work !== this.work || !near) {
      for (const p of made) if (!this.pictures.includes(p)) drop(p.canvas);
      if (near) drop(near.canvas);
      return;
    }
    made.push(near);
    for (const p of this.pictures) if (!made.includes(p)) drop(p.canvas);
    this.pictures = made;
    this.box.append(...made.map((p) => p.canvas));
  }

  /* One picture, some blocks in each idle moment; null if no longer wanted. */
  private async picture(region: Region, scale: number, work: number): Promise<Picture | null> {
    const source = this.source;
    const width = Math.max(1, Math.round(region.width * scale));
    const height = Math.max(1, Math.round(region.height * scale));
    const paper = new OffscreenCanvas(width, height);
    const to = paper.getContext('2d');
    if (!source || !to) return null;
    let until = 0;
    for (let y = 0; y < height; y += BLOCK) {
      for (let x = 0; x < width; x += BLOCK) {
        if (performance.now() >= until) {
          await new Promise<void>((ok) => whenIdle(ok));
          until = performance.now() + BUSY_MS;
        }
        if (work !== this.work) {
          paper.width = paper.height = 0;
          return null;
        }
        const w = Math.min(BLOCK, width - x);
        const h = Math.min(BLOCK, height - y);
        const left = region.x - source.region.x + x / scale;
        const top = region.y - source.region.y + y / scale;
        for (const image of source.images)
          to.drawImage(image, left, top, w / scale, h / scale, x, y, w, h);
        /* Reading a pixel makes the browser paint now and not at the first drag. */
        paintNow(paper, x, y);
      }
    }
    return { canvas: shown(paper, region), region, scale };
  }

  close(): void {
    this.forget();
    for (const image of this.images.values()) URL.revokeObjectURL(image.src);
    this.images.clear();
  }
}
