/* After the game: who won, the last points one by one, the course, files. */
import { useEffect, useState } from 'preact/hooks';
import { pictureEngine, wasmModule } from '../engine/load.ts';
import { Engine } from '../engine/wasm.ts';
import { courseOf, type Course } from '../game/replay.ts';
import { gameFile } from '../game/api.ts';
import { knownActions, readSave, saveText, type Snapshot } from '../game/source.ts';
import { languageIndex, t } from '../i18n/index.ts';
import { Chart, niceStep } from './chart.tsx';
import { Dialog } from './dialog.tsx';
import { FinalNotes } from './finals.tsx';
import { gameOf } from './games.ts';
import { go } from './router.ts';
import { isDark } from './settings.ts';
import { seatColour } from './players.tsx';
import { copyText, download, packGame, toPng } from './share.ts';
import { seatName } from './words.tsx';

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
  const { Finals = FinalNotes } = gameOf(s.game);
  const order = s.seats.map((_x, i) => i).sort((a, b) => (s.track[b] ?? 0) - (s.track[a] ?? 0));
  const most = Math.max(1, ...(course?.track.flat() ?? []));
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
      <Finals s={s} order={order} />
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
        <Files s={s} actions={actions} />
      </div>
    </Dialog>
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
    </>
  );
}
