/* A note of Catan drawn small, for the log: cards, pieces. */
import type { VNode } from 'preact';
import type { Note } from '../../engine/wasm.ts';
import { readCards } from './actions.ts';
import { Sign } from './signs.tsx';

const SIZE = 20;
const MOST = 5; /* signs in a row */

const PIECES: Record<string, string> = {
  road: 'road',
  settlement: 'settlement',
  city: 'city',
  bought: 'card',
  'longest-road': 'road',
  'largest-army': 'knight',
  traded: 'trade',
};

export function sketch(n: Note): VNode | null {
  const piece = n.code === 'played' && n.fields.card === 'knight' ? 'knight' : PIECES[n.code];
  if (piece !== undefined) return <Sign name={piece} size={SIZE} />;
  const cards = Object.entries(readCards(n.fields.cards ?? '')).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind),
  );
  if (n.fields.kind !== undefined) cards.push(n.fields.kind);
  if (cards.length === 0) return null;
  return (
    <>
      {cards.slice(0, MOST).map((kind, i) => (
        <Sign key={i} name={kind} size={SIZE} />
      ))}
    </>
  );
}
