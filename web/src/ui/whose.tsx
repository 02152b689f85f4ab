/* Whose decision the table waits for, when it is not mine; in a prepared position it
 * waits for nobody else. */
import type { Snapshot } from '../game/source.ts';
import { t } from '../i18n/index.ts';
import { seatName } from './words.tsx';

export function WhoseTurn({ snapshot: s }: { snapshot: Snapshot }) {
  if (s.player === -2) return <p>{t('turn.over')}</p>;
  if (s.prepared) return null;
  if (s.player < 0) return <p>{t('turn.chance')}</p>;
  const name = seatName(s.seats, s.player);
  return <p>{t(s.seats[s.player]?.kind === 'bot' ? 'turn.bot' : 'turn.other', { name })}</p>;
}
