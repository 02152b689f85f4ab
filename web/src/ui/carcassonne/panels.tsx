/* What lies beside the landscape: supplies of the players, tiles left. */
import { useMemo } from 'preact/hooks';
import { pictureEngine } from '../../engine/load.ts';
import type { Snapshot } from '../../game/source.ts';
import type { Landscape } from './view.ts';
import { find, t } from '../../i18n/index.ts';
import { PaintedTile } from './painted.tsx';
import { FigurePic } from './pictures.tsx';
import { PlayerList } from '../players.tsx';
import { isDark } from '../settings.ts';
import { neighbour } from '../neighbour.ts';
import { trackSvg } from './drawing.ts';
import { tileWords } from './tiles.ts';

export function Supplies({ land, snapshot: s }: { land: Landscape; snapshot: Snapshot }) {
  return (
    <PlayerList
      snapshot={s}
      points={land.score}
      active={s.player === -2 ? -1 : land.decides}
      more={(i) => (
        <span class="supply">
          {Object.entries(land.supply[i] ?? {}).map(([kind, n]) => (
            <span
              key={kind}
              class={n === 0 ? 'none' : ''}
              title={`${n} × ${find(`figure.${kind}`) ?? kind}`}
            >
              <FigurePic kind={kind} seat={i} size={18} />
              <span>{n}</span>
            </span>
          ))}
          {Object.entries(land.goods[i] ?? {}).map(([kind, n]) =>
            n > 0 ? (
              <span
                key={kind}
                class={`goods ${kind}`}
                title={`${n} × ${find(`goods.${kind}`) ?? kind}`}
              >
                {find(`goods.${kind}`) ?? kind} {n}
              </span>
            ) : null,
          )}
          {(land.bars[i] ?? 0) > 0 && (
            <span class="goods gold">{t('goods.gold', { n: land.bars[i] ?? 0 })}</span>
          )}
        </span>
      )}
    />
  );
}

export function BagList({ land }: { land: Landscape }) {
  return (
    <section class="bag">
      <h3>{t('bag.left', { n: land.bag.left })}</h3>
      {land.bag.under > 0 && <p class="soft">{t('bag.under', { n: land.bag.under })}</p>}
      <ul>
        {land.bag.kinds.map((k) => (
          <li key={k.id} class={k.n === 0 ? 'none' : ''}>
            <PaintedTile id={k.id} size={44} alt={tileWords(k.id, 0)} />
            <span>×{k.n}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface TrackChoice {
  action: string;
  space: number | null; /* null: the letter that is being read */
  label: string;
  on: boolean;
  choose: () => void;
}

interface TrackPlaces {
  box: string;
  at: Map<string, { x: number; y: number }>; /* spaces by number, `letter` */
}

function readTrack(lines: string[][]): TrackPlaces {
  const box = lines.find(([name]) => name === 'box')?.slice(1) ?? ['0', '0', '1', '1'];
  const rest = lines.filter(([name]) => name !== 'box');
  return {
    box: box.join(' '),
    at: new Map(rest.map(([name = '', x, y]) => [name, { x: Number(x), y: Number(y) }])),
  };
}

function TrackMarks({ places, choices }: { places: TrackPlaces; choices: TrackChoice[] }) {
  const at = (c: TrackChoice) => ({
    ...(places.at.get(c.space === null ? 'letter' : String(c.space)) ?? { x: 0, y: 0 }),
    ...(c.space === null ? { w: 96, h: 76 } : { w: 160, h: 88 }),
  });
  const list = choices.map((c) => ({ c, ...at(c) }));
  const onKey = (i: number) => (e: KeyboardEvent) => {
    const here = list[i];
    const to = here && neighbour(here, e.key, list);
    if (to)
      document
        .getElementById(`trackmark${list.findIndex((x) => x.x === to.x && x.y === to.y)}`)
        ?.focus();
    else if (e.key === 'Enter' || e.key === ' ') here?.c.choose();
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <svg class="trackmarks" viewBox={places.box}>
      {list.map(({ c, x, y, w, h }, i) => (
        <g
          key={c.action}
          id={`trackmark${i}`}
          class={`trackmark${c.on ? ' on' : ''}`}
          data-actions={c.action}
          role="button"
          tabindex={i === 0 || c.on ? 0 : -1}
          aria-pressed={c.on}
          aria-label={c.label}
          onClick={c.choose}
          onKeyDown={onKey(i)}
        >
          <title>{c.label}</title>
          <rect x={x} y={y} width={w} height={h} rx="12" />
        </g>
      ))}
    </svg>
  );
}

/* The score track, where counters and robbers stand on it. */
export function ScoreTrack({ view, choices = [] }: { view: string; choices?: TrackChoice[] }) {
  const dark = isDark();
  const [svg, places] = useMemo(() => {
    const engine = pictureEngine();
    engine.read(view);
    return [trackSvg(dark, 420), readTrack(engine.places('track'))] as const;
  }, [view, dark]);
  if (svg === '') return null;
  return (
    <div class="trackbox">
      <img
        class="track"
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt={t('track.title')}
      />
      {choices.length > 0 && <TrackMarks places={places} choices={choices} />}
    </div>
  );
}
