/* The first page: play at once, with friends, go on, look, learn. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { forgetGame, games, lessonsKept, type Kept } from '../game/storage.ts';
import { readSave } from '../game/source.ts';
import { locale, t } from '../i18n/index.ts';
import { FileButton } from './form.tsx';
import { nameOf } from './game.ts';
import { gameNames, gameOf, titleOf } from './games.ts';
import { whenIdle } from './idle.ts';
import { Page } from './page.tsx';
import { RulesWay, Way } from './parts.tsx';
import { svgUrl } from './pictures.ts';
import { packGame } from './share.ts';
import { go } from './router.ts';
import { isDark, useSettings } from './settings.ts';
import { playNow } from './setup.tsx';
import { useTurns } from './turns.ts';

export function StartPage() {
  useSettings();
  const waiting = useTurns();
  const [again, setAgain] = useState(0);
  const all = useMemo(() => games(), [again]);
  const running = all.filter((k) => !k.over && k.plan.script === undefined);
  const done = all.filter((k) => k.over);
  const forget = (id: string) => {
    forgetGame(id);
    setAgain((n) => n + 1);
  };
  return (
    <Page title="Deskovka" home>
      <p class="lead">{t('start.lead')}</p>
      <div class="hero">
        {gameNames().map((g) => (
          <GameCard
            key={g}
            game={g}
            never={guided(g) && !all.some((k) => nameOf(k.plan.setup) === g)}
          />
        ))}
      </div>
      {waiting.length > 0 && (
        <section class="card waits" role="status">
          <h2>{t('turns.title', { n: waiting.length })}</h2>
          <ul class="games">
            {waiting.map((r) => (
              <li key={r.id}>
                <a href={`#/t/${r.id}`}>
                  <strong>{titleOf(r.game)}</strong>
                  <span>{r.seats.map((s) => s.name ?? s.bot ?? '').join(', ')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {running.length > 0 && (
        <section class="card" id="resume">
          <h2>{t('start.resume')}</h2>
          <GameList list={running} onForget={forget} />
        </section>
      )}
      <div class="ways">
        <Way to="friends" title={t('start.friends')} help={t('start.friends.help')} />
        <Way to="watch" title={t('start.watch')} help={t('start.watch.help')} />
        <Way to="real" title={t('real.title')} help={t('real.help')} />
        <Way to="learn" title={t('start.learn')} help={t('start.learn.help')} />
        <Way to="puzzles" title={t('puzzles.title')} help={t('puzzles.help')} />
        <RulesWay />
      </div>
      <section class="card" id="archive">
        <h2>{t('start.archive')}</h2>
        {done.length > 0 ? (
          <GameList list={done} onForget={forget} />
        ) : (
          <p class="soft">{t('start.archive.none')}</p>
        )}
        <OpenFile />
        <p>
          <a href="#/verify">{t('fair.check')}</a>
        </p>
      </section>
      <footer class="foot">
        <p>{t('start.marks')}</p>
      </footer>
    </Page>
  );
}

/* A picture that nobody has to wait for: it comes after what can be clicked. */
function Art({ draw }: { draw: (dark: boolean) => string }) {
  const dark = isDark();
  const [src, setSrc] = useState('');
  useEffect(() => whenIdle(() => setSrc(svgUrl(draw(dark)))), [draw, dark]);
  return (
    <div class="art" aria-hidden="true">
      {src !== '' && <img src={src} alt="" />}
    </div>
  );
}

function GameCard({ game, never }: { game: string; never: boolean }) {
  const { art, lead } = gameOf(game);
  return (
    <article class={`gamecard ${game}`}>
      {art && <Art draw={art} />}
      <h2>{titleOf(game)}</h2>
      <p>{lead()}</p>
      <div class="row">
        <button
          type="button"
          class="primary big"
          onClick={() => playNow(game)}
          data-test={`now-${game}`}
        >
          {t('start.now')}
        </button>
        <a class="button" href={`#/new/${game}`}>
          {t('start.setup')}
        </a>
      </div>
      {never && (
        <a class="never" href={`#/learn/${game}`}>
          {t('learn.never')}
        </a>
      )}
    </article>
  );
}

/* A guide leads through its first game, and nobody here has played that yet. */
function guided(game: string): boolean {
  return gameOf(game).guided === true && (lessonsKept()[game] ?? 0) === 0;
}

const FEW = 8;

/* Name, points and crown of a seat, as far as there are any. */
function resultOf(k: Kept, name: string, i: number): string {
  const points = k.track?.[i] === undefined ? '' : ` ${k.track[i]}`;
  return `${name}${points}${k.winners?.includes(i) ? ' ♛' : ''}`;
}

function GameList({ list, onForget }: { list: Kept[]; onForget: (id: string) => void }) {
  const [all, setAll] = useState(false);
  const date = new Intl.DateTimeFormat(locale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <ul class="games">
      {(all ? list : list.slice(0, FEW)).map((k) => (
        <li key={k.plan.id}>
          <a href={k.over ? `#/replay/kept/${k.plan.id}` : `#/play/${k.plan.id}`}>
            <strong>
              {titleOf(nameOf(k.plan.setup))}
              {k.plan.branch && ` (${t('branch.mark')})`}
            </strong>
            <span>
              {k.plan.seats.map((s, i) => resultOf(k, s.you ? t('seat.me') : s.name, i)).join(', ')}
            </span>
            <small>{date.format(k.changed)}</small>
          </a>
          <button
            type="button"
            class="icon"
            aria-label={t('start.forget')}
            title={t('start.forget')}
            onClick={() => onForget(k.plan.id)}
          >
            ×
          </button>
        </li>
      ))}
      {!all && list.length > FEW && (
        <li>
          <button type="button" class="link" onClick={() => setAll(true)}>
            {t('start.all', { n: list.length })}
          </button>
        </li>
      )}
    </ul>
  );
}

/* A .dsk file from elsewhere. */
function OpenFile() {
  const [bad, setBad] = useState(false);
  const open = async (file: File) => {
    const save = readSave(await file.text());
    setBad(save === null);
    if (save) go(`replay/game/${await packGame(save.setup, save.actions, [])}`);
  };
  return (
    <p>
      <FileButton text={t('start.open')} onFile={(file) => void open(file)} />
      {bad && <span role="alert"> {t('error.file')}</span>}
    </p>
  );
}
