/* After the count: who won, where the points come from, best moments, luck, the course, files. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { pictureEngine, wasmModule } from '../engine/load.ts';
import { Engine } from '../engine/wasm.ts';
import { courseOf, type Course } from '../game/replay.ts';
import { gameFile } from '../game/api.ts';
import { knownActions, readSave, saveText, type Snapshot } from '../game/source.ts';
import { language, languageIndex, t } from '../i18n/index.ts';
import { Chart, niceStep } from './chart.tsx';
import { gameOf } from './games.ts';
import { go } from './router.ts';
import { isDark } from './settings.ts';
import { seatColour } from './players.tsx';
import { copyText, download, packGame, toPng } from './share.ts';
import { labelName, noteText } from './words.tsx';

export function Result({
  snapshot: s,
  light,
  onRematch,
  extra,
}: {
  snapshot: Snapshot;
  light: (place: string | null) => void;
  onRematch?: () => void;
  extra?: preact.ComponentChildren;
}) {
  const [course, setCourse] = useState<Course | null>(null);
  const [actions, setActions] = useState(() => knownActions(s));
  /* What was hidden from us in a game of the server is open now. */
  useEffect(() => {
    if (actions === null && s.link !== undefined)
      gameFile(s.id).then(
        (text) => setActions(readSave(text)?.actions ?? null),
        () => undefined,
      );
  }, [s.id]);
  useEffect(() => {
    if (actions)
      void wasmModule().then((m) => setCourse(courseOf(new Engine(m), s.setup, actions)));
  }, [actions]);
  const order = s.seats.map((_x, i) => i).sort((a, b) => (s.track[b] ?? 0) - (s.track[a] ?? 0));
  const most = Math.max(1, ...(course?.track.flat() ?? []));
  return (
    <section class="outcome" aria-label={t('after.title')}>
      <h2>
        {s.winners.length > 0
          ? t('after.won', { names: s.winners.map((w) => labelName(s.seats, w)).join(', ') })
          : t('after.title')}
      </h2>
      <ol class="ranking">
        {order.map((i) => (
          <li key={i} class={s.winners.includes(i) ? 'winner' : ''}>
            <span class={`chip ${seatColour(s, i)}`} aria-hidden="true" />
            <span class="name">{labelName(s.seats, i)}</span>
            <strong>{t('points.n', { n: s.track[i] ?? 0 })}</strong>
          </li>
        ))}
      </ol>
      <div class="row wrap">
        {onRematch && (
          <button type="button" class="primary" onClick={onRematch}>
            {t('after.again')}
          </button>
        )}
        <Files s={s} actions={actions} />
      </div>
      {extra}
      <Sources s={s} order={order} />
      <Moments s={s} light={light} />
      <Luck s={s} />
      {course && (
        <Chart
          title={t('after.chart')}
          most={most}
          step={niceStep(most)}
          lines={s.seats.map((_x, i) => ({
            name: labelName(s.seats, i),
            colour: seatColour(s, i),
            values: course.turns.map((at) => course.track[at]?.[i] ?? 0),
          }))}
        />
      )}
    </section>
  );
}

/* Where the points come from, a row for each kind. */
function Sources({ s, order }: { s: Snapshot; order: number[] }) {
  const rows = useMemo(() => gameOf(s.game).sources?.(s) ?? [], [s.steps, language()]);
  if (rows.length === 0) return null;
  return (
    <div class="sources" tabindex={0} role="region" aria-label={t('after.sources')}>
      <h3>{t('after.sources')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {order.map((i) => (
              <th key={i} scope="col">
                <span class={`chip small ${seatColour(s, i)}`} aria-hidden="true" />{' '}
                {labelName(s.seats, i)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((r) => (
            <tr key={r.text}>
              <th scope="row">{r.text}</th>
              {order.map((i) => (
                <td key={i}>{r.points[i] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('after.total')}</th>
            {order.map((i) => (
              <td key={i}>{s.track[i] ?? 0}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const MOMENTS = 3;

/* What brought most at once; pointing at it shows the place. */
function Moments({ s, light }: { s: Snapshot; light: (place: string | null) => void }) {
  const { place } = gameOf(s.game);
  const best = useMemo(
    () =>
      s.steps
        .flatMap((x) => x.notes)
        .filter((n) => n.fields.feature !== undefined && Number(n.fields.points ?? 0) > 0)
        .sort((a, b) => Number(b.fields.points) - Number(a.fields.points))
        .slice(0, MOMENTS),
    [s.steps],
  );
  if (best.length === 0) return null;
  return (
    <div class="moments">
      <h3>{t('after.moments')}</h3>
      <ol>
        {best.map((n) => (
          <li key={n.line}>
            <span
              class={`chip small ${seatColour(s, Number(n.fields.player))}`}
              aria-hidden="true"
            />
            <button
              type="button"
              class="link"
              onPointerEnter={() => light(place?.(n) ?? null)}
              onPointerLeave={() => light(null)}
              onFocus={() => light(place?.(n) ?? null)}
              onBlur={() => light(null)}
              onClick={() => light(place?.(n) ?? null)}
            >
              {noteText(n, s.seats)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Luck({ s }: { s: Snapshot }) {
  const lines = useMemo(() => gameOf(s.game).luck?.(s) ?? [], [s.steps, language()]);
  if (lines.length === 0) return null;
  return (
    <div class="luck">
      <h3>{t('after.luck')}</h3>
      <ul>
        {lines.map((l) => (
          <li key={l}>{l}</li>
        ))}
      </ul>
    </div>
  );
}

/* The game to take along: replay, link, file, picture. */
function Files({ s, actions }: { s: Snapshot; actions: string[] | null }) {
  const names = s.seats.map((x) => x.name);
  const { picture: draw } = gameOf(s.game);
  const [copied, setCopied] = useState(false);
  const name = `deskovka-${s.game}-${s.id.slice(0, 8)}`;
  const picture = () => draw?.(pictureEngine(), s.view, isDark(), languageIndex()) ?? '';
  const share = async () => {
    const link = `${location.origin}${location.pathname}#/replay/game/${await packGame(s.setup, actions ?? [], names)}`;
    setCopied(await copyText(link));
  };
  return (
    <>
      {actions && (
        <>
          <button
            type="button"
            onClick={() =>
              void packGame(s.setup, actions, names).then((p) => go(`replay/game/${p}/0`))
            }
          >
            {t('after.replay')}
          </button>
          <button type="button" onClick={() => void share()}>
            {copied ? t('after.copied') : t('after.share')}
          </button>
          <button
            type="button"
            onClick={() =>
              download(
                `${name}.dsk`,
                'text/plain',
                saveText(
                  s.setup,
                  actions,
                  names.map((x, i) => `p${i} ${x}`),
                ),
              )
            }
          >
            {t('after.save')}
          </button>
        </>
      )}
      <button type="button" onClick={() => download(`${name}.svg`, 'image/svg+xml', picture())}>
        {t('after.picture', { kind: 'SVG' })}
      </button>
      <button
        type="button"
        onClick={() =>
          void toPng(picture(), 2).then((b) => download(`${name}.png`, 'image/png', b))
        }
      >
        {t('after.picture', { kind: 'PNG' })}
      </button>
    </>
  );
}
