/* The network that goes and comes back. */
import { useEffect, useState } from 'preact/hooks';

/* Grows each time the network is back: what failed without it is tried again. */
export function useNetworkBack(): number {
  const [n, set] = useState(0);
  useEffect(() => {
    const back = () => set((x) => x + 1);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  return n;
}
