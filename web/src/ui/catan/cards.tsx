/* Cards of Catan: a hand, a choice of cards. */
import { DEVS, RESOURCES, type Counts, type Island } from './view.ts';
import { find, t } from '../../i18n/index.ts';
import { Window } from './signs.tsx';
import { total } from './actions.ts';
import type { Turn } from './turn.ts';

/* How a card of which there are so many lies: pale, alone, or as a pile. */
function pile(n: number): string {
  return n === 0 ? ' none' : n > 1 ? ' many' : '';
}

export function Cards({ counts }: { counts: Counts }) {
  return (
    <ul class="cards">
      {RESOURCES.map((r) => (
        <li key={r} class={`res ${r}${pile(counts[r] ?? 0)}`}>
          <Window card={r} />
          <b>{counts[r] ?? 0}</b>
          <span class="word">{find(`res.${r}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/* Development cards: picture, name, what it does; a ribbon while it is new. */
function DevCard({ card, old, fresh }: { card: string; old: number; fresh: number }) {
  return (
    <li class={`res dev${pile(old + fresh)}`}>
      <Window card={card} />
      <b>{old + fresh}</b>
      <span class="word">{find(`dev.${card}`)}</span>
      <small>{find(`dev.${card}.does`)}</small>
      {fresh > 0 && <i class="new">{t('catan.new')}</i>}
    </li>
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
        <ul class="cards devhand">
          {devs.map((d) => (
            <DevCard key={d} card={d} old={cards[d] ?? 0} fresh={fresh[d] ?? 0} />
          ))}
        </ul>
      )}
    </div>
  );
}

/* Choose exactly as many cards of the hand as are due. */
export function CardPicker(props: { turn: Turn; title: string; button: string }) {
  const { draft, table, dispatch } = props.turn;
  const have = total(draft.cards);
  return (
    <div class="picker">
      <p>{props.title}</p>
      <CardCounter
        counts={draft.cards}
        most={table.hand}
        onAdd={(kind, by) => dispatch({ type: 'card', kind, by })}
        label={props.title}
      />
      <div class="confirm">
        <button type="button" onClick={() => dispatch({ type: 'suggest' })}>
          {t('catan.suggest')}
        </button>
        <button
          type="button"
          class="primary"
          disabled={have !== table.due}
          onClick={() => dispatch({ type: 'discard' })}
        >
          {props.button} ({have}/{table.due})
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
  side = '',
}: {
  counts: Counts;
  most: Counts | null;
  onAdd: (r: string, d: number) => void;
  label: string;
  side?: string; /* of a deal, for a guide that points at it */
}) {
  return (
    <ul class="cards counter" aria-label={label}>
      {RESOURCES.map((r) => (
        <li key={r} class={`res ${r}${((most ?? counts)[r] ?? 0) === 0 ? ' none' : ''}`}>
          <button
            type="button"
            data-spot={side && `${side}-${r}`}
            data-n={counts[r] ?? 0}
            disabled={most !== null && (counts[r] ?? 0) >= (most[r] ?? 0)}
            onClick={() => onAdd(r, 1)}
          >
            <span class="sr">{`${label}: + ${find(`res.${r}`) ?? r}`}</span>
            <Window card={r} />
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
