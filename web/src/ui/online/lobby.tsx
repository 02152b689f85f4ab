/* The lobby: a quick game, a new table, tables one may join or watch. */
import { useEffect, useState } from 'preact/hooks';
import { ApiError, listTables, type TableRow } from '../../game/api.ts';
import { codeRefusal } from '../../game/room.ts';
import { locale, t } from '../../i18n/index.ts';
import { Refused } from '../form.tsx';
import { botCalled } from '../levels.ts';
import { gameNames, titleOf } from '../games.ts';
import { useNetworkBack } from '../network.ts';
import { AroundMe, Page } from '../page.tsx';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { beenOnline, isMyTurn } from '../turns.ts';
import { quickMatch } from './quick.ts';

type Lists = { mine: TableRow[]; tables: TableRow[]; archive: TableRow[] };

const REFRESH_MS = 5000;
const codeOf = (e: unknown) => (e instanceof ApiError ? e.code : 'internal');

/* The lists of tables, read again while somebody looks. */
function useLists(fail: (code: string | null) => void): Lists | null {
  const [lists, setLists] = useState<Lists | null>(null);
  const load = () =>
    Promise.all([listTables('mine'), listTables('tables'), listTables('archive')]).then(
      ([mine, tables, archive]) => {
        setLists({ mine, tables, archive });
        fail(null);
      },
      (e: unknown) => fail(codeOf(e)),
    );
  useEffect(() => {
    void load();
    beenOnline();
    const looks = () => document.visibilityState === 'visible';
    const timer = setInterval(() => looks() && void load(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [useNetworkBack()]);
  return lists;
}

export function OnlinePage({ watch = false }: { watch?: boolean }) {
  useSettings();
  const [error, setError] = useState<string | null>(null);
  const lists = useLists(setError);
  return (
    <Page title={t(watch ? 'start.watch' : 'online.title')}>
      <Refused why={error === null ? null : codeRefusal(error)} />
      {!watch && <Play fail={setError} />}
      {lists && <Tables lists={lists} watch={watch} />}
    </Page>
  );
}

/* What may be begun here. */
function Play({ fail }: { fail: (code: string) => void }) {
  const quick = (game: string) =>
    quickMatch(game).then(
      (id) => go(`t/${id}/quick`),
      (e: unknown) => fail(codeOf(e)),
    );
  return (
    <>
      <section class="card">
        <h2>{t('quick.title')}</h2>
        <p class="soft">{t('quick.help')}</p>
        <div class="row wrap">
          {gameNames().map((g) => (
            <button type="button" key={g} class="primary big" onClick={() => void quick(g)}>
              {t('quick.game', { game: titleOf(g) })}
            </button>
          ))}
        </div>
      </section>
      <div class="row wrap">
        <a class="button" href="#/profile">
          {t('profile.title')}
        </a>
        <AroundMe />
      </div>
      <div class="row wrap">
        {gameNames().map((g) => (
          <a key={g} class="button primary big" href={`#/table/${g}`}>
            {t('online.new', { game: titleOf(g) })}
          </a>
        ))}
        <JoinByLink />
      </div>
    </>
  );
}

function Tables({ lists, watch }: { lists: Lists; watch: boolean }) {
  const { mine, tables, archive } = lists;
  return (
    <>
      {!watch && mine.length > 0 && <Rows title={t('online.mine')} rows={mine} />}
      <Rows
        title={t('online.open')}
        rows={tables.filter((r) => r.status === 'open')}
        none={t('online.open.none')}
      />
      <Rows
        title={t('online.playing')}
        rows={tables.filter((r) => r.status === 'playing')}
        none={t('online.playing.none')}
      />
      {!watch && archive.length > 0 && <Rows title={t('start.archive')} rows={archive} />}
    </>
  );
}

function JoinByLink() {
  const [link, setLink] = useState('');
  const id = /([a-z2-7]{20})\s*$/.exec(link)?.[1];
  return (
    <form
      class="row"
      onSubmit={(e) => {
        e.preventDefault();
        if (id) go(`t/${id}`);
      }}
    >
      <input
        type="text"
        value={link}
        placeholder={t('online.link')}
        aria-label={t('online.link')}
        onInput={(e) => setLink(e.currentTarget.value)}
      />
      <button type="submit" disabled={!id}>
        {t('online.join')}
      </button>
    </form>
  );
}

function personOrBot(s: TableRow['seats'][number], i: number): string {
  if (s.kind !== 'bot') return s.name || t('seat.person', { n: i + 1 });
  const name = s.user && s.name ? s.name : botCalled(s.called ?? 0, i);
  return t('seat.marked', { name });
}

function Rows({ title, rows, none }: { title: string; rows: TableRow[]; none?: string }) {
  const date = new Intl.DateTimeFormat(locale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <section class="card">
      <h2>{title}</h2>
      {rows.length === 0 && <p class="soft">{none}</p>}
      <ul class="games">
        {rows.map((r) => (
          <li key={r.id}>
            <a href={`#/t/${r.id}`}>
              <strong>
                {titleOf(r.game)}
                {isMyTurn(r) && <span class="turnmark">{t('turns.yours')}</span>}
              </strong>
              <span>
                {r.seats
                  .map((s, i) => (s.kind === 'empty' ? t('online.free') : personOrBot(s, i)))
                  .join(', ')}
              </span>
              <small>{date.format(r.changed)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
