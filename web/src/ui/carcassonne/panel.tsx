/* The panel of a turn: the tile, what may be chosen, what it brings, sending it. */
import type { GameSource, Snapshot } from '../../game/source.ts';
import { find, t } from '../../i18n/index.ts';
import { FigurePic, TilePic } from './pictures.tsx';
import { Why } from '../why.tsx';
import { noteText } from '../words.tsx';
import { Answers, Asked } from './answers.tsx';
import { FeatureCard, type Pointed } from './feature.tsx';
import type { Options } from './options.ts';
import { tileWords } from './tiles.ts';
import { Reasons } from '../reasons.tsx';
import { useHint, type Turn, type TurnHint } from './turn.ts';
import { actionLabel } from './words.ts';

function DrawnTile({ turn }: { turn: Turn }) {
  const { current } = turn.ground;
  const { tried } = turn.scene;
  if (current === null) return null;
  if (!tried)
    return (
      <div class="drawn">
        <TilePic id={current} size={112} alt={t('tile.drawn', { what: tileWords(current, 0) })} />
      </div>
    );
  return (
    <button
      type="button"
      class="drawn turnable"
      onClick={() => turn.dispatch({ type: 'turn', by: 1 })}
      aria-label={t('turn.rotate')}
      title={t('turn.rotate')}
    >
      <TilePic id={current} turn={tried.turn} size={112} />
      <span class="turnsign" aria-hidden="true">
        ↻
      </span>
    </button>
  );
}

function Figures({ s, turn, figures }: { s: Snapshot; turn: Turn; figures: string[] }) {
  const wanted = turn.draft.figure;
  return (
    <div class="figures" role="radiogroup" aria-label={t('turn.figure')}>
      {figures.map((f) => (
        <button
          type="button"
          role="radio"
          aria-checked={wanted === f}
          key={f}
          data-figure={f}
          class={wanted === f ? 'on' : ''}
          onClick={() => turn.dispatch({ type: 'figure', figure: f })}
          title={actionLabel(f, s.seats)}
          aria-label={actionLabel(f, s.seats)}
        >
          <FigurePic kind={f} seat={s.viewer} size={32} />
        </button>
      ))}
    </div>
  );
}

function confirmText(turn: Turn): string {
  const { ready, chosen, phase } = turn.scene;
  if (ready) return chosen ? t('turn.confirm') : t('turn.place');
  if (phase === 'figure') return t('turn.nofigure');
  return find(`pass.${phase}`) ?? t('turn.pass');
}

function Confirm({ turn }: { turn: Turn }) {
  const { draft, scene, dispatch } = turn;
  return (
    <div class="confirm">
      {draft.staged.length > 0 && (
        <button type="button" onClick={() => dispatch({ type: 'back' })}>
          {t('turn.back')}
        </button>
      )}
      {scene.turnable && (
        <button type="button" onClick={() => dispatch({ type: 'turn', by: 1 })}>
          ↻ {t('turn.rotate')}
        </button>
      )}
      {(scene.ready || scene.pass) && (
        <button
          type="button"
          class="primary"
          disabled={draft.sending}
          onClick={() => dispatch({ type: 'confirm' })}
        >
          {confirmText(turn)}
        </button>
      )}
    </div>
  );
}

function HintRow({ hint }: { hint: TurnHint }) {
  return (
    <div class="row">
      <button
        type="button"
        class="link"
        data-spot="hint"
        disabled={hint.thinking}
        onClick={hint.ask}
      >
        {hint.thinking ? t('hint.thinks') : t('hint.ask')}
      </button>
    </div>
  );
}

export function TurnPanel(props: {
  source: GameSource;
  s: Snapshot;
  turn: Turn;
  options: Options;
  pointed: Pointed;
  hint: boolean;
  legal: boolean;
  aimed: string | null;
  aim: (action: string | null) => void;
}) {
  const { s, turn, options, pointed } = props;
  const { mine } = turn.table;
  const { refusal, staged } = turn.draft;
  const hint = useHint(props.source, turn);
  const gains = turn.scene.gains.filter(
    (n) => n.fields.points !== undefined && n.fields.player !== undefined,
  );
  return (
    <>
      <div class="turnbox">
        <DrawnTile turn={turn} />
        <div class="turntext">
          <Asked s={s} turn={turn} legal={props.legal} />
          {options.figures.length > 1 && <Figures s={s} turn={turn} figures={options.figures} />}
        </div>
      </div>
      {mine && <Answers s={s} turn={turn} options={options} aimed={props.aimed} aim={props.aim} />}
      {gains.length > 0 && (
        <ul class="gains">
          {gains.map((n) => (
            <li key={n.line}>{noteText(n, s.seats)}</li>
          ))}
        </ul>
      )}
      {refusal && (
        <Why refusal={refusal} onClose={() => turn.dispatch({ type: 'hush' })} seats={s.seats} />
      )}
      {mine && props.hint && turn.replica && staged.length === 0 && <HintRow hint={hint} />}
      {mine && <Reasons reasons={hint.reasons} light={pointed.light} />}
      {mine && <Confirm turn={turn} />}
      {/* Not from the log: a card would push the line away from the pointer. */}
      {pointed.feature && pointed.square === null && (
        <FeatureCard feature={pointed.feature} seats={s.seats} />
      )}
    </>
  );
}
