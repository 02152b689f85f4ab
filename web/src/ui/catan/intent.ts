/* What a player of Catan wants to happen by itself, and what is suggested. */
import { onlyOne } from '../../game/intent.ts';
import { RESOURCES, type Counts } from './view.ts';

/* Actions that nobody has to think about when there is nothing else to do. */
const PLAIN = ['roll', 'end', 'reject'];

export interface Intents {
  autoOnly: boolean; /* do what is the only thing possible */
  autoReject: boolean; /* refuse offers that cannot be met */
  never: boolean; /* refuse every offer of this game */
}

/* The action to be made at once, or null when the player is to decide. */
export function intended(legal: string[], want: Intents): string | null {
  const offered = legal.includes('reject');
  if (offered && (want.never || (want.autoReject && !legal.includes('accept')))) return 'reject';
  return want.autoOnly ? onlyOne(legal, PLAIN) : null;
}

/*
 * Cards to give up: one at a time of the kind there is most of, so that what
 * is left is as varied as can be.
 */
export function suggestDiscards(hand: Counts, n: number): Counts {
  const left = { ...hand };
  const out: Counts = {};
  for (let i = 0; i < n; i++) {
    let best: string | null = null;
    for (const r of RESOURCES)
      if ((left[r] ?? 0) > (best === null ? 0 : (left[best] ?? 0))) best = r;
    if (best === null) break;
    left[best] = (left[best] ?? 0) - 1;
    out[best] = (out[best] ?? 0) + 1;
  }
  return out;
}
