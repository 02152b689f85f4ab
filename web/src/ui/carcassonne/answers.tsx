/* A choice in words: what is asked, why now, and each answer with what it does. */
import { useMemo } from 'preact/hooks';
import type { Snapshot } from '../../game/source.ts';
import { find, listed, t } from '../../i18n/index.ts';
import { RuleLink } from '../rulelink.tsx';
import { WhoseTurn } from '../whose.tsx';
import { phaseText, seatName } from '../words.tsx';
import { countersAt, lastSquare, trackSpace, type Choice } from './choices.ts';
import { effectOf } from './effects.ts';
import type { Options } from './options.ts';
import { ScoreTrack } from './panels.tsx';
import { FigurePic, TilePic } from './pictures.tsx';
import { key, type Square } from './squares.ts';
import type { Turn } from './turn.ts';
import { actionLabel, placeWord, sectorWord } from './words.ts';

/* The rule that asks, by phase. */
const RULES: Record<string, string> = {
  score: 'BASE-S11',
  gold: 'GLD-2',
  magic: 'MAG-2',
  land: 'FLY-4',
  ferry: 'FER-3',
  sail: 'FER-6',
  part: 'MAG-5',
  flock: 'SHP-3',
  share: 'GLD-5',
  crop: 'CRP-2',
  circle: 'CRP-3',
  wheel: 'WHL-S6',
  read: 'MSG-3',
  counter: 'MSG-2',
  victim: 'ROB-7',
  robber: 'ROB-2',
};

/* So many answers are told in words; more only on the board. */
const TOLD = 6;

export function Asked({ s, turn, legal }: { s: Snapshot; turn: Turn; legal: boolean }) {
  const { phase } = turn.scene;
  if (!turn.table.mine) return <WhoseTurn snapshot={s} />;
  if (phase === 'place') return <p class="asked">{t(legal ? 'turn.tap' : 'turn.any')}</p>;
  if (phase === 'figure') return <p class="asked">{t('turn.spot')}</p>;
  const why = find(`why.${s.game}.${phase}`) ?? find(`why.${phase}`);
  const { letter } = turn.land;
  return (
    <>
      <p class="asked">{phaseText(phase, s.game)}</p>
      {letter !== null && phase === 'read' && (
        <p class="letter">
          {find(`letter.${letter}`)} <RuleLink rule={`MSG-L${letter}`} />
        </p>
      )}
      {why !== undefined && (
        <p class="askedwhy">
          {why} <RuleLink rule={RULES[phase] ?? ''} place={turn.land.last} />
        </p>
      )}
    </>
  );
}

const COMPASS = ['NW', 'N', 'NE', 'W', 'here', 'E', 'SW', 'S', 'SE'];

/* A square as seen from the tile placed last. */
function fromLast(at: Square, last: Square | null): string | undefined {
  if (!last || Math.abs(at.x - last.x) > 1 || Math.abs(at.y - last.y) > 1) return undefined;
  return find(`at.${COMPASS[(at.y - last.y + 1) * 3 + at.x - last.x + 1] ?? ''}`);
}

export function answerText(c: Choice, s: Snapshot, turn: Turn): string {
  if (c.target.kind === 'sector') return t('act.crown', { sector: sectorWord(c.target.sector) });
  if (c.target.kind === 'ferry') return placeWord(c.target.ends);
  if (c.verb === 'score' || (c.verb === 'read' && c.target.kind === 'spot'))
    return placeWord(c.action.slice(c.verb.length + 1));
  if (c.verb === 'robber') {
    const who = countersAt(turn.land, Number(c.action.slice(7))).filter((i) => i !== s.viewer);
    return t('act.beside', { who: listed(who.map((i) => seatName(s.seats, i))) });
  }
  if (c.target.kind === 'square')
    return fromLast(c.target, lastSquare(turn.land)) ?? find(`act.${c.verb}`) ?? '';
  if (TAKES.includes(c.verb)) return actionLabel(c.action.slice(c.verb.length + 1), s.seats);
  return actionLabel(c.action, s.seats);
}

/* Which figure comes home: what is asked says what happens to it. */
const TAKES = ['take', 'recall'];

const SIDE: Record<string, string> = { N: '50 0', E: '100 50', S: '50 100', W: '0 50' };

/* The answer drawn: a figure, the way of a ferry on its tile, a tile. */
function Drawn({ c, turn, seat }: { c: Choice; turn: Turn; seat: number }) {
  if (c.figure) {
    const common = ['mage', 'witch'].includes(c.figure);
    const tile = TAKES.includes(c.verb) && 'x' in c.target && turn.land.at.get(key(c.target));
    return (
      <>
        {tile && <TilePic id={tile.id} turn={tile.turn} size={36} />}
        <FigurePic kind={c.figure} seat={common ? 8 : seat} size={32} />
      </>
    );
  }
  if (c.verb === 'counter')
    return <FigurePic kind={c.action.endsWith('lady') ? 'lady' : 'meeple'} seat={seat} size={32} />;
  if (c.verb === 'robber') return <FigurePic kind="robber" seat={seat} size={32} />;
  if (c.target.kind === 'none' || !('x' in c.target)) return null;
  const tile = turn.land.at.get(key(c.target));
  if (!tile) return null;
  const [a = 'N', b = 'S'] = c.target.kind === 'ferry' ? c.target.ends.split('-') : [];
  return (
    <span class="answertile">
      <TilePic id={tile.id} turn={tile.turn} size={44} />
      {c.target.kind === 'ferry' && (
        <svg class="ferrypic" viewBox="0 0 100 100" aria-hidden="true">
          <path class="under" d={`M${SIDE[a] ?? ''}Q50 50 ${SIDE[b] ?? ''}`} />
          <path d={`M${SIDE[a] ?? ''}Q50 50 ${SIDE[b] ?? ''}`} />
        </svg>
      )}
    </span>
  );
}

/* Which answers are told in words. */
function toldOf(turn: Turn, options: Options): Choice[] {
  const all = options.choices.filter((c) => c.action !== 'pass');
  const few = all.length <= TOLD && turn.scene.phase !== 'figure';
  return few ? all : options.buttons;
}

export function Answers(props: {
  s: Snapshot;
  turn: Turn;
  options: Options;
  aimed: string | null;
  aim: (action: string | null) => void;
}) {
  const { s, turn, options, aimed } = props;
  const list = toldOf(turn, options);
  const said = useMemo(
    () => new Map(list.map((c) => [c.action, effectOf(turn, c, s.seats)])),
    [options.choices, turn.scene.start.join()],
  );
  const about = options.choices.find((c) => c.action === (aimed ?? turn.scene.chosen));
  const other = about && !list.includes(about) && !options.onTrack.includes(about) ? about : null;
  const effect = useMemo(
    () => (other ? effectOf(turn, other, s.seats) : ''),
    [other?.action, options.choices],
  );
  return (
    <>
      {list.length > 0 && (
        <div class="choices replies">
          {list.map((c) => (
            <button
              type="button"
              key={c.action}
              data-actions={c.action}
              class={turn.scene.chosen === c.action ? 'on' : ''}
              aria-pressed={turn.scene.chosen === c.action}
              onClick={() => turn.dispatch({ type: 'choose', action: c.action })}
              onPointerEnter={() => props.aim(c.action)}
              onPointerLeave={() => props.aim(null)}
              onFocus={() => props.aim(c.action)}
              onBlur={() => props.aim(null)}
            >
              <Drawn c={c} turn={turn} seat={s.viewer} />
              <span class="answer">
                <strong>{answerText(c, s, turn)}</strong>
                {said.get(c.action) !== '' && <small>{said.get(c.action)}</small>}
              </span>
            </button>
          ))}
        </div>
      )}
      {options.onTrack.length > 0 && <TrackChoices s={s} turn={turn} list={options.onTrack} />}
      {other && (
        <p class="effect">
          <Drawn c={other} turn={turn} seat={s.viewer} />
          <span class="answer">
            <strong>{answerText(other, s, turn)}</strong>
            {effect !== '' && <small>{effect}</small>}
          </span>
        </p>
      )}
    </>
  );
}

function TrackChoices({ s, turn, list }: { s: Snapshot; turn: Turn; list: Choice[] }) {
  return (
    <ScoreTrack
      view={turn.scene.view}
      choices={list.map(({ action }) => ({
        action,
        space: trackSpace(action, turn.land, s.viewer),
        label: actionLabel(action, s.seats),
        on: turn.scene.chosen === action,
        choose: () => turn.dispatch({ type: 'choose', action }),
      }))}
    />
  );
}
