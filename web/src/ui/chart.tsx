/*
 * Lines over the course of a game.  Every player has a colour, a dash and his
 * name at the end of the line; a place can be chosen by pointing or by arrows.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const DASHES = ['', '9 4', '3 3', '12 4 3 4', '6 2', '1 4', '14 3', '4 6'];

const H = 210;
const LEFT = 38;
const RIGHT = 84;

export interface Line {
  name: string;
  colour: string; /* a class */
  values: number[];
}

export function Chart(props: {
  title: string;
  lines: Line[];
  most: number;
  step: number;
  unit?: string;
  at?: number;
  onPick?: (i: number) => void;
  valueText?: (i: number) => string;
}) {
  const { lines, most } = props;
  const svg = useRef<SVGSVGElement>(null);
  /* Drawn as wide as it is shown, so that letters keep their size. */
  const [W, setWidth] = useState(560);
  useLayoutEffect(() => {
    const e = svg.current;
    if (!e) return undefined;
    const fit = () => setWidth(Math.max(240, Math.min(760, Math.round(e.clientWidth))) || 560);
    const watch = new ResizeObserver(fit);
    watch.observe(e);
    fit();
    return () => watch.disconnect();
  }, []);
  const n = Math.max(2, ...lines.map((l) => l.values.length));
  const x = (i: number) => LEFT + (i / (n - 1)) * (W - LEFT - RIGHT);
  const y = (v: number) => H - 14 - (v / most) * (H - 28);
  const pick = (e: MouseEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box || !props.onPick) return;
    const part = (((e.clientX - box.left) / box.width) * W - LEFT) / (W - LEFT - RIGHT);
    props.onPick(Math.max(0, Math.min(n - 1, Math.round(part * (n - 1)))));
  };
  const keys = (e: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, PageDown: -10, PageUp: 10 }[e.key];
    if (by === undefined || !props.onPick) return;
    e.preventDefault();
    e.stopPropagation();
    props.onPick(Math.max(0, Math.min(n - 1, (props.at ?? 0) + by)));
  };
  /* Names at the ends, pushed apart where lines meet. */
  const ends = lines
    .map((l, i) => ({ l, i, at: y(l.values[l.values.length - 1] ?? 0) }))
    .sort((a, b) => a.at - b.at);
  for (let k = 1; k < ends.length; k++) {
    const [a, b] = [ends[k - 1], ends[k]];
    if (a && b && b.at < a.at + 13) b.at = a.at + 13;
  }
  const over = Math.max(0, (ends[ends.length - 1]?.at ?? 0) - (H - 8));
  const slider = props.onPick
    ? {
        role: 'slider' as const,
        tabindex: 0,
        'aria-valuemin': 0,
        'aria-valuemax': n - 1,
        'aria-valuenow': props.at ?? 0,
        'aria-valuetext': props.valueText?.(props.at ?? 0),
        onClick: pick,
        onKeyDown: keys,
      }
    : { role: 'img' as const };
  return (
    <figure class={`chart${props.onPick ? ' pick' : ''}`}>
      <figcaption>{props.title}</figcaption>
      <svg
        ref={svg}
        viewBox={`0 0 ${W} ${H}`}
        aria-label={`${props.title}: ${lines.map((l) => `${l.name} ${Math.round(l.values[l.values.length - 1] ?? 0)}${props.unit ?? ''}`).join(', ')}`}
        {...slider}
      >
        {Array.from({ length: Math.floor(most / props.step) + 1 }, (_v, k) => k * props.step).map(
          (v) => (
            <g key={v}>
              <line class="grid" x1={LEFT} x2={W - RIGHT} y1={y(v)} y2={y(v)} />
              <text x={LEFT - 6} y={y(v) + 4} text-anchor="end">
                {v}
                {props.unit ?? ''}
              </text>
            </g>
          ),
        )}
        {lines.map((l, i) => (
          <polyline
            key={i}
            class={`curve ${l.colour}`}
            stroke-dasharray={DASHES[i]}
            points={l.values.map((v, k) => `${x(k).toFixed(1)},${y(v).toFixed(1)}`).join(' ')}
          />
        ))}
        {ends.map(({ l, i, at }) => (
          <text key={i} class="endname" x={x((l.values.length || 1) - 1) + 6} y={at - over + 4}>
            {l.name.length > 11 ? `${l.name.slice(0, 10)}…` : l.name}
          </text>
        ))}
        {props.at !== undefined && (
          <line class="cursor" x1={x(props.at)} x2={x(props.at)} y1={6} y2={H - 12} />
        )}
      </svg>
    </figure>
  );
}

/* Steps of a scale up to `most` that people like. */
export function niceStep(most: number): number {
  return most > 250 ? 100 : most > 120 ? 50 : most > 50 ? 20 : most > 20 ? 10 : 2;
}
