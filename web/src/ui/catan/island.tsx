/* The island on the page, and the places on it that may be chosen. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pictureEngine } from '../../engine/load.ts';
import { innerSvg, styleOf } from '../../engine/parts.ts';
import { find, languageIndex, t } from '../../i18n/index.ts';
import { PanZoom } from '../panzoom.ts';
import { isDark, settings } from '../settings.ts';
import { adoptPictureStyle } from '../style.ts';
import { places, pointOf } from './geometry.ts';

const WIDTH = 2280;
const HEIGHT = 2160;
const PX = 0.4; /* pixels of a unit at scale 1 */
/* The land with its harbours; the sea goes on beyond. */
const BOX = { x: -1030 * PX, y: -950 * PX, width: 2060 * PX, height: 1900 * PX };

function ZoomKeys({ pan }: { pan: { current: PanZoom | undefined } }) {
  return (
    <div class="zoomkeys">
      <button
        type="button"
        title={t('board.in')}
        aria-label={t('board.in')}
        onClick={() => pan.current?.zoom(1.3)}
      >
        +
      </button>
      <button
        type="button"
        title={t('board.out')}
        aria-label={t('board.out')}
        onClick={() => pan.current?.zoom(1 / 1.3)}
      >
        −
      </button>
      <button
        type="button"
        title={t('board.fit')}
        aria-label={t('board.fit')}
        onClick={() => pan.current?.fit(BOX, 3, 4)}
      >
        ⤢
      </button>
    </div>
  );
}

export function IslandView({
  view,
  label,
  children,
}: {
  view: string;
  label: string;
  children: ComponentChildren;
}) {
  const viewRef = useRef<HTMLDivElement>(null);
  const worldRef = useRef<HTMLDivElement>(null);
  const svgRef = useRef<SVGSVGElement>(null);
  const pan = useRef<PanZoom | undefined>(undefined);
  const dark = isDark();
  const { lang } = settings();
  /* Only what changes the drawing. */
  const drawn = view.replace(
    /^(hand|cards|fresh|points|draft|discarding|bank|deck|gone|offer|counter|turn) .*\n?/gm,
    '',
  );
  useLayoutEffect(() => {
    if (!viewRef.current || !worldRef.current) return undefined;
    const p = new PanZoom(viewRef.current, worldRef.current);
    pan.current = p;
    const fit = new ResizeObserver(() => {
      if (!p.touched) p.fit(BOX, 3, 4);
    });
    fit.observe(viewRef.current);
    return () => {
      fit.disconnect();
      p.close();
    };
  }, []);
  useLayoutEffect(() => {
    const engine = pictureEngine();
    engine.read(view);
    const parts = engine.parts(dark, 0, 100, languageIndex());
    adoptPictureStyle('island', styleOf(parts));
    if (svgRef.current) svgRef.current.innerHTML = innerSvg(parts);
  }, [drawn, dark, lang]);
  const viewBox = `${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`;
  const keys = (e: KeyboardEvent) => {
    if (e.key === '+' || e.key === '=') pan.current?.zoom(1.25);
    else if (e.key === '-') pan.current?.zoom(0.8);
    else if (e.key === '0') pan.current?.fit(BOX, 3, 4);
    else return;
    e.preventDefault();
  };
  return (
    <div
      class="boardview sea"
      ref={viewRef}
      role="group"
      aria-label={label}
      tabindex={0}
      onKeyDown={keys}
    >
      <div class="world" ref={worldRef}>
        <svg
          class="island picture"
          ref={svgRef}
          viewBox={viewBox}
          width={WIDTH * PX}
          height={HEIGHT * PX}
          aria-hidden="true"
        />
        <svg class="marks" viewBox={viewBox} width={WIDTH * PX} height={HEIGHT * PX}>
          {children}
        </svg>
      </div>
      <ZoomKeys pan={pan} />
    </div>
  );
}

/* The nearest place in the direction of an arrow key. */
function nearest(from: string, key: string, all: string[]): string | null {
  const d = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const a = pointOf(from);
  if (!d || !a) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const p of all) {
    const b = pointOf(p);
    if (!b || p === from) continue;
    const along = (b.x - a.x) * (d[0] ?? 0) + (b.y - a.y) * (d[1] ?? 0);
    const across = Math.abs((b.x - a.x) * (d[1] ?? 0)) + Math.abs((b.y - a.y) * (d[0] ?? 0));
    if (along <= 1 || along + 2 * across >= least) continue;
    least = along + 2 * across;
    best = p;
  }
  return best;
}

export function PlaceMark(props: {
  place: string;
  verb: string;
  on: boolean;
  first: boolean;
  all: string[];
  onChoose: () => void;
  colour: string;
}) {
  const at = pointOf(props.place);
  if (!at) return null;
  const edge = props.place[0] === 'e' ? places().edge[Number(props.place.slice(1))] : undefined;
  const onKey = (e: KeyboardEvent) => {
    const to = nearest(props.place, e.key, props.all);
    if (to) document.getElementById(`mark-${to}`)?.focus();
    else if (e.key === 'Enter' || e.key === ' ') props.onChoose();
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <g
      id={`mark-${props.place}`}
      class={`place ${props.verb} ${props.colour}${props.on ? ' on' : ''}`}
      transform={`translate(${at.x} ${at.y})${edge ? ` rotate(${edge.angle.toFixed(1)})` : ''}`}
      role="button"
      tabindex={props.first || props.on ? 0 : -1}
      aria-pressed={props.on}
      aria-label={t('catan.place', {
        what: find(`act.${props.verb}`) ?? props.verb,
        place: props.place,
      })}
      onClick={props.onChoose}
      onKeyDown={onKey}
    >
      <Shape place={props.place} verb={props.verb} on={props.on} />
    </g>
  );
}

/* What may stand there: a road, a piece, the robber. */
function Shape({ place, verb, on }: { place: string; verb: string; on: boolean }) {
  if (place[0] === 'h') return <circle class="shape" r="70" cy="0" />;
  if (place[0] === 'e')
    return (
      <>
        <rect class="touch" x="-70" y="-45" width="140" height="90" />
        <rect class="shape" x="-62" y="-15" width="124" height="30" rx="8" />
      </>
    );
  const piece =
    verb === 'city' ? 'M-46 34V-18L-22-44 2-18V-4H46V34z' : 'M-30 28V-10L0-38 30-10V28z';
  return (
    <>
      <circle class="touch" r="62" />
      {on ? <path class="shape" d={piece} /> : <circle class="shape" r="34" />}
    </>
  );
}
