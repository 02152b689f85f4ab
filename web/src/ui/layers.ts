/*
 * A live drawing: its layers as groups of the page.  The engine draws in parts;
 * what is new of them is put into the page, what is gone is taken out, the rest
 * stays, so that nothing flickers; where one looks nearer or farther and other
 * things are shown, what was seen fades over them.
 */
import { CLIPPED, layer, type Part } from '../engine/parts.ts';
import { settings } from './settings.ts';

const NS = 'http://www.w3.org/2000/svg';

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

/* How near one looks at so many pixels a tile or hex: the classes of style.c. */
function zoomOf(px: number): string {
  return px < 56 ? 'z0' : px < 131 ? 'z1' : 'z2';
}

/* So long after the last step a zoom rests. */
const ZOOM_MS = 150;

/*
 * Drawings of more elements are not copied: that would take longer than it fades.  Nor
 * does anything move in them: for each frame of it the browser sorts all of them into layers.
 */
const LARGE = 3000;

/* Fades and goes, at once where nothing shall move; a canvas gives its pixels back. */
function fade(old: Element): void {
  const gone = () => {
    old.remove();
    for (const canvas of old.querySelectorAll('canvas')) canvas.width = canvas.height = 0;
  };
  old.classList.add('fading');
  old.addEventListener('animationend', gone);
  if (old.getAnimations().length === 0) gone();
}

export class Layers {
  private readonly svg: SVGSVGElement;
  private readonly layers = new Map<string, Layer>();
  private resting: ReturnType<typeof setTimeout> | undefined;
  zoom = '';
  /* A picture of what is seen now, if there is one. */
  picture: () => Element | null = () => null;

  /* `names` from the lowest up; definitions come before them. */
  constructor(svg: SVGSVGElement, names: string[]) {
    this.svg = svg;
    for (const name of ['defs', ...names]) {
      const e = document.createElementNS(NS, name === 'defs' ? 'defs' : 'g');
      e.setAttribute('class', `layer-${name}`);
      if (name === CLIPPED) e.setAttribute('clip-path', 'url(#bc)');
      svg.append(e);
      this.layers.set(name, new Layer(e));
    }
  }

  group(name: string): SVGElement | undefined {
    return this.layers.get(name)?.group;
  }

  /* Too much of it to move anything in every frame. */
  large(): boolean {
    return this.svg.getElementsByTagName('*').length > LARGE;
  }

  /* `moves`: the class of what is new in a layer. */
  follow(parts: Part[], moves: Record<string, string> = {}): void {
    const moving: Record<string, string> = this.large() ? {} : moves;
    for (const [name, l] of this.layers) l.follow(layer(parts, name), moving[name]);
  }

  /* The size of a tile or hex has changed: when it rests, `then` is told, and
   * whether other things are shown now. */
  zoomed(px: number, then: (changed: boolean) => void): void {
    const rest = () => {
      const zoom = zoomOf(px);
      const changed = zoom !== this.zoom;
      if (changed) {
        if (this.zoom !== '') this.fade();
        this.svg.classList.remove('z0', 'z1', 'z2');
        this.svg.classList.add(zoom);
      }
      this.zoom = zoom;
      then(changed);
    };
    clearTimeout(this.resting);
    if (this.zoom === '') rest();
    else this.resting = setTimeout(rest, ZOOM_MS);
  }

  /* What is seen now lies above what will be, and fades. */
  private fade(): void {
    if (!settings().animations) return;
    const old = this.picture() ?? this.copy();
    if (!old) return;
    this.svg.after(old);
    fade(old);
  }

  private copy(): Element | null {
    if (this.large()) return null;
    const copy = this.svg.cloneNode(true) as Element;
    for (const e of copy.querySelectorAll('.arrive, .drop')) e.classList.remove('arrive', 'drop');
    return copy;
  }

  close(): void {
    clearTimeout(this.resting);
  }
}
