/*
 * Things that fly over the page: a figure home to its owner, a card from a hex
 * to a hand.  They are pictures of their own above everything; whoever wants
 * no motion sees none.
 */
import { render, type VNode } from 'preact';
import { settings } from './settings.ts';

export interface Flight {
  what: VNode;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

const MS = 420;
const LATEST = 180; /* the last of many sets out so much after the first */
const MOST = 24; /* at once: more would only be a swarm */

/* The middle of an element on the screen; null if it is not to be seen. */
export function middle(selector: string): { x: number; y: number } | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

export function fly(flights: Flight[]): void {
  if (!settings().animations || document.visibilityState === 'hidden') return;
  flights.slice(0, MOST).forEach(({ what, from, to }, i) => {
    const box = document.createElement('div');
    box.className = 'flight';
    box.setAttribute('aria-hidden', 'true');
    render(what, box);
    document.body.append(box);
    const at = (p: { x: number; y: number }, scale: number) =>
      `translate(${p.x}px, ${p.y}px) translate(-50%, -50%) scale(${scale})`;
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 40 };
    const run = box.animate(
      [
        { transform: at(from, 0.6), opacity: 0 },
        { transform: at(from, 1.2), opacity: 1, offset: 0.18 },
        { transform: at(top, 1.1), opacity: 1, offset: 0.55 },
        { transform: at(to, 0.6), opacity: 0.2 },
      ],
      { duration: MS, delay: Math.min(i * 40, LATEST), easing: 'ease-in-out', fill: 'backwards' },
    );
    const skip = () => run.finish();
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    const done = () => {
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
      render(null, box);
      box.remove();
    };
    run.onfinish = done;
    run.oncancel = done;
  });
}
