/* The score pad: points with a tap, the track, what was written. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { freshId } from '../game/storage.ts';
import { Hold } from '../game/tabs.ts';
import { find, t } from '../i18n/index.ts';
import { gameNames, gameOf } from '../ui/games.ts';
import { Page } from '../ui/page.tsx';
import { DeadEnd } from '../ui/parts.tsx';
import { go } from '../ui/router.ts';
import { useAwake } from './awake.ts';
import { Names } from './names.tsx';
import { LAP, MOST_SEATS, newPad, readPad, totals, unwritten, written, type Pad } from './pad.ts';
import { findRecord, keepRecord, onRecord, plainName, type Kept } from './store.ts';

const LEAST_SEATS = 2;
const STEPS = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 20];

/* What points are for, in the words of the games that count so. */
const reasons = () => [...new Set(gameNames().flatMap((g) => gameOf(g).real?.reasons ?? []))];
const reasonWords = (why: string) => find(`kind.${why}`) ?? find(`real.why.${why}`) ?? why;

export function NewPad() {
  const [names, setNames] = useState(['', '', '']);
  const [two, setTwo] = useState(false);
  const begin = async () => {
    const id = freshId();
    const list = names.map((n, i) => plainName(n) || t('seat.person', { n: i + 1 }));
    const record = newPad(two ? 2 : 1);
    await keepRecord({ id, kind: 'pad', names: list, record, changed: Date.now(), over: false });
    go(`real/pad/${id}`);
  };
  return (
    <Page title={t('real.pad')}>
      <section class="card">
        <h2>{t('setup.seats')}</h2>
        <Names
          names={names}
          least={LEAST_SEATS}
          most={MOST_SEATS}
          colour={(i) => `seat${i}`}
          added={() => ''}
          hint={(i) => t('seat.person', { n: i + 1 })}
          onChange={setNames}
        />
        <label class="realcheck">
          <input type="checkbox" checked={two} onChange={(e) => setTwo(e.currentTarget.checked)} />{' '}
          {t('real.pad.two')}
        </label>
      </section>
      <div class="stick">
        <button
          type="button"
          class="primary big"
          data-test="pad-begin"
          onClick={() => void begin()}
        >
          {t('real.pad.begin')}
        </button>
      </div>
    </Page>
  );
}

export function PadPage({ id }: { id: string }) {
  const [kept, set] = useState<Kept | null | undefined>(undefined);
  const [plays, setPlays] = useState(true);
  const hold = useRef<Hold | null>(null);
  useAwake();
  useEffect(() => {
    const read = () => void findRecord(id).then((k) => set(k ?? null));
    read();
    hold.current = new Hold(`real-${id}`, (role) => {
      setPlays(role === 'plays');
      read();
    });
    const stop = onRecord(id, read);
    return () => {
      stop();
      hold.current?.close();
    };
  }, [id]);
  if (kept === undefined) return <p class="loading">{t('loading')}</p>;
  const pad = kept?.kind === 'pad' ? readPad(kept.record, kept.names.length) : null;
  if (!kept) return <DeadEnd text={t('error.nogame')} />;
  if (!pad) return <DeadEnd text={t('real.broken')} />;
  return (
    <Page title={t('real.pad')}>
      {plays ? (
        <Writing kept={kept} pad={pad} onKept={set} />
      ) : (
        <p class="banner" role="status">
          {t('tabs.follows')}{' '}
          <button type="button" onClick={() => hold.current?.take()}>
            {t('tabs.take')}
          </button>
        </p>
      )}
      <Track pad={pad} names={kept.names} />
      <History pad={pad} names={kept.names} />
    </Page>
  );
}

function Writing(props: { kept: Kept; pad: Pad; onKept: (k: Kept) => void }) {
  const { kept, pad } = props;
  const { names } = kept;
  const [seat, setSeat] = useState(0);
  const [counter, setCounter] = useState(0);
  const [why, setWhy] = useState('');
  const [lost, setLost] = useState(false);
  const causes = ['', ...reasons()];
  const sums = totals(pad);
  const keep = (record: string | null) => {
    if (record === null) return;
    const next = { ...kept, record, changed: Date.now() };
    next.over = readPad(record, names.length)?.over ?? false;
    props.onKept(next);
    void keepRecord(next).then((ok) => setLost(!ok));
  };
  const write = (line: string) => keep(written(kept.record, line, names.length));
  return (
    <section class="card pad">
      <div class="padseats" role="radiogroup" aria-label={t('real.points.who')}>
        {names.map((name, i) => (
          <button
            type="button"
            role="radio"
            key={i}
            aria-checked={seat === i}
            class={`padseat seat${i}${seat === i ? ' on' : ''}`}
            onClick={() => setSeat(i)}
          >
            <span class={`chip seat${i}`} aria-hidden="true" />
            <span>{name}</span>
            <strong>{sums[i]}</strong>
          </button>
        ))}
      </div>
      {!pad.over && (
        <>
          {pad.counters > 1 && (
            <Choice
              label={t('real.pad.counter')}
              words={[t('real.pad.first'), t('real.pad.second')].map(
                (word, c) => `${word} (${pad.points[seat]?.[c]})`,
              )}
              chosen={counter}
              onChoose={setCounter}
            />
          )}
          <Choice
            label={t('real.points.why')}
            words={causes.map((w) => (w === '' ? t('real.pad.any') : reasonWords(w)))}
            chosen={causes.indexOf(why)}
            onChoose={(i) => setWhy(causes[i] ?? '')}
          />
          <Steps onStep={(n) => write(`points ${seat} ${counter} ${n} ${why}`)} />
          <Robber pad={pad} names={names} seat={seat} onLine={write} />
        </>
      )}
      <div class="realrow">
        <button
          type="button"
          disabled={unwritten(kept.record) === null}
          onClick={() => keep(unwritten(kept.record))}
        >
          ↶ {t('table.undo')}
        </button>
        {!pad.over && (
          <button type="button" onClick={() => write('end')}>
            {t('real.pad.end')}
          </button>
        )}
        <button type="button" onClick={() => print()}>
          {t('real.print')}
        </button>
      </div>
      {lost && <p role="alert">{t('real.notkept')}</p>}
    </section>
  );
}

/* Buttons of which one is chosen. */
function Choice(props: {
  label: string;
  words: string[];
  chosen: number;
  onChoose: (i: number) => void;
}) {
  return (
    <div class="realrow" role="radiogroup" aria-label={props.label}>
      {props.words.map((word, i) => (
        <button
          type="button"
          role="radio"
          key={i}
          aria-checked={props.chosen === i}
          class={props.chosen === i ? 'on' : ''}
          onClick={() => props.onChoose(i)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}

/* Points to add, or to take away once. */
function Steps({ onStep }: { onStep: (n: number) => void }) {
  const [minus, setMinus] = useState(false);
  const step = (n: number) => {
    onStep(minus ? -n : n);
    setMinus(false);
  };
  return (
    <div class="handrow padsteps">
      <button
        type="button"
        aria-pressed={minus}
        class={minus ? 'on' : ''}
        aria-label={t('real.pad.minus')}
        onClick={() => setMinus(!minus)}
      >
        ±
      </button>
      {STEPS.map((n) => (
        <button type="button" key={n} data-add={n} onClick={() => step(n)}>
          {minus ? `−${n}` : `+${n}`}
        </button>
      ))}
    </div>
  );
}

/* Beside whose counter this player's robber stands. */
function Robber(props: {
  pad: Pad;
  names: string[];
  seat: number;
  onLine: (line: string) => void;
}) {
  const { pad, names, seat } = props;
  const robber = pad.robbers.find((r) => r.seat === seat);
  const counters = names.flatMap((name, victim) =>
    victim === seat
      ? []
      : (pad.points[victim] ?? []).map((_n, counter) => ({ name, victim, counter })),
  );
  return (
    <details>
      <summary>{t('real.pad.robber')}</summary>
      <p>{t('real.pad.robber.help')}</p>
      <div class="realrow">
        {counters.map(({ name, victim, counter }) => (
          <button
            type="button"
            key={`${victim} ${counter}`}
            class={robber?.victim === victim && robber.counter === counter ? 'on' : ''}
            onClick={() => props.onLine(`thief ${seat} ${victim} ${counter}`)}
          >
            {name}
            {counter === 1 ? ` (${t('real.pad.second')})` : ''}
          </button>
        ))}
        {robber && (
          <button type="button" onClick={() => props.onLine(`thief ${seat} -`)}>
            {t('real.pad.robber.home')}
          </button>
        )}
      </div>
    </details>
  );
}

/* The track in five rows of ten, counters and robbers on their spaces. */
function Track({ pad, names }: { pad: Pad; names: string[] }) {
  const on = (space: number) =>
    pad.points.flatMap((all, seat) =>
      all.flatMap((n, c) => (n % LAP === space ? [{ seat, c, lap: Math.floor(n / LAP) }] : [])),
    );
  const robbersOn = (space: number) =>
    pad.robbers.filter((r) => (pad.points[r.victim]?.[r.counter] ?? 0) % LAP === space);
  return (
    <section class="card">
      <h2>{t('real.pad.track')}</h2>
      <ol class="padtrack" start={0}>
        {Array.from({ length: LAP }, (_x, i) => (
          <li key={i} class={i % 5 === 0 ? 'five' : ''}>
            <small>{i}</small>
            {on(i).map(({ seat, c, lap }) => (
              <span
                key={`${seat} ${c}`}
                class={`chip seat${seat}${c ? ' round' : ''}`}
                title={`${names[seat]}${lap ? ` +${lap * LAP}` : ''}`}
              >
                {lap > 0 && <i>{lap * LAP}</i>}
              </span>
            ))}
            {robbersOn(i).map((r) => (
              <span
                key={`r${r.seat}`}
                class={`chip seat${r.seat} thief`}
                title={`${t('real.pad.robber')}: ${names[r.seat]}`}
              />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function History({ pad, names }: { pad: Pad; names: string[] }) {
  return (
    <section class="card">
      <h2>{t('real.entries')}</h2>
      <ol class="entries" reversed>
        {[...pad.rows].reverse().map((r, i) => (
          <li key={pad.rows.length - i}>
            <span class={`chip seat${r.seat}`} aria-hidden="true" />{' '}
            {t('real.pad.row', {
              name: names[r.seat] ?? '',
              n: r.points,
              why: [reasonWords(r.why), r.robbed && t('real.pad.robbed')]
                .filter(Boolean)
                .join(', '),
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}
