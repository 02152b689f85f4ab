/*
 * The words of a guide above the panel: in sight while it scrolls.  Where there is little
 * room (style.css) what was read folds to two lines as soon as somebody does what it asks.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

export function Guide(props: { kind: string; folds?: boolean; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [folded, fold] = useState(false);
  const folds = props.folds === true;
  useEffect(() => {
    fold(false);
    if (!folds) return undefined;
    /* At a click, not before: nothing moves away from under a finger.  In the capture
       phase, for later what was clicked may be gone. */
    const onClick = (e: MouseEvent) => {
      if (!box.current?.contains(e.target as Node)) fold(true);
    };
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, [folds]);
  return (
    <div class={`guide ${props.kind}`} role="status" data-folded={folds && folded} ref={box}>
      {props.children}
      {folds && folded && (
        <button
          type="button"
          class="unfold"
          aria-expanded="false"
          aria-label={t('learn.whole')}
          onClick={() => fold(false)}
        >
          ⌄
        </button>
      )}
    </div>
  );
}
