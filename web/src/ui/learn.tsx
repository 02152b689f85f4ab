/* A few guided turns of each game. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LocalSource } from '../game/local.ts';
import { t } from '../i18n/index.ts';
import type { LessonWord } from './game.ts';
import { gameNames, gameOf, titleOf } from './games.ts';
import { Page } from './page.tsx';
import { RulesWay, Way } from './parts.tsx';
import { go } from './router.ts';
import { useSettings } from './settings.ts';
import { myName } from './setup.tsx';
import { Table, useSource } from './table.tsx';

export function Learn() {
  useSettings();
  return (
    <Page title={t('start.learn')}>
      <div class="ways">
        {gameNames().map((g) => {
          const { lesson } = gameOf(g);
          return (
            lesson && <Way key={g} to={`learn/${g}`} title={titleOf(g)} help={t(lesson.about)} />
          );
        })}
        <RulesWay />
      </div>
    </Page>
  );
}

export function LessonTable({ game }: { game: string }) {
  const [source, setSource] = useState<LocalSource | null>(null);
  const lesson = gameOf(game).lesson;
  useEffect(() => {
    if (!lesson) return undefined;
    const { setup, script, others } = lesson;
    const seats = [{ name: myName(), bot: null }, ...others];
    const s = new LocalSource(
      {
        id: `lesson-${game}`,
        setup,
        seats,
        script: [...script],
        actions: [],
        seed: [7, 11],
        started: 0,
      },
      () => undefined,
      gameOf(game).pace,
    );
    setSource(s);
    return () => s.close();
  }, [game]);
  const { animations } = useSettings();
  if (source) source.animated = animations;
  if (!lesson) return <Learn />;
  return source ? (
    <Guided source={source} words={lesson.words} />
  ) : (
    <p class="loading">{t('loading')}</p>
  );
}

function Guided({ source, words }: { source: LocalSource; words: LessonWord[] }) {
  const s = useSource(source);
  const [at, setAt] = useState(0);
  const word = words[at];
  const done = (w: LessonWord) =>
    w.until !== null &&
    s.steps.filter((x) => s.seats[x.seat]?.mine && w.until?.verb.test(x.text ?? '')).length >=
      w.until.n;
  useEffect(() => {
    if (word && done(word)) setAt(at + 1);
  }, [s.steps, at]);
  const guide: ComponentChildren = word ? (
    <div class="guide" role="status">
      <p>{t(word.text)}</p>
      <div class="row">
        <small>{t('learn.step', { n: at + 1, of: words.length })}</small>
        <span class="grow" />
        {word.until === null && (
          <button type="button" class="primary" onClick={() => setAt(at + 1)}>
            {at === words.length - 1 ? t('learn.end') : t('learn.on')}
          </button>
        )}
      </div>
    </div>
  ) : undefined;
  return <Table source={source} onLeave={() => go('learn')} guide={guide} />;
}
