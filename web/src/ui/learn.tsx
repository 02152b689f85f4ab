/* A few guided turns of each game. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LocalSource } from '../game/local.ts';
import { t, type Key } from '../i18n/index.ts';
import { Page } from './page.tsx';
import { go } from './router.ts';
import { useSettings } from './settings.ts';
import { myName } from './setup.tsx';
import { Table, useSource } from './table.tsx';

/*
 * A lesson is a game with the chance of its first turns given.  A word of the
 * guide stays until its turn is made: `until` is the number of own actions of
 * that verb.
 */
interface Word {
  text: Key;
  until: { verb: RegExp; n: number } | null; /* null: until "go on" */
}

interface Lesson {
  id: string;
  setup: string;
  seats: { name: string; bot: string | null }[];
  script: string[];
  words: Word[];
}

const LESSONS: Record<string, () => Lesson> = {
  carcassonne: () => ({
    id: 'lesson-carcassonne',
    setup: 'carcassonne edition=bb6 players=2 farmers=off',
    seats: [
      { name: myName(), bot: null },
      { name: 'Jan', bot: 'child' },
    ],
    script: ['draw:E', 'draw:W', 'draw:U', 'draw:V', 'draw:B', 'draw:K', 'draw:N', 'draw:R'],
    words: [
      { text: 'learn.carc.1', until: null },
      { text: 'learn.carc.2', until: { verb: /^place/, n: 1 } },
      { text: 'learn.carc.3', until: { verb: /^place/, n: 2 } },
      { text: 'learn.carc.4', until: { verb: /^place/, n: 3 } },
      { text: 'learn.carc.5', until: null },
      { text: 'learn.carc.6', until: { verb: /^place/, n: 4 } },
      { text: 'learn.carc.7', until: null },
    ],
  }),
  catan: () => ({
    id: 'lesson-catan',
    setup: 'catan players=3 board=beginner offers=2 start_seat=0',
    seats: [
      { name: myName(), bot: null },
      { name: 'Jan', bot: 'child' },
      { name: 'Eva', bot: 'child' },
    ],
    script: ['roll:3+5', 'roll:4+2', 'roll:5+4', 'roll:5+5', 'roll:6+3', 'roll:2+3', 'roll:4+4'],
    words: [
      { text: 'learn.catan.1', until: null },
      { text: 'learn.catan.2', until: null },
      { text: 'learn.catan.3', until: { verb: /^(road|settle|city|buy|end)/, n: 1 } },
      { text: 'learn.catan.4', until: { verb: /^end/, n: 1 } },
      { text: 'learn.catan.5', until: null },
      { text: 'learn.catan.6', until: { verb: /^end/, n: 2 } },
      { text: 'learn.catan.7', until: null },
    ],
  }),
};

export function Learn() {
  useSettings();
  return (
    <Page title={t('start.learn')}>
      <div class="ways">
        <a class="way" href="#/learn/carcassonne">
          <strong>Carcassonne</strong>
          <span>{t('learn.carc')}</span>
        </a>
        <a class="way" href="#/learn/catan">
          <strong>Catan</strong>
          <span>{t('learn.catan')}</span>
        </a>
        <a class="way" href="#/rules">
          <strong>{t('rules.title')}</strong>
          <span>{t('start.rules.help')}</span>
        </a>
      </div>
    </Page>
  );
}

export function LessonTable({ lesson }: { lesson: string }) {
  const [source, setSource] = useState<LocalSource | null>(null);
  const [plan] = useState(() => LESSONS[lesson]?.());
  useEffect(() => {
    if (!plan) return undefined;
    const s = new LocalSource(
      { ...plan, script: [...plan.script], actions: [], seed: [7, 11], started: 0 },
      () => undefined,
    );
    setSource(s);
    return () => s.close();
  }, [plan]);
  const { animations } = useSettings();
  if (source) source.animated = animations;
  if (!plan) return <Learn />;
  return source ? (
    <Guided source={source} words={plan.words} />
  ) : (
    <p class="loading">{t('loading')}</p>
  );
}

function Guided({ source, words }: { source: LocalSource; words: Word[] }) {
  const s = useSource(source);
  const [at, setAt] = useState(0);
  const word = words[at];
  const done = (w: Word) =>
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
