/* Tiles and figures of Carcassonne as pictures, drawn by the engine. */
import { useEffect, useRef } from 'preact/hooks';
import { pictureUrl } from '../pictures.ts';
import { isDark } from '../settings.ts';
import { figureSvg, tileSvg } from './drawing.ts';

export function tileUrl(id: string, turn: number, dark: boolean): string {
  return pictureUrl(`t ${id} ${turn} ${dark}`, () => tileSvg(id, turn, dark, 200));
}

/* A tile; turned, it is drawn anew, so that its light does not turn with it. */
export function TilePic({
  id,
  turn = 0,
  size,
  alt = '',
}: {
  id: string;
  turn?: number;
  size?: number;
  alt?: string;
}) {
  const before = useRef(turn);
  const turned = before.current !== turn;
  useEffect(() => {
    before.current = turn;
  }, [turn]);
  return (
    <img
      key={turn}
      class={turned ? 'tilepic turned' : 'tilepic'}
      src={tileUrl(id, turn, isDark())}
      alt={alt}
      width={size}
      height={size}
      draggable={false}
    />
  );
}

/* A figure, a farmer lying; nothing where the engine draws none of that name. */
export function FigurePic({
  kind,
  seat,
  size = 28,
  lying = false,
}: {
  kind: string;
  seat: number;
  size?: number;
  lying?: boolean;
}) {
  const src = pictureUrl(`f ${kind} ${seat} ${lying}`, () => figureSvg(kind, seat, 112, lying));
  if (src === '') return null;
  return <img class="figpic" src={src} alt="" width={size} height={size} draggable={false} />;
}
