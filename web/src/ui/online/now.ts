/* The time, for what counts down. */
import { useEffect, useState } from 'preact/hooks';

const TICK_MS = 500;

/* performance.now(), read again and again while something counts. */
export function useNow(counts: boolean): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!counts) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [counts]);
  return performance.now();
}
