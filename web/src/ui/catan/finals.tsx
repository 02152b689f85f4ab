/* After a game of Catan: what the points are for, one source after another. */
import { useMemo, useState } from 'preact/hooks';
import { boxFacts } from './facts.ts';
import { POINT_SOURCES, pointSources } from './points.ts';
import type { Snapshot } from '../../game/source.ts';
import { readIsland } from './view.ts';
import { t } from '../../i18n/index.ts';
import { More } from '../finals.tsx';
import { seatColour } from '../players.tsx';
import { seatName } from '../words.tsx';

export function Finals({ s, order }: { s: Snapshot; order: number[] }) {
  const [shown, setShown] = useState(1);
  const island = useMemo(() => readIsland(s.view), [s.view]);
  const { points: worth } = boxFacts();
  const points = order.map((i) => pointSources(island, i, s.track[i] ?? 0, worth));
  return (
    <section class="finals" aria-live="polite">
      <h3>{t('after.final')}</h3>
      <div class="sources">
        <table>
          <thead>
            <tr>
              <td />
              {order.map((i) => (
                <th key={i} scope="col">
                  <span class={`chip small ${seatColour(s, i)}`} aria-hidden="true" />{' '}
                  {seatName(s.seats, i)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {POINT_SOURCES.slice(0, shown).map((x) => (
              <tr key={x}>
                <th scope="row">{t(`from.${x}`)}</th>
                {points.map((of, k) => (
                  <td key={k}>{of[x]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <More shown={shown} all={POINT_SOURCES.length} show={setShown} />
    </section>
  );
}
