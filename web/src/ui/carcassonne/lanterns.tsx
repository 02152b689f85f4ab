/* Lanterns on the walls and along the roads of whoever is to move: his own. */
import { useMemo } from 'preact/hooks';
import { pictureEngine } from '../../engine/load.ts';
import { layer } from '../../engine/parts.ts';
import { LAYER } from '../../engine/wasm.ts';
import { isDark } from '../settings.ts';

export function Lanterns({ view }: { view: string }) {
  const dark = isDark();
  const drawn = useMemo(() => {
    const e = pictureEngine();
    e.read(view);
    const parts = layer(e.parts(dark, LAYER.lanterns, 100, 0), 'lanterns');
    return [...parts.values()].join('');
  }, [view, dark]);
  return <g class="picture lanterns" dangerouslySetInnerHTML={{ __html: drawn }} />;
}
