/* The island on the page, and the places on it that may be chosen. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pictureEngine } from '../../engine/load.ts';
import { styleOf } from '../../engine/parts.ts';
import { find, languageIndex, t } from '../../i18n/index.ts';
import { BoardFrame, useFrame } from '../boardframe.tsx';
import { Layers } from '../layers.ts';
import { neighbour } from '../neighbour.ts';
import { isDark, settings } from '../settings.ts';
import { adoptPictureStyle } from '../style.ts';
import { places, pointOf } from './geometry.ts';

const WIDTH = 2280;
const HEIGHT = 2160;
const PX = 0.4; /* pixels of a unit at scale 1 */
/* The land with its harbours; the sea goes on beyond. */
const BOX = { x: -1085 * PX, y: -990 * PX, width: 2170 * PX, height: 1930 * PX };

const VIEW_BOX = `${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`;
const CANVAS = { viewBox: VIEW_BOX, width: WIDTH * PX, height: HEIGHT * PX };

/* Lines of a view that do not change the drawing. */
const UNDRAWN =
  /^(hand|cards|fresh|points|rates|draft|discarding|bank|deck|gone|offer|counter|turn) .*\n?/gm;

/* The layers from the lowest up; pieces that are new drop down. */
const LAYERS = ['sea', 'harbours', 'hexes', 'pieces'];
const MOVES = { pieces: 'drop' };
/* The width of a hex. */
const HEX = 346;

/* Where the robber stands in the drawing: "translate(x y)" of its piece. */
function robberAt(svg: SVGSVGElement | null): string[] | null {
  const at = svg?.querySelector('#robber-piece')?.getAttribute('transform');
  return at?.match(/-?\d+/g) ?? null;
}

/* He goes straight from there to where he is now. */
function moveRobber(svg: SVGSVGElement | null, from: string[] | null): void {
  const to = robberAt(svg);
  if (!from || !to || from.join() === to.join()) return;
  const place = ([x = '0', y = '0']: string[]) => ({ transform: `translate(${x}px, ${y}px)` });
  svg
    ?.querySelector('#robber-piece')
    ?.animate([place(from), place(to)], { duration: 300, easing: 'cubic-bezier(.2,.7,.2,1)' });
}

export function IslandView(props: { view: string; label: string; children: ComponentChildren }) {
  const { view } = props;
  const svg = useRef<SVGSVGElement>(null);
  const drawing = useRef<Layers | undefined>(undefined);
  const frame = useFrame(
    (p) => p.fit(BOX, 3, 4),
    (p) => {
      const layers = new Layers(svg.current!, LAYERS);
      drawing.current = layers;
      p.onScale = (scale) => layers.zoomed(HEX * PX * scale, () => undefined);
      return () => layers.close();
    },
  );
  const dark = isDark();
  const { lang, animations } = settings();
  const drawn = useRef(false);
  useLayoutEffect(() => {
    const engine = pictureEngine();
    engine.read(view);
    const parts = engine.parts(dark, 0, 100, languageIndex());
    adoptPictureStyle('island', styleOf(parts));
    const moves = drawn.current && animations;
    const from = moves ? robberAt(svg.current) : null;
    drawing.current?.follow(parts, moves ? MOVES : {});
    moveRobber(svg.current, from);
    drawn.current = true;
  }, [view.replace(UNDRAWN, ''), dark, lang]);
  return (
    <BoardFrame frame={frame} class="sea" label={props.label}>
      <svg class="island picture" ref={svg} {...CANVAS} aria-hidden="true" />
      <svg class="marks" {...CANVAS}>
        {props.children}
      </svg>
    </BoardFrame>
  );
}

/* The nearest place in the direction of an arrow key. */
function nearest(from: string, key: string, all: string[]): string | null {
  const a = pointOf(from);
  const others = all
    .filter((place) => place !== from)
    .flatMap((place) => {
      const at = pointOf(place);
      return at ? [{ ...at, place }] : [];
    });
  return a ? (neighbour(a, key, others)?.place ?? null) : null;
}

export function PlaceMark(props: {
  place: string;
  name: string; /* in words */
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
        place: props.name,
      })}
      onClick={props.onChoose}
      onKeyDown={onKey}
    >
      <Shape place={props.place} verb={props.verb} on={props.on} />
    </g>
  );
}

/* What may stand there: a road, a piece, the robber. */
export function Shape({ place, verb, on }: { place: string; verb: string; on: boolean }) {
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
