/* The rule behind a sentence: a small "why?" that opens it, with a picture of the place. */
import { t } from '../i18n/index.ts';

/* What the table shows and the place a question is about, for the rules' picture. */
export const atHand = { setup: '', view: '', place: null as string | null };

export function RuleLink({ rule, place = null }: { rule: string; place?: string | null }) {
  if (rule === '') return null;
  return (
    <a
      class="rulelink"
      href={`#/rules/${rule}`}
      onClick={() => {
        atHand.place = place;
      }}
    >
      {t('rule.why')}
    </a>
  );
}
