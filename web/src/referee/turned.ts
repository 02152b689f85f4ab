/* The screen upside down, for whoever sits opposite. */
import { useEffect, useState } from 'preact/hooks';
import { turned } from '../ui/panzoom.ts';

const listeners = new Set<() => void>();

export function flip(): void {
  turned.over = !turned.over;
  for (const f of listeners) f();
}

export function useFlipped(): boolean {
  const [over, set] = useState(turned.over);
  useEffect(() => {
    const f = () => set(turned.over);
    listeners.add(f);
    return () => {
      listeners.delete(f);
      turned.over = false;
    };
  }, []);
  return over;
}
