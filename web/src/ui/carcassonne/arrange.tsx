/*
 * A landscape laid as it lies on the table: a tile is chosen and put where one
 * taps or drops it, copy after copy, turned by itself so that it fits; figures
 * are put by tapping what they stand on.
 */
import { useMemo, useState } from 'preact/hooks';
import { find, t } from '../../i18n/index.ts';
import type { ArrangeProps } from '../byhand.ts';
import { seatName } from '../words.tsx';
import { PaintedTile } from './painted.tsx';
import { FigurePic } from './pictures.tsx';
import { freeSquares } from './squares.ts';
import { tileWords } from './tiles.ts';
import { readLandscape, type Landscape } from './view.ts';

const TURNS = [0, 1, 2, 3];

/* A tile in these turns, the first that fits; else in the first of them, though it clashes. */
function waysOf(id: string, at: string, turn: number): string[] {
  const lines = TURNS.map((k) => `put tile ${id} ${at} R${90 * ((turn + k) & 3)}`);
  return [...lines, `${lines[0]} anyway`];
}

/* A quarter further, whether it fits or not. */
function turnedFrom(line: string): string[] {
  const [, id, at, turn] = /^put tile (\S+) (\S+) R(\d+)/.exec(line) ?? [];
  if (id === undefined) return [];
  const next = `put tile ${id} ${at} R${(Number(turn) + 90) % 360}`;
  return [next, `${next} anyway`];
}

/* Squares that can be tapped: beside the landscape, or its first one. */
export function squares(view: string): string[] {
  const land = readLandscape(view);
  return land.tiles.length === 0 ? ['0,0'] : freeSquares(land);
}

type Mode = 'tile' | 'figure' | 'away';

export function Arrange(p: ArrangeProps) {
  const land = useMemo(() => readLandscape(p.s.view), [p.s.view]);
  const [mode, setMode] = useState<Mode>('tile');
  const [turn, setTurn] = useState(0);
  const [tile, setTile] = useState<string | null>(null);
  const [who, setWho] = useState({ seat: 0, kind: 'meeple' });
  const lay = (id: string, at: string) => p.first(waysOf(id, at, turn));
  p.onPick((at, spot) => {
    if (mode === 'away') p.drop(spot === null ? at : `${at} ${spot}`);
    else if (mode === 'figure' && spot !== null)
      p.first([`put figure p${who.seat} ${who.kind} ${at} ${spot}`]);
    else if (mode === 'tile' && spot !== null) p.change(at, turnedFrom);
    else if (mode === 'tile' && tile !== null) lay(tile, at);
  });
  return (
    <div class="arrange">
      <div class="realrow" role="radiogroup" aria-label={t('real.arrange')}>
        {(['tile', 'figure', 'away'] as const).map((m) => (
          <button
            type="button"
            role="radio"
            key={m}
            data-mode={m}
            aria-checked={mode === m}
            class={mode === m ? 'on' : ''}
            onClick={() => setMode(m)}
          >
            {t(`real.arrange.${m}`)}
          </button>
        ))}
      </div>
      <p class="soft">{t(`real.arrange.${mode}.help`)}</p>
      {mode === 'tile' && (
        <Palette
          land={land}
          tile={tile}
          turn={turn}
          onTile={setTile}
          onTurn={setTurn}
          onDrop={lay}
        />
      )}
      {mode === 'figure' && <Figures p={p} land={land} who={who} onWho={setWho} />}
    </div>
  );
}

/* The tiles that are left; one is chosen by a tap, or dragged onto its square. */
function Palette(props: {
  land: Landscape;
  tile: string | null;
  turn: number;
  onTile: (id: string) => void;
  onTurn: (turn: number) => void;
  onDrop: (id: string, at: string) => void;
}) {
  const drop = (id: string) => (e: PointerEvent) => {
    const under = document.elementFromPoint(e.clientX, e.clientY)?.closest('.cell');
    if (under) props.onDrop(id, under.id.slice('cell'.length));
  };
  return (
    <>
      <button type="button" onClick={() => props.onTurn((props.turn + 1) & 3)}>
        ↻ {t('real.arrange.turn')}
      </button>
      <div class="handtiles palette">
        {props.land.bag.kinds
          .filter((k) => k.n > 0)
          .map((k) => (
            <button
              type="button"
              key={k.id}
              data-brush={k.id}
              aria-pressed={props.tile === k.id}
              class={props.tile === k.id ? 'on' : ''}
              aria-label={t('real.tile', { what: tileWords(k.id, props.turn), n: k.n })}
              onPointerDown={(e) => {
                props.onTile(k.id);
                e.currentTarget.setPointerCapture(e.pointerId);
              }}
              onPointerUp={drop(k.id)}
              onClick={() => props.onTile(k.id)}
            >
              <PaintedTile id={k.id} turn={props.turn} size={64} />
              <small aria-hidden="true">×{k.n}</small>
            </button>
          ))}
      </div>
    </>
  );
}

function Figures(props: {
  p: ArrangeProps;
  land: Landscape;
  who: { seat: number; kind: string };
  onWho: (who: { seat: number; kind: string }) => void;
}) {
  const { seats } = props.p.s;
  const { who } = props;
  return (
    <>
      {seats.map((_x, seat) => (
        <div class="handrow" key={seat}>
          <span>{seatName(seats, seat)}</span>
          {Object.entries(props.land.supply[seat] ?? {})
            .filter(([, n]) => n > 0)
            .map(([kind, n]) => (
              <button
                type="button"
                key={kind}
                data-figure={`p${seat} ${kind}`}
                aria-pressed={who.seat === seat && who.kind === kind}
                class={who.seat === seat && who.kind === kind ? 'on' : ''}
                aria-label={`${seatName(seats, seat)}: ${find(`figure.${kind}`) ?? kind} (${n})`}
                onClick={() => props.onWho({ seat, kind })}
              >
                <FigurePic kind={kind} seat={seat} size={30} />
              </button>
            ))}
        </div>
      ))}
    </>
  );
}
