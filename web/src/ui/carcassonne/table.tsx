/*
 * The table of Carcassonne.  A turn is put together on the page's own copy of
 * the game (`staged` actions) and sent when it is confirmed; until then
 * everything can be taken back.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { copyEngine, pictureEngine } from '../../engine/load.ts';
import type { Feature, Refusal } from '../../engine/wasm.ts';
import { askHint } from '../../game/hint.ts';
import { intended } from '../../game/intent.ts';
import { Replica, type Trial } from '../../game/replica.ts';
import type { Snapshot } from '../../game/source.ts';
import { readLandscape } from '../../game/view.ts';
import { find, t } from '../../i18n/index.ts';
import { aidsAt } from '../aids.tsx';
import { announce } from '../announce.ts';
import { FigurePic, TilePic } from '../pictures.tsx';
import { byKeyboard } from '../keyboard.ts';
import { isDark, useSettings } from '../settings.ts';
import { play } from '../sounds.ts';
import { actionLabel, noteText, phaseText, placeWord, seatName } from '../words.tsx';
import type { TableProps } from '../table.tsx';
import { Why } from '../why.tsx';
import { Board, UNIT, type BoardHandle } from './board.tsx';
import { Cells, Forbidden, Tried, beside } from './cells.tsx';
import { lastSquare, placements, readChoice, trackSpace, type Choice } from './choices.ts';
import { Gains, Trail, useReturns } from './follow.tsx';
import {
  MarkerView,
  markerKeys,
  markersOf,
  oneEach,
  spotPoint,
  together,
  valuesOf,
  type Marker,
} from './markers.tsx';
import { BagList, ScoreTrack, Supplies } from './panels.tsx';
import { parse, type Square } from './squares.ts';

/* ---- the turn being put together ------------------------------------------ */

interface Draft {
  staged: string[];
  trial: Trial; /* after what is staged */
  before: Trial | null; /* before the last staged action, when it ends all */
  ready: boolean; /* nothing more to decide: only to be sent */
  place: { pre: string[]; trial: Trial } | null; /* what comes before the tile */
}

/*
 * What is staged, as the page shows it.  If the last action ends our part, the
 * board still shows the position before it, with the choice marked.
 */
function draftOf(replica: Replica, s: Snapshot, staged: string[]): Draft {
  const trial = replica.try(staged, s.viewer);
  const more =
    trial.player === s.viewer && trial.player >= 0 && staged.length > 0 && sameTurn(trial, s);
  const ready = staged.length > 0 && !more;
  const laid = (staged[staged.length - 1] ?? '').startsWith('place:');
  const before = ready && !laid ? replica.try(staged.slice(0, -1), s.viewer) : null;
  /* The decision where the tile goes: now, or earlier in what is staged. */
  const at = staged.findIndex((a) => a.startsWith('place:'));
  const pre = at < 0 ? staged : staged.slice(0, at);
  const base = at < 0 ? trial : replica.try(pre, s.viewer);
  const place =
    base.player === s.viewer && base.phase === 'place' && !(at < 0 && ready)
      ? { pre, trial: base }
      : null;
  return { staged, trial, before, ready, place };
}

/*
 * Does the decision at hand still belong to what we do now?  In a world that
 * was made up a letter may be another than the real one, so it ends a draft.
 */
function sameTurn(trial: Trial, s: Snapshot): boolean {
  return trial.phase !== 'draw' && !(s.world && trial.phase === 'read');
}

/* ---- the table -------------------------------------------------------------- */

export function CarcassonneTable({ source, snapshot: s, frame }: TableProps) {
  const set = useSettings();
  const aids = aidsAt(s);
  const board = useRef<BoardHandle | undefined>(undefined);
  const replica = useMemo(() => new Replica(copyEngine()), []);
  const [staged, setStaged] = useState<string[]>([]);
  const [figure, setFigure] = useState('meeple');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [pointed, setPointed] = useState<{ name: string; feature: Feature; lit: string } | null>(
    null,
  );
  const [lit, setLit] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const turnMemory = useRef(0);

  const mine =
    s.player >= 0 && s.player === s.viewer && s.seats[s.viewer]?.mine === true && s.blind !== true;
  const length = s.steps.length;
  /* Whatever happened at the table ends a draft, before the next picture: a quick
     hand must not begin one that is then forgotten. */
  useLayoutEffect(() => {
    setStaged([]);
    setRefusal(null);
  }, [length, s.id, s.viewer]);

  const has = useMemo(
    () => (s.view === '' ? false : replica.follow(s)),
    [s.steps, s.setup, s.world, s.view === ''],
  );
  const draft = useMemo<Draft | null>(() => {
    if (!has || !mine) return null;
    replica.follow(s);
    return draftOf(replica, s, staged.length > 0 && length === s.steps.length ? staged : []);
  }, [has, mine, staged, s.steps, s.world]);

  const shown = draft?.before ?? draft?.trial;
  const view = shown?.view ?? s.view;
  const land = useMemo(() => readLandscape(view), [view]);
  const legal = mine ? (shown?.legal ?? s.legal) : [];
  const phase = shown?.phase ?? s.phase;
  const laying = draft ? draft.place?.trial : s.phase === 'place' ? s : undefined;
  const pre = draft?.place?.pre ?? [];
  const base = useMemo(() => readLandscape(laying?.view ?? s.view), [laying?.view ?? s.view]);
  const placing = mine && laying !== undefined;
  const cells = useMemo(
    () => (laying && mine ? placements(laying.legal) : new Map<string, number[]>()),
    [mine, laying?.legal],
  );
  const tried = /^place:(-?\d+,-?\d+),R(\d+)$/.exec(staged[pre.length] ?? '');
  const triedSquare = tried?.[1] ?? null;
  const choosing = mine && phase !== 'place' && (tried !== null || !placing);
  const choices = useMemo(
    () => (choosing ? legal.map((a) => readChoice(a, lastSquare(land))) : []),
    [choosing, legal, land],
  );
  const chosen = draft?.ready && draft.before ? (staged[staged.length - 1] ?? null) : null;
  const markers = useMemo(
    () => markersOf(land, has ? oneEach(choices, replica, staged, s.viewer, chosen) : choices),
    [land, choices, chosen],
  );
  const near = useMemo(() => together(markers), [markers]);
  const values = useMemo(
    () => (has ? valuesOf(choices, replica, staged, s.viewer) : new Map<string, number>()),
    [choices],
  );
  const figures = [
    ...new Set(
      choices
        .filter(
          (c) => (c.target.kind === 'spot' || c.target.kind === 'sector') && c.verb === c.figure,
        )
        .map((c) => c.figure ?? ''),
    ),
  ];
  const onTrack = choices.filter((c) => c.target.kind === 'track');
  /* What has no place, or a place that does not say what it means. */
  const buttons = choices.filter(
    (c) =>
      c.verb !== 'robber' &&
      (c.target.kind === 'track' ||
        c.target.kind === 'figure' ||
        c.target.kind === 'last' ||
        spotPoint(land, c) === null),
  );
  const dead = useMemo(
    () => (aids.dead && has && s.player !== -2 ? deadSquares(replica, draft, s, staged) : []),
    [view, has, aids.dead, s.player === -2],
  );

  useReturns(s, board);

  const send = async (actions: string[]) => {
    if (sending || actions.length === 0) return;
    setSending(true);
    const why = await source.act(actions);
    setSending(false);
    if (why) setRefusal(why);
    else play('place');
  };

  const stage = (actions: string[]) => {
    setRefusal(null);
    if (!has) {
      void send(actions.slice(-1));
      return;
    }
    const d = draftOf(replica, s, actions);
    if (d.trial.refusal) {
      setRefusal(d.trial.refusal);
      return;
    }
    if (d.ready && !set.confirm && !actions[actions.length - 1]?.startsWith('place:'))
      void send(actions);
    else setStaged(actions);
  };

  const tryCell = (square: string) => {
    const turns = cells.get(square) ?? [];
    if (triedSquare === square) {
      rotate(1);
      return;
    }
    const turn = turns.includes(turnMemory.current) ? turnMemory.current : (turns[0] ?? 0);
    turnMemory.current = turn;
    play('tap');
    stage([...pre, `place:${square},R${turn * 90}`]);
    if (base.current !== null)
      announce(t('say.tried', { square, tile: tileWords(base.current, turn) }));
  };

  const rotate = (by: number) => {
    if (!tried || triedSquare === null) return;
    const turns = cells.get(triedSquare) ?? [];
    const at = turns.indexOf(Number(tried[2]) / 90);
    const turn = turns[(at + by + turns.length) % turns.length] ?? 0;
    turnMemory.current = turn;
    play('tap');
    stage([...pre, `place:${triedSquare},R${turn * 90}`]);
    if (base.current !== null)
      announce(t('say.tried', { square: triedSquare, tile: tileWords(base.current, turn) }));
  };

  /* A square that is not legal: ask the rules why. */
  const refuse = (square: string) => {
    if (!placing || !has) return;
    const why = [0, 90, 180, 270]
      .map((r) => replica.try([...pre, `place:${square},R${r}`], s.viewer).refusal)
      .find((r) => r !== null);
    replica.try([], s.viewer);
    if (why) {
      setRefusal(why);
      play('no');
    }
  };

  const start = chosen === null ? staged : staged.slice(0, -1);
  const choose = (c: Choice) => {
    if (chosen === c.action) {
      setStaged(start);
      return;
    }
    play('tap');
    stage([...start, c.action]);
  };

  const chooseMarker = (m: Marker) => {
    const current = m.choices.findIndex((c) => c.action === chosen);
    if (current >= 0 && m.choices.length > 1) {
      const next = m.choices[(current + 1) % m.choices.length];
      if (next) choose(next);
      return;
    }
    const c = m.choices.find((x) => x.figure === figure) ?? m.choices[0];
    if (c) choose(c);
  };

  /* A bot puts the turn together; it can be changed or sent. */
  const [thinking, setThinking] = useState(false);
  const hint = async () => {
    setThinking(true);
    const actions = await askHint(source).catch(() => []);
    setThinking(false);
    /* Advice is for one position. */
    if (actions.length > 0 && source.snapshot.steps.length === length) setStaged(actions);
  };

  /* What is the only thing possible is done by itself, if that is wanted. */
  useEffect(() => {
    const action =
      mine && staged.length === 0
        ? intended(s.legal, { autoOnly: set.autoOnly, autoReject: false, never: false })
        : null;
    if (action !== null) void send([action]);
  }, [mine, length]);

  const takeBack = () => {
    setRefusal(null);
    setStaged(staged.slice(0, -1));
  };

  const pass = mine && legal.includes('pass') && (choosing || placing);
  const confirmable = draft !== null && draft.ready;
  const confirm = () => {
    if (confirmable) void send(staged);
    else if (pass) void send([...start, 'pass']);
  };

  /*
   * Whoever plays by keys finds the focus where the next decision is: on the
   * squares, on the places of the tile, on the button that sends.
   */
  const open =
    !confirmable &&
    (markers.length > 0
      ? '.marker'
      : onTrack.length > 0
        ? '.trackmark'
        : buttons.some((c) => c.action !== 'pass')
          ? '.choices button'
          : '');
  const where = !mine ? '' : placing && tried === null ? '.cell' : open || '.confirm .primary';
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
  }, [where, length, staged.join()]);

  /* Keys of the table, wherever the focus is. */
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if ((e.target as HTMLElement | null)?.closest('input,textarea,select,dialog')) return;
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.key === 'r' || e.key === 'R') rotate(e.shiftKey ? -1 : 1);
      else if (e.key === 'Escape' && staged.length > 0) takeBack();
      else if ((e.key === 'c' || e.key === 'C') && mine && (confirmable || pass)) confirm();
      else if (/^[1-9]$/.test(e.key) && markers[Number(e.key) - 1])
        chooseMarker(markers[Number(e.key) - 1] as Marker);
      else return;
      e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const onWheel = (e: WheelEvent) => {
    if (triedSquare === null || !(e.target as Element).closest('.tried')) return false;
    rotate(e.deltaY > 0 ? 1 : -1);
    return true;
  };

  /* The feature under the pointer. */
  const pointing = useRef('');
  const onPoint = (x: number, y: number) => {
    if (!aids.features || !has) return;
    const sx = Math.round(x);
    const sy = Math.round(y);
    const tile = land.at.get(`${sx},${sy}`);
    const spot = tile
      ? pictureEngine().hit(
          tile.id,
          tile.turn,
          Math.floor((x - sx + 0.5) * 400),
          Math.floor((y - sy + 0.5) * 400),
        )
      : '';
    const name = spot === '' ? '' : `${spot}/${sx},${sy}`;
    if (name === pointing.current) return;
    pointing.current = name;
    if (name === '') setPointed(null);
    else explain(name);
  };
  /* Pointing at a feature itself chooses what can be done there. */
  const onTap = (x: number, y: number) => {
    const sx = Math.round(x);
    const sy = Math.round(y);
    const tile = land.at.get(`${sx},${sy}`);
    if (!tile || choices.length === 0) return;
    const spot = pictureEngine().hit(
      tile.id,
      tile.turn,
      Math.floor((x - sx + 0.5) * 400),
      Math.floor((y - sy + 0.5) * 400),
    );
    const here = choices.filter(
      (c) =>
        c.target.kind === 'spot' &&
        c.target.x === sx &&
        c.target.y === sy &&
        c.target.spot === spot,
    );
    const c = here.find((k) => k.figure === figure) ?? here[0];
    if (c) choose(c);
  };
  const explain = (name: string) => {
    replica.try(draft?.before ? staged.slice(0, -1) : staged, s.viewer);
    const feature = replica.feature(name);
    if (!feature) {
      setPointed(null);
      return;
    }
    pictureEngine().read(view);
    setPointed({ name, feature, lit: pictureEngine().lit([name, ...feature.around], isDark()) });
  };

  /* A line of the log lights up its square, and the feature it is about. */
  const light = (name: string | null) => {
    const square = name === null ? null : (/(-?\d+,-?\d+)$/.exec(name)?.[1] ?? null);
    setLit(square);
    if (square !== null) board.current?.show(parse(square));
    if (name === null || !name.includes('/') || !aids.features || !has) setPointed(null);
    else explain(name);
  };

  const squares: Square[] = [...land.tiles, ...[...cells.keys()].map(parse)];
  const boardLine = land.more.find((l) => l.startsWith('board wheel '));
  if (boardLine) {
    const b = parse(boardLine.split(' ')[2] ?? '0,0');
    squares.push(b, { x: b.x + 3, y: b.y + 3 });
  }
  const focus =
    triedSquare !== null ? parse(triedSquare) : base.last !== null ? parse(base.last) : null;
  const gains = (confirmable ? draft.trial.notes : []).filter(
    (n) => n.fields.points !== undefined && n.fields.player !== undefined,
  );

  return frame({
    board: (
      <Board
        view={view}
        squares={squares}
        focus={focus}
        handle={(h) => (board.current = h)}
        onWheel={onWheel}
        onPoint={onPoint}
        onTap={onTap}
        near={near}
        label={t('board.landscape')}
      >
        <g class="dead">
          {dead.map((d) => (
            <path
              key={d}
              d={`M${parse(d).x * UNIT - 60} ${parse(d).y * UNIT - 60}l120 120m0 -120l-120 120`}
            />
          ))}
        </g>
        <Trail snapshot={s} />
        {lit !== null && (
          <rect
            class="litsquare"
            x={parse(lit).x * UNIT - 200}
            y={parse(lit).y * UNIT - 200}
            width="400"
            height="400"
            rx="16"
          />
        )}
        {base.last !== null && (
          <rect
            key={base.last}
            class="flash"
            x={parse(base.last).x * UNIT - 200}
            y={parse(base.last).y * UNIT - 200}
            width="400"
            height="400"
          />
        )}
        {pointed && <g class="picture glowing" dangerouslySetInnerHTML={{ __html: pointed.lit }} />}
        {placing && aids.legal && (
          <Cells cells={cells} tried={triedSquare} onTry={tryCell} current={base.current} />
        )}
        {placing && !aids.legal && (
          <Cells
            any
            cells={beside(base, cells)}
            tried={triedSquare}
            onTry={(q) => (cells.has(q) ? tryCell(q) : refuse(q))}
            current={base.current}
          />
        )}
        {placing && aids.legal && <Forbidden land={land} cells={cells} onTry={refuse} />}
        {triedSquare !== null && (
          <Tried
            square={parse(triedSquare)}
            many={(cells.get(triedSquare) ?? []).length > 1 && staged.length === pre.length + 1}
            onTurn={() => rotate(1)}
          />
        )}
        <g style={{ '--most': markers.length > 12 ? 3 : 7 }}>
          {markers.map((m, i) => (
            <MarkerView
              key={m.id}
              marker={m}
              seat={s.viewer}
              values={values}
              first={i === 0}
              chosen={chosen}
              preferred={figure}
              onChoose={() => chooseMarker(m)}
              onKey={markerKeys(m, markers, () => chooseMarker(m))}
            />
          ))}
        </g>
        <Gains snapshot={s} animated={set.animations} />
      </Board>
    ),
    panel: (
      <>
        <div class="turnbox">
          {base.current !== null && triedSquare === null && (
            <div class="drawn">
              <TilePic
                id={base.current}
                size={112}
                alt={t('tile.drawn', { id: tileWords(base.current, 0) })}
              />
            </div>
          )}
          {triedSquare !== null && tried && base.current !== null && (
            <button
              type="button"
              class="drawn turnable"
              onClick={() => rotate(1)}
              aria-label={t('turn.rotate')}
              title={t('turn.rotate')}
            >
              <TilePic id={base.current} turn={Number(tried[2]) / 90} size={112} />
              <span class="turnsign" aria-hidden="true">
                ↻
              </span>
            </button>
          )}
          <div class="turntext">
            <TurnText s={s} view={view} phase={phase} mine={mine} />
            {figures.length > 1 && (
              <div class="figures" role="radiogroup" aria-label={t('turn.figure')}>
                {figures.map((f) => (
                  <button
                    type="button"
                    role="radio"
                    aria-checked={figure === f}
                    key={f}
                    class={figure === f ? 'on' : ''}
                    onClick={() => setFigure(f)}
                    title={actionLabel(f, s.seats)}
                    aria-label={actionLabel(f, s.seats)}
                  >
                    <FigurePic kind={f} seat={s.viewer} size={32} />
                  </button>
                ))}
              </div>
            )}
            {buttons.some((c) => c.action !== 'pass') && (
              <div class="choices">
                {buttons
                  .filter((c) => c.action !== 'pass')
                  .map((c) => (
                    <button
                      type="button"
                      key={c.action}
                      class={chosen === c.action ? 'on' : ''}
                      onClick={() => choose(c)}
                    >
                      {c.figure && <FigurePic kind={c.figure} seat={s.viewer} size={24} />}
                      {c.target.kind === 'sector'
                        ? t('act.crown', { sector: sectorWord(c.target.sector) })
                        : actionLabel(c.action, s.seats)}
                    </button>
                  ))}
              </div>
            )}
          </div>
        </div>
        {onTrack.length > 0 && (
          <ScoreTrack
            view={view}
            choices={onTrack.map((c) => ({
              action: c.action,
              space: trackSpace(c.action, land, s.viewer),
              label: actionLabel(c.action, s.seats),
              on: chosen === c.action,
              choose: () => choose(c),
            }))}
          />
        )}
        {gains.length > 0 && (
          <ul class="gains">
            {gains.map((n) => (
              <li key={n.en}>{noteText(n, s.seats)}</li>
            ))}
          </ul>
        )}
        {refusal && <Why refusal={refusal} onClose={() => setRefusal(null)} seats={s.seats} />}
        {mine && aids.hint && has && staged.length === 0 && (
          <div class="row">
            <button type="button" class="link" disabled={thinking} onClick={() => void hint()}>
              {thinking ? t('hint.thinks') : t('hint.ask')}
            </button>
          </div>
        )}
        {mine && (
          <div class="confirm">
            {staged.length > 0 && (
              <button type="button" onClick={takeBack}>
                {t('turn.back')}
              </button>
            )}
            {tried &&
              staged.length === pre.length + 1 &&
              (cells.get(triedSquare ?? '') ?? []).length > 1 && (
                <button type="button" onClick={() => rotate(1)}>
                  ↻ {t('turn.rotate')}
                </button>
              )}
            {(confirmable || pass) && (
              <button type="button" class="primary" disabled={sending} onClick={confirm}>
                {confirmable
                  ? chosen
                    ? t('turn.confirm')
                    : t('turn.place')
                  : phase === 'figure'
                    ? t('turn.nofigure')
                    : t('turn.pass')}
              </button>
            )}
          </div>
        )}
        {/* Not from the log: a card would push the line away from the pointer. */}
        {pointed && lit === null && <FeatureCard feature={pointed.feature} seats={s.seats} />}
      </>
    ),
    players: <Supplies land={land} snapshot={s} />,
    extra: (
      <>
        <ScoreTrack view={view} />
        {aids.bag && <BagList land={land} />}
      </>
    ),
    light,
    bag: base.bag.left,
  });
}

function sectorWord(sector: string): string {
  return actionLabel(`x:${sector}`, []).replace(/^x /, '');
}

function deadSquares(
  replica: Replica,
  draft: Draft | null,
  s: Snapshot,
  staged: string[],
): string[] {
  replica.try(draft?.before ? staged.slice(0, -1) : draft ? staged : [], s.viewer);
  return replica.deadSquares();
}

function TurnText(props: { s: Snapshot; view: string; phase: string; mine: boolean }) {
  const { s, phase, mine } = props;
  if (s.player === -2) return <p>{t('turn.over')}</p>;
  if (!mine) {
    const who = s.player >= 0 ? s.player : -1;
    return (
      <p>
        {who < 0
          ? t('turn.chance')
          : s.seats[who]?.kind === 'bot'
            ? t('turn.bot', { name: seatName(s.seats, who) })
            : t('turn.other', { name: seatName(s.seats, who) })}
      </p>
    );
  }
  if (phase === 'place') return <p>{t('turn.tap')}</p>;
  if (phase === 'figure') return <p>{t('turn.spot')}</p>;
  const letter = /^letter (\d)$/m.exec(props.view)?.[1];
  return (
    <p>
      {phaseText(phase, 'carcassonne')}
      {letter !== undefined && (
        <span class="letter">
          {find(`letter.${letter}`)}
          <a class="rulelink" href={`#/rules/MSG-L${letter}`}>
            {t('rule.show', { id: `MSG-L${letter}` })}
          </a>
        </span>
      )}
    </p>
  );
}

/* What lies on the four sides of a tile, and in its middle. */
function tileWords(id: string, turn: number): string {
  const engine = pictureEngine();
  const kind = (x: number, y: number) => engine.hit(id, turn, x, y).split('@')[0] ?? '';
  const sides = (
    [
      ['N', 200, 6],
      ['E', 394, 200],
      ['S', 200, 394],
      ['W', 6, 200],
    ] as const
  ).map(
    ([side, x, y]) =>
      `${find(`side.${side}`) ?? side} ${find(`kind.${kind(x, y)}`) ?? find('kind.river') ?? ''}`,
  );
  const middle = [...engine.spots(id, turn).keys()]
    .filter((k) => k === 'monastery' || k === 'garden')
    .map((k) => find(`kind.${k}`) ?? k);
  return [...sides, ...middle].join(', ');
}

export function FeatureCard({ feature: f, seats }: { feature: Feature; seats: Snapshot['seats'] }) {
  const owners = f.weight
    .map((w, i) => (w > 0 ? `${seatName(seats, i)} ${w}` : ''))
    .filter((x) => x !== '');
  return (
    <div class="featurecard">
      <strong>{placeWord(f.name)}</strong>
      <ul>
        <li>
          {owners.length > 0 ? t('feature.owners', { who: owners.join(', ') }) : t('feature.free')}
        </li>
        {f.kind === 'field' ? (
          <li>{t('feature.field', { n: f.cities, points: f.worth })}</li>
        ) : (
          <>
            <li>
              {t('feature.tiles', { n: f.tiles })}
              {f.pennants > 0 ? `, ${t('feature.pennants', { n: f.pennants })}` : ''}
            </li>
            {f.open > 0 ? (
              <>
                <li>{t('feature.now', { n: f.worth })}</li>
                <li>
                  {t(
                    f.kind === 'monastery' || f.kind === 'garden'
                      ? 'feature.around'
                      : 'feature.done',
                    { n: f.complete, open: f.open },
                  )}
                </li>
              </>
            ) : (
              <li>{t('feature.complete', { n: f.complete })}</li>
            )}
          </>
        )}
      </ul>
      {f.rule !== '' && (
        <a class="rulelink" href={`#/rules/${f.rule}`}>
          {f.rule}
        </a>
      )}
    </div>
  );
}
