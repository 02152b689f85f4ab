/*
 * The frame of every table: head, board, panel, players, log.  The games fill
 * it in; where the game comes from is the source's business.
 */
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameSource, Snapshot, Step } from '../game/source.ts';
import { t } from '../i18n/index.ts';
import { announce } from './announce.ts';
import { Counting, useEnding, type Ending } from './ending.tsx';
import { Uncounted } from './uncounted.ts';
import { gameOf, titleOf } from './games.ts';
import { lazy } from './lazy.tsx';
import { Log } from './log.tsx';
import { ScoreNews } from './news.tsx';
import { IconLink, SettingsLink } from './parts.tsx';
import { atHand } from './rulelink.tsx';
import { settings, useSettings } from './settings.ts';
import { play } from './sounds.ts';
import { Tips } from './tips.tsx';
import { notify } from './turns.ts';
import { noteText, seatName } from './words.tsx';

const Result = lazy(
  () => import('./after.tsx').then((m) => m.Result),
  () => null,
);

/* What a game puts into the frame. */
export interface Parts {
  board: ComponentChildren;
  panel: ComponentChildren;
  players: ComponentChildren;
  extra: ComponentChildren;
  /* Lights up a place that the log names. */
  light: (place: string | null) => void;
  /* How much is left, in a few words beside the title. */
  left: string | null;
}

export interface TableProps {
  source: GameSource;
  snapshot: Snapshot;
  frame: (parts: Parts) => VNode;
}

export function useSource(source: GameSource): Snapshot {
  const [snapshot, set] = useState(source.snapshot);
  useEffect(() => {
    set(source.snapshot);
    return source.subscribe(() => set(source.snapshot));
  }, [source]);
  return snapshot;
}

export interface Input {
  source: GameSource;
  onLeave: () => void;
  /* Things of the server: chat, votes, invitations. */
  aside?: ComponentChildren;
  asideTitle?: string;
  /* Grows when there is something new among them. */
  asideNews?: number;
  /* Grows when somebody wants to see them. */
  asideWanted?: number;
  /* When it changes there is something to do on the board: the drawer closes. */
  shut?: string;
  banner?: ComponentChildren;
  /* Above the panel: the tutorial's words. */
  guide?: ComponentChildren;
  /* Steps after so many are told by it, and by nothing else. */
  guided?: number;
  onRematch?: () => void;
  /* In the result: things of the server. */
  after?: ComponentChildren;
}

/* The tab that is shown and, on small screens, whether the drawer of the tabs is open. */
function useDrawer({ asideWanted, shut = '' }: Input) {
  const [tab, setTab] = useState<'log' | 'extra' | 'aside'>('log');
  const [opened, setOpened] = useState<string | null>(null);
  const setOpen = (yes: boolean) => setOpened(yes ? shut : null);
  useEffect(() => {
    if (!asideWanted) return;
    setTab('aside');
    setOpen(true);
  }, [asideWanted]);
  useEffect(() => setOpened((of) => (of === shut ? of : null)), [shut]);
  return { tab, setTab, open: opened === shut, setOpen };
}

export function Table(props: Input) {
  const s = useSource(props.source);
  useSettings();
  const { tab, setTab, open, setOpen } = useDrawer(props);
  const ending = useEnding(s);
  const news = props.asideNews ?? 0;
  const seen = useRef<number | null>(null);
  if (seen.current === null || tab === 'aside') seen.current = news;
  const unread = news > seen.current;
  useAnnouncements(s, props.guided);
  useEffect(() => {
    atHand.setup = s.setup;
    atHand.view = s.view;
    return () => {
      Object.assign(atHand, { setup: '', view: '', place: null });
    };
  }, [s.setup, s.view]);

  const once = useOnce(s.steps.length);
  const cover = useCover(props.source, s);
  const frame = (parts: Parts): VNode => (
    <div class={`table ${s.game}${open ? ' drawer' : ''}`}>
      <Bar
        s={s}
        source={props.source}
        left={parts.left}
        unread={unread}
        open={open}
        onOpen={() => setOpen(!open)}
        onLeave={props.onLeave}
        counting={ending.counting}
        onLeft={() => {
          setTab('extra');
          setOpen(true);
        }}
      />
      <main class="play" onClickCapture={once}>
        <div class="boardbox">
          {parts.board}
          {props.guided === undefined && <ScoreNews snapshot={s} />}
          {props.banner}
        </div>
        <section class="side">
          <div class="playerbox">{parts.players}</div>
          {props.guide}
          <div class="panel" aria-live="off">
            {cover ?? <Told s={s} ending={ending} parts={parts} input={props} />}
          </div>
          <div class="more">
            <div class="tabs" role="tablist" aria-label={t('table.more')}>
              <Tab id="log" now={tab} set={setTab} text={t('log.title')} />
              {parts.extra !== null && (
                <Tab
                  id="extra"
                  now={tab}
                  set={setTab}
                  text={t(gameOf(s.game).tab ?? 'table.more')}
                />
              )}
              {props.aside !== undefined && (
                <Tab
                  id="aside"
                  now={tab}
                  set={setTab}
                  text={props.asideTitle ?? t('tab.table')}
                  news={unread}
                />
              )}
            </div>
            <div
              role="tabpanel"
              id={`tab-${tab}`}
              aria-labelledby={`tabhead-${tab}`}
              class="tabpanel"
              tabindex={0}
            >
              {tab === 'log' && (
                <Log snapshot={s} light={parts.light} end={ending.counting ? -1 : props.guided} />
              )}
              {tab === 'extra' && parts.extra}
              {tab === 'aside' && props.aside}
            </div>
          </div>
        </section>
      </main>
      <Tips />
    </div>
  );
  if (s.view === '') return <p class="loading">{t('loading')}</p>;
  if (s.phase === 'failed') return <p class="loading">{t('error.file')}</p>;
  const { Table: Of } = gameOf(s.game);
  return (
    <Uncounted.Provider value={ending}>
      <Of source={props.source} snapshot={s} frame={frame} />
    </Uncounted.Provider>
  );
}

/* What is asked; at the end the count, then what came of it. */
function Told(props: { s: Snapshot; ending: Ending; parts: Parts; input: Input }) {
  const { s, ending, parts, input } = props;
  if (ending.counting) return <Counting s={s} ending={ending} light={parts.light} />;
  if (s.player !== -2 || s.steps.length === 0) return <>{parts.panel}</>;
  return (
    <Result snapshot={s} light={parts.light} onRematch={input.onRematch} extra={input.after} />
  );
}

function Bar(props: {
  s: Snapshot;
  source: GameSource;
  left: string | null;
  unread: boolean;
  open: boolean;
  onOpen: () => void;
  onLeave: () => void;
  counting: boolean;
  onLeft: () => void; /* what is left, piece by piece */
}) {
  const { s } = props;
  const counts = props.left !== null && s.player !== -2;
  return (
    <header class="bar">
      <button
        type="button"
        class="icon"
        onClick={props.onLeave}
        aria-label={t('table.leave')}
        title={t('table.leave')}
      >
        ‹
      </button>
      <h1 class={counts ? 'yields' : ''}>{titleOf(s.game)}</h1>
      {counts && (
        <button type="button" class="bagcount" onClick={props.onLeft}>
          {props.left}
        </button>
      )}
      <span class="grow" />
      {props.source.undo && s.seats.some((x) => x.mine) && (
        <button
          type="button"
          class="icon"
          onClick={() => void props.source.undo?.()}
          aria-label={t('table.undo')}
          title={t('table.undo')}
        >
          ↶
        </button>
      )}
      {s.player === -2 && !props.counting && (
        <button
          type="button"
          class="toend"
          onClick={() => document.querySelector('.outcome')?.scrollIntoView({ block: 'start' })}
        >
          {t('after.title')}
        </button>
      )}
      <IconLink href="#/rules" label={t('rules.title')}>
        ?
      </IconLink>
      <SettingsLink />
      <button
        type="button"
        class="icon onlysmall"
        aria-expanded={props.open}
        onClick={() => props.onOpen()}
        aria-label={t('table.more')}
        title={t('table.more')}
      >
        ☰{props.unread && <Fresh />}
      </button>
    </header>
  );
}

function Tab(props: {
  id: 'log' | 'extra' | 'aside';
  now: string;
  set: (id: 'log' | 'extra' | 'aside') => void;
  text: string;
  news?: boolean;
}) {
  return (
    <button
      type="button"
      role="tab"
      id={`tabhead-${props.id}`}
      aria-selected={props.now === props.id}
      aria-controls={`tab-${props.id}`}
      onClick={() => props.set(props.id)}
    >
      {props.text}
      {props.news && <Fresh />}
    </button>
  );
}

function Fresh() {
  return (
    <span class="fresh">
      <span class="sr">{t('chat.fresh')}</span>
    </span>
  );
}

/* The second click of a double click is not for what the first one has brought. */
function useOnce(ply: number): (e: MouseEvent) => void {
  const first = useRef(ply);
  return (e) => {
    if (e.detail <= 1) first.current = ply;
    else if (first.current !== ply) e.stopPropagation();
  };
}

/*
 * Hot seat: when another person of this screen is to decide, the hands of the
 * one before are covered until the screen has been passed on.
 */
function useCover(source: GameSource, s: Snapshot): VNode | null {
  const next = s.player;
  const people = s.seats.filter((x) => x.mine).length;
  const passOn =
    next >= 0 && next !== s.viewer && s.seats[next]?.mine === true && source.lookAs !== undefined;
  const { secrets } = gameOf(s.game);
  /* Where nothing is secret the screen simply turns to the next one. */
  useEffect(() => {
    if (passOn && !secrets) source.lookAs?.(next);
  }, [passOn, next]);
  if (!passOn || people < 2 || !secrets) return null;
  return (
    <div class="cover">
      <p>{t('cover.text', { name: seatName(s.seats, next) })}</p>
      <button type="button" class="primary" onClick={() => source.lookAs?.(next)}>
        {t('cover.show', { name: seatName(s.seats, next) })}
      </button>
    </div>
  );
}

function soundOf(s: Snapshot, step: Step): 'dice' | 'place' | null {
  return gameOf(s.game).sound?.(step.text ?? '') ?? null;
}

const SAID_MOST = 12;
const QUIET_MS = 350;

/* For ears: whose turn it is and what happened; sounds; notification. */
function useAnnouncements(s: Snapshot, end?: number): void {
  const told = useRef(s.steps.length);
  const turn = useRef<number | null>(null);
  /* What was not said yet: many moves in a moment are said together. */
  const unsaid = useRef<string[]>([]);
  const quiet = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const say = () => {
    clearTimeout(quiet.current);
    if (unsaid.current.length > 0) announce(unsaid.current.slice(-SAID_MOST).join(' '));
    unsaid.current = [];
  };
  useEffect(() => {
    const fresh = s.steps.slice(told.current);
    told.current = s.steps.length;
    const said = s.steps.slice(told.current - fresh.length, end);
    const silent = gameOf(s.game).unsaid;
    const words = said.flatMap((step) =>
      step.notes.filter((n) => !silent?.includes(n.code)).map((n) => noteText(n, s.seats)),
    );
    if (
      fresh.some((x) =>
        x.notes.some((n) => n.fields.points !== undefined && Number(n.fields.points) > 0),
      )
    )
      play('score');
    else if (fresh.some((x) => soundOf(s, x) === 'dice')) play('dice');
    else if (fresh.some((x) => !s.seats[x.seat]?.mine && soundOf(s, x) === 'place')) play('place');
    const mine = s.player >= 0 && s.seats[s.player]?.mine === true;
    if (mine && turn.current !== s.player && s.seats.filter((x) => x.mine).length === 1) {
      words.push(t('say.turn', { name: seatName(s.seats, s.player) }));
      if (fresh.length > 0) {
        play('turn');
        if (settings().vibrate && navigator.userActivation?.hasBeenActive)
          navigator.vibrate?.([60, 40, 60]);
        if (document.visibilityState !== 'visible')
          void notify(t('say.turn', { name: seatName(s.seats, s.player) }), 'deskovka-turn');
      }
    }
    if (s.player === -2 && turn.current !== -2 && fresh.length > 0) play('end');
    turn.current = s.player;
    unsaid.current.push(...words);
    clearTimeout(quiet.current);
    if (mine || s.player === -2) say();
    else quiet.current = setTimeout(say, QUIET_MS);
    document.title = mine ? `● ${t('say.yours')} – Deskovka` : 'Deskovka';
  }, [s.steps, s.player]);
  useEffect(
    () => () => {
      clearTimeout(quiet.current);
      document.title = 'Deskovka';
    },
    [],
  );
}
