/*
 * A draft on the page: a reducer without page or engine says what an event
 * makes of it and what is to be done; here it meets both.
 */
import { useRef, useState } from 'preact/hooks';

export function useDraft<D, E, T, X>(
  empty: D,
  table: T,
  reduce: (draft: D, event: E, table: T) => [D, X[]],
  run: (effect: X, dispatch: (event: E) => void) => void,
): [kept: D, dispatch: (event: E) => void] {
  const [kept, keep] = useState(empty);
  /* Events may come faster than pictures: each sees what the one before did. */
  const now = useRef({ draft: kept, table });
  now.current.table = table;
  const dispatch = (event: E) => {
    const [next, effects] = reduce(now.current.draft, event, now.current.table);
    now.current.draft = next;
    keep(() => next);
    for (const x of effects) run(x, dispatch);
  };
  return [kept, dispatch];
}
