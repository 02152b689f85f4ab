/*
 * The table of Catan: island, dice, hand, building, trade.  What a person puts
 * together before it is sent is in draft.ts.
 */
import { useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Snapshot } from '../../game/source.ts';
import { t } from '../../i18n/index.ts';
import { aidsAt } from '../aids.tsx';
import { Real } from '../byhand.ts';
import { byKeyboard } from '../keyboard.ts';
import { lazy } from '../lazy.tsx';
import { useSettings } from '../settings.ts';
import { Spots } from '../spotlight.tsx';
import type { TableProps } from '../table.tsx';
import { useAdvice } from './advice.tsx';
import { placeName } from './asked.tsx';
import { picked, showing, spotsOf } from './draft.ts';
import { HexMiddles, PlaceRing, Trail, useHarvestFlights } from './follow.tsx';
import { pointOf } from './geometry.ts';
import { Ghosts } from './ghosts.tsx';
import { IslandView, PlaceMark } from './island.tsx';
import { IslandPanel } from './panel.tsx';
import { Bank, Settlers } from './players.tsx';
import { useTurn, type Turn } from './turn.ts';

const Longest = lazy(
  () => import('./longest.tsx').then((m) => m.Longest),
  () => null,
);

export function CatanTable({ source, snapshot: s, frame }: TableProps) {
  useSettings();
  const aids = aidsAt(s);
  const turn = useTurn(source, s);
  const { island, table } = turn;
  const [lit, setLit] = useState<{ at: string; place: string } | null>(null);
  const light = (place: string | null) => setLit(place === null ? null : { at: table.at, place });
  const advice = useAdvice(source, s);
  const real = useContext(Real);
  useHarvestFlights(s, island);
  useEffect(() => {
    if (advice.actions) turn.dispatch({ type: 'advice', at: table.at, actions: advice.actions });
  }, [advice.actions]);
  useFocus(turn);
  useKeys(turn);
  return frame({
    board: (
      <IslandView view={s.view} label={t('board.island')}>
        <HexMiddles />
        <Trail snapshot={s} />
        {real && <Longest island={island} />}
        {lit?.at === table.at &&
          lit.place.split(',').map((p) => <PlaceRing key={p} place={p} cls="lit" />)}
        <Spots find={spotOf} />
        <Ghosts />
        <Marks s={s} turn={turn} />
      </IslandView>
    ),
    panel: <IslandPanel source={source} s={s} turn={turn} advice={advice} hint={aids.hint} />,
    players: <Settlers island={island} s={s} />,
    extra: <Bank island={island} s={s} />,
    light,
    left: null,
  });
}

/* A place of the island in the light of a guide. */
function spotOf(place: string) {
  const at = pointOf(place);
  return at && { ...at, r: place[0] === 'h' ? 170 : 95 };
}

/* Places that may be chosen. */
function Marks({ s, turn }: { s: Snapshot; turn: Turn }) {
  const { draft, table, island } = turn;
  const all = [...spotsOf(draft, table).keys()];
  const on = picked(draft, table);
  const me = island.settlers.find((x) => x.seat === s.viewer && !x.neutral);
  return (
    <>
      {all.map((p, i) => (
        <PlaceMark
          key={p}
          place={p}
          name={placeName(island, p, all)}
          verb={showing(draft, table) ?? ''}
          on={on === p}
          first={i === 0}
          all={all}
          onChoose={() => turn.dispatch({ type: 'place', place: p })}
          colour={me?.colour ?? 'white'}
        />
      ))}
    </>
  );
}

/* Somebody waits for my answer to an offer. */
function isAsked(legal: string[]): boolean {
  return legal.some((a) => a === 'accept' || a === 'reject' || a.startsWith('trade:'));
}

/* For keys: where the next decision is. */
function nextPlace({ table, draft }: Turn): string {
  const { legal, mine } = table;
  if (!mine) return '';
  if (legal.some((a) => /^(discard|return):/.test(a))) return '.picker button:not(:disabled)';
  if (isAsked(legal)) return '.trade .row button';
  if (legal.some((a) => a.startsWith('rob:'))) return '.choices button';
  const places = spotsOf(draft, table).size > 0 && showing(draft, table) !== 'rob';
  return draft.pick.length === 0 && places ? '.place[tabindex="0"]' : '.confirm .primary';
}

function useFocus(turn: Turn): void {
  const where = nextPlace(turn);
  const stay = `dialog, input, .tabpanel${isAsked(turn.table.legal) ? '' : ', .trade'}`;
  useEffect(() => {
    if (where === '' || !byKeyboard() || document.activeElement?.closest(stay)) return;
    document.querySelector<HTMLElement | SVGElement>(where)?.focus();
  }, [where, turn.table.at, turn.draft.pick.length]);
}

/* Keys that do something at once, and those that show places. */
const ACTS: Record<string, string> = { r: 'roll', e: 'end', 4: 'buy' };
const MODES: Record<string, string> = { 1: 'road', 2: 'settle', 3: 'city' };

function pressed(key: string, { table, draft, dispatch }: Turn): boolean {
  const act = ACTS[key];
  const verb = MODES[key];
  const building = table.legal.includes('end');
  if (key === 'escape') dispatch({ type: 'escape' });
  else if (key === 'c' && draft.pick.length === 1) dispatch({ type: 'confirm' });
  else if (act !== undefined && table.legal.includes(act))
    dispatch({ type: 'act', actions: [act] });
  else if (key === 't' && building) dispatch({ type: 'trade' });
  else if (verb !== undefined && building && table.targets.has(verb)) {
    if (draft.mode === verb) dispatch({ type: 'unpick' });
    else dispatch({ type: 'mode', verb });
  } else return false;
  return true;
}

function useKeys(turn: Turn): void {
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if ((e.target as HTMLElement | null)?.closest('input,textarea,select,dialog')) return;
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      if (pressed(e.key.toLowerCase(), turn)) e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
