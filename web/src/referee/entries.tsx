/* What was told, what of it waits for a word, and ways to set it right. */
import { useState } from 'preact/hooks';
import type { Entry } from '../engine/referee.ts';
import type { Refusal } from '../engine/wasm.ts';
import { t } from '../i18n/index.ts';
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

/* An entry in words: what each of its actions does. */
function wordsOf(source: RefereeSource, entry: Entry): string {
  const { game, seats } = source.snapshot;
  const points = /^points p(\d) \+?(-?\d+) ?(.*)$/.exec(entry.text);
  if (points)
    return t('real.points.row', {
      name: seatName(seats, Number(points[1])),
      n: Number(points[2]),
      why: points[3] ?? '',
    });
  if (entry.text.startsWith('put ')) return entry.text;
  return entry.text
    .split(' ')
    .map((a) => actionLabel(game, a, seats))
    .join(', ');
}

/* Who played it: the first seat among its steps. */
function whoseOf(source: RefereeSource, entry: Entry): string {
  const { steps, seats } = source.snapshot;
  const own = steps.slice(entry.first, entry.first + entry.lines).find((x) => x.seat >= 0);
  return own ? seatName(seats, own.seat) : '';
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
  const whose = whoseOf(source, entry);
  return (
    <li class={waits ? 'open' : ''} data-entry={at + 1}>
      <div>
        <span class="number">{at + 1}.</span>
        {whose && <strong>{whose}: </strong>}
        {wordsOf(source, entry)}
      </div>
      {entry.why && (
        <p>
          {entry.status === 1 ? t('real.forced') : t('real.held')} {refusalText(entry.why)}
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
