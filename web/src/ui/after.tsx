/* After the game: who won, the last points one by one, the course, files. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { pictureEngine, wasmModule } from '../engine/load.ts';
import { Engine, LAYER, type Note } from '../engine/wasm.ts';
import { POINT_SOURCES, pointSources } from '../game/points.ts';
import { courseOf, type Course } from '../game/replay.ts';
import { gameFile } from '../game/api.ts';
import { knownActions, readSave, saveText, type Snapshot } from '../game/source.ts';
import { readIsland } from '../game/view.ts';
import { t } from '../i18n/index.ts';
import { Chart, niceStep } from './chart.tsx';
import { Dialog } from './dialog.tsx';
import { go } from './router.ts';
import { isDark, settings } from './settings.ts';
import { seatColour } from './players.tsx';
import { copyText, download, packGame, toPng } from './share.ts';
import { noteText, seatName } from './words.tsx';

/* Points of the final scoring, in order. */
function finalNotes(s: Snapshot): Note[] {
  const last = s.steps[s.steps.length - 1]?.notes ?? [];
  const from = last.findIndex((n) => n.code === 'ended');
  return last
    .slice(from + 1)
    .filter((n) => n.fields.points !== undefined && n.fields.player !== undefined);
}

export function AfterGame({
  snapshot: s,
  onClose,
  onRematch,
  extra,
}: {
  snapshot: Snapshot;
  onClose: () => void;
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
  const names = s.seats.map((x) => x.name);
  const notes = useMemo(() => (s.game === 'carcassonne' ? finalNotes(s) : []), [s.steps]);
  const order = s.seats.map((_x, i) => i).sort((a, b) => (s.track[b] ?? 0) - (s.track[a] ?? 0));
  const most = Math.max(1, ...(course?.track.flat() ?? []));
  const [copied, setCopied] = useState(false);
  const name = `deskovka-${s.game}-${s.id.slice(0, 8)}`;
  const picture = () => {
    const e = pictureEngine();
    if (s.game === 'catan')
      return e.island(s.view, isDark(), LAYER.page, 120, settings().lang === 'cs');
    e.read(s.view);
    return e.board(isDark(), LAYER.page, 100, settings().lang === 'cs');
  };
  const share = async () => {
    const link = `${location.origin}${location.pathname}#/replay/game/${await packGame(s.setup, actions ?? [], names)}`;
    setCopied(await copyText(link));
  };
  return (
    <Dialog
      title={
        s.winners.length > 0
          ? t('after.won', { names: s.winners.map((w) => seatName(s.seats, w)).join(', ') })
          : t('after.title')
      }
      onClose={onClose}
      wide
    >
      <ol class="ranking">
        {order.map((i) => (
          <li key={i} class={s.winners.includes(i) ? 'winner' : ''}>
            <span class={`chip ${seatColour(s, i)}`} aria-hidden="true" />
            <span class="name">{seatName(s.seats, i)}</span>
            <strong>{t('points.n', { n: s.track[i] ?? 0 })}</strong>
          </li>
        ))}
      </ol>
      {notes.length > 0 && <FinalScoring notes={notes} s={s} />}
      {s.game === 'catan' && <PointTable s={s} order={order} />}
      {course && (
        <Chart
          title={t('after.chart')}
          most={most}
          step={niceStep(most)}
          lines={s.seats.map((x, i) => ({
            name: x.name,
            colour: seatColour(s, i),
            values: course.turns.map((at) => course.track[at]?.[i] ?? 0),
          }))}
        />
      )}
      {extra}
      <div class="row wrap">
        {onRematch && (
          <button type="button" class="primary" onClick={onRematch}>
            {t('after.again')}
          </button>
        )}
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
              .dsk
            </button>
          </>
        )}
        <button type="button" onClick={() => download(`${name}.svg`, 'image/svg+xml', picture())}>
          SVG
        </button>
        <button
          type="button"
          onClick={() =>
            void toPng(picture(), 2).then((b) => download(`${name}.png`, 'image/png', b))
          }
        >
          PNG
        </button>
      </div>
    </Dialog>
  );
}

/* Catan: what the points are for, one source after another. */
function PointTable({ s, order }: { s: Snapshot; order: number[] }) {
  const [shown, setShown] = useState(1);
  const island = useMemo(() => readIsland(s.view), [s.view]);
  const sources = POINT_SOURCES.slice(0, shown);
  const points = order.map((i) => pointSources(island, i, s.track[i] ?? 0));
  return (
    <section class="finals" aria-live="polite">
      <h3>{t('after.final')}</h3>
      <div class="sources">
        <table>
          <thead>
            <tr>
              <td />
              {order.map((i) => (
                <th key={i} scope="col">
                  <span class={`chip small ${seatColour(s, i)}`} aria-hidden="true" />{' '}
                  {seatName(s.seats, i)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((x) => (
              <tr key={x}>
                <th scope="row">{t(`from.${x}`)}</th>
                {points.map((of, k) => (
                  <td key={k}>{of[x]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <More shown={shown} all={POINT_SOURCES.length} show={setShown} />
    </section>
  );
}

/* The next step, or all that are left. */
function More({ shown, all, show }: { shown: number; all: number; show: (n: number) => void }) {
  if (shown >= all) return null;
  return (
    <div class="row">
      <button type="button" onClick={() => show(shown + 1)}>
        {t('after.next', { n: all - shown })}
      </button>
      <button type="button" onClick={() => show(all)}>
        {t('after.all')}
      </button>
    </div>
  );
}

function FinalScoring({ notes, s }: { notes: Note[]; s: Snapshot }) {
  const [shown, setShown] = useState(1);
  return (
    <section class="finals" aria-live="polite">
      <h3>{t('after.final')}</h3>
      <ol>
        {notes.slice(0, shown).map((n, i) => (
          <li key={i}>
            <span class={`chip small seat${n.fields.player ?? ''}`} aria-hidden="true" />
            {noteText(n, s.seats)}
          </li>
        ))}
      </ol>
      <More shown={shown} all={notes.length} show={setShown} />
    </section>
  );
}
