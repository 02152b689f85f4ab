/* Actions of Catan in the words of the table. */
import type { Seat } from '../../game/source.ts';
import { find, t } from '../../i18n/index.ts';
import { plainAction, splitAction } from '../generic/lines.ts';
import { seatName } from '../words.tsx';

/* Actions that name a player: `rob:p1`. */
function withPlayer(verb: string, name: string): string | undefined {
  if (verb === 'rob') return t('act.rob.player', { name });
  if (verb === 'trade') return t('trade.with', { name });
  return verb === 'to' ? `${t('trade.to')} ${name}` : undefined;
}

/* What chance brings is asked for by a sentence above: the card alone is the answer. */
const CHANCE = ['steal', 'draw'];

/* What an action does, on a button. */
export function actionLabel(action: string, seats: Seat[]): string {
  const [verb, rest] = splitAction(action);
  const who = /^p(\d)$/.exec(rest);
  const named = who ? withPlayer(verb, seatName(seats, Number(who[1]))) : undefined;
  if (named !== undefined) return named;
  const does = find(`act.${verb}`);
  if (does === undefined)
    return plainAction(
      action,
      seats.map((x) => x.name),
    );
  if (CHANCE.includes(verb)) return find(`res.${rest}`) ?? find(`dev.${rest}`) ?? does;
  const cards = rest
    .split(',')
    .filter((w) => !/^\d+$/.test(w))
    .map((w) => find(`res.${w}`) ?? find(`dev.${w}`) ?? w);
  return rest === '' ? does : `${does}: ${cards.join(' → ')}`;
}
