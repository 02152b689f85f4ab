/* The draft of a person at the island (draft.ts) on the page: source and sounds join it. */
import { useEffect, useMemo } from 'preact/hooks';
import { intended } from './intent.ts';
import type { GameSource, Snapshot } from '../../game/source.ts';
import { RESOURCES, readIsland, type Counts, type Island } from './view.ts';
import { useDraft } from '../draft.ts';
import { useSettings } from '../settings.ts';
import { play } from '../sounds.ts';
import { cardsDue, readOffer, targets } from './actions.ts';
import { EMPTY, current, reduce } from './draft.ts';
import type { Deal, Draft, Effect, Event, Table } from './draft.ts';
import { robTargets } from './follow.tsx';

export interface Turn {
  island: Island;
  table: Table;
  draft: Draft;
  dispatch: (e: Event) => void;
}

/* Deals of the viewer that came off. */
function tradedBy(s: Snapshot): number {
  const deal = (code: string) => code === 'traded' || code === 'bank-trade';
  return s.steps.filter((x) =>
    x.notes.some((n) => deal(n.code) && Number(n.fields.player) === s.viewer),
  ).length;
}

/* No more than there is in the hand. */
function within(counts: Counts, hand: Counts): Counts {
  return Object.fromEntries(RESOURCES.map((r) => [r, Math.min(counts[r] ?? 0, hand[r] ?? 0)]));
}

/* The offer on the table, seen from the other side. */
function mirrored(island: Island): Deal | null {
  if (island.offer === null) return null;
  const offer = readOffer(island.offer);
  return { give: within(offer.want, island.hand ?? {}), want: offer.give, to: null };
}

function tableOf(s: Snapshot, island: Island, traded: number, confirm: boolean): Table {
  const mine = s.player >= 0 && s.player === s.viewer && s.seats[s.viewer]?.mine === true;
  const legal = mine ? s.legal : [];
  const places = targets(legal);
  const rob = robTargets(island, legal);
  if (rob.size > 0) places.set('rob', rob);
  return {
    at: `${s.id} ${s.steps.length} ${s.viewer}`,
    deals: `${island.turn}.${island.active}`,
    traded,
    mine,
    legal,
    targets: places,
    hand: island.hand ?? {},
    due: cardsDue(island, s.viewer),
    viewer: s.viewer,
    players: s.seats.length,
    asked: mirrored(island),
    confirm,
  };
}

export function useTurn(source: GameSource, s: Snapshot): Turn {
  const { confirm } = useSettings();
  const island = useMemo(() => readIsland(s.view), [s.view]);
  const traded = useMemo(() => tradedBy(s), [s.steps, s.viewer]);
  const table = useMemo(() => tableOf(s, island, traded, confirm), [s, island, traded, confirm]);
  const run = (x: Effect, then: (e: Event) => void) => {
    if (x.type === 'sound') play(x.name);
    else void source.act(x.actions).then((refusal) => then({ type: 'sent', at: x.at, refusal }));
  };
  const [kept, dispatch] = useDraft<Draft, Event, Table, Effect>(EMPTY, table, reduce, run);
  return { island, table, draft: current(kept, table), dispatch };
}

/* What the player wants to happen by itself. */
export function useIntents(turn: Turn, never: boolean): void {
  const { autoOnly, autoReject } = useSettings();
  const { mine, legal, at } = turn.table;
  useEffect(() => {
    const action = mine ? intended(legal, { autoOnly, autoReject, never }) : null;
    if (action !== null) turn.dispatch({ type: 'act', actions: [action] });
  }, [mine, at, never]);
}
