/* The tiles of a set-up, how many there are of each, and which lies first. */
import { useMemo } from 'preact/hooks';
import { pictureEngine } from '../../engine/load.ts';
import { t } from '../../i18n/index.ts';
import { TilePic } from './pictures.tsx';
import { tileWords } from './tiles.ts';
import { readLandscape } from './view.ts';

export function Laid({ setup }: { setup: string }) {
  const land = useMemo(() => {
    const e = pictureEngine();
    e.setup(setup);
    return readLandscape(e.view(-1));
  }, [setup]);
  return (
    <>
      <h3>{t('real.laid.first')}</h3>
      <ul class="guidelist">
        {land.tiles.map((x) => (
          <li key={`${x.x},${x.y}`}>
            <TilePic id={x.id} turn={x.turn} size={72} alt={tileWords(x.id, x.turn)} />
          </li>
        ))}
      </ul>
      <h3>{t('real.laid.bag', { n: land.bag.left })}</h3>
      <ul class="guidelist">
        {land.bag.kinds.map((k) => (
          <li key={k.id}>
            <TilePic id={k.id} size={72} alt={tileWords(k.id, 0)} />
            <div>×{k.n}</div>
          </li>
        ))}
      </ul>
    </>
  );
}
