/* Beside the question: what came of the last entry, and what is easily forgotten now. */
import { useMemo } from 'preact/hooks';
import type { Snapshot } from '../game/source.ts';
import { language } from '../i18n/index.ts';
import { gameOf } from '../ui/games.ts';
import { RuleLink } from '../ui/rulelink.tsx';
import { noteText } from '../ui/words.tsx';
import type { RefereeSource } from './source.ts';

const MOST = 8;

/* Points, figures that return, what is received; large. */
export function Happened({ source, s }: { source: RefereeSource; s: Snapshot }) {
  const { entries } = source.told;
  const last = entries[entries.length - 1];
  if (!last || source.fix !== null || s.player === -2) return null;
  const silent = [...(gameOf(s.game).unwritten ?? []), ...(gameOf(s.game).real?.unsaid ?? [])];
  const told = s.steps
    .slice(last.first, last.first + last.lines)
    .flatMap((x) => x.notes)
    .filter((n) => !silent.includes(n.code))
    .map((n) => noteText(n, s.seats))
    .filter(Boolean)
    .slice(-MOST);
  if (told.length === 0) return null;
  return (
    <ul class="happened" aria-live="polite">
      {told.map((text, i) => (
        <li key={i}>{text}</li>
      ))}
    </ul>
  );
}

export function Reminders({ source, s }: { source: RefereeSource; s: Snapshot }) {
  const lang = language();
  const all = useMemo(() => source.remind(lang), [s.steps, source.fix, lang]);
  if (all.length === 0 || s.player === -2) return null;
  return (
    <ul class="reminders">
      {all.map((r) => (
        <li key={r.code} data-reminder={r.code}>
          {r.text}
          <RuleLink rule={r.rule} />
        </li>
      ))}
    </ul>
  );
}
