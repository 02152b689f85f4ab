/*
 * Tiles as painted pictures, for lists of many of them.  To a browser every drawing of a tile
 * is a document of its own, hundreds of elements that it lays out anew whenever the picture is
 * shown: a list of twelve takes a tenth of a second.  A painted one costs next to nothing, so
 * each tile is painted once, when it was shown or before, while nobody is busy; and it is
 * turned as cardboard is, with its light.
 */
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../idle.ts';
import { svgUrl } from '../pictures.ts';
import { isDark } from '../settings.ts';
import { tileSvg } from './drawing.ts';

export const TILE_SIZE = 84; /* no larger ones are shown */
const SHARPEST = 3; /* pixels of a screen for one of the page */

/* The pictures, by tile, light and sharpness: a picture that is held is not read again. */
const painted = new Map<string, HTMLImageElement>();
const begun = new Set<string>();

const sharpness = () => Math.min(SHARPEST, devicePixelRatio);
const nameOf = (id: string) => `${id} ${isDark()} ${sharpness()}`;
const drawingOf = (id: string) => svgUrl(tileSvg(id, 0, isDark(), 200));

/* Paints a drawing that the browser has read. */
async function paint(name: string, drawing: HTMLImageElement): Promise<void> {
  if (begun.has(name)) return;
  begun.add(name);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(TILE_SIZE * sharpness());
  /* A graphics card would have to hand it back at once. */
  const to = canvas.getContext('2d', { willReadFrequently: true });
  to?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((ok) => canvas.toBlob(ok));
  if (!to || !file) return;
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  /* Without it the drawing goes on being shown. */
  await picture.decode().then(
    () => painted.set(name, picture),
    () => undefined,
  );
}

/* A tile so many quarters to the right. */
export function PaintedTile(props: { id: string; turn?: number; size?: number; alt?: string }) {
  const { id, turn = 0, size = TILE_SIZE, alt = '' } = props;
  const name = nameOf(id);
  const ready = painted.get(name)?.src;
  return (
    <img
      class="tilepic"
      src={ready ?? drawingOf(id)}
      alt={alt}
      width={size}
      height={size}
      style={turn === 0 ? undefined : { transform: `rotate(${90 * turn}deg)` }}
      draggable={false}
      onLoad={ready ? undefined : (e) => void paint(name, e.currentTarget)}
    />
  );
}

async function paintAhead(id: string): Promise<void> {
  const drawing = new Image();
  drawing.src = drawingOf(id);
  const read = await drawing.decode().then(
    () => true,
    () => false,
  );
  if (read) await paint(nameOf(id), drawing);
}

/* Paints these tiles, one in an idle moment, the first first; anew when `key` changes. */
export function usePaintedAhead(wanted: () => string[], key: unknown): void {
  useEffect(() => {
    let open = true;
    let list: string[] | null = null;
    let cancel = whenIdle(next);
    function next(): void {
      list ??= wanted().filter((id) => !begun.has(nameOf(id)));
      const id = list.shift();
      if (id === undefined) return;
      void paintAhead(id).then(() => {
        if (open) cancel = whenIdle(next);
      });
    }
    return () => {
      open = false;
      cancel();
    };
  }, [key]);
}
