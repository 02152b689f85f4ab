/* The draft of a turn (draft.ts) on the page: engine, sounds and words join it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { copyEngine } from '../../engine/load.ts';
import { NO_HINT, askHint } from '../../game/hint.ts';
import type { Reason } from '../../engine/wasm.ts';
import { onlyOne } from '../../game/intent.ts';
import { Replica } from '../../game/replica.ts';
import type { GameSource, Snapshot } from '../../game/source.ts';
import { readLandscape, type Landscape } from './view.ts';
import { t } from '../../i18n/index.ts';
import { announce } from '../announce.ts';
import { useDraft } from '../draft.ts';
import { useSettings } from '../settings.ts';
import { play } from '../sounds.ts';
import { EMPTY, current, reduce, sceneOf } from './draft.ts';
import type { Draft, Effect, Event, Scene, Table } from './draft.ts';
import { tileWords } from './tiles.ts';

export interface Turn {
  table: Table;
  draft: Draft;
  scene: Scene;
  land: Landscape; /* what the board shows */
  ground: Landscape; /* before the tile */
  replica: Replica | null; /* null where something is hidden */
  dispatch: (e: Event) => void;
}

function useTable(s: Snapshot, replica: Replica): Table {
  const { confirm } = useSettings();
  const own = s.player >= 0 && s.player === s.viewer && s.seats[s.viewer]?.mine === true;
  const mine = own && s.blind !== true;
  const has = useMemo(
    () => (s.view === '' ? false : replica.follow(s)),
    [s.steps, s.setup, s.world, s.view === ''],
  );
  return useMemo(
    () => ({
      at: `${s.id} ${s.steps.length} ${s.viewer}`,
      viewer: s.viewer,
      mine,
      view: s.view,
      phase: s.phase,
      legal: s.legal,
      world: s.world !== undefined,
      confirm,
      direct: s.direct,
      try: has ? (actions: string[]) => replica.try(actions, s.viewer) : null,
    }),
    [has, mine, confirm, s.id, s.steps, s.viewer, s.view, s.phase, s.legal, s.world],
  );
}

/* For ears: which square it is, and how the tile lies there. */
function tellTried(x: Effect & { type: 'tried' }, scene: Scene, ground: Landscape): void {
  const squares = [...scene.cells.keys()];
  const at = { n: squares.indexOf(x.square) + 1, of: squares.length };
  if (ground.current !== null)
    announce(t('say.tried', { ...at, tile: tileWords(ground.current, x.turn) }));
}

export function useTurn(source: GameSource, s: Snapshot): Turn {
  const replica = useMemo(() => new Replica(copyEngine()), []);
  const table = useTable(s, replica);
  const run = (x: Effect, then: (e: Event) => void) => {
    if (x.type === 'sound') play(x.name);
    else if (x.type === 'tried') tellTried(x, scene, ground);
    else void source.act(x.actions).then((refusal) => then({ type: 'sent', at: x.at, refusal }));
  };
  const [kept, dispatch] = useDraft<Draft, Event, Table, Effect>(EMPTY, table, reduce, run);
  const draft = current(kept, table);
  const scene = useMemo(() => sceneOf(draft, table), [kept, table]);
  const land = useMemo(() => readLandscape(scene.view), [scene.view]);
  const ground = useMemo(() => readLandscape(scene.ground), [scene.ground]);
  return { table, draft, scene, land, ground, replica: table.try ? replica : null, dispatch };
}

/* What is the only thing possible is done by itself, if that is wanted. */
export function useAlone(turn: Turn): void {
  const { autoOnly } = useSettings();
  const { mine, legal, at } = turn.table;
  useEffect(() => {
    const action = mine && autoOnly ? onlyOne(legal, ['pass']) : null;
    if (action !== null) turn.dispatch({ type: 'alone', action });
  }, [mine, at]);
}

/* A bot puts the turn together and says why; it can be changed or sent. */
export interface TurnHint {
  thinking: boolean;
  reasons: Reason[];
  ask: () => void;
}

export function useHint(source: GameSource, turn: Turn): TurnHint {
  const [thinking, setThinking] = useState(false);
  const [given, setGiven] = useState<{ at: string; reasons: Reason[] } | null>(null);
  const ask = async () => {
    const { at } = turn.table;
    setThinking(true);
    const hint = await askHint(source).catch(() => NO_HINT);
    setThinking(false);
    setGiven({ at, reasons: hint.reasons });
    turn.dispatch({ type: 'advice', at, actions: hint.actions });
  };
  /* Reasons are for one decision, as long as the move lies there. */
  const fresh = given?.at === turn.table.at && turn.scene.actions.length > 0;
  return { thinking, reasons: fresh ? given.reasons : [], ask: () => void ask() };
}
