/* What lies beside the landscape: supplies of the players, tiles left. */
import { useMemo } from 'preact/hooks';
import { pictureEngine } from '../../engine/load.ts';
import type { Snapshot } from '../../game/source.ts';
import type { Landscape } from '../../game/view.ts';
import { find, t } from '../../i18n/index.ts';
import { FigurePic, TilePic } from '../pictures.tsx';
import { PlayerRow } from '../players.tsx';
import { isDark } from '../settings.ts';

export function Supplies({ land, snapshot: s }: { land: Landscape; snapshot: Snapshot }) {
  return (
    <ol class="players">
      {s.seats.map((seat, i) => (
        <PlayerRow key={i} seat={seat} index={i} points={land.score[i] ?? 0} active={s.player !== -2 && land.decides === i} winner={s.winners.includes(i)} snapshot={s}>
          <span class="supply">
            {Object.entries(land.supply[i] ?? {}).map(([kind, n]) => (
              <span key={kind} class={n === 0 ? 'none' : ''} title={`${find(`figure.${kind}`) ?? kind}: ${n}`}>
                <FigurePic kind={kind} seat={i} size={18} />
                <span>{n}</span>
              </span>
            ))}
            {Object.entries(land.goods[i] ?? {}).map(([kind, n]) =>
              n > 0 ? (
                <span key={kind} class={`goods ${kind}`} title={`${find(`goods.${kind}`) ?? kind}: ${n}`}>
                  {find(`goods.${kind}`) ?? kind} {n}
                </span>
              ) : null,
            )}
            {(land.bars[i] ?? 0) > 0 && <span class="goods gold">{t('goods.gold', { n: land.bars[i] ?? 0 })}</span>}
          </span>
        </PlayerRow>
      ))}
    </ol>
  );
}

export function BagList({ land }: { land: Landscape }) {
  return (
    <details class="bag">
      <summary>{t('bag.left', { n: land.bag.left })}</summary>
      <ul>
        {land.bag.kinds.map((k) => (
          <li key={k.id} class={k.n === 0 ? 'none' : ''}>
            <TilePic id={k.id} size={44} alt={k.id} />
            <span>×{k.n}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/* The score track, where counters and robbers stand on it. */
export function ScoreTrack({ view }: { view: string }) {
  const dark = isDark();
  const svg = useMemo(() => {
    pictureEngine().read(view);
    return pictureEngine().track(dark, 420);
  }, [view, dark]);
  if (svg === '') return null;
  return <img class="track" src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={t('track.title')} />;
}
