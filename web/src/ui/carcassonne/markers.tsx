/* Places on the board that can be chosen: where they lie, how they look. */
import type { Replica } from '../../game/replica.ts';
import type { Landscape } from './view.ts';
import { FigurePic } from './pictures.tsx';
import { actionLabel } from './words.ts';
import { UNIT } from './boxes.ts';
import { press } from './cells.tsx';
import { spotsOf } from './drawing.ts';
import { featureOf } from './explain.ts';
import { neighbour } from '../neighbour.ts';
import { lastSquare, type Choice } from './choices.ts';
import { SECTORS } from './sectors.ts';
import { key, type Square } from './squares.ts';

export function sectorPoint(l: Landscape, sector: string): { x: number; y: number } | null {
  const at = l.wheel;
  const i = SECTORS.indexOf(sector);
  if (at === null || i < 0) return null;
  const angle = (i * Math.PI) / 3;
  return {
    x: Math.round((at.x + 1.5) * UNIT + 300 * Math.cos(angle)),
    y: Math.round((at.y + 1.5) * UNIT + 300 * Math.sin(angle)),
  };
}

/* Beside each other, where two choices are about the same thing. */
const ASIDE = 78;

function figurePoint(l: Landscape, kind: string): { x: number; y: number } | null {
  const f = l.figures.find((x) => x.kind === kind && x.seat === l.decides) ?? l.magic[kind];
  if (!f) return null;
  const tile = l.at.get(key(f));
  const at = tile ? spotsOf(tile.id, tile.turn).get(f.spot) : undefined;
  return { x: f.x * UNIT + (at?.x ?? 0), y: f.y * UNIT + (at?.y ?? 0) };
}

export function spotPoint(l: Landscape, c: Choice): { x: number; y: number } | null {
  if (c.target.kind === 'figure') {
    const at = figurePoint(l, c.target.figure);
    return at && { x: at.x + c.target.side * ASIDE, y: at.y };
  }
  if (c.target.kind === 'last') {
    const at = lastSquare(l);
    return at && { x: at.x * UNIT + c.target.side * ASIDE, y: at.y * UNIT };
  }
  if (c.target.kind === 'sector') return sectorPoint(l, c.target.sector);
  if (c.target.kind === 'square') return { x: c.target.x * UNIT, y: c.target.y * UNIT };
  if (c.target.kind !== 'spot' && c.target.kind !== 'ferry') return null;
  const tile = l.at.get(key(c.target));
  if (!tile) return { x: c.target.x * UNIT, y: c.target.y * UNIT };
  const spots = spotsOf(tile.id, tile.turn);
  if (c.target.kind === 'ferry') {
    const side: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
    const [a = 'N', b = 'S'] = c.target.ends.split('-');
    const p = side[a] ?? [0, 0];
    const q = side[b] ?? [0, 0];
    const opposite = p[0] + q[0] === 0 && p[1] + q[1] === 0;
    const turn = opposite ? (a === 'N' || a === 'S' ? [0.28, 0] : [0, 0.28]) : [0, 0];
    return {
      x: (tile.x + (p[0] + q[0]) * 0.27 + (turn[0] ?? 0)) * UNIT,
      y: (tile.y + (p[1] + q[1]) * 0.27 + (turn[1] ?? 0)) * UNIT,
    };
  }
  const at = spots.get(c.target.spot);
  return at
    ? { x: tile.x * UNIT + at.x, y: tile.y * UNIT + at.y }
    : { x: tile.x * UNIT, y: tile.y * UNIT };
}

export interface Marker {
  id: string;
  at: { x: number; y: number };
  choices: Choice[];
}

/* Choices with a place, those of one place together. */
export function markersOf(l: Landscape, choices: Choice[]): Marker[] {
  const map = new Map<string, Marker>();
  for (const c of choices) {
    const at = spotPoint(l, c);
    if (!at) continue;
    const id = `${at.x},${at.y}`;
    const m = map.get(id) ?? { id, at, choices: [] };
    m.choices.push(c);
    map.set(id, m);
  }
  return [...map.values()];
}

/*
 * Mage and witch may go onto any tile of a feature: one marker is enough for
 * it, and whoever wants another tile of it points at that.
 */
export function oneEach(
  choices: Choice[],
  replica: Replica,
  staged: string[],
  viewer: number,
  chosen: string | null,
): Choice[] {
  if (!choices.some((c) => c.verb === 'mage' || c.verb === 'witch')) return choices;
  replica.try(staged, viewer);
  const seen = new Set<string>();
  return choices.filter((c) => {
    if (c.target.kind !== 'spot' || c.action === chosen) return true;
    const id = `${c.verb} ${featureOf(replica, `${c.target.spot}/${key(c.target)}`)?.name ?? c.action}`;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/* What features that may be scored are worth. */
export function valuesOf(
  choices: Choice[],
  replica: Replica,
  staged: string[],
  viewer: number,
): Map<string, number> {
  const out = new Map<string, number>();
  for (const c of choices) {
    if (c.target.kind !== 'spot' || (c.verb !== 'score' && c.verb !== 'read')) continue;
    if (out.size === 0) replica.try(staged, viewer);
    const f = featureOf(replica, `${c.target.spot}/${key(c.target)}`);
    if (f) out.set(c.action, c.verb === 'score' ? f.complete : f.worth);
  }
  return out;
}

/* The squares of markers that lie close together; null if they are spread. */
export function together(markers: Marker[]): Square[] | null {
  const local = markers.filter((m) => m.choices.some((c) => c.target.kind !== 'sector'));
  if (local.length === 0) return null;
  const all = local.map((m) => ({ x: Math.round(m.at.x / UNIT), y: Math.round(m.at.y / UNIT) }));
  const wide = Math.max(...all.map((s) => s.x)) - Math.min(...all.map((s) => s.x));
  const high = Math.max(...all.map((s) => s.y)) - Math.min(...all.map((s) => s.y));
  return wide <= 2 && high <= 2 ? all : null;
}

/* Arrows go from marker to marker. */
export function markerKeys(m: Marker, all: Marker[], choose: () => void) {
  return (e: KeyboardEvent) => {
    const to = neighbour(
      m.at,
      e.key,
      all.map((x) => x.at),
    );
    if (!to) {
      press(choose)(e);
      return;
    }
    e.preventDefault();
    e.stopPropagation();
    document.getElementById(`marker${to.x},${to.y}`)?.focus();
  };
}

/* A farmer in his straw is wider than others stand. */
const LYING = 160;

/* How a figure looks where a choice puts it. */
export function stature(c: Choice): { lying: boolean; size: number } {
  const lying =
    (c.figure === 'meeple' || c.figure === 'big') &&
    c.target.kind === 'spot' &&
    c.target.spot.startsWith('field') &&
    c.verb === c.figure;
  return { lying, size: lying ? LYING : 96 };
}

export function MarkerView(props: {
  marker: Marker;
  seat: number;
  values: Map<string, number>;
  first: boolean;
  chosen: string | null;
  preferred: string;
  onChoose: () => void;
  onKey: (e: KeyboardEvent) => void;
  aimed: string | null;
  aim: (action: string | null) => void;
}) {
  const { marker: m, chosen } = props;
  const on = m.choices.find((c) => c.action === chosen);
  const shown = on ?? m.choices.find((c) => c.figure === props.preferred) ?? m.choices[0];
  if (!shown) return null;
  const near = m.choices.some((c) => c.action === props.aimed);
  const label = m.choices.map((c) => actionLabel(c.action, [])).join(', ');
  const figure = shown.figure;
  const standing = STANDING.includes(shown.verb);
  const { lying, size } = stature(shown);
  return (
    <g
      class={`marker${on ? ' on' : ''}${near ? ' near' : ''}`}
      transform={`translate(${m.at.x} ${m.at.y})`}
      id={`marker${m.id}`}
      data-actions={m.choices.map((c) => c.action).join(' ')}
      role="button"
      tabindex={props.first || on ? 0 : -1}
      aria-pressed={on !== undefined}
      aria-label={label}
      onClick={props.onChoose}
      onKeyDown={props.onKey}
      onPointerEnter={() => props.aim(shown.action)}
      onPointerLeave={() => props.aim(null)}
      onFocus={() => props.aim(shown.action)}
      onBlur={() => props.aim(null)}
    >
      {shown.target.kind === 'ferry' && <FerryWay at={m.at} to={shown.target} />}
      <g class="size">
        <circle class="touch under" r="60" />
        <circle class="touch" r="60" />
        {figure ? (
          <>
            <circle class="socket under" r={standing ? 62 : 30} />
            <circle class="socket" r={standing ? 62 : 30} />
            {!standing && (
              <foreignObject class="ghost" x={-size / 2} y={-size / 2} width={size} height={size}>
                <FigurePic
                  kind={figure}
                  seat={['mage', 'witch', 'robber', 'lady'].includes(figure) ? 8 : props.seat}
                  size={size}
                  lying={lying}
                />
              </foreignObject>
            )}
          </>
        ) : (
          <>
            <circle class="badge" r={shown.target.kind === 'ferry' ? 34 : 52} />
            <Sense choice={shown} value={props.values.get(shown.action)} />
          </>
        )}
        {figure && shown.action.endsWith(':fly') && (
          <text class="sense" x="34" y="-22" text-anchor="middle">
            ✈
          </text>
        )}
      </g>
    </g>
  );
}

/* Answers about a figure that stands there already. */
const STANDING = ['take', 'recall'];

/* What a marker without a figure means, drawn. */
function Sense({ choice: c, value }: { choice: Choice; value?: number }) {
  const glyph: Record<string, string> = {
    'flock:grow': '+',
    'flock:home': '⌂',
    'abbot:home': '⌂',
    'banish:mage': '×',
    'banish:witch': '×',
    'crop:add': '+',
    'crop:remove': '−',
  };
  if (c.verb === 'gold' || c.verb === 'bar')
    return <path class="goldbar" d="M-34 16L-22 -12H22L34 16z" />;
  if (c.target.kind === 'ferry') return null;
  const text = value !== undefined ? String(value) : glyph[c.action];
  if (text === undefined) return <circle class="dot" r="26" />;
  return (
    <text class="sense big" y="30" text-anchor="middle">
      {text}
    </text>
  );
}

/* A ferry as the way it makes over its tile, from one side to the other. */
function FerryWay(props: {
  at: { x: number; y: number };
  to: { x: number; y: number; ends: string };
}) {
  const { at, to } = props;
  const mid = { x: to.x * UNIT - at.x, y: to.y * UNIT - at.y };
  const side: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
  const end = (name: string | undefined) => {
    const [x, y] = side[name ?? ''] ?? [0, 0];
    return `${mid.x + x * 180} ${mid.y + y * 180}`;
  };
  const [a, b] = to.ends.split('-');
  const d = `M${end(a)}Q${mid.x} ${mid.y} ${end(b)}`;
  return (
    <>
      <path class="ferryway under" d={d} />
      <path class="ferryway" d={d} />
    </>
  );
}
