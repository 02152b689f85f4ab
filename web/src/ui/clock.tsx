/* A player's clock; it runs between two messages by itself. */
import { useEffect, useState } from 'preact/hooks';
import type { Snapshot } from '../game/source.ts';
import { t } from '../i18n/index.ts';

export function clockText(ms: number): string {
  const s = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  if (s >= 86400)
    return t('time.days', {
      days: Math.floor(s / 86400),
      hours: two(Math.floor((s % 86400) / 3600)),
    });
  return s >= 3600
    ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`
    : `${Math.floor(s / 60)}:${two(s % 60)}`;
}

export function Clock({ snapshot: s, index }: { snapshot: Snapshot; index: number }) {
  const [, tick] = useState(0);
  const runs = s.running === index;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  const left = (s.seats[index]?.clock ?? 0) - (runs ? performance.now() - (s.clockAt ?? 0) : 0);
  return (
    <span class={`clock${runs ? ' runs' : ''}${left < 30000 ? ' short' : ''}`}>
      {clockText(left)}
    </span>
  );
}
