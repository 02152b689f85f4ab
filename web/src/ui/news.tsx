/*
 * Who has just got points, and what for: a few lines above the board that go
 * away by themselves.  (Screen readers hear the same from the live region.)
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Note } from '../engine/wasm.ts';
import type { Snapshot } from '../game/source.ts';
import { gameOf } from './games.ts';
import { seatColour } from './players.tsx';
import { noteText } from './words.tsx';

const MS = 7000;
const MOST = 4;

interface Line {
  key: string;
  seat: number;
  text: string;
}

/* `more`: codes that are news without points. */
export function isNews(n: Note, more: readonly string[] = []): boolean {
  if (n.fields.player === undefined) return false;
  return Number(n.fields.points ?? 0) > 0 || more.includes(n.code);
}

export function ScoreNews({ snapshot: s }: { snapshot: Snapshot }) {
  const told = useRef(s.steps.length);
  const [lines, setLines] = useState<Line[]>([]);
  useEffect(() => {
    const from = told.current;
    const fresh = s.steps.slice(from);
    told.current = s.steps.length;
    if (fresh.length === 0 || fresh.length > 12 || s.player === -2) return undefined;
    const { news } = gameOf(s.game);
    const more = fresh.flatMap((step, i) =>
      step.notes
        .filter((n) => isNews(n, news))
        .map((n, k) => ({
          key: `${from + i} ${k}`,
          seat: Number(n.fields.player),
          text: noteText(n, s.seats),
        })),
    );
    if (more.length === 0) return undefined;
    setLines((old) => [...old, ...more].slice(-MOST));
    return undefined;
  }, [s.steps]);
  useEffect(() => {
    if (lines.length === 0) return undefined;
    const timer = setTimeout(() => setLines([]), MS);
    return () => clearTimeout(timer);
  }, [lines]);
  if (lines.length === 0) return null;
  return (
    <ul class="news" aria-hidden="true">
      {lines.map((l) => (
        <li key={l.key}>
          <span class={`chip small ${seatColour(s, l.seat)}`} />
          {l.text}
        </li>
      ))}
    </ul>
  );
}
