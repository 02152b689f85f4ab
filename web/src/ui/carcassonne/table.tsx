/*
 * The table of Carcassonne.  A turn is put together on the page's own copy of
 * the game (`staged` actions) and sent when it is confirmed; until then
 * everything can be taken back.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { copyEngine, pictureEngine } from '../../engine/load.ts';
import type { Feature, Note, Refusal } from '../../engine/wasm.ts';
import { askHint } from '../../game/hint.ts';
import { intended } from '../../game/intent.ts';
import { Replica, type Trial } from '../../game/replica.ts';
import type { Snapshot } from '../../game/source.ts';
import { readLandscape, type Landscape } from '../../game/view.ts';
import { find, t } from '../../i18n/index.ts';
import { aidsAt } from '../aids.tsx';
import { announce } from '../announce.ts';
import { FigurePic, TilePic, tileUrl } from '../pictures.tsx';
import { fly, middle, type Flight } from '../fly.tsx';
import { byKeyboard } from '../keyboard.ts';
import { isDark, useSettings } from '../settings.ts';
import { play } from '../sounds.ts';
import { actionLabel, noteSquare, noteText, phaseText, placeWord, seatName } from '../words.tsx';
import type { TableProps } from '../table.tsx';
import { Board, UNIT, type BoardHandle } from './board.tsx';
import { lastSquare, neighbour, placements, readChoice, trackSpace, type Choice } from './choices.ts';
import { BagList, ScoreTrack, Supplies } from './panels.tsx';

type Square = { x: number; y: number };

const key = (s: Square) => `${s.x},${s.y}`;
const parse = (text: string): Square => {
  const [x, y] = text.split(',').map(Number);
  return { x: x ?? 0, y: y ?? 0 };
};

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
  const more = trial.player === s.viewer && trial.player >= 0 && staged.length > 0 && sameTurn(trial, s);
  const ready = staged.length > 0 && !more;
  const laid = (staged[staged.length - 1] ?? '').startsWith('place:');
  const before = ready && !laid ? replica.try(staged.slice(0, -1), s.viewer) : null;
  /* The decision where the tile goes: now, or earlier in what is staged. */
  const at = staged.findIndex((a) => a.startsWith('place:'));
  const pre = at < 0 ? staged : staged.slice(0, at);
  const base = at < 0 ? trial : replica.try(pre, s.viewer);
  const place = base.player === s.viewer && base.phase === 'place' && !(at < 0 && ready) ? { pre, trial: base } : null;
  return { staged, trial, before, ready, place };
}

/*
 * Does the decision at hand still belong to what we do now?  In a world that
 * was made up a letter may be another than the real one, so it ends a draft.
 */
function sameTurn(trial: Trial, s: Snapshot): boolean {
  return trial.phase !== 'draw' && !(s.world && trial.phase === 'read');
}

/* ---- markers --------------------------------------------------------------- */

function center(s: Square): { cx: number; cy: number } {
  return { cx: s.x * UNIT, cy: s.y * UNIT };
}

/* Sectors of the wheel clockwise from the east, as the engine draws them. */
const SECTORS = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'];

function sectorPoint(l: Landscape, sector: string): { x: number; y: number } | null {
  const board = l.more.find((line) => line.startsWith('board wheel '));
  const i = SECTORS.indexOf(sector);
  if (board === undefined || i < 0) return null;
  const at = parse(board.split(' ')[2] ?? '0,0');
  const angle = (i * Math.PI) / 3;
  return { x: Math.round((at.x + 1.5) * UNIT + 300 * Math.cos(angle)), y: Math.round((at.y + 1.5) * UNIT + 300 * Math.sin(angle)) };
}

/* Beside each other, where two choices are about the same thing. */
const ASIDE = 78;

function figurePoint(l: Landscape, kind: string): { x: number; y: number } | null {
  const f = l.figures.find((x) => x.kind === kind && x.seat === l.decides) ?? magicFigure(l, kind);
  if (!f) return null;
  const tile = l.at.get(key(f));
  const at = tile ? pictureEngine().spots(tile.id, tile.turn).get(f.spot) : undefined;
  return { x: f.x * UNIT + (at?.x ?? 0), y: f.y * UNIT + (at?.y ?? 0) };
}

/* Mage and witch have lines of their own: `mage 1,0 city@N`. */
function magicFigure(l: Landscape, kind: string): { x: number; y: number; spot: string } | null {
  const words = l.more.find((line) => line.startsWith(`${kind} `))?.split(' ');
  return words && words.length === 3 ? { ...parse(words[1] ?? '0,0'), spot: words[2] ?? '' } : null;
}

function spotPoint(l: Landscape, c: Choice): { x: number; y: number } | null {
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
  const spots = pictureEngine().spots(tile.id, tile.turn);
  if (c.target.kind === 'ferry') {
    const side: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
    const [a = 'N', b = 'S'] = c.target.ends.split('-');
    const p = side[a] ?? [0, 0];
    const q = side[b] ?? [0, 0];
    const opposite = p[0] + q[0] === 0 && p[1] + q[1] === 0;
    const turn = opposite ? (a === 'N' || a === 'S' ? [0.28, 0] : [0, 0.28]) : [0, 0];
    return { x: (tile.x + (p[0] + q[0]) * 0.27 + (turn[0] ?? 0)) * UNIT, y: (tile.y + (p[1] + q[1]) * 0.27 + (turn[1] ?? 0)) * UNIT };
  }
  const at = spots.get(c.target.spot);
  return at ? { x: tile.x * UNIT + at.x, y: tile.y * UNIT + at.y } : { x: tile.x * UNIT, y: tile.y * UNIT };
}

interface Marker {
  id: string;
  at: { x: number; y: number };
  choices: Choice[];
}

/* Choices with a place, those of one place together. */
function markersOf(l: Landscape, choices: Choice[]): Marker[] {
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
function oneEach(choices: Choice[], replica: Replica, staged: string[], viewer: number, chosen: string | null): Choice[] {
  if (!choices.some((c) => c.verb === 'mage' || c.verb === 'witch')) return choices;
  replica.try(staged, viewer);
  const seen = new Set<string>();
  return choices.filter((c) => {
    if (c.target.kind !== 'spot' || c.action === chosen) return true;
    const id = `${c.verb} ${replica.feature(`${c.target.spot}/${key(c.target)}`)?.name ?? c.action}`;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/* The squares of markers that lie close together; null if they are spread. */
function together(markers: Marker[]): Square[] | null {
  const local = markers.filter((m) => m.choices.some((c) => c.target.kind !== 'sector'));
  if (local.length === 0) return null;
  const all = local.map((m) => ({ x: Math.round(m.at.x / UNIT), y: Math.round(m.at.y / UNIT) }));
  const wide = Math.max(...all.map((s) => s.x)) - Math.min(...all.map((s) => s.x));
  const high = Math.max(...all.map((s) => s.y)) - Math.min(...all.map((s) => s.y));
  return wide <= 2 && high <= 2 ? all : null;
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
  const [pointed, setPointed] = useState<{ name: string; feature: Feature; lit: string } | null>(null);
  const [sending, setSending] = useState(false);
  const turnMemory = useRef(0);

  const mine = s.player >= 0 && s.player === s.viewer && s.seats[s.viewer]?.mine === true && s.blind !== true;
  const length = s.steps.length;
  /* Whatever happened at the table ends a draft. */
  useEffect(() => {
    setStaged([]);
    setRefusal(null);
  }, [length, s.id, s.viewer]);

  const has = useMemo(() => (s.view === '' ? false : replica.follow(s)), [s.steps, s.setup, s.world, s.view === '']);
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
  const cells = useMemo(() => (laying && mine ? placements(laying.legal) : new Map<string, number[]>()), [mine, laying?.legal]);
  const tried = /^place:(-?\d+,-?\d+),R(\d+)$/.exec(staged[pre.length] ?? '');
  const triedSquare = tried?.[1] ?? null;
  const choosing = mine && phase !== 'place' && (tried !== null || !placing);
  const choices = useMemo(() => (choosing ? legal.map((a) => readChoice(a, lastSquare(land))) : []), [choosing, legal, land]);
  const chosen = draft?.ready && draft.before ? (staged[staged.length - 1] ?? null) : null;
  const markers = useMemo(() => markersOf(land, has ? oneEach(choices, replica, staged, s.viewer, chosen) : choices), [land, choices, chosen]);
  const near = useMemo(() => together(markers), [markers]);
  const figures = [...new Set(choices.filter((c) => (c.target.kind === 'spot' || c.target.kind === 'sector') && c.verb === c.figure).map((c) => c.figure ?? ''))];
  const onTrack = choices.filter((c) => c.target.kind === 'track');
  /* What has no place, or a place that does not say what it means. */
  const buttons = choices.filter((c) => c.verb !== 'robber' && (c.target.kind === 'track' || c.target.kind === 'figure' || c.target.kind === 'last' || spotPoint(land, c) === null));
  const dead = useMemo(() => (aids.dead && has && s.player !== -2 ? deadSquares(replica, draft, s, staged) : []), [view, has, aids.dead, s.player === -2]);

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
    if (d.ready && !set.confirm && !actions[actions.length - 1]?.startsWith('place:')) void send(actions);
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
    if (base.current !== null) announce(t('say.tried', { square, tile: tileWords(base.current, turn) }));
  };

  const rotate = (by: number) => {
    if (!tried || triedSquare === null) return;
    const turns = cells.get(triedSquare) ?? [];
    const at = turns.indexOf(Number(tried[2]) / 90);
    const turn = turns[(at + by + turns.length) % turns.length] ?? 0;
    turnMemory.current = turn;
    play('tap');
    stage([...pre, `place:${triedSquare},R${turn * 90}`]);
    if (base.current !== null) announce(t('say.tried', { square: triedSquare, tile: tileWords(base.current, turn) }));
  };

  /* A square that is not legal: ask the rules why. */
  const refuse = (square: string) => {
    if (!placing || !has) return;
    const why = [0, 90, 180, 270].map((r) => replica.try([...pre, `place:${square},R${r}`], s.viewer).refusal).find((r) => r !== null);
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
    if (actions.length > 0) setStaged(actions);
  };

  /* What is the only thing possible is done by itself, if that is wanted. */
  useEffect(() => {
    const action = mine && staged.length === 0 ? intended(s.legal, { autoOnly: set.autoOnly, autoReject: false, never: false }) : null;
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
  const open = !confirmable && (markers.length > 0 ? '.marker' : onTrack.length > 0 ? '.trackmark' : buttons.some((c) => c.action !== 'pass') ? '.choices button' : '');
  const where = !mine ? '' : placing && tried === null ? '.cell' : open || '.confirm .primary';
  useEffect(() => {
    if (where === '' || !byKeyboard()) return;
    const active = document.activeElement;
    if (active !== document.body && active?.isConnected && active.matches(where)) return;
    if (active?.closest('dialog, input, .tabpanel')) return;
    const first = document.querySelector<SVGElement | HTMLElement>(`${where}[tabindex="0"]`) ?? document.querySelector<SVGElement | HTMLElement>(where) ?? document.querySelector<HTMLElement>('.confirm .primary');
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
      else if (/^[1-9]$/.test(e.key) && markers[Number(e.key) - 1]) chooseMarker(markers[Number(e.key) - 1] as Marker);
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
    const spot = tile ? pictureEngine().hit(tile.id, tile.turn, Math.floor((x - sx + 0.5) * 400), Math.floor((y - sy + 0.5) * 400)) : '';
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
    const spot = pictureEngine().hit(tile.id, tile.turn, Math.floor((x - sx + 0.5) * 400), Math.floor((y - sy + 0.5) * 400));
    const here = choices.filter((c) => c.target.kind === 'spot' && c.target.x === sx && c.target.y === sy && c.target.spot === spot);
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

  const squares: Square[] = [...land.tiles, ...[...cells.keys()].map(parse)];
  const boardLine = land.more.find((l) => l.startsWith('board wheel '));
  if (boardLine) {
    const b = parse(boardLine.split(' ')[2] ?? '0,0');
    squares.push(b, { x: b.x + 3, y: b.y + 3 });
  }
  const focus = triedSquare !== null ? parse(triedSquare) : base.last !== null ? parse(base.last) : null;
  const gains = (confirmable ? draft.trial.notes : []).filter((n) => n.fields.points !== undefined && n.fields.player !== undefined);

  return frame({
    board: (
      <Board view={view} squares={squares} focus={focus} handle={(h) => (board.current = h)} onWheel={onWheel} onPoint={onPoint} onTap={onTap} near={near} label={t('board.landscape')}>
        <g class="dead">
          {dead.map((d) => (
            <path key={d} d={`M${parse(d).x * UNIT - 60} ${parse(d).y * UNIT - 60}l120 120m0 -120l-120 120`} />
          ))}
        </g>
        <Trail snapshot={s} />
        {base.last !== null && <rect key={base.last} class="flash" x={parse(base.last).x * UNIT - 200} y={parse(base.last).y * UNIT - 200} width="400" height="400" />}
        {pointed && <g class="picture glowing" dangerouslySetInnerHTML={{ __html: pointed.lit }} />}
        {placing && aids.legal && <Cells cells={cells} tried={triedSquare} onTry={tryCell} current={base.current} />}
        {placing && !aids.legal && <Cells any cells={beside(base, cells)} tried={triedSquare} onTry={(q) => (cells.has(q) ? tryCell(q) : refuse(q))} current={base.current} />}
        {placing && aids.legal && <Forbidden land={land} cells={cells} onTry={refuse} />}
        {triedSquare !== null && <Tried square={parse(triedSquare)} many={(cells.get(triedSquare) ?? []).length > 1 && staged.length === pre.length + 1} onTurn={() => rotate(1)} />}
        <g style={{ '--most': markers.length > 12 ? 3 : 7 }}>
          {markers.map((m, i) => (
            <MarkerView key={m.id} marker={m} seat={s.viewer} first={i === 0} chosen={chosen} preferred={figure} onChoose={() => chooseMarker(m)} onKey={markerKeys(m, markers, () => chooseMarker(m))} />
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
              <TilePic id={base.current} size={112} alt={t('tile.drawn', { id: tileWords(base.current, 0) })} />
            </div>
          )}
          {triedSquare !== null && tried && base.current !== null && (
            <button type="button" class="drawn turnable" onClick={() => rotate(1)} aria-label={t('turn.rotate')} title={t('turn.rotate')}>
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
                  <button type="button" role="radio" aria-checked={figure === f} key={f} class={figure === f ? 'on' : ''} onClick={() => setFigure(f)} title={actionLabel(f, s.seats)} aria-label={actionLabel(f, s.seats)}>
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
                    <button type="button" key={c.action} class={chosen === c.action ? 'on' : ''} onClick={() => choose(c)}>
                      {c.figure && <FigurePic kind={c.figure} seat={s.viewer} size={24} />}
                      {c.target.kind === 'sector' ? t('act.crown', { sector: sectorWord(c.target.sector) }) : actionLabel(c.action, s.seats)}
                    </button>
                  ))}
              </div>
            )}
          </div>
        </div>
        {onTrack.length > 0 && <ScoreTrack view={view} choices={onTrack.map((c) => ({ action: c.action, space: trackSpace(c.action, land, s.viewer), label: actionLabel(c.action, s.seats), on: chosen === c.action, choose: () => choose(c) }))} />}
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
            {tried && staged.length === pre.length + 1 && (cells.get(triedSquare ?? '') ?? []).length > 1 && (
              <button type="button" onClick={() => rotate(1)}>
                ↻ {t('turn.rotate')}
              </button>
            )}
            {(confirmable || pass) && (
              <button type="button" class="primary" disabled={sending} onClick={confirm}>
                {confirmable ? (chosen ? t('turn.confirm') : t('turn.place')) : phase === 'figure' ? t('turn.nofigure') : t('turn.pass')}
              </button>
            )}
          </div>
        )}
        {pointed && <FeatureCard feature={pointed.feature} seats={s.seats} />}
      </>
    ),
    players: <Supplies land={land} snapshot={s} />,
    extra: (
      <>
        <ScoreTrack view={view} />
        {aids.bag && <BagList land={land} />}
      </>
    ),
    light: (name) => (name === null ? setPointed(null) : explain(name)),
    bag: base.bag.left,
  });
}

function sectorWord(sector: string): string {
  return actionLabel(`x:${sector}`, []).replace(/^x /, '');
}

function deadSquares(replica: Replica, draft: Draft | null, s: Snapshot, staged: string[]): string[] {
  replica.try(draft?.before ? staged.slice(0, -1) : draft ? staged : [], s.viewer);
  return replica.deadSquares();
}

function TurnText(props: { s: Snapshot; view: string; phase: string; mine: boolean }) {
  const { s, phase, mine } = props;
  if (s.player === -2) return <p>{t('turn.over')}</p>;
  if (!mine) {
    const who = s.player >= 0 ? s.player : -1;
    return <p>{who < 0 ? t('turn.chance') : s.seats[who]?.kind === 'bot' ? t('turn.bot', { name: seatName(s.seats, who) }) : t('turn.other', { name: seatName(s.seats, who) })}</p>;
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

export function Why({ refusal, onClose, seats }: { refusal: Refusal; onClose: () => void; seats: Snapshot['seats'] }) {
  const text = noteText({ code: refusal.code, fields: {}, en: refusal.en, cs: refusal.cs }, seats);
  return (
    <div class="why" role="alert">
      <p>{text || t('error.refused')}</p>
      {refusal.rule !== '' && (
        <a href={`#/rules/${refusal.rule}`} class="rulelink">
          {t('rule.show', { id: refusal.rule })}
        </a>
      )}
      <button type="button" class="close" aria-label={t('close')} onClick={onClose}>
        ×
      </button>
    </div>
  );
}

/* What lies on the four sides of a tile, and in its middle. */
function tileWords(id: string, turn: number): string {
  const engine = pictureEngine();
  const kind = (x: number, y: number) => engine.hit(id, turn, x, y).split('@')[0] ?? '';
  const sides = ([['N', 200, 6], ['E', 394, 200], ['S', 200, 394], ['W', 6, 200]] as const).map(([side, x, y]) => `${find(`side.${side}`) ?? side} ${find(`kind.${kind(x, y)}`) ?? find('kind.river') ?? ''}`);
  const middle = [...engine.spots(id, turn).keys()].filter((k) => k === 'monastery' || k === 'garden').map((k) => find(`kind.${k}`) ?? k);
  return [...sides, ...middle].join(', ');
}

/* ---- things on the board ---------------------------------------------------- */

function press(f: () => void) {
  return (e: KeyboardEvent) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    f();
  };
}

/* Without the aid every square beside the landscape may be tried. */
function beside(land: Landscape, cells: Map<string, number[]>): Map<string, number[]> {
  const free = new Map<string, number[]>([...cells.keys()].map((k) => [k, []]));
  for (const s of land.tiles)
    for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]] as const) {
      const k = `${s.x + dx},${s.y + dy}`;
      if (!land.at.has(k)) free.set(k, []);
    }
  return free;
}

/* Arrows go from marker to marker. */
function markerKeys(m: Marker, all: Marker[], choose: () => void) {
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

function Cells(props: { any?: boolean; cells: Map<string, number[]>; tried: string | null; onTry: (square: string) => void; current: string | null }) {
  const all = [...props.cells.keys()].map(parse);
  const onKey = (square: Square) => (e: KeyboardEvent) => {
    const to = neighbour(square, e.key, all);
    if (to) {
      e.preventDefault();
      e.stopPropagation();
      document.getElementById(`cell${key(to)}`)?.focus();
      return;
    }
    press(() => props.onTry(key(square)))(e);
  };
  const ghost = props.current !== null ? tileUrl(props.current, 0, isDark()) : '';
  return (
    <g class={props.any ? 'cells any' : 'cells'}>
      {all.map((c, i) => {
        const id = key(c);
        const turn = props.cells.get(id)?.[0] ?? 0;
        return id === props.tried ? null : (
          <g key={id} id={`cell${id}`} class="cell" role="button" tabindex={i === 0 ? 0 : -1} aria-label={props.any ? t('cell.any', { square: id }) : t('cell.label', { square: id, n: props.cells.get(id)?.length ?? 1 })} onClick={() => props.onTry(id)} onKeyDown={onKey(c)} transform={`translate(${c.x * UNIT} ${c.y * UNIT})`}>
            <image class="ghost" href={ghost} x="-200" y="-200" width="400" height="400" transform={`rotate(${turn * 90})`} />
            <rect x="-176" y="-176" width="352" height="352" rx="26" />
          </g>
        );
      })}
    </g>
  );
}

/* Squares beside the landscape where this tile may not lie: they say why. */
function Forbidden(props: { land: Landscape; cells: Map<string, number[]>; onTry: (square: string) => void }) {
  const free = new Set<string>();
  for (const s of props.land.tiles)
    for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]] as const) {
      const k = `${s.x + dx},${s.y + dy}`;
      if (!props.land.at.has(k) && !props.cells.has(k)) free.add(k);
    }
  return (
    <g class="anycell">
      {[...free].map((k) => (
        <rect key={k} x={parse(k).x * UNIT - 200} y={parse(k).y * UNIT - 200} width="400" height="400" onClick={() => props.onTry(k)} />
      ))}
    </g>
  );
}

function Tried({ square, many, onTurn }: { square: Square; many: boolean; onTurn: () => void }) {
  const { cx, cy } = center(square);
  return (
    <g class="tried" transform={`translate(${cx} ${cy})`}>
      <rect class="frame" x="-198" y="-198" width="396" height="396" rx="14" onClick={many ? onTurn : undefined} />
      {many && (
        <g class="turner" transform="translate(198 -198)" onClick={onTurn} aria-hidden="true">
          <circle r="62" />
          <text y="26" text-anchor="middle">
            ↻
          </text>
        </g>
      )}
    </g>
  );
}

function MarkerView(props: { marker: Marker; seat: number; first: boolean; chosen: string | null; preferred: string; onChoose: () => void; onKey: (e: KeyboardEvent) => void }) {
  const { marker: m, chosen } = props;
  const on = m.choices.find((c) => c.action === chosen);
  const shown = on ?? m.choices.find((c) => c.figure === props.preferred) ?? m.choices[0];
  if (!shown) return null;
  const label = m.choices.map((c) => actionLabel(c.action, [])).join(', ');
  const figure = shown.figure;
  const lying = figure === 'meeple' && shown.target.kind === 'spot' && shown.target.spot.startsWith('field') && shown.verb === 'meeple';
  return (
    <g class={`marker${on ? ' on' : ''}`} transform={`translate(${m.at.x} ${m.at.y})`} id={`marker${m.id}`} role="button" tabindex={props.first || on ? 0 : -1} aria-pressed={on !== undefined} aria-label={label} onClick={props.onChoose} onKeyDown={props.onKey}>
      <g class="size">
        <circle r="60" />
        {figure ? (
          <foreignObject x="-48" y="-48" width="96" height="96" transform={lying ? 'rotate(90)' : undefined}>
            <FigurePic kind={figure} seat={['mage', 'witch', 'robber', 'lady'].includes(figure) ? 8 : props.seat} size={96} />
          </foreignObject>
        ) : (
          <Sense choice={shown} />
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

/* What a marker without a figure means, drawn. */
function Sense({ choice: c }: { choice: Choice }) {
  const glyph: Record<string, string> = { 'flock:grow': '+', 'flock:home': '⌂', 'abbot:home': '⌂', 'banish:mage': '×', 'banish:witch': '×', 'crop:add': '+', 'crop:remove': '−' };
  if (c.verb === 'gold' || c.verb === 'bar') return <path class="goldbar" d="M-34 16L-22 -12H22L34 16z" />;
  if (c.target.kind === 'ferry') return <FerrySign ends={c.target.ends} />;
  const text = glyph[c.action];
  if (text === undefined) return <circle class="dot" r="26" />;
  return (
    <text class="sense big" y="30" text-anchor="middle">
      {text}
    </text>
  );
}

/* A ferry as the way it makes: from one side of the lake to the other. */
function FerrySign({ ends }: { ends: string }) {
  const side: Record<string, string> = { N: '0 -40', E: '40 0', S: '0 40', W: '-40 0' };
  const [a = 'N', b = 'S'] = ends.split('-');
  return <path class="ferrysign" d={`M${side[a] ?? '0 0'}Q0 0 ${side[b] ?? '0 0'}`} />;
}

export function FeatureCard({ feature: f, seats }: { feature: Feature; seats: Snapshot['seats'] }) {
  const owners = f.weight.map((w, i) => (w > 0 ? `${seatName(seats, i)} ${w}` : '')).filter((x) => x !== '');
  return (
    <div class="featurecard">
      <strong>{placeWord(f.name)}</strong>
      <ul>
        <li>{owners.length > 0 ? t('feature.owners', { who: owners.join(', ') }) : t('feature.free')}</li>
        {f.kind === 'field' ? (
          <li>{t('feature.field', { n: f.cities, points: f.worth })}</li>
        ) : (
          <>
            <li>{t('feature.tiles', { n: f.tiles })}{f.pennants > 0 ? `, ${t('feature.pennants', { n: f.pennants })}` : ''}</li>
            {f.open > 0 ? (
              <>
                <li>{t('feature.now', { n: f.worth })}</li>
                <li>{t(f.kind === 'monastery' || f.kind === 'garden' ? 'feature.around' : 'feature.done', { n: f.complete, open: f.open })}</li>
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

/* Figures that left the board fly home to their owners. */
function useReturns(s: Snapshot, board: { current: BoardHandle | undefined }): void {
  const old = useRef<{ steps: number; land: Landscape } | null>(null);
  useEffect(() => {
    const land = readLandscape(s.view);
    const before = old.current;
    old.current = { steps: s.steps.length, land };
    const fresh = before ? s.steps.length - before.steps : 0;
    /* More at once is a reload or a jump in a replay. */
    if (!before || fresh <= 0 || fresh > 8 || s.player === -2) return;
    const stay = new Set(land.figures.map((f) => `${f.seat} ${f.kind} ${f.x},${f.y} ${f.spot}`));
    const flights: Flight[] = [];
    for (const f of before.land.figures) {
      const to = middle(`.player[data-seat="${f.seat}"]`);
      if (!to || !board.current || stay.has(`${f.seat} ${f.kind} ${f.x},${f.y} ${f.spot}`)) continue;
      const tile = before.land.at.get(key(f));
      const at = tile ? pictureEngine().spots(tile.id, tile.turn).get(f.spot) : undefined;
      flights.push({ what: <FigurePic kind={f.kind} seat={f.seat} size={40} />, from: board.current.onScreen(f.x * UNIT + (at?.x ?? 0), f.y * UNIT + (at?.y ?? 0)), to });
    }
    fly(flights);
  }, [s.steps]);
}

/* Tiles that others have laid since our last one. */
function Trail({ snapshot: s }: { snapshot: Snapshot }) {
  const squares: { square: string; seat: number }[] = [];
  for (let i = s.steps.length - 1; i >= 0 && s.steps.length - i < 60; i--) {
    const step = s.steps[i];
    if (!step || (s.viewer >= 0 && step.seat === s.viewer)) break;
    const m = /^place:(-?\d+,-?\d+),/.exec(step.text ?? '');
    if (m) squares.push({ square: m[1] ?? '', seat: step.seat });
  }
  return (
    <g class="trail" aria-hidden="true">
      {squares.map(({ square, seat }) => (
        <rect key={square} class={`seat${seat}`} x={parse(square).x * UNIT - 186} y={parse(square).y * UNIT - 186} width="372" height="372" rx="20" />
      ))}
    </g>
  );
}

/* What points are for, in a word. */
function reason(n: Note): string {
  return find(`kind.${n.fields.feature?.split('@')[0]?.split('/')[0] ?? ''}`) ?? find(`sector.${n.code}`) ?? '';
}

/* Points that were just made, where they were made. */
function Gains({ snapshot: s, animated }: { snapshot: Snapshot; animated: boolean }) {
  const last = s.steps[s.steps.length - 1];
  const notes = (last?.notes ?? []).filter((n: Note) => n.fields.points !== undefined && n.fields.player !== undefined && n.fields.final !== '1');
  if (!animated || notes.length === 0 || s.player === -2) return null;
  return (
    <g class="popups">
      {notes.map((n, i) => {
        const at = parse(noteSquare(n) ?? '0,0');
        return (
          <g key={`${s.steps.length} ${i}`} class="popup" transform={`translate(${at.x * UNIT} ${at.y * UNIT - 80 - i * 110})`}>
            <text text-anchor="middle" class={`seat${n.fields.player ?? ''}`}>
              +{n.fields.points}
            </text>
            <text text-anchor="middle" class="what" y="62">
              {reason(n)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
