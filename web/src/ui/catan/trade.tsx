/* Trade: with the bank, with players, and answers. */
import { useEffect, useRef } from 'preact/hooks';
import type { Seat, Step } from '../../game/source.ts';
import { RESOURCES, type Counts, type Island } from './view.ts';
import { find, listed, t } from '../../i18n/index.ts';
import { Sign } from './signs.tsx';
import { Told, mark } from '../told.tsx';
import { aboutSeat, labelName, noteText, seatName } from '../words.tsx';
import { bankAction, readCards, readOffer, total } from './actions.ts';
import { CardCounter } from './cards.tsx';
import { canCounter, offerState, othersOf, overlaps, type Deal } from './draft.ts';
import type { Turn } from './turn.ts';

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

/* Who, what is given, what is wanted: the parts of a sentence on an offer. */
const sides = (name: string, give: Counts, want: Counts) => [
  <strong>{name}</strong>,
  <CardWords counts={give} />,
  <CardWords counts={want} />,
];

type Change = (side: 'give' | 'want', kind: string, by: number) => void;

function Composer(props: {
  hand: Counts;
  deal: Deal;
  onChange: Change;
  children: preact.ComponentChildren;
}) {
  const { deal, hand, onChange } = props;
  return (
    <div class="composer">
      <h3>{t('trade.give')}</h3>
      <CardCounter
        counts={deal.give}
        most={hand}
        side="give"
        label={t('trade.give')}
        onAdd={(kind, by) => onChange('give', kind, by)}
      />
      <h3>{t('trade.want')}</h3>
      <CardCounter
        counts={deal.want}
        most={null}
        side="want"
        label={t('trade.want')}
        onAdd={(kind, by) => onChange('want', kind, by)}
      />
      {props.children}
    </div>
  );
}

/* What each kind costs at the bank; those that can be paid stand out. */
function Rates({ island }: { island: Island }) {
  const { rates, hand } = island;
  return (
    <p class="rates">
      {t('trade.rates')}{' '}
      {RESOURCES.map((r) => (
        <span
          key={r}
          class={(hand?.[r] ?? 0) >= (rates[r] ?? Infinity) ? 'can' : ''}
          title={find(`res.${r}`)}
        >
          <Sign name={r} size={18} />
          <span class="sr">{find(`res.${r}`)}</span> {rates[r]}:1
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

/* To whom the offer goes. */
function Partners({ seats, turn }: { seats: Seat[]; turn: Turn }) {
  const { to } = offerState(turn.draft, turn.table);
  return (
    <div class="row wrap" role="group" aria-label={t('trade.to')}>
      <span>{t('trade.to')}</span>
      {othersOf(turn.table).map((i) => (
        <label key={i} class="line small">
          <input
            type="checkbox"
            checked={to.includes(i)}
            onChange={(e) => turn.dispatch({ type: 'to', seat: i, on: e.currentTarget.checked })}
          />
          {seatName(seats, i)}
        </label>
      ))}
    </div>
  );
}

function DealButtons({ turn }: { turn: Turn }) {
  const { draft, table, dispatch } = turn;
  const { some, whole, canOffer, may } = offerState(draft, table);
  const bank = bankAction(table.legal, draft.deal.give, draft.deal.want) !== null;
  return (
    <div class="row wrap">
      <button
        type="button"
        class={bank ? 'primary' : ''}
        data-spot="bank"
        disabled={!bank}
        onClick={() => dispatch({ type: 'bank' })}
      >
        {t('trade.bank')}
      </button>
      <button
        type="button"
        class={bank || !canOffer ? '' : 'primary'}
        data-spot="offer"
        disabled={!may}
        onClick={() => dispatch({ type: 'offer' })}
      >
        {t(whole ? 'trade.offer' : 'trade.ask')}
      </button>
      {some && (
        <button type="button" onClick={() => dispatch({ type: 'clear' })}>
          {t('trade.clear')}
        </button>
      )}
    </div>
  );
}

export function TradePanel({ steps, seats, turn }: { steps: Step[]; seats: Seat[]; turn: Turn }) {
  const { draft, table } = turn;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  const said = answers(steps, table.viewer, seats);
  const { some, canOffer } = offerState(draft, table);
  return (
    <section class="trade" aria-label={t('act.trade')} ref={box}>
      {said.length > 0 && (
        <p class="answers" role="status">
          {said.join(' ')}
        </p>
      )}
      <Rates island={turn.island} />
      <Composer
        hand={table.hand}
        deal={draft.deal}
        onChange={(side, kind, by) => turn.dispatch({ type: 'deal', side, kind, by })}
      >
        {canOffer && table.players > 2 && some && <Partners seats={seats} turn={turn} />}
        <DealButtons turn={turn} />
      </Composer>
      {!canOffer && <p class="soft">{t('trade.nooffers')}</p>}
    </section>
  );
}

/* The offer as a sentence: what it lacks is asked for. */
function OfferWords(props: { seats: Seat[]; seat: number; give: Counts; want: Counts }) {
  const { seats, seat, give, want } = props;
  const text = aboutSeat(seats, seat, (called) => {
    const facts = { name: seats[seat]?.you ? called : mark(0), give: mark(1), want: mark(2) };
    return offerText(give, want, facts);
  });
  return <Told text={text} parts={sides(seatName(seats, seat), give, want)} />;
}

function offerText(
  give: Counts,
  want: Counts,
  facts: { name: string; give: string; want: string },
): string {
  return total(give) + total(want) === 0
    ? t('trade.asks', facts)
    : total(want) === 0
      ? t('trade.gives', facts)
      : total(give) === 0
        ? t('trade.wants', facts)
        : t('trade.offered', facts);
}

/* The offer on the table and who answered what. */
function OnTable({ island, seats }: { island: Island; seats: Seat[] }) {
  const offer = island.offer !== null ? readOffer(island.offer) : null;
  if (!offer) return null;
  const waited = listed(offer.toAnswer.map((p) => labelName(seats, p)));
  return (
    <>
      <p class="offer">
        <OfferWords seats={seats} seat={island.active} give={offer.give} want={offer.want} />
      </p>
      <p class="soft">
        {offer.accepted.map((p) => t('trade.yes', { name: seatName(seats, p) })).join(' ')}{' '}
        {waited !== '' && t('trade.waits', { name: waited })}
      </p>
    </>
  );
}

function CounterOffer({ text, seats }: { text: string; seats: Seat[] }) {
  const seat = Number(/^p(\d)/.exec(text)?.[1] ?? 0);
  const [give = '', want = ''] = text.slice(3).split(' for ');
  return (
    <p class="offer">
      <Told
        text={t('trade.counters', { name: mark(0), give: mark(1), want: mark(2) })}
        parts={sides(seatName(seats, seat), readCards(give), readCards(want))}
      />
    </p>
  );
}

/* What I may say to it. */
function Answers({ seats, turn }: { seats: Seat[]; turn: Turn }) {
  const { legal } = turn.table;
  const act = (a: string) => () => turn.dispatch({ type: 'act', actions: [a] });
  return (
    <div class="row wrap saying">
      {legal.includes('accept') && (
        <button type="button" class="primary" onClick={act('accept')}>
          {t('act.accept')}
        </button>
      )}
      {legal.includes('reject') && (
        <button type="button" onClick={act('reject')}>
          {t('act.reject')}
        </button>
      )}
      {canCounter(turn.table) && (
        <button
          type="button"
          aria-expanded={turn.draft.counter !== null}
          onClick={() => turn.dispatch({ type: 'counter' })}
        >
          {t('trade.counter')}
        </button>
      )}
      {legal
        .filter((a) => a.startsWith('trade:'))
        .map((a) => (
          <button type="button" key={a} class="primary" onClick={act(a)}>
            {t('trade.with', { name: seatName(seats, Number(a.slice(7))) })}
          </button>
        ))}
      {legal.includes('withdraw') && (
        <button type="button" onClick={act('withdraw')}>
          {t('act.withdraw')}
        </button>
      )}
    </div>
  );
}

/* An offer on the table: what it says, who answered, what I may do. */
export function Negotiation({ seats, turn }: { seats: Seat[]; turn: Turn }) {
  const { island, table, draft } = turn;
  const { counter } = draft;
  return (
    <section class="trade" aria-label={t('trade.title')}>
      <OnTable island={island} seats={seats} />
      {island.counters.map((c) => (
        <CounterOffer key={c} text={c} seats={seats} />
      ))}
      <Answers seats={seats} turn={turn} />
      {counter && canCounter(table) && (
        <Composer
          hand={table.hand}
          deal={counter}
          onChange={(side, kind, by) => turn.dispatch({ type: 'answer', side, kind, by })}
        >
          <div class="row wrap">
            <button
              type="button"
              class="primary"
              disabled={total(counter.give) === 0 || total(counter.want) === 0 || overlaps(counter)}
              onClick={() => turn.dispatch({ type: 'answered' })}
            >
              {t('trade.send')}
            </button>
          </div>
        </Composer>
      )}
    </section>
  );
}
