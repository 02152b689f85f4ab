/* Cards of Catan: a hand, a choice of cards. */
import { useState } from 'preact/hooks';
import { DEVS, RESOURCES, type Counts, type Island } from '../../game/view.ts';
import { suggestDiscards } from '../../game/intent.ts';
import { find, t } from '../../i18n/index.ts';
import { Sign } from '../pictures.tsx';
import { total } from './actions.ts';

export function Cards({ counts }: { counts: Counts }) {
  return (
    <ul class="cards">
      {RESOURCES.map((r) => (
        <li key={r} class={`res ${r}${(counts[r] ?? 0) === 0 ? ' none' : ''}`}>
          <Sign name={r} size={26} />
          <b>{counts[r] ?? 0}</b>
          <span class="word">{find(`res.${r}`)}</span>
        </li>
      ))}
    </ul>
  );
}

export function Hand({ island }: { island: Island }) {
  const cards = island.cards ?? {};
  const fresh = island.fresh ?? {};
  const devs = DEVS.filter((d) => (cards[d] ?? 0) + (fresh[d] ?? 0) > 0);
  return (
    <div class="hand">
      <Cards counts={island.hand ?? {}} />
      {devs.length > 0 && (
        <ul class="devhand">
          {devs.map((d) => (
            <li key={d}>
              ★ {find(`dev.${d}`)}
              {(cards[d] ?? 0) > 1 ? ` ×${cards[d]}` : ''}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/* Choose exactly n cards of a hand. */
export function CardPicker({
  hand,
  n,
  title,
  button,
  onDone,
}: {
  hand: Counts;
  n: number;
  title: string;
  button: string;
  onDone: (c: Counts) => void;
}) {
  const [chosen, setChosen] = useState<Counts>({});
  const have = total(chosen);
  const add = (r: string, d: number) =>
    setChosen({ ...chosen, [r]: Math.max(0, Math.min(hand[r] ?? 0, (chosen[r] ?? 0) + d)) });
  return (
    <div class="picker">
      <p>{title}</p>
      <CardCounter
        counts={chosen}
        most={hand}
        onAdd={(r, d) => (d < 0 || have < n) && add(r, d)}
        label={title}
      />
      <div class="confirm">
        <button type="button" onClick={() => setChosen(suggestDiscards(hand, n))}>
          {t('catan.suggest')}
        </button>
        <button type="button" class="primary" disabled={have !== n} onClick={() => onDone(chosen)}>
          {button} ({have}/{n})
        </button>
      </div>
    </div>
  );
}

/* Plus and minus for each kind. */
export function CardCounter({
  counts,
  most,
  onAdd,
  label,
}: {
  counts: Counts;
  most: Counts | null;
  onAdd: (r: string, d: number) => void;
  label: string;
}) {
  return (
    <ul class="cards counter" aria-label={label}>
      {RESOURCES.map((r) => (
        <li key={r} class={`res ${r}${(counts[r] ?? 0) === 0 ? ' none' : ''}`}>
          <button
            type="button"
            disabled={most !== null && (counts[r] ?? 0) >= (most[r] ?? 0)}
            onClick={() => onAdd(r, 1)}
          >
            <span class="sr">{`${label}: + ${find(`res.${r}`) ?? r}`}</span>
            <Sign name={r} size={26} />
            <b>
              {counts[r] ?? 0}
              {most !== null && <small>/{most[r] ?? 0}</small>}
            </b>
          </button>
          <button
            type="button"
            class="less"
            disabled={(counts[r] ?? 0) === 0}
            onClick={() => onAdd(r, -1)}
            aria-label={`${label}: − ${find(`res.${r}`) ?? r}`}
          >
            −
          </button>
        </li>
      ))}
    </ul>
  );
}
