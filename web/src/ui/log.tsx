/* What happened, in words; the newest first. */
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Snapshot, Step } from '../game/source.ts';
import { language, t } from '../i18n/index.ts';
import { standsWith } from './game.ts';
import { gameOf } from './games.ts';
import { seatColour } from './players.tsx';
import { RuleLink } from './rulelink.tsx';
import { noteText } from './words.tsx';

export interface Line {
  key: string;
  seat: number;
  text: string;
  place: string | null;
  rule: string | null;
  points: boolean;
  sketch: VNode | null;
}

/* A step's words do not change: they are made once for each language. */
const made = new WeakMap<Step, { key: string; lines: Line[] }>();

export function linesOf(step: Step, i: number, s: Snapshot): Line[] {
  const key = `${language()} ${i} ${s.seats.map((x) => x.name).join()}`;
  const known = made.get(step);
  if (known?.key === key) return known.lines;
  const lines = makeLines(step, i, s);
  made.set(step, { key, lines });
  return lines;
}

function makeLines(step: Step, i: number, s: Snapshot): Line[] {
  const row = gameOf(s.game);
  const { unwritten, place, sketch } = row;
  const lines: Line[] = [];
  step.notes.forEach((n, k) => {
    const text = unwritten?.includes(n.code) ? '' : noteText(n, s.seats);
    const before = lines[lines.length - 1];
    if (text === '') return;
    if (before && standsWith(row, n.code, before.points)) {
      before.text += ` ${text}`;
      return;
    }
    lines.push({
      key: `${i} ${k}`,
      seat: n.fields.player !== undefined ? Number(n.fields.player) : step.seat,
      text,
      place: place?.(n) ?? null,
      rule: n.fields.rule ?? null,
      points: n.fields.points !== undefined,
      sketch: sketch?.(n) ?? null,
    });
  });
  return lines;
}

export function Log({
  snapshot: s,
  light,
  end,
}: {
  snapshot: Snapshot;
  light: (place: string | null) => void;
  end?: number; /* steps from there on are told elsewhere (-1: the last, while it is counted) */
}) {
  const [all, setAll] = useState(false);
  const lines = useMemo(
    () =>
      s.steps
        .slice(0, end)
        .flatMap((step, i) => linesOf(step, i, s))
        .filter((l, i, all) => l.seat >= 0 || l.text !== all[i - 1]?.text)
        .reverse(),
    [s.steps, s.seats, language(), end],
  );
  const shown = all ? lines : lines.slice(0, 60);
  return (
    <div class="log">
      <ol>
        {shown.map((l) => (
          <li
            key={l.key}
            class={l.points ? 'points' : ''}
            onMouseEnter={() => l.place && light(l.place)}
            onMouseLeave={() => l.place && light(null)}
          >
            {l.seat >= 0 && (
              <span class={`chip small ${seatColour(s, l.seat)}`} aria-hidden="true" />
            )}
            <span class="said">
              {l.place === null ? (
                l.text
              ) : (
                <button
                  type="button"
                  class="where"
                  title={t('log.show')}
                  onClick={() => light(l.place)}
                  onFocus={() => light(l.place)}
                  onBlur={() => light(null)}
                >
                  {l.text}
                </button>
              )}
              {l.rule !== null && l.points && <RuleLink rule={l.rule} place={l.place} />}
            </span>
            {l.sketch && (
              <span class="sketch" aria-hidden="true">
                {l.sketch}
              </span>
            )}
          </li>
        ))}
      </ol>
      {lines.length > shown.length && (
        <button type="button" onClick={() => setAll(true)}>
          {t('log.all', { n: lines.length })}
        </button>
      )}
    </div>
  );
}
