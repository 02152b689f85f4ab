/*
 * For those who run the server: how it has been for the last hour, what players
 * complain of, tables, people, bans.  The server tells it to operators alone
 * (--admin-page); to everybody else there is nothing here.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ApiError, askOperator } from '../game/api.ts';
import { codeRefusal } from '../game/room.ts';
import { find, locale, t } from '../i18n/index.ts';
import { Refused } from './form.tsx';
import { Page } from './page.tsx';
import { useSettings } from './settings.ts';

type Row = Record<string, unknown>;
/* Does something and looks again. */
type Do = (what: Row) => void;

const text = (x: unknown) => (typeof x === 'string' ? x : '');
const number = (x: unknown) => (typeof x === 'number' ? x : 0);
const record = (x: unknown) => (typeof x === 'object' && x !== null ? (x as Row) : {});
const list = (x: unknown) => (Array.isArray(x) ? x.map(record) : []);

const EVERY_MS = 10_000;
const DAY_MS = 86_400_000;

interface All {
  health: Row;
  writable: boolean;
  reports: Row[];
  tables: Row[];
  people: Row[];
  sockets: number;
  bans: Row[];
}

async function look(): Promise<All> {
  const [health, reports, tables, people, bans] = await Promise.all(
    ['health', 'reports', 'list', 'people', 'bans'].map((what) => askOperator({ do: what })),
  );
  return {
    health: record(health?.health),
    writable: health?.writable === true,
    reports: list(reports?.reports),
    tables: list(tables?.tables),
    people: list(people?.people),
    sockets: number(people?.sockets),
    bans: list(bans?.bans),
  };
}

function when(ms: unknown): string {
  return new Date(number(ms)).toLocaleString(locale(), { dateStyle: 'short', timeStyle: 'short' });
}

export function AdminPage() {
  useSettings();
  const [all, setAll] = useState<All | null>(null);
  const [error, setError] = useState<string | null>(null);
  const run = async (what: Row | null) => {
    try {
      const answer = what ? await askOperator(what) : { ok: true };
      setAll(await look());
      setError(answer.ok === true ? null : 'stale');
    } catch (e) {
      setError(e instanceof ApiError ? e.code : 'internal');
    }
  };
  useEffect(() => {
    void run(null);
    const timer = setInterval(() => void run(null), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const act: Do = (what) => void run(what);
  return (
    <Page title={t('admin.title')}>
      {error === 'missing' ? (
        <p role="status">{t('admin.nothing')}</p>
      ) : (
        <Refused why={error === null ? null : codeRefusal(error)} />
      )}
      {all && (
        <>
          {!all.writable && (
            <p class="refused" role="alert">
              {t('admin.readonly')}
            </p>
          )}
          <Health health={all.health} />
          <Reports rows={all.reports} act={act} />
          <Tables rows={all.tables} act={act} />
          <People rows={all.people} sockets={all.sockets} act={act} />
          <Bans rows={all.bans} act={act} />
        </>
      )}
    </Page>
  );
}

/* ---- health -------------------------------------------------------------------- */

const PLOTS = [
  'sockets',
  'tables',
  'moves',
  'requests',
  'lag_ms',
  'store_ms',
  'bots_ms',
  'memory_mb',
  'files',
] as const;

function Health({ health }: { health: Row }) {
  return (
    <section class="card">
      <h2>{t('admin.health')}</h2>
      <div class="plots">
        {PLOTS.map((name) => (
          <Plot
            key={name}
            title={t(`admin.plot.${name}`)}
            values={(Array.isArray(health[name]) ? health[name] : []).map(number)}
          />
        ))}
      </div>
    </section>
  );
}

const W = 240;
const H = 64;

function Plot({ title, values }: { title: string; values: number[] }) {
  const most = Math.max(1, ...values);
  const now = values[values.length - 1] ?? 0;
  const x = (i: number) => (i / Math.max(1, values.length - 1)) * W;
  const y = (v: number) => H - 2 - (v / most) * (H - 6);
  const line = values.map((v, i) => `${x(i).toFixed(1)},${y(v).toFixed(1)}`).join(' ');
  const said = t('admin.plot.now', { now, most: Math.max(0, ...values) });
  return (
    <figure class="plot">
      <figcaption>
        {title} <strong>{now}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`${title}: ${said}`}>
        <polyline points={line} fill="none" stroke="currentColor" stroke-width="1.5" />
      </svg>
      <small>{said}</small>
    </figure>
  );
}

/* ---- lists --------------------------------------------------------------------- */

function Section(props: { title: string; none: string; n: number; children: ComponentChildren }) {
  return (
    <section class="card">
      <h2>
        {props.title} ({props.n})
      </h2>
      {props.n === 0 ? <p>{props.none}</p> : <ul class="plain rows">{props.children}</ul>}
    </section>
  );
}

function Act({ label, about, onClick }: { label: string; about: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={`${label}: ${about}`} onClick={onClick}>
      {label}
    </button>
  );
}

function ban(who: string): Row {
  return { do: 'ban', who, until: Date.now() + 30 * DAY_MS, reason: '' };
}

function Reports({ rows, act }: { rows: Row[]; act: Do }) {
  return (
    <Section title={t('admin.reports')} none={t('admin.reports.none')} n={rows.length}>
      {rows.map((r) => {
        const about = text(r.name) || text(r.about);
        const key = { table: text(r.table), n: number(r.n), about: text(r.about) };
        return (
          <li key={`${key.table} ${key.n} ${key.about} ${text(r.by)}`}>
            <p>
              <strong>{about}</strong> · {when(r.at)} ·{' '}
              <a href={`#/t/${key.table}`}>{t('admin.table')}</a>
            </p>
            {key.n > 0 ? (
              <blockquote>{text(r.text) || t('admin.unsaid')}</blockquote>
            ) : (
              <p>{t('admin.behaviour')}</p>
            )}
            <div class="row wrap">
              {key.n > 0 && text(r.text) !== '' && (
                <Act
                  label={t('admin.unsay')}
                  about={about}
                  onClick={() => act({ do: 'unsay', table: key.table, n: key.n })}
                />
              )}
              <Act label={t('admin.ban')} about={about} onClick={() => act(ban(key.about))} />
              <Act
                label={t('admin.settle')}
                about={about}
                onClick={() => act({ do: 'report-done', ...key })}
              />
            </div>
          </li>
        );
      })}
    </Section>
  );
}

function Tables({ rows, act }: { rows: Row[]; act: Do }) {
  return (
    <Section title={t('admin.tables')} none={t('admin.tables.none')} n={rows.length}>
      {rows.map((r) => {
        const id = text(r.id);
        const facts = record(r.facts);
        const names = list(facts.seats).map((s) => text(s.name) || text(s.bot) || '–');
        const live = r.status === 'open' || r.status === 'playing';
        return (
          <li key={id}>
            <p>
              <a href={`#/t/${id}`}>{names.join(', ')}</a> · {find(`game.${text(facts.game)}`)} ·{' '}
              {find(`admin.status.${text(r.status)}`)} · {when(r.changed)} ·{' '}
              {t('admin.connected', { n: number(r.sockets) })}
            </p>
            {live && (
              <Act
                label={t('admin.close')}
                about={names.join(', ')}
                onClick={() => act({ do: 'close', table: id })}
              />
            )}
          </li>
        );
      })}
    </Section>
  );
}

function People({ rows, sockets, act }: { rows: Row[]; sockets: number; act: Do }) {
  return (
    <Section title={t('admin.people')} none={t('admin.people.none')} n={sockets}>
      {rows.map((r, i) => {
        const name = text(r.name) || t('admin.guest', { id: text(r.user).slice(0, 6) });
        return (
          <li key={i}>
            <p>
              <strong>{name}</strong> · {text(r.address)} ·{' '}
              <a href={`#/t/${text(r.table)}`}>{t('admin.table')}</a>
            </p>
            <div class="row wrap">
              <Act label={t('admin.ban')} about={name} onClick={() => act(ban(text(r.user)))} />
              <Act
                label={t('admin.ban.address')}
                about={name}
                onClick={() => act(ban(`ip:${text(r.address)}`))}
              />
            </div>
          </li>
        );
      })}
    </Section>
  );
}

function Bans({ rows, act }: { rows: Row[]; act: Do }) {
  const [who, setWho] = useState('');
  const [reason, setReason] = useState('');
  const [days, setDays] = useState(30);
  return (
    <>
      <Section title={t('admin.bans')} none={t('admin.bans.none')} n={rows.length}>
        {rows.map((r) => {
          const name = text(r.name) || text(r.who);
          return (
            <li key={text(r.who)}>
              <p>
                <strong>{name}</strong> · {t('admin.until', { when: when(r.until) })}
                {text(r.reason) !== '' && ` · ${text(r.reason)}`}
              </p>
              <Act
                label={t('admin.lift')}
                about={name}
                onClick={() => act({ do: 'ban', who: text(r.who), until: 0 })}
              />
            </li>
          );
        })}
      </Section>
      <section class="card">
        <h2>{t('admin.ban.new')}</h2>
        <form
          onSubmit={(e) => {
            e.preventDefault();
            act({ do: 'ban', who, until: Date.now() + days * DAY_MS, reason });
            setWho('');
          }}
        >
          <label class="line">
            {t('admin.ban.who')}
            <input
              type="text"
              required
              maxLength={80}
              value={who}
              onInput={(e) => setWho(e.currentTarget.value)}
            />
          </label>
          <label class="line">
            {t('admin.ban.days')}
            <input
              type="number"
              min={1}
              max={36500}
              value={days}
              onInput={(e) => setDays(e.currentTarget.valueAsNumber || 1)}
            />
          </label>
          <label class="line">
            {t('admin.ban.reason')}
            <input
              type="text"
              maxLength={120}
              value={reason}
              onInput={(e) => setReason(e.currentTarget.value)}
            />
          </label>
          <button type="submit" class="primary">
            {t('admin.ban')}
          </button>
        </form>
      </section>
    </>
  );
}
