/* Signs that explain themselves to a pointer (title) do so to a finger, too. */
import { useEffect, useState } from 'preact/hooks';

const MS = 3000;

interface Tip {
  text: string;
  x: number;
  y: number;
}

/* Listens for taps on signs inside what it stands in. */
export function Tips() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    const onTap = (e: MouseEvent) => {
      const sign = (e.target as Element | null)?.closest?.('.players [title], .bank [title]');
      const box = sign?.getBoundingClientRect();
      const text = sign?.getAttribute('title');
      setTip(box && text ? { text, x: box.left + box.width / 2, y: box.bottom + 4 } : null);
    };
    addEventListener('click', onTap);
    return () => removeEventListener('click', onTap);
  }, []);
  useEffect(() => {
    if (tip === null) return undefined;
    const timer = setTimeout(() => setTip(null), MS);
    return () => clearTimeout(timer);
  }, [tip]);
  if (tip === null) return null;
  const x = Math.max(90, Math.min(innerWidth - 90, tip.x));
  return (
    <div class="tip" role="status" style={{ left: `${x}px`, top: `${tip.y}px` }}>
      {tip.text}
    </div>
  );
}
