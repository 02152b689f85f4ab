/* What may be chosen now: on the board, on the score track, as buttons. */
import { useMemo } from 'preact/hooks';
import { figuresOf, lastSquare, readChoice, type Choice } from './choices.ts';
import { markersOf, oneEach, spotPoint, together, valuesOf, type Marker } from './markers.tsx';
import type { Turn } from './turn.ts';

export interface Options {
  choices: Choice[];
  markers: Marker[];
  near: ReturnType<typeof together>;
  values: Map<string, number>;
  figures: string[]; /* to choose among, where several may stand */
  onTrack: Choice[];
  buttons: Choice[];
}

/* Places that do not say what choosing them means. */
const MUTE = ['track', 'figure', 'last'];

export function useOptions(turn: Turn): Options {
  const { scene, land, replica, draft, table } = turn;
  const { choosing, legal, chosen } = scene;
  const choices = useMemo(
    () => (choosing ? legal.map((a) => readChoice(a, lastSquare(land))) : []),
    [choosing, legal, land],
  );
  const markers = useMemo(() => {
    const some = replica ? oneEach(choices, replica, draft.staged, table.viewer, chosen) : choices;
    return markersOf(land, some);
  }, [land, choices, chosen]);
  const near = useMemo(() => together(markers), [markers]);
  const values = useMemo(
    () =>
      replica ? valuesOf(choices, replica, draft.staged, table.viewer) : new Map<string, number>(),
    [choices],
  );
  return {
    choices,
    markers,
    near,
    values,
    figures: figuresOf(choices, markers),
    onTrack: choices.filter((c) => c.target.kind === 'track'),
    buttons: choices.filter(
      (c) =>
        c.verb !== 'robber' &&
        c.action !== 'pass' &&
        (MUTE.includes(c.target.kind) || spotPoint(land, c) === null),
    ),
  };
}
