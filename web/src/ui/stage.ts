/*
 * Points are seen one after another, however many come at once: each has the
 * stage for a moment.  Any key or tap clears it; who wants no motion sees none.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Note } from '../engine/wasm.ts';
import type { Snapshot } from '../game/source.ts';
import { settings } from './settings.ts';

const SHOW_MS = 600;
const HURRY_MS = 300; /* while more are waiting */
const MOST_STEPS = 12; /* more at once are a reload or a jump */

export interface Show {
  key: string;
  note: Note;
}

/* The note that has the stage now; those for which `of` is true come onto it. */
export function useStage(s: Snapshot, of: (n: Note) => boolean): Show | null {
  const told = useRef(s.steps.length);
  const waiting = useRef<Show[]>([]);
  const [now, setNow] = useState<Show | null>(null);
  const next = () => setNow(waiting.current.shift() ?? null);
  useEffect(() => {
    const from = told.current;
    const fresh = s.steps.slice(from);
    told.current = s.steps.length;
    if (fresh.length === 0 || fresh.length > MOST_STEPS || s.player === -2) return;
    if (!settings().animations || document.visibilityState === 'hidden') return;
    fresh.forEach((step, i) =>
      step.notes.filter(of).forEach((note, k) => {
        waiting.current.push({ key: `${from + i} ${k}`, note });
      }),
    );
    if (now === null) next();
  }, [s.steps]);
  useEffect(() => {
    if (now === null) return undefined;
    const timer = setTimeout(next, waiting.current.length > 0 ? HURRY_MS : SHOW_MS);
    const clear = () => {
      waiting.current = [];
      setNow(null);
    };
    addEventListener('pointerdown', clear);
    addEventListener('keydown', clear);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', clear);
      removeEventListener('keydown', clear);
    };
  }, [now]);
  return now;
}
