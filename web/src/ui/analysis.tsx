/* From a replay: what each move was worth, and playing on from any of them. */
import { useMemo, useState } from 'preact/hooks';
import { LOSSES, worst, type Verdict } from '../game/judge.ts';
import type { ReplaySource } from '../game/replay.ts';
import { locale, t } from '../i18n/index.ts';
import { Chart } from './chart.tsx';
import { seatColour } from './players.tsx';
import { go } from './router.ts';
import { branch, lossText, type Review } from './review.tsx';
import { defaultLevel, levels } from './levels.ts';
import { useSource } from './table.tsx';
import { actionLabel, seatName } from './words.tsx';

const WORST = 8;
const DEPTH = { quick: 200, deep: 1000 };

export function Analysis(props: { source: ReplaySource; actions: string[]; review: Review }) {
  const { source, review } = props;
  return (
    <div class="analysis">
      <Branch source={source} actions={props.actions} />
      <Evaluation source={source} review={review} />
    </div>
  );
}

/* ---- playing on ------------------------------------------------------------------ */

function Branch({ source, actions }: { source: ReplaySource; actions: string[] }) {
  const s = useSource(source);
  const [who, setWho] = useState('hand');
  const [level, setLevel] = useState(defaultLevel());
  const ply = s.steps.length;
  const start = () =>
    go(
      `play/${branch(
        s.setup,
        actions,
        ply,
        s.seats.map((x) => x.name),
        who === 'hand' ? null : Number(who),
        level,
      )}`,
    );
  return (
    <section>
      <h3>{t('branch.title')}</h3>
      <p class="soft">{t('branch.help')}</p>
      <div class="row wrap">
        <select
          aria-label={t('branch.who')}
          value={who}
          onChange={(e) => setWho(e.currentTarget.value)}
        >
          <option value="hand">{t('branch.hand')}</option>
          {s.seats.map((x, i) => (
            <option key={i} value={String(i)}>
              {t('branch.as', { name: x.name })}
            </option>
          ))}
        </select>
        {who !== 'hand' && (
          <select
            aria-label={t('branch.level')}
            value={level}
            onChange={(e) => setLevel(e.currentTarget.value)}
          >
            {levels().map((l) => (
              <option key={l.id} value={l.id}>
                {t('seat.bot', { level: l.text })}
              </option>
            ))}
          </select>
        )}
        <button type="button" disabled={s.player === -2} onClick={start}>
          {t('branch.go', { n: ply })}
        </button>
      </div>
    </section>
  );
}

/* ---- evaluation ------------------------------------------------------------------- */

function Evaluation({ source, review }: { source: ReplaySource; review: Review }) {
  const { all, progress } = review;
  return (
    <section>
      <h3>{t('judge.title')}</h3>
      {progress ? (
        <div class="row wrap" data-busy="1">
          <progress max={progress.total} value={progress.done} aria-label={t('judge.title')} />
          <span>{t('judge.progress', { done: progress.done, total: progress.total })}</span>
          <button type="button" onClick={review.stop}>
            {t('judge.stop')}
          </button>
        </div>
      ) : (
        <div class="row wrap">
          <button
            type="button"
            class={all.length === 0 ? 'primary' : ''}
            onClick={() => review.run(DEPTH.quick)}
          >
            {t('judge.quick')}
          </button>
          <button type="button" onClick={() => review.run(DEPTH.deep)}>
            {t('judge.deep')}
          </button>
        </div>
      )}
      {review.failed && <p role="alert">{t('judge.failed')}</p>}
      {all.length === 0 && !progress && <p class="soft">{t('judge.help')}</p>}
      {all.length > 1 && <Wins all={all} source={source} />}
      {all.length > 0 && (
        <Losses all={all} source={source} review={review} finished={progress === null} />
      )}
    </section>
  );
}

function Wins({ all, source }: { all: Verdict[]; source: ReplaySource }) {
  const s = useSource(source);
  const lines = s.seats.map((seat, i) => ({
    name: seat.name,
    colour: seatColour(s, i),
    values: all.map((v) => 100 * (v.win[i] ?? 0)),
  }));
  let at = all.findIndex((v) => v.ply + 1 >= s.steps.length);
  if (at < 0) at = all.length - 1;
  return (
    <Chart
      title={t('judge.chart')}
      lines={lines}
      most={100}
      step={25}
      unit="%"
      at={at}
      onPick={(i) => source.show((all[i]?.ply ?? 0) + 1)}
      valueText={(i) =>
        s.seats
          .map((seat, k) => `${seat.name} ${Math.round(100 * (all[i]?.win[k] ?? 0))} %`)
          .join(', ')
      }
    />
  );
}

function Losses({
  all,
  source,
  review,
  finished,
}: {
  all: Verdict[];
  source: ReplaySource;
  review: Review;
  finished: boolean;
}) {
  const s = source.snapshot;
  const list = useMemo(() => worst(all, WORST), [all]);
  const mean = (seat: number) => {
    const own = all.filter((v) => v.seat === seat && v.choices > 1);
    return own.length === 0 ? 0 : (100 * own.reduce((sum, v) => sum + v.loss, 0)) / own.length;
  };
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
  return (
    <>
      <h4>{t('judge.losses')}</h4>
      {list.length === 0 && (
        <p class="soft">{finished ? t('judge.none', { percent: 100 * LOSSES.inaccuracy }) : '…'}</p>
      )}
      <ol class="losses">
        {list.map((v) => (
          <li key={v.ply}>
            <button type="button" onClick={() => source.show(v.ply)}>
              <span class={`chip small ${seatColour(s, v.seat)}`} aria-hidden="true" />
              <span class="what">
                <b>{seatName(s.seats, v.seat)}</b> {lossText(v)}
                <br />
                {t('judge.played', { action: actionLabel(s.game, v.played, s.seats, s.view) })}
                <br />
                {t('judge.better', { action: actionLabel(s.game, v.best, s.seats, s.view) })}
              </span>
            </button>
            <button type="button" class="retry" onClick={() => review.retry(v)}>
              {t('judge.retry')}
            </button>
          </li>
        ))}
      </ol>
      <p class="soft">{t('judge.keys')}</p>
      <p class="soft">
        {s.seats
          .map((seat, i) => t('judge.mean', { name: seat.name, percent: number.format(mean(i)) }))
          .join(' · ')}
      </p>
    </>
  );
}
