/* Why something cannot be done, with the rule to look up. */
import type { Refusal } from '../engine/wasm.ts';
import type { Seat } from '../game/source.ts';
import { t } from '../i18n/index.ts';
import { refusalText } from './words.tsx';

export function Why({
  refusal,
  onClose,
  seats,
}: {
  refusal: Refusal;
  onClose: () => void;
  seats: Seat[];
}) {
  const text = refusalText(refusal, seats);
  return (
    <div class="why" role="alert">
      <p>{text}</p>
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
