/* Trade: with the bank, with players, and answers. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat, Step } from '../../game/source.ts';
import { RESOURCES, type Counts, type Island } from '../../game/view.ts';
import { find, t } from '../../i18n/index.ts';
import { Sign } from '../pictures.tsx';
import { noteText, seatName } from '../words.tsx';
import { bankAction, bankRates, offerActions, readCards, readOffer, total } from './actions.ts';
import { CardCounter } from './cards.tsx';
import { places } from './geometry.ts';

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

/* A deal being put together; kept while others answer, so that it can be changed. */
export interface Deal {
  give: Counts;
  want: Counts;
  to: number[] | null; /* null: to everybody */
}

export const NO_DEAL: Deal = { give: {}, want: {}, to: null };

function add(counts: Counts, r: string, d: number): Counts {
  return { ...counts, [r]: Math.max(0, (counts[r] ?? 0) + d) };
}

/* Cards of one kind on both sides are no trade. */
function overlaps(deal: Deal): boolean {
  return RESOURCES.some((r) => (deal.give[r] ?? 0) > 0 && (deal.want[r] ?? 0) > 0);
}

function Composer(props: {
  hand: Counts;
  deal: Deal;
  onChange: (deal: Deal) => void;
  children: preact.ComponentChildren;
}) {
  const { deal, hand } = props;
  return (
    <div class="composer">
      <h3>{t('trade.give')}</h3>
      <CardCounter
        counts={deal.give}
        most={hand}
        label={t('trade.give')}
        onAdd={(r, d) => props.onChange({ ...deal, give: add(deal.give, r, d) })}
      />
      <h3>{t('trade.want')}</h3>
      <CardCounter
        counts={deal.want}
        most={null}
        label={t('trade.want')}
        onAdd={(r, d) => props.onChange({ ...deal, want: add(deal.want, r, d) })}
      />
      {props.children}
    </div>
  );
}

/* What each kind costs at the bank; those that can be paid stand out. */
function Rates({ island, viewer }: { island: Island; viewer: number }) {
  const p = places();
  const best = bankRates(
    island,
    viewer,
    p.harbour.map((e) => p.edge[e]?.ends ?? [-1, -1]),
  );
  return (
    <p class="rates">
      {t('trade.rates')}{' '}
      {RESOURCES.map((r) => (
        <span
          key={r}
          class={(island.hand?.[r] ?? 0) >= (best[r] ?? 4) ? 'can' : ''}
          title={find(`res.${r}`)}
        >
          <Sign name={r} size={18} />
          <span class="sr">{find(`res.${r}`)}</span> {best[r]}:1
        </span>
      ))}
    </p>
  );
}

/* What the others said to my last offer of this turn. */
function answers(steps: Step[], viewer: number, seats: Seat[]): string[] {
  const out: string[] = [];
  for (let i = steps.length - 1; i >= 0; i--) {
    const notes = steps[i]?.notes ?? [];
    for (const n of notes)
      if (n.code === 'rejected' || n.code === 'traded') out.unshift(noteText(n, seats));
    if (notes.some((n) => n.code === 'turn')) return [];
    if (notes.some((n) => n.code === 'offered' && Number(n.fields.player) === viewer)) return out;
  }
  return [];
}

export function TradePanel(props: {
  steps: Step[];
  island: Island;
  legal: string[];
  seats: Seat[];
  viewer: number;
  deal: Deal;
  onDeal: (deal: Deal) => void;
  onSend: (actions: string[]) => void;
}) {
  const { island, legal, deal, seats } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  const said = answers(props.steps, props.viewer, seats);
  const canOffer = legal.some((a) => a.startsWith('give:') || a.startsWith('want:'));
  /* With counter-offers one side may be left open, or both. */
  const canAsk = legal.includes('ask');
  const given = total(deal.give);
  const wanted = total(deal.want);
  const whole = given > 0 && wanted > 0;
  const others = seats.map((_s, i) => i).filter((i) => i !== props.viewer);
  const to = deal.to ?? others;
  const bank = bankAction(legal, deal.give, deal.want);
  const offer = () =>
    props.onSend(
      given + wanted === 0
        ? ['ask']
        : offerActions(deal.give, deal.want, to.length === others.length ? [] : to),
    );
  return (
    <section class="trade" aria-label={t('act.trade')} ref={box}>
      {said.length > 0 && (
        <p class="answers" role="status">
          {said.join(' ')}
        </p>
      )}
      <Rates island={island} viewer={props.viewer} />
      <Composer hand={island.hand ?? {}} deal={deal} onChange={props.onDeal}>
        {canOffer && others.length > 1 && given + wanted > 0 && (
          <div class="row wrap" role="group" aria-label={t('trade.to')}>
            <span>{t('trade.to')}</span>
            {others.map((i) => (
              <label key={i} class="line small">
                <input
                  type="checkbox"
                  checked={to.includes(i)}
                  onChange={(e) =>
                    props.onDeal({
                      ...deal,
                      to: others.filter((x) =>
                        x === i ? e.currentTarget.checked : to.includes(x),
                      ),
                    })
                  }
                />
                {seatName(seats, i)}
              </label>
            ))}
          </div>
        )}
        <div class="row wrap">
          <button
            type="button"
            class={bank ? 'primary' : ''}
            disabled={bank === null}
            onClick={() => bank && props.onSend([bank])}
          >
            {t('trade.bank')}
          </button>
          <button
            type="button"
            class={bank || !canOffer ? '' : 'primary'}
            disabled={!(whole ? canOffer : canAsk) || overlaps(deal) || to.length === 0}
            onClick={offer}
          >
            {t(whole ? 'trade.offer' : 'trade.ask')}
          </button>
          {given + wanted > 0 && (
            <button type="button" onClick={() => props.onDeal(NO_DEAL)}>
              {t('trade.clear')}
            </button>
          )}
        </div>
      </Composer>
      {!canOffer && <p class="soft">{t('trade.nooffers')}</p>}
    </section>
  );
}

/* No more than there is in the hand. */
function within(counts: Counts, hand: Counts): Counts {
  const out: Counts = {};
  for (const r of RESOURCES) out[r] = Math.min(counts[r] ?? 0, hand[r] ?? 0);
  return out;
}

function OfferWords({ give, want }: { give: Counts; want: Counts }) {
  if (total(give) + total(want) === 0) return <>{t('trade.asks')}</>;
  if (total(want) === 0)
    return (
      <>
        {t('trade.gives')} <CardWords counts={give} />. {t('trade.forwhat')}
      </>
    );
  if (total(give) === 0)
    return (
      <>
        {t('trade.wants')} <CardWords counts={want} />. {t('trade.forwhat')}
      </>
    );
  return (
    <>
      {t('trade.gives')} <CardWords counts={give} /> {t('trade.for')} <CardWords counts={want} />
    </>
  );
}

/* An offer on the table: what it says, who answered, what I may do. */
export function Negotiation(props: {
  island: Island;
  legal: string[];
  seats: Seat[];
  viewer: number;
  onSend: (actions: string[]) => void;
}) {
  const { island, legal, seats } = props;
  const offer = island.offer !== null ? readOffer(island.offer) : null;
  /* A counter-offer starts from the offer, seen from the other side. */
  const [counter, setCounter] = useState<Deal | null>(null);
  const mirror = (): Deal => ({
    give: offer ? within(offer.want, island.hand ?? {}) : {},
    want: offer?.give ?? {},
    to: null,
  });
  const partners = legal.filter((a) => a.startsWith('trade:'));
  const canCounter = legal.includes('reject') && legal.some((a) => a.startsWith('give:'));
  return (
    <section class="trade" aria-label={t('trade.title')}>
      {offer && (
        <p class="offer">
          <strong>{seatName(seats, island.active)}</strong>{' '}
          <OfferWords give={offer.give} want={offer.want} />
        </p>
      )}
      {offer && (
        <p class="soft">
          {offer.accepted.map((p) => t('trade.yes', { name: seatName(seats, p) })).join(' ')}{' '}
          {offer.toAnswer.map((p) => t('trade.waits', { name: seatName(seats, p) })).join(' ')}
        </p>
      )}
      {island.counters.map((c) => {
        const seat = Number(/^p(\d)/.exec(c)?.[1] ?? 0);
        const [give = '', want = ''] = c.slice(3).split(' for ');
        return (
          <p key={c} class="offer">
            <strong>{seatName(seats, seat)}</strong> {t('trade.counters')}{' '}
            <CardWords counts={readCards(give)} /> {t('trade.for')}{' '}
            <CardWords counts={readCards(want)} />
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
          <button
            type="button"
            aria-expanded={counter !== null}
            onClick={() => setCounter(counter === null ? mirror() : null)}
          >
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
      {counter && canCounter && (
        <Composer hand={island.hand ?? {}} deal={counter} onChange={setCounter}>
          <div class="row wrap">
            <button
              type="button"
              class="primary"
              disabled={total(counter.give) === 0 || total(counter.want) === 0 || overlaps(counter)}
              onClick={() => props.onSend(offerActions(counter.give, counter.want, []))}
            >
              {t('trade.send')}
            </button>
          </div>
        </Composer>
      )}
    </section>
  );
}
