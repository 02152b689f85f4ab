/*
 * Who has just got points, and what for: a few lines above the board that go
 * away by themselves.  (Screen readers hear the same from the live region.)
 */
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Note } from '../engine/wasm.ts';
import type { Snapshot } from '../game/source.ts';
import { Real } from './byhand.ts';
import { gameOf } from './games.ts';
import { seatColour } from './players.tsx';
import { noteText } from './words.tsx';

const MS = 7000;
const MOST = 4;
const LOOK_MS = 400; /* between two looks for a free corner: the board may have moved */

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

/* Corners of the board, the usual one first; `away` where there is no room at all. */
const CORNERS = ['', 'top', 'top right', 'right'];
const PLAYED = '.cell, .marker, .place';
const PLAYABLE = `${PLAYED}, .zoomkeys button`;

/* A corner where the news hide nothing that one may play on. */
function freeCorner(news: HTMLElement): string {
  const frame = news.parentElement?.getBoundingClientRect();
  if (!frame) return '';
  const { offsetWidth: w, offsetHeight: h } = news;
  const taken = [...document.querySelectorAll(PLAYABLE)].map((e) => e.getBoundingClientRect());
  const free = CORNERS.find((c) => {
    const left = c.includes('right') ? frame.right - w - 12 : frame.left;
    const top = c.includes('top') ? frame.top : frame.bottom - h - 12;
    return !taken.some(
      (r) => r.left < left + w + 12 && r.right > left && r.top < top + h + 12 && r.bottom > top,
    );
  });
  return free ?? 'away';
}

/* At a real table it stands large beside the question. */
export function ScoreNews({ snapshot }: { snapshot: Snapshot }) {
  return useContext(Real) ? null : <News snapshot={snapshot} />;
}

function News({ snapshot: s }: { snapshot: Snapshot }) {
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
  const box = useRef<HTMLUListElement>(null);
  const [corner, setCorner] = useState('');
  useLayoutEffect(() => {
    const look = () => {
      if (box.current) setCorner(freeCorner(box.current));
    };
    look();
    if (lines.length === 0) return undefined;
    /* While others play nothing is to be played on: no measuring in their motion. */
    const timer = setInterval(() => document.querySelector(PLAYED) && look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [lines, s.steps, s.legal]);
  /* The end is counted on the board: nothing covers it. */
  if (lines.length === 0 || s.player === -2) return null;
  return (
    <ul class={`news ${corner}`} ref={box} aria-hidden="true">
      {lines.map((l) => (
        <li key={l.key}>
          <span class={`chip small ${seatColour(s, l.seat)}`} />
          {l.text}
        </li>
      ))}
    </ul>
  );
}
