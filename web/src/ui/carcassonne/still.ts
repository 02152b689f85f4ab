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

/* Gives the pixels back at once: up to 48 MB that a collector may not see for long. */
function drop(canvas: HTMLCanvasElement): void {
  canvas.remove();
  canvas.width = canvas.height = 0;
}

/* Reads a pixel by way of another canvas, which is made for being read. */
let probe: CanvasRenderingContext2D | null | undefined;
function paintNow(canvas: HTMLCanvasElement, x: number, y: number): void {
  probe ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  probe?.drawImage(canvas, x, y, 1, 1, 0, 0, 1, 1);
  probe?.getImageData(0, 0, 1, 1);
}

export class Still {
  private readonly box: HTMLElement;
  private readonly view: HTMLElement;
  private readonly pan: PanZoom;
  private source: { image: HTMLImageElement; region: Region } | null = null;
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
    if (this.source) URL.revokeObjectURL(this.source.image.src);
    this.source = null;
  }

  /* The landscape as SVG, with its region of the world. */
  async read(svg: string, region: Region): Promise<void> {
    this.forget();
    const work = this.work;
    const image = new Image(region.width, region.height);
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    await image.decode().catch(() => undefined);
    if (work !== this.work) {
      URL.revokeObjectURL(image.src);
      return;
    }
    this.source = { image, region };
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

  /* One picture, a block in each idle moment; null if no longer wanted. */
  private async picture(region: Region, scale: number, work: number): Promise<Picture | null> {
    const source = this.source;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(region.width * scale));
    canvas.height = Math.max(1, Math.round(region.height * scale));
    Object.assign(canvas.style, {
      left: `${region.x}px`,
      top: `${region.y}px`,
      width: `${region.width}px`,
      height: `${region.height}px`,
    });
    const to = canvas.getContext('2d');
    if (!source || !to) return null;
    for (let y = 0; y < canvas.height; y += BLOCK) {
      for (let x = 0; x < canvas.width; x += BLOCK) {
        await new Promise<void>((ok) => whenIdle(ok));
        if (work !== this.work) {
          drop(canvas);
          return null;
        }
        const w = Math.min(BLOCK, canvas.width - x);
        const h = Math.min(BLOCK, canvas.height - y);
        to.drawImage(
          source.image,
          region.x - source.region.x + x / scale,
          region.y - source.region.y + y / scale,
          w / scale,
          h / scale,
          x,
          y,
          w,
          h,
        );
        /* Reading a pixel makes the browser paint now and not at the first drag. */
        paintNow(canvas, x, y);
      }
    }
    return { canvas, region, scale };
  }

  close(): void {
    this.forget();
  }
}
