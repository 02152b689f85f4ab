/* What may be built, bought and played. */
import type { Island } from './view.ts';
import { RESOURCES } from './view.ts';
import { find, t } from '../../i18n/index.ts';
import { Sign } from './signs.tsx';
import { actionLabel } from './words.ts';
import { plentyOf } from './draft.ts';
import { boxFacts } from './facts.ts';
import type { Turn } from './turn.ts';

/* What is built or bought, and the action that does it. */
const BUILT = [
  ['road', 'road'],
  ['settle', 'settlement'],
  ['city', 'city'],
  ['buy', 'card'],
] as const;

export function Build(props: {
  island: Island;
  legal: string[];
  mode: string | null;
  onMode: (m: string) => void;
  onAct: (a: string) => void;
  trading: boolean;
  unseen: boolean; /* what is in the hand is told to nobody: costs are only said */
  onTrade: () => void;
}) {
  const verbs = new Set(props.legal.map((a) => a.split(':')[0] ?? ''));
  const { costs } = boxFacts();
  return (
    <div class={`build${props.trading ? ' trading' : ''}`}>
      {BUILT.map(([v, what]) => {
        const cost = costs[what] ?? {};
        const hand = props.island.hand ?? {};
        return (
          <button
            type="button"
            key={v}
            data-build={v}
            disabled={!verbs.has(v)}
            class={props.mode === v ? 'on' : ''}
            aria-pressed={v === 'buy' ? undefined : props.mode === v}
            title={v === 'buy' ? t('does.buy') : undefined}
            onClick={() => (v === 'buy' ? props.onAct('buy') : props.onMode(v))}
          >
            <span class="what">
              <Sign name={what} size={22} />
              {find(`build.${v}`)}
            </span>
            <span class="cost" aria-label={t('catan.cost')}>
              {RESOURCES.flatMap((r) =>
                Array.from({ length: cost[r] ?? 0 }, (_x, i) => (
                  <span
                    key={`${r}${i}`}
                    class={props.unseen || (hand[r] ?? 0) > i ? 'have' : 'lack'}
                    title={find(`res.${r}`)}
                  >
                    <Sign name={r} size={18} />
                  </span>
                )),
              )}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        data-build="trade"
        disabled={!verbs.has('end') || props.unseen}
        class={props.trading ? 'on' : ''}
        aria-pressed={props.trading}
        onClick={props.onTrade}
      >
        <span class="what">
          <Sign name="trade" size={22} />
          {t('act.trade')}
        </span>
      </button>
    </div>
  );
}

/* Development cards that may be played now. */
export function DevPlays({ turn }: { turn: Turn }) {
  const { legal } = turn.table;
  const { dev } = turn.draft;
  const act = (a: string) => turn.dispatch({ type: 'act', actions: [a] });
  const simple = legal.filter((a) => a === 'knight' || a === 'roads');
  const open = ['plenty', 'monopoly'].filter((c) => legal.some((a) => a.startsWith(`${c}:`)));
  if (simple.length + open.length === 0) return null;
  return (
    <div class="devs">
      <div class="choices">
        {simple.map((a) => (
          <button type="button" key={a} data-act={a} onClick={() => act(a)}>
            <Plays card={actionLabel(a, [])} act={a} />
          </button>
        ))}
        {open.map((card) => (
          <button
            type="button"
            key={card}
            data-act={card}
            aria-expanded={dev === card}
            onClick={() => turn.dispatch({ type: 'dev', card })}
          >
            <Plays
              card={find(card === 'plenty' ? 'dev.year-of-plenty' : 'dev.monopoly') ?? ''}
              act={card}
            />
          </button>
        ))}
      </div>
      {dev !== null && open.includes(dev) && <DevResources turn={turn} />}
    </div>
  );
}

/* A card to play, and what it does. */
function Plays({ card, act }: { card: string; act: string }) {
  return (
    <span class="answer">
      <strong>{t('catan.play', { card })}</strong>
      <small>{find(`does.${act}`)}</small>
    </span>
  );
}

/* The resource of a monopoly, or two of plenty one after the other. */
function DevResources({ turn }: { turn: Turn }) {
  const { legal } = turn.table;
  const { dev, first } = turn.draft;
  const may = (r: string) => {
    if (dev === 'monopoly') return legal.includes(`monopoly:${r}`);
    if (first !== null) return plentyOf(turn.table, first, r) !== undefined;
    return legal.some((a) => a.startsWith('plenty:') && a.includes(r));
  };
  return (
    <div class="choices">
      {dev === 'plenty' && <span>{first === null ? t('catan.plenty1') : t('catan.plenty2')}</span>}
      {RESOURCES.filter(may).map((r) => (
        <button
          type="button"
          key={r}
          data-resource={r}
          onClick={() => turn.dispatch({ type: 'resource', kind: r })}
        >
          <Sign name={r} size={20} /> {find(`res.${r}`)}
        </button>
      ))}
    </div>
  );
}

/* Actions of the two-player game that cost trade cards. */
export function TradeCards({
  legal,
  island,
  seat,
  onAct,
}: {
  legal: string[];
  island: Island;
  seat: number;
  onAct: (a: string) => void;
}) {
  const acts = legal.filter((a) => a === 'force' || a === 'home' || a === 'retire');
  const cards = island.settlers.find((x) => x.seat === seat && !x.neutral)?.tradeCards;
  if (acts.length === 0 || cards === null || cards === undefined) return null;
  return (
    <div class="choices tradecards" role="group" aria-label={t('catan.tradecards')}>
      {acts.map((a) => (
        <button type="button" key={a} data-act={a} onClick={() => onAct(a)}>
          <Sign name="trade" size={18} />
          <span class="answer">
            <strong>{actionLabel(a, [])}</strong>
            <small>{find(`does.${a}`)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
