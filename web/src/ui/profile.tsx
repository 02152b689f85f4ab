/* Who plays how well: my profile or another's, the best, my games as files. */
import { useEffect, useState } from 'preact/hooks';
import {
  ApiError,
  allArchive,
  best,
  gameFile,
  profile,
  type Person,
  type Profile,
  type TableRow,
} from '../game/api.ts';
import { results } from '../game/results.ts';
import { codeRefusal } from '../game/room.ts';
import { locale, t } from '../i18n/index.ts';
import { Refused } from './form.tsx';
import { gameNames, titleOf } from './games.ts';
import { useNetworkBack } from './network.ts';
import { AroundMe, Page } from './page.tsx';
import { useSettings } from './settings.ts';
import { download } from './share.ts';
import { zip, type ZipFile } from './zip.ts';
import { refusalText } from './words.tsx';

/* As long as less is known, a rating is provisional (doc/ratings.md). */
const PROVISIONAL = 480;

export function ProfilePage({ name }: { name?: string }) {
  useSettings();
  const [person, setPerson] = useState<Profile | null>(null);
  const [rows, setRows] = useState<TableRow[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const fail = (e: unknown) => setError(e instanceof ApiError ? e.code : 'internal');
    setPerson(null);
    setError(null);
    profile(name).then(setPerson, fail);
    if (name === undefined) allArchive().then(setRows, () => undefined);
  }, [name, useNetworkBack()]);
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  return (
    <Page title={name ?? t('profile.title')}>
      {error !== null && (
        <p class="why" role="alert">
          {error === 'missing' ? t('profile.missing') : refusalText(codeRefusal(error))}
        </p>
      )}
      {person && (
        <>
          {person.name !== null ? (
            <p class="soft">
              {t('profile.since', { name: person.name, date: date.format(person.since) })}
            </p>
          ) : (
            <p>
              {t('profile.guest')} <a href="#/account">{t('account.new')}</a>
            </p>
          )}
          <div class="ratings">
            {gameNames().map((g) => (
              <Standing key={g} game={g} person={person} rows={rows} />
            ))}
          </div>
          {person.recent.length > 0 && <Recent person={person} />}
          <section class="card">
            <h2>{t('profile.more')}</h2>
            <div class="row wrap">
              <AroundMe />
              {name === undefined && <ExportGames />}
            </div>
          </section>
        </>
      )}
    </Page>
  );
}

function Standing({
  game,
  person,
  rows,
}: {
  game: string;
  person: Profile;
  rows: TableRow[] | null;
}) {
  const r = person.ratings.find((x) => x.game === game);
  const all = rows ? results(rows, game) : null;
  return (
    <section class="card standing">
      <h2>{titleOf(game)}</h2>
      {r ? (
        <>
          <p class="bignumber">
            <strong>{r.rating}</strong>{' '}
            {r.sure > PROVISIONAL && <small>{t('rating.provisional')}</small>}
          </p>
          <p>{t('rating.games', { n: r.games, wins: r.wins })}</p>
          <Course points={person.recent.filter((x) => x.game === game).reverse()} />
        </>
      ) : (
        <p class="soft">{t('rating.none')}</p>
      )}
      {all && all.games > 0 && (
        <p class="soft">{t('profile.all', { n: all.games, wins: all.wins, people: all.people })}</p>
      )}
    </section>
  );
}

/* The rating over the last games. */
function Course({ points }: { points: Profile['recent'] }) {
  if (points.length < 2) return null;
  const values = [points[0]?.before ?? 0, ...points.map((p) => p.after)];
  const least = Math.min(...values);
  const most = Math.max(...values, least + 1);
  const at = values.map(
    (v, i) =>
      `${((i / (values.length - 1)) * 196 + 2).toFixed(1)},${(46 - ((v - least) / (most - least)) * 42).toFixed(1)}`,
  );
  return (
    <svg
      class="course"
      viewBox="0 0 200 50"
      role="img"
      aria-label={t('rating.course', { from: values[0] ?? 0, to: values[values.length - 1] ?? 0 })}
    >
      <polyline points={at.join(' ')} />
    </svg>
  );
}

function Recent({ person }: { person: Profile }) {
  const date = new Intl.DateTimeFormat(locale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <section class="card">
      <h2>{t('profile.recent')}</h2>
      <ul class="games">
        {person.recent.slice(0, 20).map((r) => (
          <li key={r.table}>
            <a href={`#/t/${r.table}`}>
              <strong>{titleOf(r.game)}</strong>
              <span>
                {t('profile.place', { place: r.place, of: r.of })} · {r.after} (
                {r.after >= r.before ? '+' : '−'}
                {Math.abs(r.after - r.before)})
              </span>
              <small>{date.format(r.at)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/* All finished games of the server as one archive of .dsk files. */
function ExportGames() {
  const [left, setLeft] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const run = async () => {
    setFailed(false);
    try {
      const rows = (await allArchive()).filter((r) => r.status === 'over');
      const files: ZipFile[] = [
        { name: 'games.json', text: `${JSON.stringify(rows, null, 1)}\n`, at: Date.now() },
      ];
      for (const [i, r] of rows.entries()) {
        setLeft(rows.length - i);
        files.push({
          name: `${new Date(r.changed).toISOString().slice(0, 10)}-${r.game}-${r.id.slice(0, 8)}.dsk`,
          text: await gameFile(r.id),
          at: r.changed,
        });
      }
      download('deskovka-games.zip', 'application/zip', zip(files));
    } catch {
      setFailed(true);
    }
    setLeft(null);
  };
  return (
    <>
      <button type="button" disabled={left !== null} onClick={() => void run()}>
        {left === null ? t('profile.export') : t('profile.exporting', { n: left })}
      </button>
      {failed && <span role="alert">{t('profile.export.failed')}</span>}
    </>
  );
}

export function RatingsPage({ game }: { game: string }) {
  useSettings();
  const [people, setPeople] = useState<Person[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    setPeople(null);
    setError(null);
    best(game).then(setPeople, (e: unknown) =>
      setError(e instanceof ApiError ? e.code : 'internal'),
    );
  }, [game, useNetworkBack()]);
  return (
    <Page title={t('ratings.title')}>
      <div class="tabs" role="group" aria-label={t('rules.game')}>
        {gameNames().map((g) => (
          <a
            key={g}
            class="button"
            href={`#/ratings/${g}`}
            aria-current={g === game ? 'page' : undefined}
          >
            {titleOf(g)}
          </a>
        ))}
      </div>
      <Refused why={error === null ? null : codeRefusal(error)} />
      <section class="card">
        {people?.length === 0 && <p class="soft">{t('ratings.none')}</p>}
        {people && people.length > 0 && (
          <table class="best">
            <thead>
              <tr>
                <th scope="col">{t('ratings.place')}</th>
                <th scope="col">{t('account.name')}</th>
                <th scope="col">{t('rating.title')}</th>
                <th scope="col">{t('ratings.games')}</th>
                <th scope="col">{t('ratings.wins')}</th>
              </tr>
            </thead>
            <tbody>
              {people.map((p, i) => (
                <tr key={p.name}>
                  <td>{i + 1}</td>
                  <th scope="row">
                    <a href={`#/profile/${encodeURIComponent(p.name)}`}>{p.name}</a>
                  </th>
                  <td>
                    {p.rating}
                    {p.sure > PROVISIONAL && '?'}
                  </td>
                  <td>{p.games}</td>
                  <td>{p.wins}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p class="soft">{t('ratings.how')}</p>
      </section>
    </Page>
  );
}
