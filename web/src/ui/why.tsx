/* Why something cannot be done, with the rule to look up. */
import type { Refusal } from '../engine/wasm.ts';
import type { Seat } from '../game/source.ts';
import { t } from '../i18n/index.ts';
import { noteText } from './words.tsx';

export function Why({
  refusal,
  onClose,
  seats,
}: {
  refusal: Refusal;
  onClose: () => void;
  seats: Seat[];
}) {
  const text = noteText({ code: refusal.code, fields: {}, en: refusal.en, cs: refusal.cs }, seats);
  return (
    <div class="why" role="alert">
      <p>{text || t('error.refused')}</p>
      {refusal.rule !== '' && (
        <a href={`#/rules/${refusal.rule}`} class="rulelink">
          {t('rule.show', { id: refusal.rule })}
        </a>
      )}
      <button type="button" class="close" aria-label={t('close')} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
