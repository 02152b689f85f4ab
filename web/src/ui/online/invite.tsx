/* The address of a table, to be sent to others. */
import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';

export function InviteLink({ id }: { id: string }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/t/${id}`;
  const copy = async () => {
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches)
        await navigator.share({ url: link, title: 'Deskovka' });
      else await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <p class="row invite">
      <input
        type="text"
        readOnly
        value={link}
        aria-label={t('online.invite')}
        onFocus={(e) => e.currentTarget.select()}
      />
      <button type="button" onClick={() => void copy()}>
        {copied ? t('after.copied') : t('after.share')}
      </button>
    </p>
  );
}
