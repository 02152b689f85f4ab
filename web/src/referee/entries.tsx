/* What was told, what of it waits for a word, and ways to set it right. */
import { useState } from 'preact/hooks';
import type { Entry } from '../engine/referee.ts';
import type { Refusal } from '../engine/wasm.ts';
import { t } from '../i18n/index.ts';
import { gameOf } from '../ui/games.ts';
import { linesOf, type Line } from '../ui/log.tsx';
import { seatColour } from '../ui/players.tsx';
import { RuleLink } from '../ui/rulelink.tsx';
import { actionLabel, refusalText, seatName } from '../ui/words.tsx';
import type { RefereeSource } from './source.ts';

interface Props {
  source: RefereeSource;
  refuse: (r: Refusal | null) => void;
}

export function Entries({ source, refuse }: Props) {
  const { entries } = source.told;
  const { open } = source;
  const enter = (line: string) => refuse(source.enter(line));
  return (
    <div class="realrecord">
      {open.length > 0 && (
        <section>
          <h3>{t('real.open', { n: open.length })}</h3>
          <p>{t('real.open.help')}</p>
          <ul class="entries">
            {open.map(({ entry, at }) => (
              <Row key={at} entry={entry} at={at} source={source} enter={enter} />
            ))}
          </ul>
        </section>
      )}
      {gameOf(source.snapshot.game).real?.Arrange && source.canArrange && (
        <button type="button" data-test="set-on" onClick={() => source.note({ arrange: true })}>
          {t('real.seton')}
        </button>
      )}
      <AddPoints source={source} enter={enter} />
      <h3>{t('real.entries')}</h3>
      <ul class="entries">
        {entries
          .map((entry, at) => <Row key={at} entry={entry} at={at} source={source} enter={enter} />)
          .reverse()}
      </ul>
    </div>
  );
}

/* What the game tells of an entry, as the log does. */
function toldOf(source: RefereeSource, entry: Entry): Line[] {
  const to = entry.first + entry.lines;
  return source.whole
    .slice(entry.first, to)
    .flatMap((step, i) => linesOf(step, entry.first + i, source.snapshot));
}

/* Points told by hand, a line put by hand, an entry that was not carried out. */
function Untold({ source, entry }: { source: RefereeSource; entry: Entry }) {
  const { game, seats, view } = source.snapshot;
  const Own = gameOf(game).real?.Entry;
  const points = /^points p(\d) \+?(-?\d+) ?(.*)$/.exec(entry.text);
  const said = points
    ? t('real.points.row', {
        name: seatName(seats, Number(points[1])),
        n: Number(points[2]),
        why: points[3] ?? '',
      })
    : entry.text.startsWith('put ')
      ? entry.text
      : entry.text
          .split(' ')
          .map((a) => actionLabel(game, a, seats, view))
          .join(', ');
  return (
    <p>
      {Own && !points ? <Own text={entry.text} seats={seats} /> : <span class="said">{said}</span>}
    </p>
  );
}

/* An entry in words and pictures, of the colour of who played it. */
export function Told({ source, entry }: { source: RefereeSource; entry: Entry }) {
  const lines = toldOf(source, entry);
  if (lines.length === 0) return <Untold source={source} entry={entry} />;
  return (
    <>
      {lines.map((l) => (
        <p key={l.key}>
          {l.seat >= 0 && (
            <span class={`chip small ${seatColour(source.snapshot, l.seat)}`} aria-hidden="true" />
          )}
          <span class="said">{l.text}</span>
          {l.sketch && (
            <span class="sketch" aria-hidden="true">
              {l.sketch}
            </span>
          )}
        </p>
      ))}
    </>
  );
}

function Row(props: {
  entry: Entry;
  at: number;
  source: RefereeSource;
  enter: (line: string) => void;
}) {
  const { entry, at, source, enter } = props;
  const [asked, ask] = useState(false);
  const waits = entry.status !== 0 && !entry.settled;
  return (
    <li class={waits ? 'open' : ''} data-entry={at + 1} data-line={entry.text}>
      <div class="entry">
        <span class="number">{at + 1}.</span>
        <div class="told">
          <Told source={source} entry={entry} />
        </div>
      </div>
      {entry.why && (
        <p class="entrywhy">
          {entry.status === 1 ? t('real.forced') : t('real.held')}{' '}
          {refusalText(entry.why, source.snapshot.seats)}
          <RuleLink rule={entry.why.rule} />
        </p>
      )}
      {asked || waits ? (
        <div class="realrow">
          <button type="button" onClick={() => source.startFix(at, false)}>
            {t('real.otherwise')}
          </button>
          <button type="button" onClick={() => source.startFix(at, true)}>
            {t('real.before')}
          </button>
          <button type="button" onClick={() => enter(`delete ${at + 1}`)}>
            {t('real.delete')}
          </button>
          {waits && (
            <button type="button" onClick={() => enter(`leave ${at + 1}`)}>
              {t('real.leave')}
            </button>
          )}
        </div>
      ) : (
        <button type="button" class="link" onClick={() => ask(true)}>
          {t('real.setright')}
        </button>
      )}
    </li>
  );
}

/* Points of what these rules lack, with a reason; and the table set by hand. */
function AddPoints({ source, enter }: { source: RefereeSource; enter: (line: string) => void }) {
  const [seat, setSeat] = useState(0);
  const [n, setN] = useState('1');
  const [why, setWhy] = useState('');
  const [line, setLine] = useState('');
  const { seats } = source.snapshot;
  return (
    <details>
      <summary>{t('real.byhand')}</summary>
      <form
        class="realrow"
        onSubmit={(e) => {
          e.preventDefault();
          enter(`points p${seat} ${Number(n)} ${why}`.trim());
        }}
      >
        <select
          aria-label={t('real.points.who')}
          onChange={(e) => setSeat(Number(e.currentTarget.value))}
        >
          {seats.map((_x, i) => (
            <option key={i} value={i}>
              {seatName(seats, i)}
            </option>
          ))}
        </select>
        <input
          type="number"
          value={n}
          min={-999}
          max={999}
          aria-label={t('points')}
          onInput={(e) => setN(e.currentTarget.value)}
        />
        <input
          type="text"
          value={why}
          maxLength={60}
          placeholder={t('real.points.why')}
          aria-label={t('real.points.why')}
          onInput={(e) => setWhy(e.currentTarget.value)}
        />
        <button type="submit">{t('real.points.add')}</button>
      </form>
      <form
        class="realrow"
        onSubmit={(e) => {
          e.preventDefault();
          enter(line);
        }}
      >
        <input
          type="text"
          value={line}
          placeholder="put score p0 12"
          aria-label={t('real.line')}
          onInput={(e) => setLine(e.currentTarget.value)}
        />
        <button type="submit">{t('real.line.enter')}</button>
      </form>
      <p class="soft">{t('real.line.help')}</p>
    </details>
  );
}

/* A tile that was tapped: which entry laid it there, and that it was otherwise. */
export function Touched(props: { source: RefereeSource; at: string; onClose: () => void }) {
  const { source, at } = props;
  const i = source.entryAt(at);
  const entry = source.told.entries[i];
  return (
    <div class="touched" role="status">
      <strong>{entry ? t('real.touched', { n: i + 1 }) : t('real.touched.start')}</strong>
      {entry && (
        <div class="told">
          <Told source={source} entry={entry} />
        </div>
      )}
      <div class="realrow">
        {entry && (
          <button
            type="button"
            data-test="touched-otherwise"
            onClick={() => source.startFix(i, false)}
          >
            {t('real.otherwise')}
          </button>
        )}
        <button type="button" onClick={props.onClose}>
          {t('close')}
        </button>
      </div>
    </div>
  );
}
