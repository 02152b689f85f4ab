/* The first page: play at once, with friends, go on, look, learn. */
import { useMemo, useState } from 'preact/hooks';
import { pictureEngine } from '../engine/load.ts';
import { forgetGame, games, type Kept } from '../game/storage.ts';
import { readSave } from '../game/source.ts';
import { t } from '../i18n/index.ts';
import { Page } from './page.tsx';
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
        <GameCard game="carcassonne" />
        <GameCard game="catan" />
      </div>
      {waiting.length > 0 && (
        <section class="card waits" role="status">
          <h2>{t('turns.title', { n: waiting.length })}</h2>
          <ul class="games">
            {waiting.map((r) => (
              <li key={r.id}>
                <a href={`#/t/${r.id}`}>
                  <strong>{r.game === 'catan' ? 'Catan' : 'Carcassonne'}</strong>
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
        <a class="way" href="#/online">
          <strong>{t('start.friends')}</strong>
          <span>{t('start.friends.help')}</span>
        </a>
        <a class="way" href="#/watch">
          <strong>{t('start.watch')}</strong>
          <span>{t('start.watch.help')}</span>
        </a>
        <a class="way" href="#/learn">
          <strong>{t('start.learn')}</strong>
          <span>{t('start.learn.help')}</span>
        </a>
        <a class="way" href="#/rules">
          <strong>{t('rules.title')}</strong>
          <span>{t('start.rules.help')}</span>
        </a>
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

function GameCard({ game }: { game: 'carcassonne' | 'catan' }) {
  return (
    <article class={`gamecard ${game}`}>
      <div class="art" aria-hidden="true">
        {game === 'carcassonne' ? <CarcArt /> : <CatanArt />}
      </div>
      <h2>{game === 'catan' ? 'Catan' : 'Carcassonne'}</h2>
      <p>{t(game === 'catan' ? 'start.catan' : 'start.carcassonne')}</p>
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
    </article>
  );
}

/* A piece of a landscape: tile, square, turn. */
const LANDSCAPE =
  'D:0,0:0 U:1,0:90 E:0,-1:180 V:-1,0:270 I:1,1:180 V:-1,1:180 J:0,1:90 B:-1,-1:0 A:-2,0:180 W:-2,-1:90 B:1,-1:0 W:-3,-1:0 J:-3,0:180 U:2,-1:0 E:-3,1:0 D:-4,0:0 T:-4,-1:270 S:-5,0:270 V:2,0:90 O:-5,-1:180 F:-5,1:90 M:2,1:90 B:-2,1:0 B:-4,1:0';

const LANDSCAPE_VIEW = [
  ...LANDSCAPE.split(' ')
    .map((w) => w.split(':'))
    .map(([id, at, turn]) => `tile ${id} ${at} R${turn}`),
].join('\n');

function CarcArt() {
  const src = useMemo(() => {
    const e = pictureEngine();
    e.read(LANDSCAPE_VIEW);
    const svg = e
      .board(isDark(), 0, 100, false)
      .replace(/viewBox="[^"]*"/, 'viewBox="-2200 -600 3200 1200"');
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  }, [isDark()]);
  return <img src={src} alt="" />;
}

const ISLAND_VIEW = [
  'catan players 3 turn 0 phase main mover p0 active p0',
  'hexes M10 P2 F9 G12 H6 P4 H10 G9 F11 D F3 M8 F8 M3 G4 P5 H5 G6 P11',
  'harbours any grain ore any wool any any brick lumber',
  'robber h9',
].join('\n');

function CatanArt() {
  const src = useMemo(
    () =>
      `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureEngine().island(ISLAND_VIEW, isDark(), 0, 100, false))}`,
    [isDark()],
  );
  return <img src={src} alt="" />;
}

const FEW = 8;

function GameList({ list, onForget }: { list: Kept[]; onForget: (id: string) => void }) {
  const [all, setAll] = useState(false);
  const date = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <ul class="games">
      {(all ? list : list.slice(0, FEW)).map((k) => (
        <li key={k.plan.id}>
          <a href={k.over ? `#/replay/kept/${k.plan.id}` : `#/play/${k.plan.id}`}>
            <strong>
              {k.plan.setup.startsWith('catan') ? 'Catan' : 'Carcassonne'}
              {k.plan.branch && ` (${t('branch.mark')})`}
            </strong>
            <span>
              {k.plan.seats
                .map(
                  (s, i) =>
                    `${s.name}${k.track?.[i] === undefined ? '' : ` ${k.track[i]}`}${k.winners?.includes(i) ? ' ♛' : ''}`,
                )
                .join(', ')}
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
  const open = async (file: File | undefined) => {
    if (!file) return;
    const save = readSave(await file.text());
    setBad(save === null);
    if (save) go(`replay/game/${await packGame(save.setup, save.actions, [])}`);
  };
  return (
    <p>
      <label class="button">
        {t('start.open')}
        <input
          type="file"
          accept=".dsk,text/plain"
          class="hidden"
          onChange={(e) => void open(e.currentTarget.files?.[0])}
        />
      </label>
      {bad && <span role="alert"> {t('error.file')}</span>}
    </p>
  );
}
