/* The network that goes and comes back. */
import { useEffect, useState } from 'preact/hooks';

/* A network that is back may take a moment until it leads anywhere. */
const AGAIN_MS = [0, 800, 2500, 6000];

/* Grows when the network is back, a few times: what failed without it is tried again. */
export function useNetworkBack(): number {
  const [n, set] = useState(0);
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const back = () => {
      timers = AGAIN_MS.map((ms) => setTimeout(() => set((x) => x + 1), ms));
    };
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      timers.forEach(clearTimeout);
    };
  }, []);
  return n;
}
