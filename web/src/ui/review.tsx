/*
 * A replay looked at by a bot: what it found, chances to win beside the board,
 * the way from mistake to mistake and into a game from there.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gradeOf, judgeGame, mistakeFrom, chancesAt, type Verdict } from '../game/judge.ts';
import type { ReplaySource } from '../game/replay.ts';
import type { Snapshot } from '../game/source.ts';
import { freshId, freshSeed, keepGame } from '../game/storage.ts';
import { locale, t } from '../i18n/index.ts';
import { announce } from './announce.ts';
import { botName, defaultLevel } from './levels.ts';
import { seatColour } from './players.tsx';
import { go } from './router.ts';
import { myName } from './setup.tsx';
import { useSource } from './table.tsx';
import { actionLabel, seatName } from './words.tsx';

export interface Review {
  all: Verdict[];
  progress: { done: number; total: number } | null;
  failed: boolean;
  run: (playouts: number) => void;
  stop: () => void;
  retry: (v: { ply: number; seat: number }) => void;
}

/* Starts a game on this device with the first `ply` actions. */
export function branch(
  setup: string,
  actions: string[],
  ply: number,
  names: string[],
  me: number | null,
  level: string,
): string {
  const id = freshId();
  const seats = names.map((name, i) => ({
    name: me === i ? myName() : name || botName(i),
    bot: me === null || me === i ? null : level,
  }));
  keepGame(
    {
      id,
      setup,
      seats,
      actions: actions.slice(0, ply),
      seed: freshSeed(),
      started: Date.now(),
      branch: true,
    },
    false,
  );
  return id;
}

/* Lasts as long as the replay, whatever else is looked at beside it. */
export function useReview(source: ReplaySource, actions: string[]): Review {
  const [all, setAll] = useState<Verdict[]>([]);
  const [progress, setProgress] = useState<Review['progress']>(null);
  const [failed, setFailed] = useState(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const s = source.snapshot;
  const run = async (playouts: number) => {
    const control = new AbortController();
    stop.current = control;
    setAll([]);
    setFailed(false);
    setProgress({ done: 0, total: 1 });
    const found: Verdict[] = [];
    let shown = 0;
    try {
      await judgeGame(
        s.setup,
        actions,
        playouts,
        (v, done, total) => {
          found.push(v);
          /* Drawing each of hundreds would take longer than thinking. */
          if (performance.now() - shown < 200 && done < total) return;
          shown = performance.now();
          setAll([...found]);
          setProgress({ done, total });
        },
        control.signal,
      );
    } catch {
      setFailed(!control.signal.aborted);
    }
    setProgress(null);
  };
  /* From there on, with bots in the other seats. */
  const retry = (v: { ply: number; seat: number }) => {
    const names = s.seats.map((x) => x.name);
    go(`play/${branch(s.setup, actions, v.ply, names, v.seat, defaultLevel())}`);
  };
  return {
    all,
    progress,
    failed,
    run: (playouts) => void run(playouts),
    stop: () => stop.current?.abort(),
    retry,
  };
}

/* The decision that the position shown is about, if there was a choice. */
export function verdictAt(all: Verdict[], s: Snapshot): Verdict | null {
  return all.find((v) => v.ply === s.steps.length && v.choices > 1) ?? null;
}

interface Ways {
  next: Verdict | null;
  before: Verdict | null;
  to: (v: Verdict | null) => void;
  again: (() => void) | null;
}

function waysOf(source: ReplaySource, review: Review): Ways {
  const s = source.snapshot;
  const at = s.steps.length;
  return {
    next: mistakeFrom(review.all, at, 1),
    before: mistakeFrom(review.all, at, -1),
    to: (v) => {
      if (v === null) return;
      source.show(v.ply);
      announce(`${seatName(s.seats, v.seat)} ${lossText(v)}. ${comparedText(s, v)}`);
    },
    again: s.player >= 0 ? () => review.retry({ ply: at, seat: s.player }) : null,
  };
}

export function lossText(v: Verdict): string {
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
  return t('judge.loss', {
    percent: number.format(100 * v.loss),
    grade: t(`judge.${gradeOf(v.loss)}`),
  });
}

function comparedText(s: Snapshot, v: Verdict): string {
  const label = (action: string) => actionLabel(s.game, action, s.seats, s.view);
  return v.played === v.best
    ? t('judge.wasbest', { action: label(v.best) })
    : `${t('judge.played', { action: label(v.played) })}. ${t('judge.better', { action: label(v.best) })}`;
}

/* N, P and A, wherever the focus is. */
function useKeys(source: ReplaySource, review: Review): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (
        (e.target as HTMLElement | null)?.closest('input:not([type=range]),textarea,select,dialog')
      )
        return;
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      const key = e.key.toLowerCase();
      const ways = waysOf(source, review);
      if (key === 'n') ways.to(ways.next);
      else if (key === 'p') ways.to(ways.before);
      else if (key === 'a') ways.again?.();
      else return;
      e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

/* Beside the board, once there is something to tell. */
export function ReviewBar({ source, review }: { source: ReplaySource; review: Review }) {
  const s = useSource(source);
  const ways = waysOf(source, review);
  useKeys(source, review);
  const win = chancesAt(review.all, s.steps.length);
  if (!win) return null;
  const here = verdictAt(review.all, s);
  return (
    <section class="review" aria-label={t('analysis.title')}>
      <WinBar s={s} win={win} />
      <div class="row">
        <Way to={ways.before} ways={ways} title={t('judge.before')}>
          ‹ {t('judge.step')}
        </Way>
        <Way to={ways.next} ways={ways} title={t('judge.next')}>
          {t('judge.step')} ›
        </Way>
        {ways.again && (
          <button type="button" class="retry" title={t('judge.again')} onClick={ways.again}>
            {t('judge.retry')}
          </button>
        )}
      </div>
      {here && (
        <p class="compared">
          <b>{seatName(s.seats, here.seat)}</b> {here.played !== here.best && lossText(here)}{' '}
          <Words s={s} v={here} />
        </p>
      )}
    </section>
  );
}

function Way(props: {
  to: Verdict | null;
  ways: Ways;
  title: string;
  children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      title={props.title}
      aria-label={props.title}
      disabled={props.to === null}
      onClick={() => props.ways.to(props.to)}
    >
      {props.children}
    </button>
  );
}

/* The two moves in words, each with the sign that its ghost has on the board. */
function Words({ s, v }: { s: Snapshot; v: Verdict }) {
  const label = (action: string) => actionLabel(s.game, action, s.seats, s.view);
  if (v.played === v.best) return <>{t('judge.wasbest', { action: label(v.best) })}</>;
  return (
    <>
      <span class="one">
        <i aria-hidden="true">×</i> {t('judge.played', { action: label(v.played) })}
      </span>{' '}
      <span class="one">
        <i aria-hidden="true">★</i> {t('judge.better', { action: label(v.best) })}
      </span>
    </>
  );
}

/* Whose game it is: a part of the bar for each, as long as the chance to win. */
function WinBar({ s, win }: { s: Snapshot; win: number[] }) {
  const percent = win.map((x) => Math.round(100 * x));
  const text = s.seats.map((x, i) => `${x.name} ${percent[i] ?? 0} %`).join(', ');
  return (
    <div class="winbar" role="img" aria-label={`${t('judge.chart')}: ${text}`} title={text}>
      {win.map((x, i) => (
        <span key={i} class={seatColour(s, i)} style={{ flexGrow: Math.max(x, 0.001) }}>
          {(percent[i] ?? 0) >= 12 && <b>{percent[i]} %</b>}
        </span>
      ))}
    </div>
  );
}
