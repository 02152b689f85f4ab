/*
 * The table of a refereed game: the usual one, with what chance brought asked
 * for above the panel, and the record with its corrections beside the log.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { wasmModule } from '../engine/load.ts';
import { newReferee } from '../engine/referee.ts';
import type { Refusal } from '../engine/wasm.ts';
import type { Step } from '../game/source.ts';
import { t } from '../i18n/index.ts';
import { ByHand, type ByHandProps } from '../ui/byhand.ts';
import { gameOf } from '../ui/games.ts';
import { Outcomes } from '../ui/outcomes.tsx';
import { DeadEnd } from '../ui/parts.tsx';
import { go } from '../ui/router.ts';
import { Table, useSource } from '../ui/table.tsx';
import { Why } from '../ui/why.tsx';
import { useAwake } from './awake.ts';
import { Entries } from './entries.tsx';
import { sourceOf, type RefereeSource } from './source.ts';
import { findRecord } from './store.ts';
import { flip, useFlipped } from './turned.ts';

export function RealTable({ id }: { id: string }) {
  const kept = useMemo(() => findRecord(id), [id]);
  const [source, setSource] = useState<RefereeSource | null>(null);
  useEffect(() => {
    if (!kept) return;
    void Promise.all([wasmModule(), newReferee()]).then(([module, referee]) =>
      setSource(sourceOf(module, referee, kept)),
    );
  }, [kept]);
  useAwake();
  if (!kept) return <DeadEnd text={t('error.nogame')} />;
  return source ? <Seated source={source} /> : <p class="loading">{t('loading')}</p>;
}

function Seated({ source }: { source: RefereeSource }) {
  const s = useSource(source);
  const row = gameOf(s.game);
  /* What was pointed at and refused belongs to the position it was said in. */
  const [picked, setPicked] = useState<{ of: Step[]; at: string } | null>(null);
  const [refused, setRefused] = useState<{ of: Step[]; why: Refusal } | null>(null);
  const at = picked?.of === s.steps ? picked.at : null;
  const refusal = refused?.of === s.steps ? refused.why : null;
  const pick = (place: string) => setPicked({ of: s.steps, at: place });
  const refuse = (why: Refusal | null) =>
    setRefused(why === null ? null : { of: source.snapshot.steps, why });
  const flipped = useFlipped();
  const asked = s.player === -1 && row.hand?.phases.includes(s.phase) ? row.hand : null;
  const cells = useMemo(
    () => (asked ? (source.ask(asked.ask)?.get(asked.fact) ?? '').split(';').filter(Boolean) : []),
    [s.steps, asked],
  );
  const legal = useMemo(() => (s.player === -1 ? source.legal() : []), [s.steps]);
  const act = async (actions: string[]) => {
    const no = await source.act(actions);
    refuse(no);
    return no;
  };
  const hand: ByHandProps = { s, at, ask: (x) => source.ask(x), legal, act };
  const Ask = row.ByHand ?? Outcomes;
  return (
    <ByHand.Provider value={asked ? { cells, at, pick } : null}>
      <div class={flipped ? 'upside' : ''}>
        <Table
          source={source}
          onLeave={() => go('real')}
          guide={
            <div class={s.player === -1 ? 'realguide asking' : 'realguide'}>
              <Fixing source={source} refuse={refuse} />
              {s.player === -1 && <Ask {...hand} />}
              {refusal && <Why refusal={refusal} onClose={() => refuse(null)} seats={s.seats} />}
              {!source.lasting && <p role="alert">{t('real.notkept')}</p>}
            </div>
          }
          aside={<Entries source={source} refuse={refuse} />}
          asideTitle={t('real.record')}
          asideNews={source.open.length}
          banner={<Tools source={source} />}
        />
      </div>
    </ByHand.Provider>
  );
}

/* While an entry is being set right: which one, and the ways out of it. */
function Fixing(props: { source: RefereeSource; refuse: (r: Refusal | null) => void }) {
  const { source } = props;
  const { fix } = source;
  if (fix === null) return null;
  return (
    <div class="realrow" role="status">
      <strong>
        {fix.insert ? t('real.inserting', { n: fix.at + 1 }) : t('real.fixing', { n: fix.at + 1 })}
      </strong>
      {fix.added.length > 0 && (
        <button type="button" onClick={() => props.refuse(source.endFix())}>
          {t('real.thatwasit')}
        </button>
      )}
      <button type="button" onClick={() => source.stopFix()}>
        {t('real.cancel')}
      </button>
    </div>
  );
}

function Tools({ source }: { source: RefereeSource }) {
  return (
    <div class="realrow noprint realtools">
      {source.canRedo && (
        <button type="button" onClick={() => source.redo()}>
          ↷ {t('real.redo')}
        </button>
      )}
      <button type="button" onClick={flip}>
        ⇅ {t('real.flip')}
      </button>
      <a class="button" href={`#/real/sheet/${source.kept.id}`}>
        {t('real.sheet')}
      </a>
    </div>
  );
}
