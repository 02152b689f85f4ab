/* Others follow on their own phones: the link, how many look, what they say. */
import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../game/api.ts';
import type { Snapshot } from '../game/source.ts';
import { find, t } from '../i18n/index.ts';
import { QrCode } from '../ui/online/invite.tsx';
import { copyText } from '../ui/share.ts';
import { seatName } from '../ui/words.tsx';
import { openRoom, Room } from './room.ts';
import type { RefereeSource } from './source.ts';

/* The room of a record, where it has one: it hears every change. */
export function useRoom(source: RefereeSource, s: Snapshot): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  const [, again] = useState(0);
  const id = source.frozen ? undefined : source.kept.room;
  useEffect(() => {
    if (id === undefined) return;
    const r = new Room(id, () => again((n) => n + 1));
    setRoom(r);
    return () => {
      r.close();
      setRoom(null);
    };
  }, [id]);
  useEffect(() => room?.show(source.kept.record), [room, s]);
  return room;
}

export function Sharing(props: { source: RefereeSource; room: Room | null }) {
  const { source, room } = props;
  const { kept, snapshot: s } = source;
  const [wrong, setWrong] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const begin = async () => {
    setWrong(null);
    try {
      source.note({ room: await openRoom(s.setup, seatName(s.seats, 0)) });
    } catch (e) {
      if (!(e instanceof ApiError)) throw e;
      setWrong(find(`server.${e.code}`) ?? t('server.other', { code: e.code }));
    }
  };
  if (kept.room === undefined)
    return (
      <>
        <button type="button" data-test="share" onClick={() => void begin()}>
          {t('real.share')}
        </button>
        {wrong !== null && <p role="alert">{wrong}</p>}
      </>
    );
  const link = `${location.origin}${location.pathname}#/real/follow/${kept.room}`;
  return (
    <section class="sharing">
      <p>{t('real.share.link', { n: room?.watching ?? 0 })}</p>
      <div class="realrow">
        <input type="text" readOnly value={link} aria-label={t('real.share')} />
        <button type="button" onClick={() => void copyText(link).then(setCopied)}>
          {copied ? '✓' : t('real.share.copy')}
        </button>
        <button type="button" onClick={() => source.note({ room: undefined })}>
          {t('real.share.end')}
        </button>
      </div>
      <QrCode text={link} label={t('invite.qr')} />
      {room?.failed != null && (
        <p role="alert">
          {find(`server.${room.failed}`) ?? t('server.other', { code: room.failed })}
        </p>
      )}
    </section>
  );
}

/* The last word of each who follows; it changes nothing by itself. */
export function Said({ room }: { room: Room | null }) {
  const [seen, see] = useState(0);
  const fresh = room?.opinions.filter((o) => o.n > seen).slice(-3) ?? [];
  if (fresh.length === 0) return null;
  return (
    <div class="said" role="status">
      {fresh.map((o) => (
        <p key={o.n} class={o.yes ? '' : 'why'}>
          {o.yes ? '✓' : '✗'} {t(o.yes ? 'real.share.yes' : 'real.share.no', { text: o.text })}
        </p>
      ))}
      <button type="button" onClick={() => see(fresh[fresh.length - 1]?.n ?? 0)}>
        {t('close')}
      </button>
    </div>
  );
}
