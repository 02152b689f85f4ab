/* The table of Catan: island, dice, hand, building, trade. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { pictureEngine } from '../../engine/load.ts';
import { innerSvg, styleOf } from '../../engine/parts.ts';
import type { Refusal } from '../../engine/wasm.ts';
import { intended } from '../../game/intent.ts';
import type { Snapshot } from '../../game/source.ts';
import { DEVS, RESOURCES, readIsland, type Counts, type Island } from '../../game/view.ts';
import { find, t } from '../../i18n/index.ts';
import { aidsAt } from '../aids.tsx';
import { Why } from '../why.tsx';
import { byKeyboard } from '../keyboard.ts';
import { PanZoom } from '../panzoom.ts';
import { Die, Sign } from '../pictures.tsx';
import { PlayerRow } from '../players.tsx';
import { isDark, settings, useSettings } from '../settings.ts';
import { play } from '../sounds.ts';
import { adoptPictureStyle } from '../style.ts';
import type { TableProps } from '../table.tsx';
import { actionLabel, phaseText, seatName } from '../words.tsx';
import { AdviceBox, useAdvice } from './advice.tsx';
import { COSTS, DEV_CARDS, targets, unseenDevs } from './actions.ts';
import { HexMiddles, PlaceRing, Trail, robTargets, useHarvestFlights } from './follow.tsx';
import { places, pointOf } from './geometry.ts';
import { Cards, CardPicker, Hand } from './cards.tsx';
import { NO_DEAL, Negotiation, TradePanel, type Deal } from './trade.tsx';

const WIDTH = 2280;
const HEIGHT = 2160;
const PX = 0.4; /* pixels of a unit at scale 1 */

export function CatanTable({ source, snapshot: s, frame }: TableProps) {
  const set = useSettings();
  const island = useMemo(() => readIsland(s.view), [s.view]);
  const mine = s.player >= 0 && s.player === s.viewer && s.seats[s.viewer]?.mine === true;
  const legal = mine ? s.legal : [];
  const [mode, setMode] = useState<string | null>(null);
  const [pick, setPick] = useState<string[]>([]);
  const [trading, setTrading] = useState(false);
  const [deal, setDeal] = useState<Deal>(NO_DEAL);
  const [lit, setLit] = useState<string | null>(null);
  const [never, setNever] = useNever(s.id);
  const aids = aidsAt(s);
  const advice = useAdvice(source, s);
  useHarvestFlights(s, island);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sending, setSending] = useState(false);
  const building = legal.includes('end');
  const byVerb = useMemo(() => {
    const all = targets(legal);
    const rob = robTargets(island, legal);
    if (rob.size > 0) all.set('rob', rob);
    return all;
  }, [s.legal, mine]);
  /* With nothing else to decide the places show by themselves. */
  const only =
    byVerb.size === 1 && !legal.includes('end') && !legal.includes('roll')
      ? [...byVerb.keys()][0]
      : undefined;
  const showing = only ?? mode;
  const spots = showing
    ? (byVerb.get(showing) ?? new Map<string, string[]>())
    : new Map<string, string[]>();

  /* Before the next picture: a quick hand must not choose what is then forgotten. */
  useLayoutEffect(() => {
    setPick([]);
    setMode(null);
    setRefusal(null);
  }, [s.steps.length, s.viewer]);
  /* What is being offered stays while the others answer, till the turn ends. */
  useLayoutEffect(() => {
    setTrading(false);
    setDeal(NO_DEAL);
  }, [island.turn, island.active]);
  const traded = useMemo(
    () =>
      s.steps.reduce(
        (n, x) =>
          n +
          (x.notes.some(
            (k) =>
              (k.code === 'traded' || k.code === 'bank-trade') &&
              Number(k.fields.player) === s.viewer,
          )
            ? 1
            : 0),
        0,
      ),
    [s.steps],
  );
  useLayoutEffect(() => setDeal(NO_DEAL), [traded]);

  const send = async (actions: string[]) => {
    if (sending) return;
    setSending(true);
    const why = await source.act(actions);
    setSending(false);
    if (why) {
      setRefusal(why);
      play('no');
    } else play('place');
  };

  /* What the player wants to happen by itself. */
  useEffect(() => {
    const action = mine
      ? intended(legal, { autoOnly: set.autoOnly, autoReject: set.autoReject, never })
      : null;
    if (action !== null) void send([action]);
  }, [mine, s.steps.length, never]);

  /* Advice that names a place is shown there, ready to be confirmed. */
  useEffect(() => {
    const m = /^(settle|road|city|robber):/.exec(advice.actions?.[0] ?? '');
    if (!m) return;
    setMode(m[1] ?? null);
    setPick(advice.actions ?? []);
  }, [advice.actions]);

  const choose = (place: string) => {
    const actions = spots.get(place) ?? [];
    play('tap');
    if (pick.length > 0 && actions.includes(pick[0] ?? '')) {
      setPick([]);
      return;
    }
    if (!set.confirm && actions.length === 1) void send(actions);
    else setPick(actions);
  };

  /* For keys: the focus goes to where the next decision is. */
  const asked =
    legal.includes('accept') ||
    legal.includes('reject') ||
    legal.some((a) => a.startsWith('trade:'));
  const where = !mine
    ? ''
    : legal.some((a) => /^(discard|return):/.test(a))
      ? '.picker button:not(:disabled)'
      : asked
        ? '.trade .row button'
        : legal.some((a) => a.startsWith('rob:'))
          ? '.choices button'
          : pick.length === 0 && spots.size > 0 && showing !== 'rob'
            ? '.place[tabindex="0"]'
            : '.confirm .primary';
  useEffect(() => {
    if (
      where === '' ||
      !byKeyboard() ||
      document.activeElement?.closest(
        asked ? 'dialog, input, .tabpanel' : 'dialog, input, .tabpanel, .trade',
      )
    )
      return;
    document.querySelector<HTMLElement | SVGElement>(where)?.focus();
  }, [where, s.steps.length, pick.length]);

  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if ((e.target as HTMLElement | null)?.closest('input,textarea,select,dialog')) return;
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.key === 'Escape') {
        setPick([]);
        setMode(null);
      } else if ((e.key === 'c' || e.key === 'C') && pick.length === 1) void send(pick);
      else if ((e.key === 'r' || e.key === 'R') && legal.includes('roll')) void send(['roll']);
      else if ((e.key === 'e' || e.key === 'E') && legal.includes('end')) void send(['end']);
      else if ((e.key === 't' || e.key === 'T') && legal.includes('end')) setTrading(!trading);
      else if (e.key === '4' && legal.includes('buy')) void send(['buy']);
      else if (
        /^[123]$/.test(e.key) &&
        building &&
        byVerb.has(['road', 'settle', 'city'][Number(e.key) - 1] ?? '')
      ) {
        setPick([]);
        setMode(['road', 'settle', 'city'][Number(e.key) - 1] ?? null);
      } else return;
      e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const picked =
    pick.length === 0 ? null : ([...spots].find(([, a]) => a.includes(pick[0] ?? ''))?.[0] ?? null);
  const me = island.settlers.find((x) => x.seat === s.viewer && !x.neutral);
  const due = me ? discardsDue(s.view, s.viewer) : 0;
  const toReturn = Number(/^to-return (\d+)/m.exec(s.view)?.[1] ?? 0);
  const discarding = legal.some((a) => a.startsWith('discard:'));
  const returning = legal.some((a) => a.startsWith('return:'));
  const negotiation =
    island.offer !== null ||
    legal.includes('accept') ||
    legal.includes('reject') ||
    legal.includes('withdraw');

  return frame({
    board: (
      <IslandView view={s.view} label={t('board.island')}>
        <HexMiddles />
        <Trail snapshot={s} />
        {lit !== null && <PlaceRing place={lit} cls="lit" />}
        {[...spots.keys()].map((p, i) => (
          <PlaceMark
            key={p}
            place={p}
            verb={showing ?? ''}
            on={picked === p}
            first={i === 0}
            all={[...spots.keys()]}
            onChoose={() => choose(p)}
            colour={me?.colour ?? 'white'}
          />
        ))}
      </IslandView>
    ),
    panel: (
      <>
        <div class="turnline">
          <span
            class="dice"
            key={lastRoll(s)}
            role="img"
            aria-label={
              island.dice[0] > 0
                ? t('catan.dice', { n: island.dice[0] + island.dice[1] })
                : t('catan.nodice')
            }
          >
            <Die value={island.dice[0]} />
            <Die value={island.dice[1]} red />
          </span>
          <p>
            {s.player === -2
              ? t('turn.over')
              : mine
                ? phaseText(s.phase, 'catan')
                : s.player >= 0
                  ? t(s.seats[s.player]?.kind === 'bot' ? 'turn.bot' : 'turn.other', {
                      name: seatName(s.seats, s.player),
                    })
                  : t('turn.chance')}
          </p>
        </div>
        {island.hand && !discarding && !returning && <Hand island={island} />}
        {mine && <DevPlays legal={legal} onAct={(a) => void send([a])} />}
        {mine && !discarding && !returning && (
          <div class="confirm">
            {legal.includes('roll') && (
              <button
                type="button"
                class="primary"
                disabled={sending}
                onClick={() => void send(['roll'])}
              >
                {t('act.roll')}
              </button>
            )}
            {pick.length > 0 && (
              <>
                <button type="button" onClick={() => setPick([])}>
                  {t('turn.back')}
                </button>
                {pick.map((a) => (
                  <button
                    key={a}
                    type="button"
                    class="primary"
                    disabled={sending}
                    onClick={() => void send([a])}
                  >
                    {pick.length > 1
                      ? t('catan.neutral', { colour: colourWord(island, a) })
                      : t(`confirm.${showing ?? 'settle'}` as 'confirm.settle')}
                  </button>
                ))}
              </>
            )}
            {legal.includes('pass') && (
              <button type="button" onClick={() => void send(['pass'])}>
                {t('turn.pass')}
              </button>
            )}
            {legal.includes('win') && (
              <button type="button" class="primary" onClick={() => void send(['win'])}>
                {t('act.win')}
              </button>
            )}
            {legal.includes('end') && pick.length === 0 && (
              <button
                type="button"
                class="primary"
                disabled={sending}
                onClick={() => void send(['end'])}
              >
                {t('act.end')}
              </button>
            )}
          </div>
        )}
        {mine && aids.hint && pick.length === 0 && (
          <AdviceBox advice={advice} seats={s.seats} onDo={(a) => void send(a)} />
        )}
        {refusal && <Why refusal={refusal} onClose={() => setRefusal(null)} seats={s.seats} />}
        {discarding && island.hand && (
          <CardPicker
            hand={island.hand}
            n={due}
            title={t('catan.discard', { n: due })}
            button={t('act.discard')}
            onDone={(c) => void send(cardActions('discard', c))}
          />
        )}
        {returning && island.hand && (
          <CardPicker
            hand={island.hand}
            n={toReturn}
            title={t('catan.return', { n: toReturn })}
            button={t('act.return')}
            onDone={(c) => void send(cardActions('return', c))}
          />
        )}
        {mine && legal.some((a) => a.startsWith('rob:')) && (
          <div class="choices">
            {legal
              .filter((a) => a.startsWith('rob:'))
              .map((a) => (
                <button type="button" key={a} onClick={() => void send([a])}>
                  {actionLabel(a, s.seats)}
                </button>
              ))}
          </div>
        )}
        {island.hand &&
          (building || legal.includes('roll') || s.player !== s.viewer) &&
          !negotiation && (
            <Build
              island={island}
              legal={legal}
              mode={mode}
              onMode={(m) => {
                setPick([]);
                setMode(mode === m ? null : m);
              }}
              onAct={(a) => void send([a])}
              trading={trading}
              onTrade={() => setTrading(!trading)}
            />
          )}
        {mine && (
          <TradeCards legal={legal} island={island} seat={s.viewer} onAct={(a) => void send([a])} />
        )}
        {trading && building && island.hand && (
          <TradePanel
            steps={s.steps}
            island={island}
            legal={legal}
            seats={s.seats}
            viewer={s.viewer}
            deal={deal}
            onDeal={setDeal}
            onSend={(a) => void send(a)}
          />
        )}
        {island.hand && !negotiation && /\boffers=[1-9]/.test(s.setup) && s.seats.length > 2 && (
          <label class="line small">
            <input
              type="checkbox"
              checked={never}
              onChange={(e) => setNever(e.currentTarget.checked)}
            />
            {t('trade.never')}
          </label>
        )}
        {negotiation && (
          <Negotiation
            island={island}
            legal={legal}
            seats={s.seats}
            viewer={s.viewer}
            onSend={(a) => void send(a)}
          />
        )}
      </>
    ),
    players: <Settlers island={island} s={s} />,
    extra: <Bank island={island} s={s} />,
    light: setLit,
    bag: null,
  });
}

/* "No trade" is said for one game. */
function useNever(id: string): [boolean, (on: boolean) => void] {
  const key = `deskovka.never.${id}`;
  const [never, set] = useState(() => sessionStorage.getItem(key) === '1');
  return [
    never,
    (on) => {
      set(on);
      sessionStorage.setItem(key, on ? '1' : '0');
    },
  ];
}

/* The dice tumble once for every roll. */
function lastRoll(s: Snapshot): number {
  for (let i = s.steps.length - 1; i >= 0; i--)
    if (s.steps[i]?.notes.some((n) => n.code === 'rolled')) return i;
  return -1;
}

function cardActions(verb: string, c: Counts): string[] {
  return RESOURCES.flatMap((r) => Array.from({ length: c[r] ?? 0 }, () => `${verb}:${r}`));
}

/* Cards the seat still has to give up after a seven. */
function discardsDue(view: string, seat: number): number {
  const line = view.split('\n').find((l) => l.startsWith(`seat p${seat} `)) ?? '';
  const all = Number(/ discards (\d+)/.exec(line)?.[1] ?? 0);
  const chosen = /^discarding (.*)$/m.exec(view)?.[1] ?? '';
  return all - [...chosen.matchAll(/ (\d+)/g)].reduce((n, m) => n + Number(m[1]), 0);
}

function colourWord(island: Island, action: string): string {
  const seat = Number(/,n(\d)$/.exec(action)?.[1] ?? -1);
  const colour = island.settlers.find((x) => x.neutral && x.seat === seat)?.colour ?? '';
  return find(`colour.${colour}`) ?? colour;
}

/* ---- the island --------------------------------------------------------------- */

function IslandView({
  view,
  label,
  children,
}: {
  view: string;
  label: string;
  children: ComponentChildren;
}) {
  const viewRef = useRef<HTMLDivElement>(null);
  const worldRef = useRef<HTMLDivElement>(null);
  const svgRef = useRef<SVGSVGElement>(null);
  const pan = useRef<PanZoom | undefined>(undefined);
  const dark = isDark();
  const { lang } = settings();
  /* Only what changes the drawing. */
  const drawn = view.replace(
    /^(hand|cards|fresh|points|draft|discarding|bank|deck|gone|offer|counter|turn) .*\n?/gm,
    '',
  );
  /* The land with its harbours; the sea goes on beyond. */
  const box = { x: -1030 * PX, y: -950 * PX, width: 2060 * PX, height: 1900 * PX };
  useLayoutEffect(() => {
    if (!viewRef.current || !worldRef.current) return undefined;
    const p = new PanZoom(viewRef.current, worldRef.current);
    pan.current = p;
    const fit = new ResizeObserver(() => {
      if (!p.touched) p.fit(box, 3, 4);
    });
    fit.observe(viewRef.current);
    return () => {
      fit.disconnect();
      p.close();
    };
  }, []);
  useLayoutEffect(() => {
    const engine = pictureEngine();
    engine.read(view);
    const parts = engine.parts(dark, 0, 100, lang === 'cs');
    adoptPictureStyle('island', styleOf(parts));
    if (svgRef.current) svgRef.current.innerHTML = innerSvg(parts);
  }, [drawn, dark, lang]);
  const viewBox = `${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`;
  const keys = (e: KeyboardEvent) => {
    if (e.key === '+' || e.key === '=') pan.current?.zoom(1.25);
    else if (e.key === '-') pan.current?.zoom(0.8);
    else if (e.key === '0') pan.current?.fit(box, 3, 4);
    else return;
    e.preventDefault();
  };
  return (
    <div
      class="boardview sea"
      ref={viewRef}
      role="group"
      aria-label={label}
      tabindex={0}
      onKeyDown={keys}
    >
      <div class="world" ref={worldRef}>
        <svg
          class="island picture"
          ref={svgRef}
          viewBox={viewBox}
          width={WIDTH * PX}
          height={HEIGHT * PX}
          aria-hidden="true"
        />
        <svg class="marks" viewBox={viewBox} width={WIDTH * PX} height={HEIGHT * PX}>
          {children}
        </svg>
      </div>
      <div class="zoomkeys">
        <button
          type="button"
          title={t('board.in')}
          aria-label={t('board.in')}
          onClick={() => pan.current?.zoom(1.3)}
        >
          +
        </button>
        <button
          type="button"
          title={t('board.out')}
          aria-label={t('board.out')}
          onClick={() => pan.current?.zoom(1 / 1.3)}
        >
          −
        </button>
        <button
          type="button"
          title={t('board.fit')}
          aria-label={t('board.fit')}
          onClick={() => pan.current?.fit(box, 3, 4)}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}

/* The nearest place in the direction of an arrow key. */
function nearest(from: string, key: string, all: string[]): string | null {
  const d = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const a = pointOf(from);
  if (!d || !a) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const p of all) {
    const b = pointOf(p);
    if (!b || p === from) continue;
    const along = (b.x - a.x) * (d[0] ?? 0) + (b.y - a.y) * (d[1] ?? 0);
    const across = Math.abs((b.x - a.x) * (d[1] ?? 0)) + Math.abs((b.y - a.y) * (d[0] ?? 0));
    if (along <= 1 || along + 2 * across >= least) continue;
    least = along + 2 * across;
    best = p;
  }
  return best;
}

function PlaceMark(props: {
  place: string;
  verb: string;
  on: boolean;
  first: boolean;
  all: string[];
  onChoose: () => void;
  colour: string;
}) {
  const at = pointOf(props.place);
  if (!at) return null;
  const edge = props.place[0] === 'e' ? places().edge[Number(props.place.slice(1))] : undefined;
  const onKey = (e: KeyboardEvent) => {
    const to = nearest(props.place, e.key, props.all);
    if (to) document.getElementById(`mark-${to}`)?.focus();
    else if (e.key === 'Enter' || e.key === ' ') props.onChoose();
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <g
      id={`mark-${props.place}`}
      class={`place ${props.verb} ${props.colour}${props.on ? ' on' : ''}`}
      transform={`translate(${at.x} ${at.y})${edge ? ` rotate(${edge.angle.toFixed(1)})` : ''}`}
      role="button"
      tabindex={props.first || props.on ? 0 : -1}
      aria-pressed={props.on}
      aria-label={t('catan.place', {
        what: find(`act.${props.verb}`) ?? props.verb,
        place: props.place,
      })}
      onClick={props.onChoose}
      onKeyDown={onKey}
    >
      {edge ? (
        <>
          <rect class="touch" x="-70" y="-45" width="140" height="90" />
          <rect class="shape" x="-62" y="-15" width="124" height="30" rx="8" />
        </>
      ) : props.place[0] === 'h' ? (
        <circle class="shape" r="70" cy="0" />
      ) : (
        <>
          <circle class="touch" r="62" />
          {props.on ? (
            <path
              class="shape"
              d={
                props.verb === 'city'
                  ? 'M-46 34V-18L-22-44 2-18V-4H46V34z'
                  : 'M-30 28V-10L0-38 30-10V28z'
              }
            />
          ) : (
            <circle class="shape" r="34" />
          )}
        </>
      )}
    </g>
  );
}

/* ---- panels -------------------------------------------------------------------- */

function Settlers({ island, s }: { island: Island; s: Snapshot }) {
  return (
    <ol class="players">
      {island.settlers
        .filter((x) => !x.neutral)
        .map((x) => {
          const seat = s.seats[x.seat];
          if (!seat) return null;
          const points =
            x.seat === s.viewer && island.points !== null
              ? island.points
              : s.player === -2
                ? (s.track[x.seat] ?? x.points)
                : x.points;
          return (
            <PlayerRow
              key={x.seat}
              seat={seat}
              index={x.seat}
              colour={x.colour}
              points={points}
              active={s.player === x.seat}
              winner={s.winners.includes(x.seat)}
              snapshot={s}
            >
              <span class="supply">
                <span title={t('catan.cards')}>
                  <Sign name="card" size={16} />
                  {x.cards}
                </span>
                <span title={t('catan.devs')}>★{x.dev}</span>
                <span title={t('catan.knights')} class={island.army === x.seat ? 'award' : ''}>
                  <Sign name="knight" size={16} />
                  {x.knights}
                </span>
                <span title={t('catan.road')} class={island.longest === x.seat ? 'award' : ''}>
                  <Sign name="road" size={16} />
                  {x.road}
                </span>
                {x.tradeCards !== null && (
                  <span title={t('catan.tradecards')}>
                    <Sign name="trade" size={16} />
                    {x.tradeCards}
                  </span>
                )}
              </span>
            </PlayerRow>
          );
        })}
    </ol>
  );
}

function Bank({ island, s }: { island: Island; s: Snapshot }) {
  const rolls = useMemo(() => {
    const n = Array.from({ length: 13 }, () => 0);
    for (const step of s.steps) {
      const m = /^roll:(\d)\+(\d)$/.exec(step.text ?? '');
      if (m && step.notes.some((x) => x.code === 'rolled')) {
        const sum = Number(m[1]) + Number(m[2]);
        n[sum] = (n[sum] ?? 0) + 1;
      }
    }
    return n;
  }, [s.steps]);
  const most = Math.max(1, ...rolls);
  return (
    <div class="bank">
      <h3>{t('catan.bank')}</h3>
      <Cards counts={island.bank} />
      <p>{t('catan.deck', { n: island.deck })}</p>
      <details>
        <summary>{t('catan.unseen')}</summary>
        <ul class="unseen">
          {Object.entries(unseenDevs(island)).map(([kind, n]) => (
            <li key={kind}>
              {find(`dev.${kind}`)} <b>{n}</b>/{DEV_CARDS[kind]}
            </li>
          ))}
        </ul>
      </details>
      <h3>{t('catan.rolls')}</h3>
      <div
        class="histogram"
        role="img"
        aria-label={rolls
          .map((n, i) => (i >= 2 ? `${i}: ${n}` : ''))
          .filter(Boolean)
          .join(', ')}
      >
        {rolls.map((n, i) =>
          i >= 2 ? (
            <span key={i}>
              <i style={{ height: `${(n / most) * 48}px` }} />
              {i}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

function Build(props: {
  island: Island;
  legal: string[];
  mode: string | null;
  onMode: (m: string) => void;
  onAct: (a: string) => void;
  trading: boolean;
  onTrade: () => void;
}) {
  const verbs = new Set(props.legal.map((a) => a.split(':')[0] ?? ''));
  const free = / free-roads /.test(props.island.more.join(' '));
  return (
    <div class={`build${props.trading ? ' trading' : ''}`}>
      {(['road', 'settle', 'city', 'buy'] as const).map((v) => {
        const can = verbs.has(v) && !free;
        const cost = COSTS[v] ?? {};
        const hand = props.island.hand ?? {};
        return (
          <button
            type="button"
            key={v}
            disabled={!can}
            class={props.mode === v ? 'on' : ''}
            aria-pressed={v === 'buy' ? undefined : props.mode === v}
            onClick={() => (v === 'buy' ? props.onAct('buy') : props.onMode(v))}
          >
            <span class="what">
              <Sign name={v === 'settle' ? 'settlement' : v === 'buy' ? 'card' : v} size={22} />
              {find(`build.${v}`)}
            </span>
            <span class="cost" aria-label={t('catan.cost')}>
              {RESOURCES.flatMap((r) =>
                Array.from({ length: cost[r] ?? 0 }, (_x, i) => (
                  <span
                    key={`${r}${i}`}
                    class={(hand[r] ?? 0) > i ? 'have' : 'lack'}
                    title={find(`res.${r}`)}
                  >
                    <Sign name={r} size={18} />
                  </span>
                )),
              )}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        disabled={!verbs.has('end')}
        class={props.trading ? 'on' : ''}
        aria-pressed={props.trading}
        onClick={props.onTrade}
      >
        <span class="what">
          <Sign name="trade" size={22} />
          {t('act.trade')}
        </span>
      </button>
    </div>
  );
}

/* Development cards that may be played now. */
function DevPlays({ legal, onAct }: { legal: string[]; onAct: (a: string) => void }) {
  const [open, setOpen] = useState<string | null>(null);
  const [first, setFirst] = useState<string | null>(null);
  const simple = legal.filter((a) => a === 'knight' || a === 'roads');
  const plenty = legal.filter((a) => a.startsWith('plenty:'));
  const monopoly = legal.filter((a) => a.startsWith('monopoly:'));
  if (simple.length + plenty.length + monopoly.length === 0) return null;
  const second = (r: string) =>
    plenty.find((a) => a === `plenty:${first},${r}` || a === `plenty:${r},${first}`);
  return (
    <div class="devs">
      <div class="choices">
        {simple.map((a) => (
          <button type="button" key={a} onClick={() => onAct(a)}>
            {t('catan.play', { card: actionLabel(a, []) })}
          </button>
        ))}
        {plenty.length > 0 && (
          <button
            type="button"
            aria-expanded={open === 'plenty'}
            onClick={() => setOpen(open === 'plenty' ? null : 'plenty')}
          >
            {t('catan.play', { card: find('dev.year-of-plenty') ?? '' })}
          </button>
        )}
        {monopoly.length > 0 && (
          <button
            type="button"
            aria-expanded={open === 'monopoly'}
            onClick={() => setOpen(open === 'monopoly' ? null : 'monopoly')}
          >
            {t('catan.play', { card: find('dev.monopoly') ?? '' })}
          </button>
        )}
      </div>
      {open === 'monopoly' && (
        <div class="choices">
          {monopoly.map((a) => (
            <button type="button" key={a} onClick={() => onAct(a)}>
              <Sign name={a.slice(9)} size={20} /> {find(`res.${a.slice(9)}`)}
            </button>
          ))}
        </div>
      )}
      {open === 'plenty' && (
        <div class="choices">
          <span>{first === null ? t('catan.plenty1') : t('catan.plenty2')}</span>
          {RESOURCES.filter((r) =>
            first === null ? plenty.some((a) => a.includes(r)) : second(r),
          ).map((r) => (
            <button
              type="button"
              key={r}
              onClick={() => {
                if (first === null) setFirst(r);
                else {
                  const a = second(r);
                  setFirst(null);
                  if (a) onAct(a);
                }
              }}
            >
              <Sign name={r} size={20} /> {find(`res.${r}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/* Actions of the two-player game that cost trade cards. */
function TradeCards({
  legal,
  island,
  seat,
  onAct,
}: {
  legal: string[];
  island: Island;
  seat: number;
  onAct: (a: string) => void;
}) {
  const acts = legal.filter((a) => a === 'force' || a === 'home' || a === 'retire');
  const cards = island.settlers.find((x) => x.seat === seat && !x.neutral)?.tradeCards;
  if (acts.length === 0 || cards === null || cards === undefined) return null;
  return (
    <div class="choices" role="group" aria-label={t('catan.tradecards')}>
      {acts.map((a) => (
        <button type="button" key={a} onClick={() => onAct(a)}>
          <Sign name="trade" size={18} /> {actionLabel(a, [])}
        </button>
      ))}
    </div>
  );
}

export { DEVS };
