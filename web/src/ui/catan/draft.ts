/*
 * What a person is putting together at a table of Catan: a place to build on,
 * an offer, cards to give up, a card to play.  No page and no engine here; what
 * has to be done is handed back as effects.
 *
 * What points at a place, cards to give up and an answer to an offer belong to
 * one decision (`at`); a deal of one's own stays while others answer, until the
 * turn ends or something was traded (`deals`).  Nothing is sent that the table
 * did not offer.
 */
import type { Refusal } from '../../engine/wasm.ts';
import { toTell } from '../late.ts';
import { suggestDiscards } from './intent.ts';
import { RESOURCES, type Counts } from './view.ts';
import { bankAction, offerActions, total } from './actions.ts';

/* A deal being put together; kept while others answer, so that it can be changed. */
export interface Deal {
  give: Counts;
  want: Counts;
  to: number[] | null; /* null: to everybody */
}

export const NO_DEAL: Deal = { give: {}, want: {}, to: null };

export interface Draft {
  at: string;
  mode: string | null; /* verb whose places are shown */
  pick: string[]; /* actions of the place chosen: one, or one for each neutral */
  cards: Counts; /* to be given up */
  counter: Deal | null;
  dev: string | null; /* the card whose choices are open */
  first: string | null; /* the first of two resources */
  refusal: Refusal | null;
  sending: boolean;
  deals: string;
  trading: boolean;
  deal: Deal;
}

export const EMPTY: Draft = {
  at: '',
  mode: null,
  pick: [],
  cards: {},
  counter: null,
  dev: null,
  first: null,
  refusal: null,
  sending: false,
  deals: '',
  trading: false,
  deal: NO_DEAL,
};

/* The table as it stands. */
export interface Table {
  at: string; /* names the decision */
  deals: string; /* names the turn */
  traded: number; /* deals that came off in it */
  mine: boolean;
  legal: string[];
  targets: Map<string, Map<string, string[]>>; /* verb, place, actions there */
  hand: Counts;
  due: number; /* cards to give up */
  viewer: number;
  players: number;
  asked: Deal | null; /* the offer on the table, seen from here */
  confirm: boolean;
}

export type Event =
  | { type: 'place'; place: string }
  | { type: 'mode'; verb: string }
  | { type: 'act'; actions: string[] }
  | { type: 'escape' }
  | { type: 'unpick' }
  | { type: 'confirm' }
  | { type: 'trade' }
  | { type: 'deal'; side: 'give' | 'want'; kind: string; by: number }
  | { type: 'to'; seat: number; on: boolean }
  | { type: 'clear' }
  | { type: 'offer' }
  | { type: 'bank' }
  | { type: 'counter' }
  | { type: 'answer'; side: 'give' | 'want'; kind: string; by: number }
  | { type: 'answered' }
  | { type: 'card'; kind: string; by: number }
  | { type: 'suggest' }
  | { type: 'discard' }
  | { type: 'dev'; card: string }
  | { type: 'resource'; kind: string }
  | { type: 'advice'; at: string; actions: string[] }
  | { type: 'sent'; at: string; refusal: Refusal | null }
  | { type: 'hush' };

export type Effect =
  { type: 'send'; at: string; actions: string[] } | { type: 'sound'; name: 'tap' | 'no' | 'place' };

export type Outcome = [Draft, Effect[]];

/* ---- what a draft means ----------------------------------------------------- */

/* The draft of the decision at hand; a deal outlives it within a turn. */
export function current(d: Draft, t: Table): Draft {
  const deals = `${t.deals} ${t.traded}`;
  const sameTurn = d.deals.split(' ', 1)[0] === t.deals;
  const kept = {
    deals,
    trading: sameTurn && d.trading,
    deal: d.deals === deals ? d.deal : NO_DEAL,
  };
  if (d.at !== t.at) return { ...EMPTY, ...kept, at: t.at };
  return d.deals === deals ? d : { ...d, ...kept };
}

/* With nothing else to decide the places show by themselves. */
export function showing(d: Draft, t: Table): string | null {
  const alone = !t.legal.includes('end') && !t.legal.includes('roll');
  if (t.targets.size === 1 && alone) return [...t.targets.keys()][0] ?? null;
  return d.mode;
}

/* The places that may be chosen now, with what is done there. */
export function spotsOf(d: Draft, t: Table): Map<string, string[]> {
  return t.targets.get(showing(d, t) ?? '') ?? new Map<string, string[]>();
}

/* The place that is chosen, or null. */
export function picked(d: Draft, t: Table): string | null {
  const [action] = d.pick;
  if (action === undefined) return null;
  return [...spotsOf(d, t)].find(([, a]) => a.includes(action))?.[0] ?? null;
}

/* Cards of one kind on both sides are no trade. */
export function overlaps(deal: Deal): boolean {
  return RESOURCES.some((r) => (deal.give[r] ?? 0) > 0 && (deal.want[r] ?? 0) > 0);
}

export function othersOf(t: Table): number[] {
  return Array.from({ length: t.players }, (_x, i) => i).filter((i) => i !== t.viewer);
}

/* What an offer of mine may be: whole, or with counter-offers open on a side. */
export function offerState(d: Draft, t: Table) {
  const given = total(d.deal.give);
  const wanted = total(d.deal.want);
  const whole = given > 0 && wanted > 0;
  const canOffer = t.legal.some((a) => a.startsWith('give:') || a.startsWith('want:'));
  const to = d.deal.to ?? othersOf(t);
  /* The hand may have changed since the deal was put together. */
  const has = RESOURCES.every((r) => (d.deal.give[r] ?? 0) <= (t.hand[r] ?? 0));
  const kind = whole ? canOffer : t.legal.includes('ask');
  const may = kind && has && !overlaps(d.deal) && to.length > 0;
  return { some: given + wanted > 0, whole, canOffer, to, may };
}

export function canCounter(t: Table): boolean {
  return t.legal.includes('reject') && t.legal.some((a) => a.startsWith('give:'));
}

/* Two resources of a card that gives two: the action, whatever their order. */
export function plentyOf(t: Table, a: string | null, b: string): string | undefined {
  return t.legal.find((x) => x === `plenty:${a},${b}` || x === `plenty:${b},${a}`);
}

/* ---- what happens to it ------------------------------------------------------- */

function add(counts: Counts, kind: string, by: number, most = Infinity): Counts {
  if (!(RESOURCES as readonly string[]).includes(kind) || !Number.isInteger(by)) return counts;
  return { ...counts, [kind]: Math.max(0, Math.min(most, (counts[kind] ?? 0) + by)) };
}

/* Giving stops at what is in the hand. */
function change(deal: Deal, e: { side: 'give' | 'want'; kind: string; by: number }, t: Table) {
  const most = e.side === 'give' ? (t.hand[e.kind] ?? 0) : Infinity;
  return { ...deal, [e.side]: add(deal[e.side], e.kind, e.by, most) };
}

function send(d: Draft, actions: string[]): Outcome {
  if (d.sending || actions.length === 0) return [d, []];
  return [{ ...d, sending: true }, [{ type: 'send', at: d.at, actions }]];
}

function place(d: Draft, t: Table, at: string): Outcome {
  const actions = spotsOf(d, t).get(at) ?? [];
  const tap: Effect = { type: 'sound', name: 'tap' };
  if (actions.length === 0) return [d, []];
  if (actions.includes(d.pick[0] ?? '')) return [{ ...d, pick: [] }, [tap]];
  if (t.confirm || actions.length > 1) return [{ ...d, pick: actions }, [tap]];
  const [next, effects] = send(d, actions);
  return [next, [tap, ...effects]];
}

/* An action is one of those offered; further ones are the rest of a whole. */
function act(d: Draft, t: Table, actions: string[]): Outcome {
  return t.legal.includes(actions[0] ?? '') ? send(d, actions) : [d, []];
}

function offer(d: Draft, t: Table): Outcome {
  const { some, to, may } = offerState(d, t);
  if (!may) return [d, []];
  const named = to.length === t.players - 1 ? [] : to;
  return send(d, some ? offerActions(d.deal.give, d.deal.want, named) : ['ask']);
}

function answered(d: Draft, t: Table): Outcome {
  const c = d.counter;
  if (!c || !canCounter(t) || overlaps(c)) return [d, []];
  if (total(c.give) === 0 || total(c.want) === 0) return [d, []];
  return send(d, offerActions(c.give, c.want, []));
}

/* Cards are given up with whichever of the two verbs is asked for. */
function discard(d: Draft, t: Table): Outcome {
  const verb = ['discard', 'return'].find((v) => t.legal.some((a) => a.startsWith(`${v}:`)));
  if (verb === undefined || total(d.cards) !== t.due) return [d, []];
  const all = RESOURCES.flatMap((r) => Array.from({ length: d.cards[r] ?? 0 }, () => r));
  return send(
    d,
    all.map((r) => `${verb}:${r}`),
  );
}

function card(d: Draft, t: Table, kind: string, by: number): Outcome {
  const next = add(d.cards, kind, by, t.hand[kind] ?? 0);
  return total(next) > t.due && by > 0 ? [d, []] : [{ ...d, cards: next }, []];
}

/* One resource after the other, or the one of a monopoly. */
function resource(d: Draft, t: Table, kind: string): Outcome {
  if (d.dev === 'monopoly') return act(d, t, [`monopoly:${kind}`]);
  if (d.dev !== 'plenty') return [d, []];
  if (d.first === null)
    return t.legal.some((a) => a.startsWith('plenty:') && a.includes(kind))
      ? [{ ...d, first: kind }, []]
      : [d, []];
  const action = plentyOf(t, d.first, kind);
  return action === undefined ? [d, []] : send({ ...d, first: null }, [action]);
}

function sent(d: Draft, e: Event & { type: 'sent' }): Outcome {
  const effects: Effect[] = [{ type: 'sound', name: e.refusal ? 'no' : 'place' }];
  /* An answer to something of an earlier decision changes nothing here. */
  if (e.at !== d.at) return [d, effects];
  return [{ ...d, sending: false, refusal: toTell(e.refusal) ?? d.refusal }, effects];
}

/* Advice that names a place is shown there, ready to be confirmed. */
function advice(d: Draft, t: Table, e: Event & { type: 'advice' }): Outcome {
  const verb = /^(settle|road|city|robber):/.exec(e.actions[0] ?? '')?.[1];
  if (e.at !== d.at || verb === undefined || !t.legal.includes(e.actions[0] ?? '')) return [d, []];
  return [{ ...d, mode: verb, pick: e.actions.slice(0, 1) }, []];
}

/* The parts of a draft that need no effect. */
function changed(d: Draft, e: Event, t: Table): Draft {
  switch (e.type) {
    case 'mode':
      return t.targets.has(e.verb)
        ? { ...d, pick: [], mode: d.mode === e.verb ? null : e.verb }
        : d;
    case 'escape':
      return { ...d, pick: [], mode: null };
    case 'unpick':
      return { ...d, pick: [] };
    case 'trade':
      return t.legal.includes('end') ? { ...d, trading: !d.trading } : d;
    case 'deal':
      return { ...d, deal: change(d.deal, e, t) };
    case 'to': {
      const to = d.deal.to ?? othersOf(t);
      const on = (x: number) => (x === e.seat ? e.on : to.includes(x));
      return { ...d, deal: { ...d.deal, to: othersOf(t).filter(on) } };
    }
    case 'clear':
      return { ...d, deal: NO_DEAL };
    case 'counter':
      return { ...d, counter: d.counter || !canCounter(t) ? null : (t.asked ?? NO_DEAL) };
    case 'answer':
      return d.counter ? { ...d, counter: change(d.counter, e, t) } : d;
    case 'suggest':
      return { ...d, cards: suggestDiscards(t.hand, t.due) };
    case 'dev':
      return { ...d, dev: d.dev === e.card ? null : e.card, first: null };
    default:
      return d;
  }
}

export function reduce(was: Draft, e: Event, t: Table): Outcome {
  const d = current(was, t);
  if (e.type === 'sent') return sent(d, e);
  if (e.type === 'hush') return [{ ...d, refusal: null }, []];
  if (!t.mine) return [d, []];
  switch (e.type) {
    case 'place':
      return place(d, t, e.place);
    case 'act':
      return act(d, t, e.actions);
    case 'confirm':
      return d.pick.length === 1 ? act(d, t, d.pick) : [d, []];
    case 'offer':
      return offer(d, t);
    case 'bank': {
      const action = bankAction(t.legal, d.deal.give, d.deal.want);
      return action === null ? [d, []] : send(d, [action]);
    }
    case 'answered':
      return answered(d, t);
    case 'card':
      return card(d, t, e.kind, e.by);
    case 'discard':
      return discard(d, t);
    case 'resource':
      return resource(d, t, e.kind);
    case 'advice':
      return advice(d, t, e);
    default:
      return [changed(d, e, t), []];
  }
}
