/* How far spectators are behind, in words. */
import { t } from '../../i18n/index.ts';

export function delayText(s: number): string {
  return s < 60 ? t('time.s', { n: s }) : t('time.min', { n: Math.round(s / 60) });
}
