/* The screen stays awake while it lies beside the board. */
import { useEffect } from 'preact/hooks';

export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || gone) return;
      try {
        lock = await navigator.wakeLock?.request('screen');
      } catch {
        /* the battery is low, or this browser does not do it */
      }
    };
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
