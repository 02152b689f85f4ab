/* The last points of a game, one after another. */
import { useMemo, useState } from 'preact/hooks';
import type { Note } from '../engine/wasm.ts';
import type { Snapshot } from '../game/source.ts';
import { t } from '../i18n/index.ts';
import { seatColour } from './players.tsx';
import { noteText } from './words.tsx';

/* The next step, or all that are left. */
export function More(props: { shown: number; all: number; show: (n: number) => void }) {
  const { shown, all, show } = props;
  if (shown >= all) return null;
  return (
    <div class="row">
      <button type="button" onClick={() => show(shown + 1)}>
        {t('after.next', { n: all - shown })}
      </button>
      <button type="button" onClick={() => show(all)}>
        {t('after.all')}
      </button>
    </div>
  );
}

/* Points of the last step, in order; those after a note, where one begins the final scoring. */
export function finalNotes(s: Snapshot, after?: string): Note[] {
  const last = s.steps[s.steps.length - 1]?.notes ?? [];
  const from = last.findIndex((n) => n.code === after);
  return last
    .slice(from + 1)
    .filter((n) => n.fields.points !== undefined && n.fields.player !== undefined);
}

export function FinalNotes({ s, after }: { s: Snapshot; order: number[]; after?: string }) {
  const [shown, setShown] = useState(1);
  const notes = useMemo(() => finalNotes(s, after), [s.steps]);
  if (notes.length === 0) return null;
  return (
    <section class="finals" aria-live="polite">
      <h3>{t('after.final')}</h3>
      <ol>
        {notes.slice(0, shown).map((n, i) => (
          <li key={i}>
            <span
              class={`chip small ${seatColour(s, Number(n.fields.player))}`}
              aria-hidden="true"
            />
            {noteText(n, s.seats)}
          </li>
        ))}
      </ol>
      <More shown={shown} all={notes.length} show={setShown} />
    </section>
  );
}
