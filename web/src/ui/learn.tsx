/* The screen of lessons, and lessons: one position after another, then a game. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  PositionSource,
  promises,
  reply,
  type Answer,
  type Lesson,
  type Listed,
  type Position,
  type Prepared,
} from '../game/lesson.ts';
import { LocalSource, type LocalPlan } from '../game/local.ts';
import {
  findGame,
  forgetGame,
  freshSeed,
  keepGame,
  keepLesson,
  lessonsKept,
} from '../game/storage.ts';
import { find, language, t } from '../i18n/index.ts';
import { wordsOf } from './game.ts';
import { gameNames, gameOf, titleOf } from './games.ts';
import { loadLesson, toldIn } from './lessons.ts';
import { Page } from './page.tsx';
import { useLessons } from './practise.tsx';
import { RulesWay } from './parts.tsx';
import { go } from './router.ts';
import { RuleLink } from './rulelink.tsx';
import { colourOf } from './players.tsx';
import { settings, useSettings } from './settings.ts';
import { Guide } from './guide.tsx';
import { Pointing } from './pointing.tsx';
import { Table, useSource } from './table.tsx';

/* ---- the list ----------------------------------------------------------------- */

/* Lessons come sorted by shelf. */
const shelves = (list: Listed[]) => [...new Set(list.map((l) => l.shelf))];

export function Learn() {
  useSettings();
  const list = useLessons();
  const solved = lessonsKept();
  return (
    <Page title={t('start.learn')}>
      {gameNames().map((g) => {
        const own = list.filter((l) => l.game === g);
        return (
          own.length > 0 && (
            <section key={g} class="card lessons">
              <h2>{titleOf(g)}</h2>
              {shelves(own).map((shelf) => (
                <Shelf key={shelf} list={own.filter((l) => l.shelf === shelf)} solved={solved} />
              ))}
            </section>
          )
        );
      })}
      <div class="ways">
        <RulesWay />
      </div>
    </Page>
  );
}

function Shelf({ list, solved }: { list: Listed[]; solved: Record<string, number> }) {
  const [first] = list;
  if (!first) return null;
  return (
    <>
      <h3>{find(`learn.${first.shelf}`)}</h3>
      <ul class="ways">
        {list.map((l) => (
          <li key={l.id}>
            <a class="way" href={`#/learn/${l.id}`}>
              <strong lang={toldIn()}>{l.title}</strong>
              <span lang={toldIn()}>{l.about}</span>
              <Far n={solved[l.id] ?? 0} of={l.positions} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/* How far somebody is. */
function Far({ n, of }: { n: number; of: number }) {
  if (n === 0) return null;
  return <small class="far">{n >= of ? `✓ ${t('learn.done')}` : t('learn.step', { n, of })}</small>;
}

/* ---- a position --------------------------------------------------------------- */

const NAMES = ['Jan', 'Eva', 'Hana'];

/*
 * How sentences call the learner: by his name, or as the pieces are coloured.
 * The list of players says "you" (Seat.you).
 */
function learner(game: string, players: number, seat: number): string {
  const word = find(`learn.${colourOf(game, players, seat)}`);
  return settings().name.trim() || (word ?? t('seat.you'));
}

/* A position on the table, and what was done there; made anew for another one. */
export function usePosition(prepared: Prepared, answer: (a: Answer) => void, aids?: string[]) {
  const heard = useRef(answer);
  heard.current = answer;
  const source = useMemo(
    () =>
      new PositionSource(prepared, { me: learner, others: NAMES }, (a) => heard.current(a), aids),
    [prepared.id],
  );
  useEffect(() => () => source.close(), [source]);
  return source;
}

/* The aids that help without telling. */
const AIDS = ['legal', 'features', 'bag'];

interface Verdict {
  right: boolean;
  text: string;
  gained: number;
}

function judged(p: Position, a: Answer): Verdict | null {
  if (p.right.includes(a.actions.join(' '))) return { right: true, text: p.good, gained: a.gained };
  const ended = a.complete || (p.moves > 0 && a.actions.length >= p.moves);
  if (!ended && promises(p, a.actions)) return null;
  return { right: false, text: reply(p, a.actions), gained: a.gained };
}

function PlayPosition(props: {
  position: Position;
  at: number;
  of: number;
  onSolved: () => void;
  onNext: () => void;
}) {
  const { position: p } = props;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [misses, setMisses] = useState(0);
  const source = usePosition(
    p,
    (a) => {
      const v = judged(p, a);
      if (!v) return;
      setVerdict(v);
      if (v.right) {
        props.onSolved();
        if (p.then.length > 0) source.playOn(p.then);
      } else setMisses(misses + 1);
    },
    AIDS,
  );
  const s = useSource(source);
  const again = () => {
    setVerdict(null);
    source.again();
  };
  const show = () => {
    again();
    void source.act((p.right[0] ?? '').split(' '));
  };
  const guide = (
    <Guide kind={verdict === null ? 'asks' : verdict.right ? 'right' : 'wrong'} folds={!verdict}>
      <p>
        {verdict && <strong>{t(verdict.right ? 'learn.right' : 'learn.wrong')} </strong>}
        <span lang={toldIn()}>{verdict ? verdict.text : p.ask}</span>
        {verdict && !verdict.right && p.points && verdict.gained < p.best && (
          <> {t('learn.points', { n: verdict.gained, best: p.best })}</>
        )}{' '}
        {verdict && <RuleLink rule={p.rules[0] ?? ''} />}
      </p>
      <div class="row">
        <small>{t('learn.step', { n: props.at + 1, of: props.of })}</small>
        <span class="grow" />
        {!verdict?.right && (
          <button type="button" class="link skip" onClick={props.onNext}>
            {t('learn.skip')}
          </button>
        )}
        {misses > 0 && !verdict?.right && (
          <button type="button" class="show" onClick={show}>
            {t('learn.show')}
          </button>
        )}
        {verdict && (
          <button
            type="button"
            class="primary"
            ref={(b) => b?.focus({ preventScroll: true })}
            onClick={verdict.right ? props.onNext : again}
          >
            {verdict.right ? t('learn.next') : t('learn.again')}
          </button>
        )}
      </div>
    </Guide>
  );
  if (source.broken) return <BrokenPosition way="learn" />;
  const quiet = verdict !== null || s.steps.length > p.play.length;
  return (
    <Pointing spots={quiet ? [] : p.spots} right={p.right}>
      <Table source={source} onLeave={() => go('learn')} guide={guide} guided={p.play.length} />
    </Pointing>
  );
}

/* Instead of a table: what the file says cannot be put on one. */
export function BrokenPosition({ way }: { way: 'learn' | 'puzzles' }) {
  const title = way === 'learn' ? t('start.learn') : t('puzzles.title');
  return (
    <Page title={title}>
      <p class="guide broken" role="alert">
        {t('learn.broken')} <a href={`#/${way}`}>{title}</a>
      </p>
    </Page>
  );
}

/* ---- a lesson ----------------------------------------------------------------- */

/* The game at the end of a guide, as it is kept. */
const gameId = (lesson: Lesson) => `lesson-${lesson.id}`;

function keptGame(lesson: Lesson): LocalPlan | undefined {
  const kept = findGame(gameId(lesson));
  return kept && !kept.over && kept.plan.setup === lesson.end ? kept.plan : undefined;
}

/* Where somebody goes on who was here before: after what is solved, or in the game. */
function placeIn(lesson: Lesson): number {
  const n = lessonsKept()[lesson.id] ?? 0;
  const all = lesson.positions.length;
  if (n < all) return Math.max(0, n);
  if (lesson.end === '') return 0;
  return keptGame(lesson) ? all + 1 : all;
}

export function LessonTable({ id }: { id: string }) {
  useSettings();
  const [lesson, setLesson] = useState<Lesson | null | undefined>(undefined);
  const [at, setAt] = useState(-1);
  const lang = language();
  useEffect(() => {
    const come = (l: Lesson | null) => {
      setLesson(l);
      setAt((n) => (n < 0 && l ? placeIn(l) : n));
    };
    void loadLesson(id).then(come, () => setLesson(null));
  }, [id, lang]);
  if (lesson === null) return <Learn />;
  if (lesson === undefined || at < 0) return <p class="loading">{t('loading')}</p>;
  const position = lesson.positions[at];
  if (position)
    return (
      <PlayPosition
        key={position.id}
        position={position}
        at={at}
        of={lesson.positions.length}
        onSolved={() => keepLesson(id, at + 1)}
        onNext={() => {
          keepLesson(id, at + 1);
          setAt(at + 1);
        }}
      />
    );
  if (lesson.end !== '' && at === lesson.positions.length + 1) return <EndGame lesson={lesson} />;
  return <Finished lesson={lesson} onGame={() => setAt(at + 1)} onFirst={() => setAt(0)} />;
}

function Finished(props: { lesson: Lesson; onGame: () => void; onFirst: () => void }) {
  const { lesson, onGame } = props;
  return (
    <Page title={lesson.title}>
      <section class="card">
        <p>{t(lesson.end === '' ? 'learn.end.done' : 'learn.game.help')}</p>
        <div class="row wrap">
          {lesson.end !== '' && (
            <button type="button" class="primary big" onClick={onGame}>
              {t('learn.game')}
            </button>
          )}
          <button type="button" onClick={props.onFirst}>
            {t('learn.restart')}
          </button>
          <a class={lesson.end === '' ? 'button primary' : 'button'} href="#/learn">
            {t('learn.all')}
          </a>
        </div>
      </section>
    </Page>
  );
}

/* ---- the game at the end of a guide --------------------------------------------- */

function freshGame(lesson: Lesson): LocalPlan {
  const players = Number(wordsOf(lesson.end).players ?? 2);
  const bots = NAMES.slice(0, players - 1).map((name) => ({ name, bot: 'child' }));
  return {
    id: gameId(lesson),
    setup: lesson.end,
    seats: [{ name: learner(lesson.game, players, 0), bot: null }, ...bots],
    presets: lesson.endput,
    script: [...lesson.script],
    actions: [],
    seed: freshSeed(),
    started: 0,
  };
}

/* Kept until it is over, so that a reload does not end it. */
function keepEndGame(plan: LocalPlan, over: boolean): void {
  if (over) forgetGame(plan.id);
  else keepGame(plan, false);
}

function EndGame({ lesson }: { lesson: Lesson }) {
  const { animations } = useSettings();
  const source = useMemo(() => {
    const plan = keptGame(lesson) ?? freshGame(lesson);
    return new LocalSource(plan, keepEndGame, gameOf(lesson.game).pace);
  }, [lesson.id]);
  useEffect(() => () => source.close(), [source]);
  source.animated = animations;
  return <Coached source={source} lesson={lesson} />;
}

/* A tip comes when first something of its kind happens, and stays until it is read. */
function Coached({ source, lesson }: { source: LocalSource; lesson: Lesson }) {
  const s = useSource(source);
  const begun = useRef(source.plan.actions.length); /* what was told before a reload */
  const [read, setRead] = useState<readonly number[]>(begun.current > 0 ? [-1] : []);
  const happened = useMemo(() => {
    const fresh = s.steps.slice(begun.current);
    return fresh.flatMap((x) => x.notes.map((n) => n.line)).join('\n');
  }, [s.steps]);
  const over = s.player === -2;
  const due = lesson.tips.findIndex(
    ([event], i) => !read.includes(i) && new RegExp(event).test(happened),
  );
  const text = over
    ? t('learn.over')
    : due >= 0
      ? lesson.tips[due]?.[1]
      : read.includes(-1)
        ? undefined
        : t('learn.tip.first');
  const guide =
    text === undefined ? undefined : (
      <Guide kind="asks">
        <p>{text}</p>
        <div class="row">
          <span class="grow" />
          {over ? (
            <a class="button primary" href="#/learn">
              {t('learn.all')}
            </a>
          ) : (
            <button type="button" class="primary" onClick={() => setRead([...read, -1, due])}>
              {t('learn.got')}
            </button>
          )}
        </div>
      </Guide>
    );
  const spots = due < 0 && !over && !read.includes(-1) ? ['@hint'] : [];
  return (
    <Pointing spots={spots}>
      <Table source={source} onLeave={() => go('learn')} guide={guide} />
    </Pointing>
  );
}
