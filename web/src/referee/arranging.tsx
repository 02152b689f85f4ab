/*
 * The board as it lies on the table, laid on the page: to be counted, or to go
 * on from there with the referee.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../engine/wasm.ts';
import type { Snapshot } from '../game/source.ts';
import { t } from '../i18n/index.ts';
import type { Places } from '../ui/byhand.ts';
import { gameOf } from '../ui/games.ts';
import { Why } from '../ui/why.tsx';
import { seatName } from '../ui/words.tsx';
import type { RefereeSource } from './source.ts';

const ANYWAY = ' anyway';

type Hear = (at: string, spot: string | null) => void;

/* Places of the board that can be tapped while it is laid, and who hears of it. */
export function useArranging(source: RefereeSource, s: Snapshot) {
  const hear = useRef<Hear | null>(null);
  const [cells, setCells] = useState<string[]>([]);
  const row = gameOf(s.game);
  const on =
    source.kept.arrange === true &&
    source.fix === null &&
    s.player !== -2 &&
    row.real?.Arrange !== undefined;
  useEffect(() => {
    if (on) void row.real?.squares?.(s.view).then(setCells);
  }, [on, s.view]);
  const places: Places | null = on
    ? {
        cells,
        at: null,
        pick: (at) => hear.current?.(at, null),
        point: (at, spot) => hear.current?.(at, spot),
      }
    : null;
  return { on, places, hear };
}

/* The entry that put something there: the last one of this place. */
function entryAt(source: RefereeSource, place: string): number {
  const words = ` ${place}`;
  const { entries } = source.told;
  for (let i = entries.length - 1; i >= 0; i--) {
    const text = entries[i]?.text ?? '';
    if (text.startsWith('put ') && `${text} `.includes(`${words} `)) return i + 1;
  }
  return 0;
}

export function Arranging(props: {
  source: RefereeSource;
  s: Snapshot;
  hear: { current: Hear | null };
}) {
  const { source, s, hear } = props;
  const [refusal, refuse] = useState<Refusal | null>(null);
  const Arrange = gameOf(s.game).real?.Arrange;
  /* What is taken although it clashes is a warning below, no refusal. */
  const first = (lines: string[]) => {
    let why: Refusal | null = null;
    for (const line of lines) {
      const no = source.enter(line);
      if (no === null) return refuse(null);
      why ??= no;
    }
    refuse(why);
  };
  const change = (place: string, lines: (now: string) => string[]) => {
    const at = entryAt(source, place);
    const now = source.told.entries[at - 1]?.text;
    if (now !== undefined) first(lines(now).map((line) => `replace ${at} ${line}`));
  };
  const clashes = source.told.entries.filter((e) => e.text.endsWith(ANYWAY)).length;
  const drop = (place: string) => {
    const [square = ''] = place.split(' ');
    const at = entryAt(source, place) || entryAt(source, square);
    if (at > 0) return refuse(source.enter(`delete ${at}`));
    /* What was played is set right where it was told. */
    const played = source.entryAt(square);
    if (played < 0) return;
    source.note({ arrange: false });
    source.startFix(played, false);
  };
  return (
    <section class="arranging">
      <h2 class="handask">{t('real.arrange')}</h2>
      {refusal && <Why refusal={refusal} onClose={() => refuse(null)} seats={s.seats} />}
      {clashes > 0 && (
        <p class="clashes" role="status" data-clashes={clashes}>
          ⚠ {t('real.arrange.clash', { n: clashes })}
        </p>
      )}
      {Arrange && (
        <Arrange
          s={s}
          first={first}
          drop={drop}
          change={change}
          onPick={(f) => (hear.current = f)}
        />
      )}
      <Scores source={source} s={s} refuse={refuse} />
      <div class="realrow">
        <button
          type="button"
          class="primary"
          data-test="count"
          onClick={() => refuse(source.enter('put end'))}
        >
          {t('real.arrange.count')}
        </button>
        <button type="button" data-test="go-on" onClick={() => source.note({ arrange: false })}>
          {t('real.arrange.goon')}
        </button>
      </div>
    </section>
  );
}

/* Points so far, and whose turn it is. */
function Scores(props: {
  source: RefereeSource;
  s: Snapshot;
  refuse: (r: Refusal | null) => void;
}) {
  const { source, s, refuse } = props;
  return (
    <details>
      <summary>{t('real.arrange.scores')}</summary>
      {s.seats.map((_x, i) => (
        <label class="realrow" key={i}>
          <span>{seatName(s.seats, i)}</span>
          <input
            type="number"
            min={0}
            max={999}
            value={s.track[i] ?? 0}
            onChange={(e) =>
              refuse(source.enter(`put score p${i} ${Number(e.currentTarget.value)}`))
            }
          />
          <button type="button" onClick={() => refuse(source.enter(`put turn p${i}`))}>
            {t('real.arrange.onturn')}
          </button>
        </label>
      ))}
    </details>
  );
}
