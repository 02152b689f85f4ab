/* Why something cannot be done, with the rule to look up. */
import type { Refusal } from '../engine/wasm.ts';
import type { Seat } from '../game/source.ts';
import { t } from '../i18n/index.ts';
import { RuleLink } from './rulelink.tsx';
import { refusalText } from './words.tsx';

export function Why({
  refusal,
  onClose,
  seats,
  place = null,
}: {
  refusal: Refusal;
  onClose: () => void;
  seats: Seat[];
  place?: string | null;
}) {
  const text = refusalText(refusal, seats);
  return (
    <div class="why" role="alert">
      <p>{text}</p>
      <RuleLink rule={refusal.rule} place={place} />
      <button type="button" class="close" aria-label={t('close')} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
