/* Trade: with the bank, with players, and answers. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../game/source.ts';
import { RESOURCES, type Counts, type Island } from '../../game/view.ts';
import { find, t } from '../../i18n/index.ts';
import { Sign } from '../pictures.tsx';
import { seatName } from '../words.tsx';
import { bankAction, offerActions, rates, readCards, readOffer, total } from './actions.ts';
import { CardCounter } from './cards.tsx';

export function CardWords({ counts }: { counts: Counts }) {
  const kinds = RESOURCES.filter((r) => (counts[r] ?? 0) > 0);
  if (kinds.length === 0) return <span>{t('trade.nothing')}</span>;
  return (
    <span class="cardwords">
      {kinds.map((r) => (
        <span key={r} title={find(`res.${r}`)}>
          {counts[r]}×
          <Sign name={r} size={20} />
          <span class="sr">{find(`res.${r}`)}</span>
        </span>
      ))}
    </span>
  );
}

function Composer(props: { island: Island; button: string; extra?: (give: Counts, want: Counts) => preact.ComponentChildren; disabled: (give: Counts, want: Counts) => boolean; onSend: (give: Counts, want: Counts) => void }) {
  const [give, setGive] = useState<Counts>({});
  const [want, setWant] = useState<Counts>({});
  const hand = props.island.hand ?? {};
  return (
    <div class="composer">
      <h3>{t('trade.give')}</h3>
      <CardCounter counts={give} most={hand} label={t('trade.give')} onAdd={(r, d) => setGive({ ...give, [r]: (give[r] ?? 0) + d })} />
      <h3>{t('trade.want')}</h3>
      <CardCounter counts={want} most={null} label={t('trade.want')} onAdd={(r, d) => setWant({ ...want, [r]: (want[r] ?? 0) + d })} />
      <div class="row wrap">
        {props.extra?.(give, want)}
        <button type="button" disabled={props.disabled(give, want)} onClick={() => props.onSend(give, want)}>
          {props.button}
        </button>
      </div>
    </div>
  );
}

export function TradePanel(props: { island: Island; legal: string[]; seats: Seat[]; viewer: number; onSend: (actions: string[]) => void }) {
  const { island, legal } = props;
  const best = rates(legal);
  const canOffer = legal.some((a) => a.startsWith('give:'));
  const both = (g: Counts, w: Counts) => total(g) > 0 && total(w) > 0 && !RESOURCES.some((r) => (g[r] ?? 0) > 0 && (w[r] ?? 0) > 0);
  return (
    <section class="trade" aria-label={t('act.trade')}>
      <p class="soft">
        {t('trade.rates')}{' '}
        {RESOURCES.filter((r) => best[r] !== undefined)
          .map((r) => `${find(`res.${r}`) ?? r} ${best[r] ?? 4}:1`)
          .join(', ') || t('trade.norates')}
      </p>
      <Composer
        island={island}
        button={t('trade.offer')}
        disabled={(g, w) => !canOffer || !both(g, w)}
        onSend={(g, w) => props.onSend(offerActions(g, w, []))}
        extra={(g, w) => {
          const a = bankAction(legal, g, w);
          return (
            <button type="button" class={a ? 'primary' : ''} disabled={a === null} onClick={() => a && props.onSend([a])}>
              {t('trade.bank')}
            </button>
          );
        }}
      />
      {!canOffer && <p class="soft">{t('trade.nooffers')}</p>}
    </section>
  );
}

/* An offer on the table: what it says, who answered, what I may do. */
export function Negotiation(props: { island: Island; legal: string[]; seats: Seat[]; viewer: number; onSend: (actions: string[]) => void }) {
  const { island, legal, seats } = props;
  const [counter, setCounter] = useState(false);
  const offer = island.offer !== null ? readOffer(island.offer) : null;
  const partners = legal.filter((a) => a.startsWith('trade:'));
  const canCounter = legal.includes('reject') && legal.some((a) => a.startsWith('give:'));
  return (
    <section class="trade" aria-label={t('trade.title')}>
      {offer && (
        <p class="offer">
          <strong>{seatName(seats, island.active)}</strong> {t('trade.gives')} <CardWords counts={offer.give} /> {t('trade.for')} <CardWords counts={offer.want} />
        </p>
      )}
      {offer && (
        <p class="soft">
          {offer.accepted.map((p) => t('trade.yes', { name: seatName(seats, p) })).join(' ')} {offer.toAnswer.map((p) => t('trade.waits', { name: seatName(seats, p) })).join(' ')}
        </p>
      )}
      {island.counters.map((c) => {
        const seat = Number(/^p(\d)/.exec(c)?.[1] ?? 0);
        const [give = '', want = ''] = c.slice(3).split(' for ');
        return (
          <p key={c} class="offer">
            <strong>{seatName(seats, seat)}</strong> {t('trade.counters')} <CardWords counts={readCards(give)} /> {t('trade.for')} <CardWords counts={readCards(want)} />
          </p>
        );
      })}
      <div class="row wrap">
        {legal.includes('accept') && (
          <button type="button" class="primary" onClick={() => props.onSend(['accept'])}>
            {t('act.accept')}
          </button>
        )}
        {legal.includes('reject') && (
          <button type="button" onClick={() => props.onSend(['reject'])}>
            {t('act.reject')}
          </button>
        )}
        {canCounter && (
          <button type="button" aria-expanded={counter} onClick={() => setCounter(!counter)}>
            {t('trade.counter')}
          </button>
        )}
        {partners.map((a) => (
          <button type="button" key={a} class="primary" onClick={() => props.onSend([a])}>
            {t('trade.with', { name: seatName(seats, Number(a.slice(7))) })}
          </button>
        ))}
        {legal.includes('withdraw') && (
          <button type="button" onClick={() => props.onSend(['withdraw'])}>
            {t('act.withdraw')}
          </button>
        )}
      </div>
      {counter && canCounter && <Composer island={island} button={t('trade.counter')} disabled={(g, w) => total(g) === 0 || total(w) === 0} onSend={(g, w) => props.onSend(offerActions(g, w, []))} />}
    </section>
  );
}
