/*
 * What a guide points at: places of the board by light (spotlight.tsx), and one
 * button after another of the panel by a hand, each as long as it waits to be pressed.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './guidestyle.ts';
import { Spotlight } from './spotlight.tsx';

/* A button, and how often it shall have been pressed: `give-wool*4`. */
interface Wanted {
  selector: string;
  times: number;
}

function wanted(spot: string): Wanted {
  const [name = '', times = '1'] = spot.slice(1).split('*');
  const selector = `[data-build="${name}"], [data-act="${name}"], [data-spot="${name}"]`;
  return { selector, times: Number(times) };
}

/* What sends an answer that is right: pointed at only when it has been put together. */
const sends = (right: readonly string[]): Wanted[] =>
  right
    .filter((answer) => answer.includes(':'))
    .map((answer) => ({ selector: `.confirm [data-act="${answer}"]`, times: 1 }));

const opened = (e: Element) =>
  e.getAttribute('aria-pressed') === 'true' || e.getAttribute('aria-expanded') === 'true';

function due(box: Element, { selector, times }: Wanted): HTMLElement | null {
  const e = box.querySelector<HTMLButtonElement>(selector);
  return !e || e.disabled || opened(e) || Number(e.dataset.n ?? 0) >= times ? null : e;
}

/*
 * The hand moves on to the first button that is due.  It is kept in sight: letters and
 * pictures that arrive late, and a guide that folds, move everything (`sizes`).
 */
function move(box: Element, steps: Wanted[], sizes: ResizeObserver): void {
  const now = steps.map((x) => due(box, x)).find((e) => e !== null);
  const was = box.querySelector('[data-pointed]');
  if ((now ?? null) === was) return;
  was?.removeAttribute('data-pointed');
  now?.setAttribute('data-pointed', '');
  now?.scrollIntoView({ block: 'nearest' });
  sizes.disconnect();
  for (const e of now?.closest('.side')?.children ?? []) sizes.observe(e);
}

/* What a button shows of its state: whether it is due. */
const STATE = ['disabled', 'aria-pressed', 'aria-expanded', 'data-n', 'data-act'];

export function Pointing(props: {
  spots: readonly string[];
  right?: readonly string[];
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { spots, right = [] } = props;
  useEffect(() => {
    const of = box.current;
    if (!of || spots.length === 0) return undefined;
    const steps = [...spots.filter((x) => x.startsWith('@')).map(wanted), ...sends(right)];
    const sizes = new ResizeObserver(() =>
      of.querySelector('[data-pointed]')?.scrollIntoView({ block: 'nearest' }),
    );
    const watch = new MutationObserver(() => move(of, steps, sizes));
    watch.observe(of, { subtree: true, childList: true, attributeFilter: STATE });
    move(of, steps, sizes);
    return () => {
      watch.disconnect();
      move(of, [], sizes);
    };
  }, [spots.join(), right.join()]);
  return (
    <Spotlight.Provider value={spots}>
      <div class="pointing" ref={box}>
        {props.children}
      </div>
    </Spotlight.Provider>
  );
}
