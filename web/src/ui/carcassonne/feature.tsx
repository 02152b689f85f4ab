/* The feature under the pointer: what lies there, lit up and explained. */
import { useMemo, useState } from 'preact/hooks';
import { pictureEngine } from '../../engine/load.ts';
import type { Snapshot } from '../../game/source.ts';
import type { Landscape } from './view.ts';
import { t } from '../../i18n/index.ts';
import { RuleLink } from '../rulelink.tsx';
import { isDark } from '../settings.ts';
import { labelName } from '../words.tsx';
import { spotAtPoint } from './drawing.ts';
import { featureOf, type Feature } from './explain.ts';
import { parse, type Square } from './squares.ts';
import type { Turn } from './turn.ts';
import { placeWord } from './words.ts';

/* A place of the board in squares: the square, and the spot of its tile. */
export function spotAt(
  land: Landscape,
  x: number,
  y: number,
): { square: Square; spot: string } | null {
  const square = { x: Math.round(x), y: Math.round(y) };
  const tile = land.at.get(`${square.x},${square.y}`);
  if (!tile) return null;
  const px = Math.floor((x - square.x + 0.5) * 400);
  const py = Math.floor((y - square.y + 0.5) * 400);
  return { square, spot: spotAtPoint(tile.id, tile.turn, px, py) };
}

const wheelMiddle = (at: Square): Square => ({ x: at.x + 1, y: at.y + 1 });

export interface Pointed {
  feature: Feature | null;
  lit: string; /* drawn over the board */
  square: string | null; /* lit up by the log */
  point: (x: number, y: number) => void;
  leave: () => void; /* the pointer is elsewhere */
  light: (place: string | null) => void;
}

/* What is pointed at belongs to one decision: a move made takes it away. */
interface Named {
  at: string;
  name: string;
}

export function usePointed(turn: Turn, on: boolean, show: (s: Square) => void): Pointed {
  const [named, setNamed] = useState<Named | null>(null);
  const [litAt, setLitAt] = useState<Named | null>(null);
  const { replica, scene, table } = turn;
  const name = named !== null && named.at === table.at ? named.name : '';
  const square = litAt !== null && litAt.at === table.at ? litAt.name : null;
  const dark = isDark();
  /* Explained anew whenever the position changes, also by what is only tried. */
  const pointed = useMemo(() => {
    if (name === '' || !on || !replica) return null;
    replica.try(scene.actions, table.viewer);
    const feature = featureOf(replica, name);
    if (!feature) return null;
    const e = pictureEngine();
    e.read(scene.view);
    return { feature, lit: e.lit([name, ...feature.around], dark) };
  }, [name, on, replica !== null, scene.view, dark]);
  const point = (x: number, y: number) => {
    if (!on || !replica) return;
    const at = spotAt(turn.land, x, y);
    const now = at && at.spot !== '' ? `${at.spot}/${at.square.x},${at.square.y}` : '';
    if (now !== name) setNamed({ at: table.at, name: now });
  };
  /* A line of the log lights up its square, and the feature it is about. */
  const light = (place: string | null) => {
    const at = place === null ? null : (/(-?\d+,-?\d+)$/.exec(place)?.[1] ?? null);
    const lit = place === 'wheel' ? place : at;
    setLitAt(lit === null ? null : { at: table.at, name: lit });
    if (at !== null) show(parse(at));
    else if (place === 'wheel' && turn.land.wheel) show(wheelMiddle(turn.land.wheel));
    setNamed({ at: table.at, name: place?.includes('/') ? place : '' });
  };
  const leave = () => setNamed(null);
  return {
    feature: pointed?.feature ?? null,
    lit: pointed?.lit ?? '',
    square,
    point,
    leave,
    light,
  };
}

function Worth({ feature: f }: { feature: Feature }) {
  if (f.kind === 'field') return <li>{t('feature.field', { n: f.cities, points: f.worth })}</li>;
  const around = f.kind === 'monastery' || f.kind === 'garden';
  return (
    <>
      <li>
        {t('feature.tiles', { n: f.tiles })}
        {f.pennants > 0 ? `, ${t('feature.pennants', { n: f.pennants })}` : ''}
      </li>
      {f.open > 0 ? (
        <>
          <li>{t('feature.now', { n: f.worth })}</li>
          <li>{t(around ? 'feature.around' : 'feature.done', { n: f.complete, open: f.open })}</li>
        </>
      ) : (
        <li>{t('feature.complete', { n: f.complete })}</li>
      )}
    </>
  );
}

export function FeatureCard({ feature: f, seats }: { feature: Feature; seats: Snapshot['seats'] }) {
  const owners = f.weight
    .map((w, i) => (w > 0 ? `${labelName(seats, i)} ${w}` : ''))
    .filter((x) => x !== '');
  return (
    <div class="featurecard">
      <strong>{placeWord(f.name)}</strong>
      <ul>
        <li>
          {owners.length > 0 ? t('feature.owners', { who: owners.join(', ') }) : t('feature.free')}
        </li>
        <Worth feature={f} />
      </ul>
      <RuleLink rule={f.rule} place={f.name} />
    </div>
  );
}
