/* A hint for Catan: what a strong bot would do next, in words, with a button. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Reason } from '../../engine/wasm.ts';
import { NO_HINT, askHint } from '../../game/hint.ts';
import type { GameSource, Snapshot } from '../../game/source.ts';
import { RESOURCES, type Counts } from './view.ts';
import { find, t } from '../../i18n/index.ts';
import { actionLabel } from './words.ts';
import { Told, mark } from '../told.tsx';
import { CardWords } from './trade.tsx';

export interface Advice {
  actions: string[] | null;
  reasons: Reason[];
  thinking: boolean;
  none: boolean; /* asked, but nothing came of it */
  ask: () => void;
  forget: () => void;
}

/* An offer is advised whole, and so are cards to give up. */
const WHOLE = /^(give|want|to|discard|return):/;

export function useAdvice(source: GameSource, s: Snapshot): Advice {
  const [actions, setActions] = useState<string[] | null>(null);
  const [thinking, setThinking] = useState(false);
  const [none, setNone] = useState(false);
  const [reasons, setReasons] = useState<Reason[]>([]);
  const forget = () => {
    setActions(null);
    setReasons([]);
    setNone(false);
  };
  /* Advice is for one position. */
  useLayoutEffect(forget, [s.steps.length, s.viewer]);
  const ask = async () => {
    const ply = s.steps.length;
    forget();
    setThinking(true);
    const { actions: got, reasons: why } = await askHint(source, WHOLE).catch(() => NO_HINT);
    setThinking(false);
    if (source.snapshot.steps.length !== ply) return;
    setActions(got.length > 0 ? got : null);
    setReasons(why);
    setNone(got.length === 0);
  };
  return { actions, reasons, thinking, none, ask: () => void ask(), forget };
}

/* Cards that a list of actions names, e.g. `give:wool` twice. */
export function cardsOf(actions: string[], verb: string): Counts {
  const out: Counts = {};
  for (const a of actions) {
    const m = new RegExp(`^${verb}:(\\w+)$`).exec(a);
    if (m && (RESOURCES as readonly string[]).includes(m[1] ?? ''))
      out[m[1] ?? ''] = (out[m[1] ?? ''] ?? 0) + 1;
  }
  return out;
}

function Words({ actions, seats }: { actions: string[]; seats: Snapshot['seats'] }) {
  const first = actions[0] ?? '';
  const verb = first.split(':', 1)[0] ?? '';
  if (verb === 'give' || verb === 'want')
    return (
      <Told
        text={t('hint.offer', { give: mark(0), want: mark(1) })}
        parts={[
          <CardWords counts={cardsOf(actions, 'give')} />,
          <CardWords counts={cardsOf(actions, 'want')} />,
        ]}
      />
    );
  if (verb === 'discard' || verb === 'return')
    return (
      <>
        {find(`act.${verb}`)} <CardWords counts={cardsOf(actions, verb)} />
      </>
    );
  const bank = /^bank:(\d),(\w+),(\w+)$/.exec(first);
  if (bank)
    return (
      <Told
        text={t('hint.bank', { give: mark(0), want: mark(1) })}
        parts={[
          <CardWords counts={{ [bank[2] ?? '']: Number(bank[1]) }} />,
          <CardWords counts={{ [bank[3] ?? '']: 1 }} />,
        ]}
      />
    );
  if (/^(settle|road|city|robber):/.test(first))
    return <>{t('hint.place', { what: find(`act.${verb}`) ?? verb })}</>;
  return <>{actionLabel(first, seats)}</>;
}

export function AdviceBox({
  advice,
  seats,
  onDo,
}: {
  advice: Advice;
  seats: Snapshot['seats'];
  onDo: (actions: string[]) => void;
}) {
  const list = advice.actions;
  return (
    <div class="row wrap advice" aria-live="polite">
      {!list && (
        <button
          type="button"
          class="link"
          data-spot="hint"
          disabled={advice.thinking}
          onClick={advice.ask}
        >
          {advice.thinking ? t('hint.thinks') : t('hint.ask')}
        </button>
      )}
      {advice.none && <span>{t('hint.none')}</span>}
      {list && (
        <>
          <span class="grow">
            <strong>{t('hint.title')}</strong> <Words actions={list} seats={seats} />
          </span>
          <button type="button" onClick={() => onDo(list)}>
            {t('hint.do')}
          </button>
          <button type="button" class="icon" aria-label={t('close')} onClick={advice.forget}>
            ×
          </button>
        </>
      )}
    </div>
  );
}
