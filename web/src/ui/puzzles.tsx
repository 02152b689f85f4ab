/* Puzzles: the one of the day, all of them by grade, and one on the table. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Reason } from '../engine/wasm.ts';
import { askWhy } from '../game/hint.ts';
import type { Answer } from '../game/lesson.ts';
import { GRADES, dayOf, kindOf, puzzleOfDay, readPuzzles, type Puzzle } from '../game/puzzle.ts';
import { keepPuzzle, puzzlesKept, type Solved } from '../game/storage.ts';
import { find, t } from '../i18n/index.ts';
import { announce } from './announce.ts';
import { titleOf } from './games.ts';
import { BrokenPosition, usePosition } from './learn.tsx';
import { Page } from './page.tsx';
import { Reasons } from './reasons.tsx';
import { go } from './router.ts';
import { useSettings } from './settings.ts';
import { Table, useSource } from './table.tsx';

/* Where the files are, by game. */
declare const PUZZLE_FILES: Record<string, string>;

async function loadPuzzles(): Promise<Puzzle[]> {
  const texts = Object.values(PUZZLE_FILES).map(async (f) => (await fetch(f)).text());
  return (await Promise.all(texts)).flatMap(readPuzzles);
}

function usePuzzles(): Puzzle[] | null {
  const [all, set] = useState<Puzzle[] | null>(null);
  useEffect(() => {
    void loadPuzzles().then(set, () => set([]));
  }, []);
  return all;
}

/* ---- the list ----------------------------------------------------------------- */

const gradeName = (g: number) => find(`puzzles.grade.${g}`) ?? String(g);

/* `inns,traders`: the names of modules; without any, of the game. */
function kindName(game: string, kind: string): string {
  const names = kind.split(',').map((m) => find(`module.${m}`) ?? m);
  return kind === '' ? titleOf(game) : `${titleOf(game)}: ${names.join(', ')}`;
}

export function Puzzles() {
  useSettings();
  const all = usePuzzles();
  const [kind, setKind] = useState('');
  if (!all) return <p class="loading">{t('loading')}</p>;
  const solved = puzzlesKept();
  const kinds = [...new Set(all.map((p) => `${p.game}/${kindOf(p)}`))];
  const shown = all.filter((p) => kind === '' || `${p.game}/${kindOf(p)}` === kind);
  const done = shown.filter((p) => solved[p.name]).length;
  return (
    <Page title={t('puzzles.title')}>
      <div class="ways">
        <a class="way" href="#/puzzles/today">
          <strong>{t('puzzles.today')}</strong>
          <span>{t('puzzles.today.help')}</span>
        </a>
      </div>
      <section class="card puzzles">
        <div class="row wrap">
          <label class="grow">
            {t('puzzles.kind')}{' '}
            <select value={kind} onChange={(e) => setKind(e.currentTarget.value)}>
              <option value="">{t('puzzles.all')}</option>
              {kinds.map((k) => (
                <option key={k} value={k}>
                  {kindName(...(k.split('/') as [string, string]))}
                </option>
              ))}
            </select>
          </label>
          <span role="status">{t('puzzles.solved', { n: done, of: shown.length })}</span>
        </div>
        {GRADES.map((g) => (
          <Grade key={g} grade={g} list={shown.filter((p) => p.grade === g)} solved={solved} />
        ))}
      </section>
    </Page>
  );
}

function Grade(props: { grade: number; list: Puzzle[]; solved: Record<string, Solved> }) {
  if (props.list.length === 0) return null;
  return (
    <>
      <h2>{gradeName(props.grade)}</h2>
      <ul class="numbers">
        {props.list.map((p, i) => (
          <li key={p.name}>
            <a
              class={props.solved[p.name] ? 'done' : ''}
              href={`#/puzzles/${p.name}`}
              aria-label={`${kindName(p.game, kindOf(p))}, ${i + 1}${
                props.solved[p.name] ? `, ${t('learn.done')}` : ''
              }`}
            >
              {i + 1}
              {props.solved[p.name] && <span aria-hidden="true"> ✓</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/* ---- one ---------------------------------------------------------------------- */

/* The aids that help without telling. */
const AIDS = ['legal', 'features', 'bag'];

export function PuzzleTable({ name }: { name: string }) {
  useSettings();
  const all = usePuzzles();
  if (!all) return <p class="loading">{t('loading')}</p>;
  const p =
    name === 'today' ? puzzleOfDay(all, dayOf(new Date())) : all.find((x) => x.name === name);
  if (!p) return <Puzzles />;
  const alike = all.filter((x) => x.grade === p.grade && x.game === p.game);
  const next = alike[(alike.indexOf(p) + 1) % alike.length];
  return <PlayPuzzle key={p.name} puzzle={p} next={next?.name ?? ''} />;
}

function PlayPuzzle({ puzzle: p, next }: { puzzle: Puzzle; next: string }) {
  const [verdict, setVerdict] = useState<'right' | 'wrong' | null>(null);
  const [misses, setMisses] = useState(0);
  const shown = useRef(false); /* the answer was told */
  const [reasons, setReasons] = useState<Reason[] | null>(null);
  const judged = useRef(false); /* the first action is the answer */
  const judge = (a: Answer) => {
    const played = a.actions[0] ?? '';
    if (judged.current || played === '') return;
    judged.current = true;
    const right = played === p.best;
    setVerdict(right ? 'right' : 'wrong');
    if (right && !shown.current) keepPuzzle(p.name, misses === 0 ? 'first' : 'later');
    if (!right) setMisses(misses + 1);
    announce(t(right ? 'learn.right' : 'learn.wrong'));
    const names = source.snapshot.seats.map((x) => x.name);
    void askWhy(p.setup, p.play, right ? p.best : '', right ? '' : played, names)
      .catch(() => [])
      .then((list) => {
        setReasons(list);
        announce(list.map((x) => x.text).join(' '));
      });
  };
  const source = usePosition({ id: p.name, setup: p.setup, put: [], play: p.play }, judge, AIDS);
  useSource(source);
  const again = () => {
    judged.current = false;
    setVerdict(null);
    setReasons(null);
    source.again();
  };
  const show = () => {
    shown.current = true;
    again();
    void source.act([p.best]);
  };
  const guide = (
    <div class={`guide ${verdict ?? 'asks'}`} role="status">
      <p>
        {verdict === null && t('puzzles.ask')}
        {verdict && <strong>{t(verdict === 'right' ? 'learn.right' : 'learn.wrong')} </strong>}
        {verdict === 'wrong' && t('puzzles.better')}
        {verdict && reasons === null && t('puzzles.thinks')}
      </p>
      {reasons && <Reasons reasons={reasons} />}
      <div class="row wrap">
        <small>
          {gradeName(p.grade)} · {kindName(p.game, kindOf(p))}
        </small>
        <span class="grow" />
        {misses > 0 && verdict !== 'right' && (
          <button type="button" onClick={show}>
            {t('learn.show')}
          </button>
        )}
        {verdict === 'wrong' && (
          <button type="button" class="primary" onClick={again}>
            {t('learn.again')}
          </button>
        )}
        {verdict === 'right' && (
          <a class="button primary" href={`#/puzzles/${next}`}>
            {t('learn.next')}
          </a>
        )}
      </div>
    </div>
  );
  if (source.broken) return <BrokenPosition way="puzzles" />;
  return <Table source={source} onLeave={() => go('puzzles')} guide={guide} />;
}
