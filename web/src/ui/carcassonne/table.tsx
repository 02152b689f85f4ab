/*
 * The table of Carcassonne.  A turn is put together on the page's own copy of
 * the game (draft.ts, turn.ts) and sent when it is confirmed; until then
 * everything can be taken back.
 */
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Landscape } from './view.ts';
import { t } from '../../i18n/index.ts';
import { aidsAt } from '../aids.tsx';
import { Compared } from '../compared.tsx';
import { ByHand, type Places } from '../byhand.ts';
import { byKeyboard } from '../keyboard.ts';
import { useSettings } from '../settings.ts';
import type { TableProps } from '../table.tsx';
import { Board, type BoardHandle } from './board.tsx';
import { UNIT } from './boxes.ts';
import { Cells } from './cells.tsx';
import { deadSquares } from './explain.ts';
import { spotAt, usePointed } from './feature.tsx';
import { usePig, useReturns, useStanding } from './follow.tsx';
import { ghostSquares } from './ghosts.tsx';
import { useOptions, type Options } from './options.ts';
import { TurnPanel } from './panel.tsx';
import { BagList, ScoreTrack, Supplies } from './panels.tsx';
import { Scenery } from './scenery.tsx';
import { key, parse, type Square } from './squares.ts';
import { useAlone, useTurn, type Turn } from './turn.ts';

export function CarcassonneTable({ source, snapshot: s, frame }: TableProps) {
  useSettings();
  const aids = aidsAt(s);
  const board = useRef<BoardHandle | undefined>(undefined);
  const turn = useTurn(source, s);
  const options = useOptions(turn);
  const pointed = usePointed(turn, aids.features, (at) => board.current?.show(at));
  const dead = useDead(turn, aids.dead && s.player !== -2);
  usePig(s, board);
  useAlone(turn);
  useFocus(turn, options);
  useKeys(turn, options);
  const [aimed, aim] = useState<string | null>(null);
  const hand = useContext(ByHand);
  const { tried } = turn.scene;
  const focus = tried?.square ?? turn.ground.last;
  const shown = useStanding(s, turn.scene.view, turn.replica);
  useReturns(s, shown, board);
  return frame({
    board: (
      <Board
        view={shown}
        dead={dead}
        lanterns={turn.table.mine}
        squares={[
          ...squaresOf(turn.land, turn),
          ...ghostSquares(useContext(Compared)),
          ...(hand?.cells ?? []).map(parse),
        ]}
        focus={focus === null ? null : parse(focus)}
        handle={(h) => (board.current = h)}
        onWheel={(e) => wheel(e, turn)}
        onPoint={pointed.point}
        onLeave={pointed.leave}
        onTap={(x, y) => {
          const on = hand?.point && spotAt(turn.land, x, y);
          if (on) hand?.point?.(key(on.square), on.spot);
          else tap(x, y, turn, options);
        }}
        near={options.near}
        label={t('board.landscape')}
      >
        <Scenery
          s={s}
          turn={turn}
          options={options}
          pointed={pointed}
          aids={aids}
          board={board}
          aimed={aimed}
          aim={aim}
        />
        {hand && <HandCells hand={hand} />}
      </Board>
    ),
    panel: (
      <TurnPanel
        source={source}
        s={s}
        turn={turn}
        options={options}
        pointed={pointed}
        hint={aids.hint}
        legal={aids.legal}
        aimed={aimed}
        aim={aim}
      />
    ),
    players: <Supplies land={turn.land} snapshot={s} />,
    extra: <Extra view={turn.scene.view} land={turn.land} bag={aids.bag} />,
    light: pointed.light,
    left: t('bag.short', { n: turn.ground.bag.left }),
  });
}

/* Where the tile in somebody's hand may go. */
function HandCells({ hand }: { hand: Places }) {
  const at = hand.at === null ? null : parse(hand.at);
  return (
    <>
      <Cells
        any
        cells={new Map(hand.cells.map((k) => [k, []]))}
        tried={null}
        current={null}
        onTry={hand.pick}
      />
      {at && (
        <rect
          class="handat"
          x={at.x * UNIT - 184}
          y={at.y * UNIT - 184}
          width="368"
          height="368"
          rx="34"
        />
      )}
    </>
  );
}

function Extra({ view, land, bag }: { view: string; land: Landscape; bag: boolean }) {
  return (
    <>
      <ScoreTrack view={view} />
      {bag && <BagList land={land} />}
    </>
  );
}

/* What has to be in sight: tiles, free places, the wheel. */
function squaresOf(land: Landscape, turn: Turn): Square[] {
  const all: Square[] = [...land.tiles, ...[...turn.scene.cells.keys()].map(parse)];
  const b = land.wheel;
  return b ? [...all, b, { x: b.x + 3, y: b.y + 3 }] : all;
}

function useDead(turn: Turn, on: boolean): string[] {
  const { replica, scene, table } = turn;
  return useMemo(() => {
    if (!on || !replica) return [];
    replica.try(scene.actions, table.viewer);
    return deadSquares(replica);
  }, [scene.view, replica !== null, on]);
}

/* The wheel over the tile that is tried turns it. */
function wheel(e: WheelEvent, turn: Turn): boolean {
  if (!turn.scene.tried || !(e.target as Element).closest('.tried')) return false;
  turn.dispatch({ type: 'turn', by: e.deltaY > 0 ? 1 : -1 });
  return true;
}

/* Pointing at a feature itself chooses what can be done there. */
function tap(x: number, y: number, turn: Turn, options: Options): void {
  const at = options.choices.length > 0 ? spotAt(turn.land, x, y) : null;
  if (!at) return;
  const here = options.choices.filter(
    ({ target: k }) =>
      k.kind === 'spot' && k.x === at.square.x && k.y === at.square.y && k.spot === at.spot,
  );
  const c = here.find((k) => k.figure === turn.draft.figure) ?? here[0];
  if (c) turn.dispatch({ type: 'choose', action: c.action });
}

/*
 * Whoever plays by keys finds the focus where the next decision is: on the
 * squares, on the places of the tile, on the button that sends.
 */
function nextPlace(turn: Turn, options: Options): string {
  const { scene, table } = turn;
  if (!table.mine) return '';
  if (scene.placing && !scene.tried) return '.cell';
  if (scene.ready) return '.confirm .primary';
  if (options.markers.length > 0) return '.marker';
  if (options.onTrack.length > 0) return '.trackmark';
  return options.buttons.length > 0 ? '.choices button' : '.confirm .primary';
}

function useFocus(turn: Turn, options: Options): void {
  const where = nextPlace(turn, options);
  useEffect(() => {
    if (where === '' || !byKeyboard()) return;
    const active = document.activeElement;
    if (active !== document.body && active?.isConnected && active.matches(where)) return;
    if (active?.closest('dialog, input, .tabpanel')) return;
    const first =
      document.querySelector<SVGElement | HTMLElement>(`${where}[tabindex="0"]`) ??
      document.querySelector<SVGElement | HTMLElement>(where) ??
      document.querySelector<HTMLElement>('.confirm .primary');
    first?.focus();
  }, [where, turn.table.at, turn.draft.staged.join()]);
}

/* Keys of the table, wherever the focus is. */
function useKeys(turn: Turn, options: Options): void {
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if ((e.target as HTMLElement | null)?.closest('input,textarea,select,dialog')) return;
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      const { scene, draft, dispatch } = turn;
      const key = e.key.toLowerCase();
      const marker = /^[1-9]$/.test(key) ? options.markers[Number(key) - 1] : undefined;
      if (key === 'r') dispatch({ type: 'turn', by: e.shiftKey ? -1 : 1 });
      else if (key === 'escape' && draft.staged.length > 0) dispatch({ type: 'back' });
      else if (key === 'c' && (scene.ready || scene.pass)) dispatch({ type: 'confirm' });
      else if (marker) dispatch({ type: 'marker', choices: marker.choices });
      else return;
      e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
