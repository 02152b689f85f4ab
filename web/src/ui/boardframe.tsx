/* The frame of a board that is moved and zoomed: by hand, by keys, by buttons. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { PanZoom } from './panzoom.ts';

const STEP = 60; /* pixels that an arrow moves the board by */
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

export interface Frame {
  view: { current: HTMLDivElement | null };
  world: { current: HTMLDivElement | null };
  pan: { current: PanZoom | undefined };
  fit: () => void; /* shows all of the board */
}

/*
 * Makes the board movable.  It fits its room until somebody moves it; `made`
 * joins what else has to know, and hands back how that ends.
 */
export function useFrame(
  fitting: (p: PanZoom) => void,
  made?: (p: PanZoom, view: HTMLElement, world: HTMLElement) => () => void,
): Frame {
  const view = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const pan = useRef<PanZoom | undefined>(undefined);
  const how = useRef(fitting);
  how.current = fitting;
  const fit = () => pan.current && how.current(pan.current);
  useLayoutEffect(() => {
    if (!view.current || !world.current) return undefined;
    const p = new PanZoom(view.current, world.current);
    pan.current = p;
    const end = made?.(p, view.current, world.current);
    const resize = new ResizeObserver(() => {
      p.resized();
      if (!p.touched) how.current(p);
    });
    resize.observe(view.current);
    return () => {
      resize.disconnect();
      p.close();
      end?.();
    };
  }, []);
  return { view, world, pan, fit };
}

/* What a key does to the board; false if nothing. */
export function boardKey(p: PanZoom, key: string, onBoard: boolean, fit: () => void): boolean {
  const arrow = onBoard ? ARROWS[key] : undefined;
  if (key === '+' || key === '=') p.zoom(1.25);
  else if (key === '-') p.zoom(0.8);
  else if (key === '0') fit();
  else if (arrow) p.by(...arrow);
  else return false;
  return true;
}

export function BoardFrame(props: {
  frame: Frame;
  class?: string;
  label: string;
  onPointerMove?: (e: MouseEvent) => void;
  onPointerLeave?: (e: PointerEvent) => void;
  onClick?: (e: MouseEvent) => void;
  children: ComponentChildren;
}) {
  const { view, world, pan, fit } = props.frame;
  const onKey = (e: KeyboardEvent) => {
    const p = pan.current;
    if (p && boardKey(p, e.key, e.target === view.current, fit)) e.preventDefault();
  };
  return (
    <div
      class={`boardview ${props.class ?? ''}`}
      ref={view}
      onPointerMove={props.onPointerMove}
      onPointerLeave={props.onPointerLeave}
      onClick={props.onClick}
      onKeyDown={onKey}
      role="group"
      aria-label={props.label}
      tabindex={0}
    >
      <div class="world" ref={world}>
        {props.children}
      </div>
      <div class="zoomkeys">
        <Key text="+" label={t('board.in')} press={() => pan.current?.zoom(1.3)} />
        <Key text="−" label={t('board.out')} press={() => pan.current?.zoom(1 / 1.3)} />
        <Key text="⤢" label={t('board.fit')} press={fit} />
      </div>
    </div>
  );
}

function Key({ text, label, press }: { text: string; label: string; press: () => void }) {
  return (
    <button type="button" title={label} aria-label={label} onClick={press}>
      {text}
    </button>
  );
}
