/* The address of a table, to be sent to others: copied, shared, shown to a camera. */
import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { lazy } from '../lazy.tsx';
import { copyText } from '../share.ts';

export const QrCode = lazy(
  () => import('./qr.tsx').then((m) => m.QrCode),
  () => <span class="qr" aria-hidden="true" />,
);

const linkOf = (id: string) => `${location.origin}/t/${id}`;

/* The link with its buttons; `text` goes along where the system shares it. */
export function InviteLink({ id, text }: { id: string; text?: string }) {
  const [copied, setCopied] = useState(false);
  const link = linkOf(id);
  const share = () =>
    navigator
      .share({ url: link, title: 'Deskovka', ...(text ? { text } : {}) })
      .catch(() => undefined);
  return (
    <p class="row wrap invite">
      <input
        type="text"
        readOnly
        value={link}
        aria-label={t('online.invite')}
        onFocus={(e) => e.currentTarget.select()}
      />
      <button type="button" onClick={() => void copyText(link).then(setCopied)}>
        {copied ? t('after.copied') : t('after.share')}
      </button>
      {'share' in navigator && (
        <button type="button" class="primary" onClick={() => void share()}>
          {t('invite.share')}
        </button>
      )}
    </p>
  );
}

/* All of an invitation. */
export function Invite({ id, game }: { id: string; game: string }) {
  return (
    <div class="inviting">
      <div class="grow">
        <p>{t('invite.help')}</p>
        <InviteLink id={id} text={t('invite.text', { game })} />
      </div>
      <QrCode text={linkOf(id)} label={t('invite.qr')} />
    </div>
  );
}
