/* Tables on the server: lobby, waiting room, the table itself. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ApiError, createTable, entropy, listTables, type TableRow } from '../game/api.ts';
import { ServerSource, codeRefusal, type Room } from '../game/server.ts';
import type { Refusal } from '../engine/wasm.ts';
import { find, locale, t } from '../i18n/index.ts';
import { AidsMissing } from './aids.tsx';
import { Chat, useFreshChat } from './chat.tsx';
import { lineOf } from './game.ts';
import { gameNames, gameOf, titleOf } from './games.ts';
import { askVersion } from './offline.ts';
import { Page } from './page.tsx';
import { colourOf } from './players.tsx';
import { go } from './router.ts';
import { change, useSettings } from './settings.ts';
import { SetupPage, defaultLevel, levels, myName, type Wish } from './setup.tsx';
import { Table } from './table.tsx';
import { beenOnline, isMyTurn } from './turns.ts';
import { refusalText, seatName, setupWords } from './words.tsx';

/* ---- a quick game ------------------------------------------------------------- */

const QUICK_CLOCK = 'bank:600+10';

/* An open table that anybody may join at once, or a new one; its id. */
export async function quickMatch(game: string): Promise<string> {
  const { now } = gameOf(game);
  const open = (await listTables('tables')).filter(
    (r) => r.game === game && r.status === 'open' && r.clock === QUICK_CLOCK,
  );
  const found = open.find(
    (r) => r.seats.some((s) => s.kind === 'empty') && !r.seats.some((s) => s.mine),
  );
  const own = open.find((r) => r.seats.some((s) => s.mine));
  return (
    found?.id ??
    own?.id ??
    createTable({
      setup: lineOf(game, now.players, now.words),
      name: myName(),
      clock: QUICK_CLOCK,
      timeout: 'bot',
      listed: true,
      entropy: entropy(),
    })
  );
}

/* ---- lobby -------------------------------------------------------------------- */

type Lists = { mine: TableRow[]; tables: TableRow[]; archive: TableRow[] };

export function OnlinePage({ watch = false }: { watch?: boolean }) {
  useSettings();
  const [lists, setLists] = useState<Lists | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = () =>
    Promise.all([listTables('mine'), listTables('tables'), listTables('archive')]).then(
      ([mine, tables, archive]) => {
        setLists({ mine, tables, archive });
        setError(null);
      },
      (e: unknown) => setError(e instanceof ApiError ? e.code : 'internal'),
    );
  useEffect(() => {
    void load();
    beenOnline();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), 5000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Page title={t(watch ? 'start.watch' : 'online.title')}>
      {error !== null && (
        <p class="why" role="alert">
          {refusalText(codeRefusal(error))}
        </p>
      )}
      {!watch && (
        <section class="card">
          <h2>{t('quick.title')}</h2>
          <p class="soft">{t('quick.help')}</p>
          <div class="row wrap">
            {gameNames().map((g) => (
              <button
                type="button"
                key={g}
                class="primary big"
                onClick={() =>
                  void quickMatch(g).then(
                    (id) => go(`t/${id}/quick`),
                    (e: unknown) => setError(e instanceof ApiError ? e.code : 'internal'),
                  )
                }
              >
                {t('quick.game', { game: titleOf(g) })}
              </button>
            ))}
          </div>
        </section>
      )}
      {!watch && (
        <div class="row wrap">
          <a class="button" href="#/profile">
            {t('profile.title')}
          </a>
          <a class="button" href="#/ratings">
            {t('ratings.title')}
          </a>
          <a class="button" href="#/account">
            {t('account.title')}
          </a>
        </div>
      )}
      {!watch && (
        <div class="row wrap">
          {gameNames().map((g) => (
            <a key={g} class="button primary big" href={`#/table/${g}`}>
              {t('online.new', { game: titleOf(g) })}
            </a>
          ))}
          <JoinByLink />
        </div>
      )}
      {lists && !watch && lists.mine.length > 0 && (
        <Rows title={t('online.mine')} rows={lists.mine} />
      )}
      {lists && (
        <Rows
          title={t('online.open')}
          rows={lists.tables.filter((r) => r.status === 'open')}
          none={t('online.open.none')}
        />
      )}
      {lists && (
        <Rows
          title={t('online.playing')}
          rows={lists.tables.filter((r) => r.status === 'playing')}
          none={t('online.playing.none')}
        />
      )}
      {lists && !watch && lists.archive.length > 0 && (
        <Rows title={t('start.archive')} rows={lists.archive} />
      )}
    </Page>
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
                  .map((s, i) =>
                    s.kind === 'empty' ? t('online.free') : (s.name ?? s.bot ?? String(i + 1)),
                  )
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

/* How far spectators may be behind, in seconds. */
const DELAYS = [10, 60, 300, 900];

function delayText(s: number): string {
  return s < 60 ? t('time.s', { n: s }) : t('time.min', { n: Math.round(s / 60) });
}

/* ---- a new table ---------------------------------------------------------------- */

export function NewTable({ game }: { game: string }) {
  useSettings();
  const [clock, setClock] = useState('none');
  const [listed, setListed] = useState(false);
  const [rated, setRated] = useState(true);
  const [standIn, setStandIn] = useState('medium');
  const [spectators, setSpectators] = useState('live');
  const [delay, setDelay] = useState('60');
  const [error, setError] = useState<Refusal | null>(null);
  const create = async (w: Wish) => {
    try {
      const seats = w.seats.map((s) =>
        s.kind === 'bot'
          ? { kind: 'bot', bot: s.level }
          : s.kind === 'friend'
            ? { kind: 'person' }
            : { kind: 'me', name: s.name },
      );
      const id = await createTable({
        setup: w.setup,
        name: w.seats.find((s) => s.kind === 'human')?.name ?? myName(),
        seats,
        clock,
        timeout: clock === 'none' ? 'vote' : 'bot',
        listed,
        rated,
        spectators,
        ...(spectators === 'delayed' ? { delay: Number(delay) } : {}),
        aids: w.aids,
        stand_in: standIn,
        entropy: entropy(),
      });
      go(`t/${id}`);
    } catch (e) {
      setError(codeRefusal(e instanceof ApiError ? e.code : 'internal'));
    }
  };
  return (
    <SetupPage game={game} friends onCreate={(w) => void create(w)}>
      <section class="card">
        <h2>{t('online.table')}</h2>
        <label class="line">
          {t('online.clock')}
          <select value={clock} onChange={(e) => setClock(e.currentTarget.value)}>
            {[
              'none',
              'move:30',
              'move:60',
              'bank:600+10',
              'bank:1200+20',
              'days:1',
              'days:2',
              'days:7',
            ].map((c) => (
              <option key={c} value={c}>
                {find(`clock.${c}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="line">
          {t('online.spectators')}
          <select value={spectators} onChange={(e) => setSpectators(e.currentTarget.value)}>
            <option value="live">{t('online.spectators.live')}</option>
            <option value="delayed">{t('online.spectators.delayed')}</option>
            <option value="none">{t('online.spectators.none')}</option>
          </select>
        </label>
        {spectators === 'delayed' && (
          <label class="line">
            {t('online.delay')}
            <select value={delay} onChange={(e) => setDelay(e.currentTarget.value)}>
              {DELAYS.map((s) => (
                <option key={s} value={s}>
                  {delayText(s)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="line">
          {t('online.standin')}
          <select value={standIn} onChange={(e) => setStandIn(e.currentTarget.value)}>
            {levels().map((l) => (
              <option key={l.id} value={l.id} title={l.help}>
                {l.text}
              </option>
            ))}
          </select>
        </label>
        <label class="line">
          <input
            type="checkbox"
            checked={listed}
            onChange={(e) => setListed(e.currentTarget.checked)}
          />
          {t('online.listed')}
        </label>
        <label class="line">
          <input
            type="checkbox"
            checked={rated}
            onChange={(e) => setRated(e.currentTarget.checked)}
          />
          {t('online.rated')}
        </label>
        {error && (
          <p class="why" role="alert">
            {refusalText(error)}
          </p>
        )}
      </section>
    </SetupPage>
  );
}

/* ---- at the table ---------------------------------------------------------------- */

export function OnlineTable({ id, quick }: { id: string; quick?: boolean }) {
  const [source, setSource] = useState<ServerSource | null>(null);
  const [, again] = useState(0);
  useSettings();
  useEffect(() => {
    const s = new ServerSource(id, (game) => gameOf(game));
    beenOnline();
    setSource(s);
    const stop = s.subscribe(() => again((n) => n + 1));
    return () => {
      stop();
      s.close();
    };
  }, [id]);
  const fresh = useFreshChat(source);
  /* A server that comes back may have another page. */
  const live = source?.snapshot.link === 'live' || source?.gone === 'senseless';
  useEffect(() => {
    if (live) void askVersion();
  }, [live]);
  if (!source) return <p class="loading">{t('loading')}</p>;
  if (source.gone !== null) {
    return (
      <Page title={t('online.title')}>
        <p class="why" role="alert">
          {refusalText(codeRefusal(source.gone))}
        </p>
      </Page>
    );
  }
  const { room, snapshot: s } = source;
  if (room.status === '') return <p class="loading">{t('online.joining')}</p>;
  if (room.status === 'open')
    return <WaitingRoom source={source} room={room} quick={quick === true} />;
  if (s.view === '')
    return (
      <p class="loading">
        {room.mine.length === 0 && room.spectators === 'delayed'
          ? t('online.youwatch.soon', { time: delayText(room.delay) })
          : t('loading')}
      </p>
    );
  return (
    <Table
      source={source}
      onLeave={() => go('online')}
      banner={<Banner source={source} room={room} />}
      aside={<Aside source={source} room={room} />}
      asideNews={fresh}
      onRematch={room.mine.length > 0 ? () => void source.propose('rematch') : undefined}
      after={room.status === 'over' ? <FairLink id={id} room={room} /> : undefined}
    />
  );
}

function FairLink({ id, room }: { id: string; room: Room }) {
  return (
    <p>
      <a href={`#/verify/${id}`}>{t('fair.check')}</a>{' '}
      <small class="hash">{room.fair.commitment.slice(0, 16)}…</small>
    </p>
  );
}

/* The line to the server, votes, the next table. */
function Banner({ source, room }: { source: ServerSource; room: Room }) {
  const s = source.snapshot;
  const p = room.proposal;
  const parts: ComponentChildren[] = [];
  if (s.link !== 'live') parts.push(<p key="link">{t('online.lost')}</p>);
  if (room.mine.length === 0 && room.status !== 'abandoned')
    parts.push(
      <p key="watch" class="watching">
        {room.spectators === 'delayed'
          ? t('online.youwatch.behind', { time: delayText(room.delay) })
          : t('online.youwatch')}
      </p>,
    );
  if (room.status === 'abandoned') parts.push(<p key="abandoned">{t('online.abandoned')}</p>);
  if (p) {
    const asked = room.mine.length > 0 && !room.mine.some((m) => p.yes.includes(m));
    parts.push(
      <div key="vote" class="row wrap">
        <span>
          {t('vote.text', {
            name: seatName(s.seats, p.by),
            what: find(`vote.${p.what}`) ?? p.what,
          })}
        </span>
        {asked && (
          <>
            <button type="button" class="primary" onClick={() => void source.vote(p.n, true)}>
              {t('vote.yes')}
            </button>
            <button type="button" onClick={() => void source.vote(p.n, false)}>
              {t('vote.no')}
            </button>
          </>
        )}
      </div>,
    );
  }
  for (const m of room.mine)
    if (room.seats[m]?.kind === 'bot')
      parts.push(
        <div key={`back${m}`} class="row">
          <span>{t('online.taken')}</span>
          <button type="button" class="primary" onClick={() => void source.back(m)}>
            {t('online.back')}
          </button>
        </div>,
      );
  if (room.next !== null)
    parts.push(
      <p key="next">
        <a href={`#/t/${room.next}`}>{t('online.next')}</a>
      </p>,
    );
  return parts.length === 0 ? null : (
    <div class="banner" role="status">
      {parts}
    </div>
  );
}

/* Chat and what one may propose. */
function Aside({ source, room }: { source: ServerSource; room: Room }) {
  const away = room.seats
    .map((x, i) => ({ x, i }))
    .filter(({ x, i }) => x.kind === 'person' && !room.here.includes(i) && !room.mine.includes(i));
  return (
    <div class="aside">
      <p class="soft">{t('online.watching', { n: room.watching })}</p>
      <InviteLink id={source.id} />
      <AidsMissing snapshot={source.snapshot} />
      <Chat source={source} />
      {room.mine.length > 0 && room.status === 'playing' && (
        <div class="row wrap">
          {room.undo === 'agree' && (
            <button type="button" onClick={() => void source.undo()}>
              {t('vote.propose.undo')}
            </button>
          )}
          <button type="button" onClick={() => void source.propose('abandon')}>
            {t('vote.propose.abandon')}
          </button>
          {away.map(({ i }) => (
            <button type="button" key={i} onClick={() => void source.propose('takeover', i)}>
              {t('vote.propose.takeover', { name: seatName(source.snapshot.seats, i) })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function InviteLink({ id }: { id: string }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/t/${id}`;
  const copy = async () => {
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches)
        await navigator.share({ url: link, title: 'Deskovka' });
      else await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <p class="row invite">
      <input
        type="text"
        readOnly
        value={link}
        aria-label={t('online.invite')}
        onFocus={(e) => e.currentTarget.select()}
      />
      <button type="button" onClick={() => void copy()}>
        {copied ? t('after.copied') : t('after.share')}
      </button>
    </p>
  );
}

function WaitingRoom({
  source,
  room,
  quick,
}: {
  source: ServerSource;
  room: Room;
  quick: boolean;
}) {
  const [name, setName] = useState(myName());
  const [error, setError] = useState<Refusal | null>(null);
  const [fill, setFill] = useState(defaultLevel);
  const run = (p: Promise<Refusal | null>) => void p.then(setError);
  const s = source.snapshot;
  const empty = room.seats.some((x) => x.kind === 'empty');
  /* A quick game: sit down at once, and begin when all are here. */
  useEffect(() => {
    if (!quick || s.link !== 'live') return;
    const free = room.seats.findIndex((x) => x.kind === 'empty');
    if (room.mine.length === 0 && free >= 0) run(source.sit(free, myName()));
    else if (room.owner && free < 0) run(source.start());
  }, [quick, s.link, room.seats]);
  return (
    <Page title={gameOf(s.game).newTable()}>
      {s.link !== 'live' && (
        <p class="why" role="status">
          {t('online.lost')}
        </p>
      )}
      <section class="card">
        <h2>{t('online.invite')}</h2>
        {quick && (
          <p class="soft" role="status">
            {t('quick.wait')}
          </p>
        )}
        <InviteLink id={source.id} />
        <p>{setupWords(s.setup)}</p>
        <p class="soft">
          {t('online.clock')}: {find(`clock.${room.clock}`) ?? room.clock} ·{' '}
          {t(room.rated ? 'online.rated.yes' : 'online.rated.no')}
        </p>
        <AidsMissing snapshot={s} />
        <details>
          <summary>{t('setup.line')}</summary>
          <code class="soft">{s.setup}</code>
        </details>
      </section>
      <section class="card">
        <h2>{t('setup.seats')}</h2>
        {room.mine.length === 0 && empty && (
          <label class="line">
            {t('settings.name')}
            <input
              type="text"
              maxLength={24}
              value={name}
              onInput={(e) => {
                setName(e.currentTarget.value);
                change({ name: e.currentTarget.value });
              }}
            />
          </label>
        )}
        <ul class="seats">
          {room.seats.map((x, i) => (
            <li key={i}>
              <span class={`chip ${colourOf(s.game, room.seats.length, i)}`} aria-hidden="true" />
              <strong class="grow">
                {x.kind === 'empty'
                  ? t('online.free')
                  : x.kind === 'bot'
                    ? t('seat.bot', { level: find(`level.${x.bot}`) ?? x.bot })
                    : x.name}
              </strong>
              {x.kind === 'empty' && (
                <button
                  type="button"
                  class="primary"
                  onClick={() => run(source.sit(i, name.trim() || myName()))}
                >
                  {t('online.sit')}
                </button>
              )}
              {x.kind === 'empty' && room.owner && (
                <select
                  aria-label={t('online.bot', { n: i + 1 })}
                  value=""
                  onChange={(e) =>
                    e.currentTarget.value && run(source.bot(i, e.currentTarget.value))
                  }
                >
                  <option value="">{t('online.botshort')}</option>
                  {levels().map((l) => (
                    <option key={l.id} value={l.id}>
                      {l.text}
                    </option>
                  ))}
                </select>
              )}
              {(room.mine.includes(i) || (room.owner && x.kind !== 'empty')) && (
                <button type="button" onClick={() => run(source.stand(i))}>
                  {t('online.stand')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {error && (
          <p class="why" role="alert">
            {refusalText(error)}
          </p>
        )}
      </section>
      <section class="card">
        <Chat source={source} />
      </section>
      <div class="stick">
        {room.owner ? (
          <>
            {empty && (
              <label class="line">
                {t('online.fill')}
                <select value={fill} onChange={(e) => setFill(e.currentTarget.value)}>
                  {levels().map((l) => (
                    <option key={l.id} value={l.id} title={l.help}>
                      {l.text}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <button
              type="button"
              class="primary big"
              onClick={() => run(source.start(empty ? fill : undefined))}
            >
              {empty ? t('online.startfill') : t('setup.start')}
            </button>
          </>
        ) : (
          <p>{t('online.wait')}</p>
        )}
      </div>
    </Page>
  );
}
