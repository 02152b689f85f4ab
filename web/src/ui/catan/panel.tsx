/* The panel of the island: dice, hand, what may be done, trade. */
import { useContext, useState } from 'preact/hooks';
import type { GameSource, Snapshot } from '../../game/source.ts';
import type { Island } from './view.ts';
import { find, t } from '../../i18n/index.ts';
import { Real } from '../byhand.ts';
import { Die } from './signs.tsx';
import { WhoseTurn } from '../whose.tsx';
import { Why } from '../why.tsx';
import { Reasons } from '../reasons.tsx';
import { AdviceBox, type Advice } from './advice.tsx';
import { Asked, placeText } from './asked.tsx';
import { Build, DevPlays, TradeCards } from './build.tsx';
import { CardPicker, Hand } from './cards.tsx';
import { untracked } from './view.ts';
import { picked, showing } from './draft.ts';
import { Negotiation, TradePanel } from './trade.tsx';
import { useIntents, type Turn } from './turn.ts';
import { actionLabel } from './words.ts';

/* "No trade" is said for one game. */
function useNever(id: string): [boolean, (on: boolean) => void] {
  const key = `deskovka.never.${id}`;
  const [never, set] = useState(() => sessionStorage.getItem(key) === '1');
  return [
    never,
    (on) => {
      set(on);
      sessionStorage.setItem(key, on ? '1' : '0');
    },
  ];
}

/* The dice tumble once for every roll. */
function lastRoll(s: Snapshot): number {
  for (let i = s.steps.length - 1; i >= 0; i--)
    if (s.steps[i]?.notes.some((n) => n.code === 'rolled')) return i;
  return -1;
}

/* What lies there before a throw: the last one. */
function lastThrow(s: Snapshot): [number, number] {
  const [, a, b] = /^roll:(\d)\+(\d)/.exec(s.steps[lastRoll(s)]?.text ?? '') ?? [];
  return [Number(a ?? 3), Number(b ?? 4)];
}

function colourWord(island: Island, action: string): string {
  const seat = Number(/,n(\d)$/.exec(action)?.[1] ?? -1);
  const colour = island.settlers.find((x) => x.neutral && x.seat === seat)?.colour ?? '';
  return find(`colour.${colour}`) ?? colour;
}

function Dice({ s, turn }: { s: Snapshot; turn: Turn }) {
  const [a, b] = turn.island.dice;
  const [left, right] = a > 0 ? [a, b] : lastThrow(s);
  return (
    <div class="turnline">
      <span
        class={a > 0 ? 'dice' : 'dice old'}
        key={lastRoll(s)}
        role="img"
        aria-label={a > 0 ? t('catan.dice', { n: a + b }) : t('catan.nodice')}
      >
        <Die value={left} />
        <Die value={right} red />
      </span>
      {turn.table.mine ? <Asked s={s} /> : <WhoseTurn snapshot={s} />}
    </div>
  );
}

/* A place that was chosen: built there, or for one of the neutrals. */
function Picked({ s, turn }: { s: Snapshot; turn: Turn }) {
  const { draft, island } = turn;
  const verb = showing(draft, turn.table) ?? 'settle';
  const at = picked(draft, turn.table);
  const brings = at === null || verb === 'rob' ? '' : placeText(island, at, s.viewer, s.seats);
  return (
    <>
      {brings !== '' && <p class="effect">{brings}</p>}
      <button type="button" onClick={() => turn.dispatch({ type: 'unpick' })}>
        {t('turn.back')}
      </button>
      {draft.pick.map((a) => (
        <ActButton
          key={a}
          turn={turn}
          action={a}
          text={
            draft.pick.length > 1
              ? t('catan.neutral', { colour: colourWord(island, a) })
              : t(`confirm.${verb}` as 'confirm.settle')
          }
          primary
        />
      ))}
    </>
  );
}

function ActButton(props: {
  turn: Turn;
  action: string;
  text: string;
  primary?: boolean;
  does?: string;
}) {
  return (
    <button
      type="button"
      class={props.primary ? 'primary' : ''}
      data-act={props.action}
      disabled={props.turn.draft.sending}
      onClick={() => props.turn.dispatch({ type: 'act', actions: [props.action] })}
    >
      {props.does === undefined ? (
        props.text
      ) : (
        <span class="answer">
          <strong>{props.text}</strong>
          <small>{props.does}</small>
        </span>
      )}
    </button>
  );
}

function Confirm({ s, turn }: { s: Snapshot; turn: Turn }) {
  const { legal } = turn.table;
  const { pick } = turn.draft;
  const real = useContext(Real); /* the sum of real dice is told above */
  return (
    <div class="confirm">
      {legal.includes('roll') && !real && (
        <ActButton turn={turn} action="roll" text={t('act.roll')} primary />
      )}
      {pick.length > 0 && <Picked s={s} turn={turn} />}
      {legal.includes('pass') && <ActButton turn={turn} action="pass" text={t('turn.pass')} />}
      {legal.includes('win') && <ActButton turn={turn} action="win" text={t('act.win')} primary />}
      {legal.includes('end') && pick.length === 0 && (
        <ActButton turn={turn} action="end" text={t('act.end')} primary />
      )}
    </div>
  );
}

/* Cards to be given up, by one of two verbs. */
function GiveUp({ turn, verb }: { turn: Turn; verb: 'discard' | 'return' }) {
  const { due } = turn.table;
  return (
    <CardPicker
      turn={turn}
      title={t(verb === 'discard' ? 'catan.discard' : 'catan.return', { n: due })}
      button={t(verb === 'discard' ? 'act.discard' : 'act.return')}
    />
  );
}

function cardsOf(island: Island, seat: number): number {
  return island.settlers.find((x) => !x.neutral && x.seat === seat)?.cards ?? 0;
}

function Victims({ s, turn }: { s: Snapshot; turn: Turn }) {
  const all = turn.table.legal.filter((a) => a.startsWith('rob:'));
  if (all.length === 0) return null;
  return (
    <div class="choices">
      {all.map((a) => (
        <ActButton
          key={a}
          turn={turn}
          action={a}
          text={actionLabel(a, s.seats)}
          does={t('does.rob', { n: cardsOf(turn.island, Number(a.slice(5))) })}
        />
      ))}
    </div>
  );
}

/* Building and trading, as far as nothing else is asked. */
function Market({ s, turn, talking }: { s: Snapshot; turn: Turn; talking: boolean }) {
  const { island, draft, table } = turn;
  const { legal } = table;
  const building = legal.includes('end');
  const idle = building || legal.includes('roll') || s.player !== s.viewer;
  const act = (a: string) => turn.dispatch({ type: 'act', actions: [a] });
  return (
    <>
      {idle && !talking && (
        <Build
          island={island}
          legal={legal}
          mode={draft.mode}
          onMode={(verb) => turn.dispatch({ type: 'mode', verb })}
          onAct={act}
          trading={draft.trading}
          unseen={untracked(island, s.viewer)}
          onTrade={() => turn.dispatch({ type: 'trade' })}
        />
      )}
      <TradeCards legal={legal} island={island} seat={s.viewer} onAct={act} />
      {draft.trading && building && <TradePanel steps={s.steps} seats={s.seats} turn={turn} />}
    </>
  );
}

function Never({ never, onChange }: { never: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="line small">
      <input type="checkbox" checked={never} onChange={(e) => onChange(e.currentTarget.checked)} />
      {t('trade.never')}
    </label>
  );
}

export function IslandPanel(props: {
  source: GameSource;
  s: Snapshot;
  turn: Turn;
  advice: Advice;
  hint: boolean;
}) {
  const { s, turn } = props;
  const { island, draft } = turn;
  const { mine, legal } = turn.table;
  const [never, setNever] = useNever(s.id);
  useIntents(turn, never);
  const verb = (['discard', 'return'] as const).find((v) =>
    legal.some((a) => a.startsWith(`${v}:`)),
  );
  const talking =
    island.offer !== null || ['accept', 'reject', 'withdraw'].some((a) => legal.includes(a));
  const unseen = untracked(island, s.viewer);
  const mayOffer = !/\boffers=0\b/.test(s.setup) && s.seats.length > 2;
  return (
    <>
      <Dice s={s} turn={turn} />
      {island.hand && !verb && !unseen && <Hand island={island} />}
      {mine && <DevPlays turn={turn} />}
      {mine && !verb && <Confirm s={s} turn={turn} />}
      {mine && props.hint && draft.pick.length === 0 && (
        <AdviceBox
          advice={props.advice}
          seats={s.seats}
          onDo={(actions) => turn.dispatch({ type: 'act', actions })}
        />
      )}
      {mine && <Reasons reasons={props.advice.reasons} />}
      {draft.refusal && (
        <Why
          refusal={draft.refusal}
          onClose={() => turn.dispatch({ type: 'hush' })}
          seats={s.seats}
        />
      )}
      {verb && island.hand && <GiveUp turn={turn} verb={verb} />}
      {mine && <Victims s={s} turn={turn} />}
      {island.hand && <Market s={s} turn={turn} talking={talking} />}
      {island.hand && !unseen && !talking && mayOffer && (
        <Never never={never} onChange={setNever} />
      )}
      {talking && <Negotiation seats={s.seats} turn={turn} />}
    </>
  );
}
