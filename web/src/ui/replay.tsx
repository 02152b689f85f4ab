/* Replay: a slider, play and pause, any game from a link, a file or here. */
import { useEffect, useState } from 'preact/hooks';
import { wasmModule } from '../engine/load.ts';
import { ReplaySource } from '../game/replay.ts';
import { findGame } from '../game/storage.ts';
import { t } from '../i18n/index.ts';
import { Analysis } from './analysis.tsx';
import { Compared } from './compared.tsx';
import { Icon } from './icons.tsx';
import { DeadEnd, IconButton } from './parts.tsx';
import { ReviewBar, useReview, verdictAt } from './review.tsx';
import { go } from './router.ts';
import { copyText, packGame, unpackGame } from './share.ts';
import { Table, useSource } from './table.tsx';

/* `kept/ID` is a game of this device, `game/PACKED[/PLY]` one in the link. */
async function open(what: string[]): Promise<ReplaySource | null> {
  const module = await wasmModule();
  if (what[0] === 'kept') {
    const kept = findGame(what[1] ?? '');
    return kept
      ? new ReplaySource(
          module,
          kept.plan.id,
          kept.plan.setup,
          kept.plan.actions,
          kept.plan.seats.map((s) => s.name),
        )
      : null;
  }
  const game = await unpackGame(what[1] ?? '');
  return game ? new ReplaySource(module, 'link', game.setup, game.actions, game.names) : null;
}

export function Replay({ what }: { what: string[] }) {
  const [source, setSource] = useState<ReplaySource | null | 'bad'>(null);
  useEffect(() => {
    open(what).then(
      (s) => {
        if (s && what[2] !== undefined) s.show(Number(what[2]));
        setSource(s ?? 'bad');
      },
      () => setSource('bad'),
    );
  }, []);
  if (source === null) return <p class="loading">{t('loading')}</p>;
  if (source === 'bad') return <DeadEnd text={t('error.file')} />;
  return <ReplayTable source={source} path={`${what[0] ?? ''}/${what[1] ?? ''}`} />;
}

function ReplayTable({ source, path }: { source: ReplaySource; path: string }) {
  const s = useSource(source);
  const actions = source.course.steps.map((x) => x.text ?? '');
  /* The address follows, so that a reload or a copy of it is at this move. */
  useEffect(() => {
    const timer = setTimeout(() => {
      /* Unless somebody is already on the way elsewhere. */
      if (location.hash.startsWith(`#/replay/${path}`))
        history.replaceState(null, '', `#/replay/${path}/${s.steps.length}`);
    }, 300);
    return () => clearTimeout(timer);
  }, [s.steps.length]);
  const review = useReview(source, actions);
  return (
    <Compared.Provider value={verdictAt(review.all, s)}>
      <Table
        source={source}
        onLeave={() => go('')}
        banner={<Slider source={source} />}
        guide={<ReviewBar source={source} review={review} />}
        aside={<Analysis source={source} actions={actions} review={review} />}
        asideTitle={t('analysis.title')}
      />
    </Compared.Provider>
  );
}

/* Copies the link to this move. */
function ShareHere({ source }: { source: ReplaySource }) {
  const [copied, setCopied] = useState(-1);
  const s = source.snapshot;
  const copy = async () => {
    const packed = await packGame(
      s.setup,
      source.course.steps.map((x) => x.text ?? ''),
      s.seats.map((x) => x.name),
    );
    if (
      await copyText(
        `${location.origin}${location.pathname}#/replay/game/${packed}/${s.steps.length}`,
      )
    )
      setCopied(s.steps.length);
  };
  const done = copied === s.steps.length;
  return (
    <button
      type="button"
      aria-label={done ? t('after.copied') : t('replay.share')}
      title={done ? t('after.copied') : t('replay.share')}
      onClick={() => void copy()}
    >
      <Icon name={done ? 'done' : 'link'} />
    </button>
  );
}

function Slider({ source }: { source: ReplaySource }) {
  const s = useSource(source);
  const [playing, setPlaying] = useState(false);
  const at = s.steps.length;
  const stops = source.course.turns;
  const next = stops.find((x) => x > at) ?? source.length;
  const before = [...stops].reverse().find((x) => x < at) ?? 0;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (at >= source.length) setPlaying(false);
      else source.show(next);
    }, 700);
    return () => clearTimeout(timer);
  }, [playing, at]);
  return (
    <div class="slider">
      <IconButton icon="first" label={t('replay.first')} onClick={() => source.show(0)} />
      <IconButton icon="back" label={t('replay.back')} onClick={() => source.show(before)} />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        primary
        label={t(playing ? 'replay.pause' : 'replay.play')}
        onClick={() => {
          if (!playing && at >= source.length) source.show(0);
          setPlaying(!playing);
        }}
      />
      <IconButton icon="next" label={t('replay.next')} onClick={() => source.show(next)} />
      <input
        type="range"
        min={0}
        max={source.length}
        value={at}
        aria-label={t('replay.at')}
        onInput={(e) => source.show(Number(e.currentTarget.value))}
      />
      <output>
        {at}/{source.length}
      </output>
      <ShareHere source={source} />
    </div>
  );
}
