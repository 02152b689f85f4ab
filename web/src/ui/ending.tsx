/*
 * The end as a story on the board: the last points are counted one by one where
 * they lie, the score runs along, and nobody is named the winner before.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Snapshot } from '../game/source.ts';
import { t } from '../i18n/index.ts';
import type { Counted } from './game.ts';
import { gameOf } from './games.ts';
import { seatColour } from './players.tsx';
import { placesDone } from './uncounted.ts';

/* So long each of the last points is looked at; the first one a little longer. */
const STEP_MS = 1100;

export interface Ending {
  all: Counted[];
  shown: number; /* how many have been counted */
  counting: boolean;
  show: (n: number) => void;
  less: number[];
  done: string[]; /* places whose points have all been counted */
}

/* Counts when the game ends before somebody's eyes; who comes later finds the result. */
export function useEnding(s: Snapshot): Ending {
  const over = s.player === -2;
  const watched = useRef(false);
  const present = s.link !== undefined || s.viewer >= 0 || s.thinking;
  if (!over && present && s.view !== '') watched.current = true;
  const all = useMemo(
    () => (over && watched.current ? (gameOf(s.game).count?.(s) ?? []) : []),
    [over, s.steps],
  );
  const [shown, setShown] = useState(0);
  const counting = over && shown < all.length;
  const less = s.seats.map((_x, i) =>
    all.slice(shown).reduce((sum, x) => sum + (x.seat === i ? x.points : 0), 0),
  );
  return { all, shown, counting, show: setShown, less, done: placesDone(all, shown) };
}

export function Counting({
  s,
  ending: e,
  light,
}: {
  s: Snapshot;
  ending: Ending;
  light: (place: string | null) => void;
}) {
  const now = e.all[e.shown - 1];
  useEffect(() => {
    light(now?.place ?? null);
    const timer = setTimeout(() => e.show(e.shown + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [e.shown]);
  useEffect(() => () => light(null), []);
  const list = e.all.slice(0, e.shown).reverse();
  return (
    <section class="counting finals">
      <h3>{t('after.final')}</h3>
      {/* A prepared position has one way on, beside its verdict: there the count runs alone. */}
      {!s.prepared && (
        <div class="row">
          <button type="button" class="primary" onClick={() => e.show(e.shown + 1)}>
            {t('after.next', { n: e.all.length - e.shown })}
          </button>
          <button type="button" class="all" onClick={() => e.show(e.all.length)}>
            {t('after.all')}
          </button>
        </div>
      )}
      <ol aria-live="polite">
        {list.map((x, i) => (
          <li key={e.shown - i} class={i === 0 ? 'now' : ''}>
            <span class={`chip small ${seatColour(s, x.seat)}`} aria-hidden="true" />
            {x.text}
          </li>
        ))}
      </ol>
    </section>
  );
}
