/* A game at a real table, followed on another phone: who looks may confirm or object. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { wasmModule } from '../engine/load.ts';
import { newReferee } from '../engine/referee.ts';
import { find, t } from '../i18n/index.ts';
import { go } from '../ui/router.ts';
import { DeadEnd } from '../ui/parts.tsx';
import { Table, useSource } from '../ui/table.tsx';
import { seatName } from '../ui/words.tsx';
import { useAwake } from './awake.ts';
import { Room } from './room.ts';
import { sourceOf, type RefereeSource } from './source.ts';
import { recordOf, type Kept } from './store.ts';
import { linesOf } from './wire.ts';

const RECORD_MOST = 200_000;

/* The record of a room as one of this device would be; null if it is none. */
function keptOf(id: string, record: string): Kept | null {
  const got = record.length < RECORD_MOST ? recordOf(record) : null;
  return got && { id, ...got, changed: 0, over: false };
}

export function Follow({ id }: { id: string }) {
  const [room, setRoom] = useState<Room | null>(null);
  const [, again] = useState(0);
  const [source, setSource] = useState<RefereeSource | null>(null);
  const own = useRef<RefereeSource | null>(null);
  useAwake();
  useEffect(() => {
    const r = new Room(id, () => again((n) => n + 1));
    setRoom(r);
    return () => r.close();
  }, [id]);
  const record = room?.record ?? null;
  useEffect(() => {
    const kept = record === null ? null : keptOf(id, record);
    if (!kept) return;
    if (own.current) return own.current.follow(kept);
    void Promise.all([wasmModule(), newReferee()]).then(([module, referee]) => {
      own.current ??= sourceOf(module, referee, kept, true);
      setSource(own.current);
    });
  }, [record]);
  if (room?.failed)
    return (
      <DeadEnd text={find(`server.${room.failed}`) ?? t('server.other', { code: room.failed })} />
    );
  if (!room || !source) return <p class="loading">{t('real.follow.wait')}</p>;
  return (
    <div class="follows">
      <Table
        source={source}
        onLeave={() => go('real')}
        guide={<Opinions room={room} source={source} />}
      />
    </div>
  );
}

/* Yes, so it was; no, and why. */
function Opinions({ room, source }: { room: Room; source: RefereeSource }) {
  const s = useSource(source);
  const [who, setWho] = useState('');
  const [why, setWhy] = useState<string | null>(null);
  const [said, setSaid] = useState(0);
  const line = linesOf(source.kept.record).length;
  const answer = async (yes: boolean) => {
    if (await room.answer(line, yes, who || t('real.follow.somebody'), why ?? '')) setSaid(line);
    setWhy(null);
  };
  return (
    <div class={`realguide${s.player === -1 ? ' asking' : ''}`} data-follows={line}>
      <p>{t('real.follow.lead')}</p>
      <div class="realrow">
        <select
          aria-label={t('real.follow.me')}
          value={who}
          onChange={(e) => setWho(e.currentTarget.value)}
        >
          <option value="">{t('real.follow.somebody')}</option>
          {s.seats.map((_x, i) => (
            <option key={i}>{seatName(s.seats, i)}</option>
          ))}
        </select>
        <button type="button" class="primary" onClick={() => void answer(true)}>
          ✓ {t('real.follow.yes')}
        </button>
        <button type="button" onClick={() => setWhy(why === null ? '' : null)}>
          ✗ {t('real.follow.no')}
        </button>
      </div>
      {why !== null && (
        <form
          class="realrow"
          onSubmit={(e) => {
            e.preventDefault();
            void answer(false);
          }}
        >
          <input
            type="text"
            maxLength={120}
            value={why}
            aria-label={t('real.follow.why')}
            placeholder={t('real.follow.why')}
            onInput={(e) => setWhy(e.currentTarget.value)}
          />
          <button type="submit">{t('real.follow.send')}</button>
        </form>
      )}
      {said === line && <p role="status">{t('real.follow.said')}</p>}
      <p class="soft">{t('real.unfair')}</p>
    </div>
  );
}
