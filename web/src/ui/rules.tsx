/*
 * The rules to look up: those of the table at hand first, then every game's.
 * What is found, and what is in play, says the rulebook (engine/rulebook.ts).
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { loadRulebook, type Chapter, type Rule, type Rulebook } from '../engine/rulebook.ts';
import { pictureEngine } from '../engine/load.ts';
import { language, languageIndex, t } from '../i18n/index.ts';
import { Dialog } from './dialog.tsx';
import { nameOf } from './game.ts';
import { gameNames, gameOf, titleOf } from './games.ts';
import { Practise } from './practise.tsx';
import { go } from './router.ts';
import { atHand } from './rulelink.tsx';
import { isDark, useSettings } from './settings.ts';
import { svgUrl } from './pictures.ts';
import { download } from './share.ts';

/* Only one language is asked for. */
const said = (text: Record<string, string>) => Object.values(text)[0] ?? '';

function has(chapters: Chapter[], id: string): boolean {
  return chapters.some((c) => c.rules.some((r) => r.id === id));
}

/* The chapters of a tab: a game's name, or the set-up at hand. */
function chaptersOf(book: Rulebook, tab: string, own: string): Chapter[] {
  const l = language();
  const read = tab === own ? book.book(l, own) : book.game(l, tab);
  return read.parts.flatMap((p) => [
    ...(p.items.length > 0 && p.name === 'box'
      ? [{ name: 'part-box', title: p.title, rules: p.items.map(asRule) }]
      : []),
    ...p.chapters,
  ]);
}

/* A line of what is in the box. */
function asRule(item: string): Rule {
  return { id: '', topic: {}, text: { '': item }, see: [] };
}

/* What a question finds, as chapters to show. */
function foundIn(book: Rulebook, tab: string, own: string, question: string): Chapter[] {
  const l = language();
  const found = tab === own ? book.find(l, own, question) : book.find(l, tab, `${tab} ${question}`);
  const others = { name: 'others', title: t('rules.others'), rules: found.others ?? [] };
  const rules = tab === own ? found.rules : [...found.rules, ...others.rules];
  return [
    { name: 'found', title: t('rules.found', { n: rules.length }), rules },
    ...(tab === own && others.rules.length > 0 ? [others] : []),
  ].filter((c) => c.rules.length > 0);
}

/* The rule that was asked for has a picture: the place it is about, if there is one. */
function RulePicture({ id, game }: { id: string; game: string }) {
  const dark = isDark();
  const own = nameOf(atHand.setup) === game;
  const src = useMemo(
    () =>
      gameOf(game).rulePicture?.(id, own ? atHand.view : '', own ? atHand.place : null, dark) ?? '',
    [id, game, dark],
  );
  return src === '' ? null : <img class="rulepicture" src={src} alt="" />;
}

/* Positions for chapters, by `game/chapter` (tools/rulepictures.mjs). */
declare const SCENES_FILE: string;
type Scenes = Record<string, string>;

const sceneOf = (tab: string, c: Chapter) => `${nameOf(tab)}/${c.name.replace('part-', '')}`;

/* What a chapter is about, on the board. */
function ChapterPicture(props: { view: string; near: string; game: string; title: string }) {
  const { view, near, game, title } = props;
  const dark = isDark();
  const src = useMemo(() => {
    const svg = gameOf(game).picture?.(pictureEngine(), view, dark, languageIndex(), near) ?? '';
    return svg === '' ? '' : svgUrl(svg);
  }, [view, near, game, dark]);
  return src === '' ? null : <img class="chapterpicture" src={src} alt={title} loading="lazy" />;
}

function Article(props: { rule: Rule; here: boolean; game: string; titles: Map<string, string> }) {
  const { rule, here, game, titles } = props;
  if (rule.id === '') return <p>{said(rule.text)}</p>;
  return (
    <article id={`rule-${rule.id}`} class={here ? 'here' : ''}>
      <h4>
        {said(rule.topic)} <small>{rule.id}</small>
      </h4>
      {here && <RulePicture id={rule.id} game={game} />}
      {here && <Practise game={game} rule={rule.id} />}
      <p>{said(rule.text)}</p>
      {rule.see.length > 0 && (
        <p class="see">
          {t('rules.see')}{' '}
          {rule.see.map((x) => (
            <button type="button" class="link" key={x} onClick={() => go(`rules/${x}`)}>
              {titles.get(x) ?? x}
            </button>
          ))}
        </p>
      )}
    </article>
  );
}

/* Goes to a chapter of those shown. */
function Chapters(props: { chapters: Chapter[]; body: { current: HTMLDivElement | null } }) {
  const jump = (name: string) =>
    props.body.current?.querySelector(`#chapter-${name}`)?.scrollIntoView({ block: 'start' });
  return (
    <select aria-label={t('rules.chapter')} onChange={(e) => jump(e.currentTarget.value)}>
      {props.chapters.map((c) => (
        <option key={c.name} value={c.name}>
          {c.title}
        </option>
      ))}
    </select>
  );
}

/** The positions that the chapters' pictures show. */
function useScenes() {
  const [scenes, setScenes] = useState<Scenes>({});
  useEffect(() => {
    void fetch(SCENES_FILE)
      .then((r) => r.json() as Promise<Scenes>)
      .then(setScenes, () => undefined);
  }, []);
  return scenes;
}

export function RulesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  useSettings();
  const own = atHand.setup;
  const l = language();
  const [book, setBook] = useState<Rulebook | null>(null);
  const [query, setQuery] = useState('');
  const [tab, setTab] = useState(own || (gameNames()[0] ?? ''));
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void loadRulebook().then(setBook);
  }, []);
  const chapters = useMemo(() => (book ? chaptersOf(book, tab, own) : []), [book, tab, own, l]);
  /* A rule that this tab does not hold is looked for in the others. */
  useEffect(() => {
    if (book === null || id === '' || has(chapters, id)) return;
    const other = gameNames().find((g) => has(chaptersOf(book, g, own), id));
    if (other !== undefined) setTab(other);
  }, [book, id]);
  useEffect(() => {
    if (id !== '')
      body.current?.querySelector(`#rule-${CSS.escape(id)}`)?.scrollIntoView({ block: 'start' });
  }, [book, id, tab]);
  /* Whoever follows a reference wants the rule, not what was found before. */
  useEffect(() => setQuery(''), [id]);
  const question = query.trim();
  useEffect(() => {
    if (question !== '') body.current?.scrollTo(0, 0);
  }, [question]);
  const shown = useMemo(
    () => (book && question !== '' ? foundIn(book, tab, own, question) : chapters),
    [book, tab, own, question, chapters],
  );
  const scenes = useScenes();
  /* References are called by the title of what they lead to. */
  const titles = useMemo(
    () => new Map(chapters.flatMap((c) => c.rules.map((r) => [r.id, said(r.topic)] as const))),
    [chapters],
  );
  const tabs = [...(own === '' ? [] : [own]), ...gameNames()];
  return (
    <Dialog title={t('rules.title')} onClose={onClose} wide>
      <div class="rulehead">
        <div class="tabs" role="group" aria-label={t('rules.game')}>
          {tabs.map((x) => (
            <button type="button" key={x} aria-pressed={x === tab} onClick={() => setTab(x)}>
              {x === own ? t('rules.own') : titleOf(x)}
            </button>
          ))}
        </div>
        <input
          type="search"
          value={query}
          placeholder={t('rules.search')}
          aria-label={t('rules.search')}
          onInput={(e) => setQuery(e.currentTarget.value)}
        />
        {question === '' && <Chapters chapters={chapters} body={body} />}
        {book !== null && (
          <button type="button" onClick={() => print()}>
            {t('rules.print')}
          </button>
        )}
        {book !== null && own !== '' && tab === own && (
          <button
            type="button"
            onClick={() => download('deskovka-rules.html', 'text/html', book.html(l, own))}
          >
            {t('rules.save')}
          </button>
        )}
      </div>
      <div class="rulebook" ref={body} tabindex={0} role="region" aria-label={t('rules.title')}>
        {book === null && <p>{t('loading')}</p>}
        {shown.map((c) => (
          <section key={c.name} id={`chapter-${c.name}`}>
            <h3>{c.title}</h3>
            {scenes[sceneOf(tab, c)] && (
              <ChapterPicture
                view={scenes[sceneOf(tab, c)] ?? ''}
                near={scenes[`${sceneOf(tab, c)}@`] ?? ''}
                game={nameOf(tab)}
                title={c.title}
              />
            )}
            {c.rules.map((r, i) => (
              <Article
                key={r.id || i}
                rule={r}
                here={r.id !== '' && r.id === id}
                game={nameOf(tab)}
                titles={titles}
              />
            ))}
          </section>
        ))}
        {book !== null && shown.length === 0 && <p>{t('rules.none')}</p>}
      </div>
    </Dialog>
  );
}
