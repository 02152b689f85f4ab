/*
 * The table of a refereed game: the usual one, with what chance brought asked
 * for above the panel, and the record with its corrections beside the log.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../engine/wasm.ts';
import type { Step } from '../game/source.ts';
import { Hold, type Role } from '../game/tabs.ts';
import { t } from '../i18n/index.ts';
import { ByHand, Real, type ByHandProps } from '../ui/byhand.ts';
import { gameOf } from '../ui/games.ts';
import { Outcomes } from '../ui/outcomes.tsx';
import { DeadEnd } from '../ui/parts.tsx';
import { go } from '../ui/router.ts';
import { Table, useSource } from '../ui/table.tsx';
import { Why } from '../ui/why.tsx';
import { seatName } from '../ui/words.tsx';
import { Arranging, useArranging } from './arranging.tsx';
import { useAwake } from './awake.ts';
import { Entries, Touched } from './entries.tsx';
import { GoOn } from './goon.tsx';
import { Said, Sharing, useRoom } from './sharing.tsx';
import { Happened, Reminders } from './happened.tsx';
import { useDice } from './ourdice.ts';
import { openRecord, type RefereeSource } from './source.ts';
import { findRecord, onRecord, wishToLast } from './store.ts';
import { flip, useFlipped } from './turned.ts';

/* The record in the one window that writes it, or in one that follows. */
function useRecord(id: string): { at: At | null; take: () => void } {
  const [at, set] = useState<At | null>(null);
  const hold = useRef<Hold | null>(null);
  useEffect(() => {
    let closed = false;
    let own: RefereeSource | null = null;
    const begin = async (role: Role) => {
      const got = await openRecord(id, role === 'follows');
      if (closed) return;
      own?.close();
      own = typeof got === 'string' ? null : got;
      set(typeof got === 'string' ? { kind: got } : { kind: 'open', source: got, role });
    };
    wishToLast();
    hold.current = new Hold(`real-${id}`, (role) => void begin(role));
    const stop = onRecord(id, () => {
      if (own?.frozen) void findRecord(id).then((k) => k && own?.follow(k));
    });
    return () => {
      closed = true;
      stop();
      own?.close();
      hold.current?.close();
      hold.current = null;
    };
  }, [id]);
  return { at, take: () => hold.current?.take() };
}

type At = { kind: 'none' | 'broken' } | { kind: 'open'; source: RefereeSource; role: Role };

export function RealTable({ id }: { id: string }) {
  const { at, take } = useRecord(id);
  useAwake();
  if (at === null) return <p class="loading">{t('loading')}</p>;
  if (at.kind !== 'open')
    return <DeadEnd text={t(at.kind === 'none' ? 'error.nogame' : 'real.broken')} />;
  return (
    <Seated
      key={at.role}
      source={at.source}
      banner={
        at.role === 'follows' && (
          <p class="banner" role="status">
            {t('tabs.follows')}{' '}
            <button type="button" onClick={take}>
              {t('tabs.take')}
            </button>
          </p>
        )
      }
    />
  );
}

function Seated(props: { source: RefereeSource; banner: ComponentChildren }) {
  const { source } = props;
  const s = useSource(source);
  const row = gameOf(s.game);
  /* What was pointed at and refused belongs to the position it was said in. */
  const [picked, setPicked] = useState<{ of: Step[]; at: string } | null>(null);
  const [refused, setRefused] = useState<{ of: Step[]; why: Refusal } | null>(null);
  const [wanted, want] = useState(0); /* the record, so many times */
  const [touched, setTouched] = useState<{ of: Step[]; at: string } | null>(null);
  const at = picked?.of === s.steps ? picked.at : null;
  const refusal = refused?.of === s.steps ? refused.why : null;
  const pick = (place: string) => {
    setTouched(null);
    setPicked({ of: s.steps, at: place });
  };
  const point =
    source.fix === null ? (place: string) => setTouched({ of: s.steps, at: place }) : undefined;
  const refuse = (why: Refusal | null) =>
    setRefused(why === null ? null : { of: source.snapshot.steps, why });
  /* A sentence that nobody sees says nothing. */
  useEffect(() => {
    if (refusal) document.querySelector('.realguide .why')?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  const flipped = useFlipped();
  const laying = useArranging(source, s);
  const room = useRoom(source, s);
  const asking = s.player === -1 && !source.frozen;
  const asked = asking && row.hand?.phases.includes(s.phase) ? row.hand : null;
  const cells = useMemo(
    () => (asked ? (source.ask(asked.ask)?.get(asked.fact) ?? '').split(';').filter(Boolean) : []),
    [s.steps, asked],
  );
  const legal = useMemo(() => (s.player === -1 ? source.legal() : s.legal), [s.steps]);
  const early = !source.frozen && row.real?.early !== undefined && legal.includes(row.real.early);
  const act = async (actions: string[]) => {
    const no = await source.act(actions);
    refuse(no);
    return no;
  };
  const dice = useDice(source, row.real?.dice === true && (asking || early));
  const hand: ByHandProps = { s, at, ask: (x) => source.ask(x), legal, act, dice };
  const Turn = row.real?.Turn;
  const Ask = row.ByHand ?? Outcomes;
  return (
    <Real.Provider value>
      <ByHand.Provider value={laying.places ?? (asked ? { cells, at, pick, point } : null)}>
        <div class={flipped ? 'realtable upside' : 'realtable'} data-told={s.steps.length}>
          <Table
            source={source}
            onLeave={() => go('real')}
            guide={
              <div
                class={`realguide${asking ? ' asking' : ''}${source.fix ? ' fixing' : ''}${at ? ' picking' : ''}`}
              >
                <Fixing source={source} refuse={refuse} />
                {refusal && <Why refusal={refusal} onClose={() => refuse(null)} seats={s.seats} />}
                <Clashes source={source} show={() => want((n) => n + 1)} />
                <Said room={room} />
                {Turn && !laying.on && <Turn view={s.view} />}
                {touched?.of === s.steps && !laying.on && source.fix === null && (
                  <Touched source={source} at={touched.at} onClose={() => setTouched(null)} />
                )}
                {!laying.on && <Happened source={source} s={s} />}
                {!laying.on && <Reminders source={source} s={s} />}
                {laying.on ? (
                  <Arranging source={source} s={s} hear={laying.hear} />
                ) : (
                  (asking || early) && <Ask {...hand} />
                )}
                {s.player >= 0 && !laying.on && !early && (
                  <h2 class="handask">{t('say.turn', { name: seatName(s.seats, s.player) })}</h2>
                )}
                {!source.lasting && <p role="alert">{t('real.notkept')}</p>}
              </div>
            }
            aside={
              <>
                <Sharing source={source} room={room} />
                {!source.frozen && <GoOn source={source} />}
                <Entries source={source} refuse={refuse} />
              </>
            }
            asideTitle={t('real.record')}
            asideNews={source.open.length}
            asideWanted={wanted}
            shut={`${source.fix !== null} ${laying.on}`}
            banner={
              <>
                {props.banner}
                <Tools source={source} />
              </>
            }
          />
        </div>
      </ByHand.Provider>
    </Real.Provider>
  );
}

/* Entries against the rules that wait to be settled. */
function Clashes({ source, show }: { source: RefereeSource; show: () => void }) {
  if (source.open.length === 0 || source.fix !== null) return null;
  return (
    <p class="clashes" role="status" data-test="waiting">
      ⚠ {t('real.open', { n: source.open.length })}.{' '}
      <button type="button" onClick={show}>
        {t('real.open.show')}
      </button>
    </p>
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
