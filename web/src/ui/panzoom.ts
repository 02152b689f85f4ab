/*
 * Moving about on a board: drag, wheel, pinch, keys.  The world is one element
 * under a transform, so that panning is the compositor's work alone.
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MIN = 0.12;
const MAX = 4;
/* A mouse points at smaller things than a finger. */
const FINE = 0.7;
const SMOOTH_MS = 240;

/* How far `from` .. `to` has to move to lie between two bounds; the first wins. */
export function inside(from: number, to: number, least: number, most: number): number {
  if (from < least) return least - from;
  return to > most ? most - to : 0;
}

/* The page may lie upside down, for whoever sits opposite. */
export const turned = { over: false };

/* A point of the screen as the board sees it. */
export function within(view: Element, x: number, y: number): { x: number; y: number } {
  const box = view.getBoundingClientRect();
  return turned.over
    ? { x: box.right - x, y: box.bottom - y }
    : { x: x - box.left, y: y - box.top };
}

export class PanZoom {
  x = 0;
  y = 0;
  scale = 1;
  /* Called with every change of scale. */
  onScale: (scale: number) => void = () => undefined;
  /* A wheel the board wants for itself: true if taken. */
  onWheel: (e: WheelEvent) => boolean = () => false;
  /* The world begins to move (true), or rests again (false). */
  onMoving: (on: boolean) => void = () => undefined;
  private inMotion = false;
  /* Has the user moved the board himself? */
  touched = false;
  private readonly view: HTMLElement;
  private readonly world: HTMLElement;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private moved = 0;
  private settle: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private applying = 0;
  private readonly fingers = matchMedia('(pointer: coarse)');
  private readonly stop = new AbortController();

  constructor(view: HTMLElement, world: HTMLElement) {
    this.view = view;
    this.world = world;
    const o = { signal: this.stop.signal };
    view.addEventListener('pointerdown', (e) => this.down(e), o);
    view.addEventListener('pointermove', (e) => this.move(e), o);
    view.addEventListener('pointerup', (e) => this.up(e), o);
    view.addEventListener('pointercancel', (e) => this.up(e), o);
    view.addEventListener('wheel', (e) => this.wheel(e), { ...o, passive: false });
    /* A drag that ends on a button is no click. */
    view.addEventListener(
      'click',
      (e) => {
        if (this.moved > 6) {
          e.stopPropagation();
          e.preventDefault();
        }
      },
      { ...o, capture: true },
    );
  }

  /* How large the view is, and how much of its height is free; asked only when it has
   * changed, as the browser lays the whole page out for an answer. */
  private size: { width: number; height: number; free: number } | null = null;
  private get room(): { width: number; height: number; free: number } {
    if (this.size === null) {
      const { clientWidth: width, clientHeight: height } = this.view;
      const free = height - parseFloat(getComputedStyle(this.view).paddingBottom);
      this.size = { width, height, free };
    }
    return this.size;
  }

  /* The view has another size now. */
  resized(): void {
    this.size = null;
  }

  close(): void {
    this.stop.abort();
    cancelAnimationFrame(this.frame);
    cancelAnimationFrame(this.applying);
    clearTimeout(this.settle);
    clearTimeout(this.smooth);
  }

  get dragging(): boolean {
    return this.pointers.size > 0;
  }

  /* However many events come, the world is moved once a frame. */
  private apply(): void {
    if (this.applying !== 0) return;
    this.applying = requestAnimationFrame(() => this.place());
  }

  private place(): void {
    this.applying = 0;
    this.world.style.transform = `translate3d(${this.x}px,${this.y}px,0) scale(${this.scale})`;
  }

  /* While moving, the drawing is kept as it is; then it is drawn sharp. */
  private moving(): void {
    this.world.style.willChange = 'transform';
    if (!this.inMotion) this.onMoving(true);
    this.inMotion = true;
    this.rest();
  }

  /* It rests when nothing moved for a moment and no finger is down. */
  private rest(): void {
    clearTimeout(this.settle);
    this.settle = setTimeout(() => {
      if (this.dragging) {
        this.rest();
        return;
      }
      this.world.style.willChange = '';
      this.inMotion = false;
      this.onMoving(false);
    }, 180);
  }

  private down(e: PointerEvent): void {
    if (e.pointerType === 'mouse' && e.button !== 0) return;
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.moved = 0;
    this.hold();
  }

  private move(e: PointerEvent): void {
    const before = this.pointers.get(e.pointerId);
    if (before === undefined) return;
    const way = turned.over ? -1 : 1;
    const dx = way * (e.clientX - before.x);
    const dy = way * (e.clientY - before.y);
    const others = [...this.pointers].filter(([id]) => id !== e.pointerId);
    this.moved += Math.abs(dx) + Math.abs(dy);
    if (this.moved > 6 && !this.view.hasPointerCapture(e.pointerId))
      this.view.setPointerCapture(e.pointerId);
    const other = others[0]?.[1];
    if (other !== undefined) this.pinch(before, { x: e.clientX, y: e.clientY }, other);
    else if (this.moved > 6) this.by(dx, dy);
    before.x = e.clientX;
    before.y = e.clientY;
  }

  private pinch(
    from: { x: number; y: number },
    to: { x: number; y: number },
    still: { x: number; y: number },
  ): void {
    const a = Math.hypot(from.x - still.x, from.y - still.y);
    const b = Math.hypot(to.x - still.x, to.y - still.y);
    if (a < 10) return;
    const at = within(this.view, (to.x + still.x) / 2, (to.y + still.y) / 2);
    const way = turned.over ? -0.5 : 0.5;
    this.zoom(b / a, at.x, at.y);
    this.by(way * (to.x - from.x), way * (to.y - from.y));
  }

  private up(e: PointerEvent): void {
    this.pointers.delete(e.pointerId);
  }

  private wheel(e: WheelEvent): void {
    e.preventDefault();
    if (this.onWheel(e)) return;
    const at = within(this.view, e.clientX, e.clientY);
    this.touched = true;
    this.zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0015)), at.x, at.y);
  }

  by(dx: number, dy: number): void {
    this.hold();
    this.touched = true;
    this.moving();
    this.x += dx;
    this.y += dy;
    this.apply();
  }

  /* Zooms around a point of the view. */
  zoom(factor: number, px = this.room.width / 2, py = this.room.height / 2): void {
    const scale = Math.min(MAX, Math.max(MIN, this.scale * factor));
    const f = scale / this.scale;
    this.hold();
    this.moving();
    this.x = px - (px - this.x) * f;
    this.y = py - (py - this.y) * f;
    this.scale = scale;
    this.apply();
    this.onScale(scale);
  }

  /* Shows the box of the world, at most at scale `most`. */
  fit(b: Box, most = 1.6, room = 24): void {
    const { width, free } = this.room;
    const w = width - 2 * room;
    const h = free - 2 * room;
    if (w <= 0 || h <= 0) return;
    this.hold();
    this.scale = Math.min(most, MAX, Math.max(MIN, Math.min(w / b.width, h / b.height)));
    this.x = width / 2 - (b.x + b.width / 2) * this.scale;
    this.y = free / 2 - (b.y + b.height / 2) * this.scale;
    this.touched = false;
    cancelAnimationFrame(this.applying);
    this.place();
    this.onScale(this.scale);
  }

  /* The next change of the view is seen as a motion. */
  private smooth: ReturnType<typeof setTimeout> | undefined;
  private smoothly(animated: boolean): void {
    if (!animated) return;
    this.world.style.transition = `transform ${SMOOTH_MS}ms ease-in-out`;
    clearTimeout(this.smooth);
    this.smooth = setTimeout(() => (this.world.style.transition = ''), SMOOTH_MS + 40);
  }

  /* What is seen now, to come back to it. */
  private kept: { x: number; y: number; scale: number } | null = null;

  /* Comes near enough to the box that it can be pointed at. */
  near(b: Box, least: number, animated: boolean): void {
    if (this.scale >= least * (this.fingers.matches ? 1 : FINE)) {
      this.reveal(b, animated);
      return;
    }
    this.hold();
    this.smoothly(animated);
    this.kept ??= this.touched
      ? { x: this.x, y: this.y, scale: this.scale }
      : { x: 0, y: 0, scale: 0 };
    this.scale = least;
    this.x = this.room.width / 2 - (b.x + b.width / 2) * least;
    this.y = this.room.height / 2 - (b.y + b.height / 2) * least;
    this.apply();
    this.onScale(least);
  }

  /* Back from near(); true when all is to be shown, as nobody had chosen. */
  back(animated: boolean): boolean {
    const k = this.kept;
    this.kept = null;
    if (!k) return false;
    this.hold();
    this.smoothly(animated);
    if (k.scale === 0) return !this.touched;
    this.x = k.x;
    this.y = k.y;
    this.scale = k.scale;
    this.apply();
    this.onScale(k.scale);
    return false;
  }

  /* Moves so that the box is seen, gently. */
  reveal(b: Box, animated: boolean): void {
    const room = 40;
    const left = b.x * this.scale + this.x;
    const top = b.y * this.scale + this.y;
    const right = left + b.width * this.scale;
    const bottom = top + b.height * this.scale;
    const dx = inside(left, right, room, this.room.width - room);
    const dy = inside(top, bottom, room, this.room.height - room);
    if (dx === 0 && dy === 0) return;
    this.glide(dx, dy, animated ? 260 : 0);
  }

  /* A glide that is under way ends where it is: who comes later says where to look. */
  private hold(): void {
    cancelAnimationFrame(this.frame);
  }

  private glide(dx: number, dy: number, ms: number): void {
    const x = this.x;
    const y = this.y;
    const start = performance.now();
    const touched = this.touched;
    this.hold();
    const step = (now: number) => {
      const part = ms === 0 ? 1 : Math.min(1, (now - start) / ms);
      const ease = 1 - (1 - part) ** 3;
      this.x = x + dx * ease;
      this.y = y + dy * ease;
      this.moving();
      this.apply();
      this.touched = touched;
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    step(start);
  }
}
