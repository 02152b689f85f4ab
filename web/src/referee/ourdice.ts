/* The page's dice at this table (dice.ts): kept with the record, sealed before they roll. */
import { useEffect, useState } from 'preact/hooks';
import type { OurDice } from '../ui/byhand.ts';
import { canProve, newDice, rollAt, sealOf } from './dice.ts';
import type { RefereeSource } from './source.ts';

/* Two dice of the browser, where nothing can be proved. */
function plainRoll(): string {
  const die = () => {
    for (;;) {
      const x = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
      if (x < 252) return 1 + (x % 6);
    }
  };
  return `${die()}+${die()}`;
}

export function useDice(source: RefereeSource, wanted: boolean): OurDice | undefined {
  const [seal, setSeal] = useState('');
  const { dice, id } = source.kept;
  const proves = wanted && canProve() && !source.frozen;
  useEffect(() => {
    if (proves && !dice) source.note({ dice: newDice() });
    else if (proves && dice) void sealOf(dice, id).then(setSeal);
  }, [proves, dice?.seed]);
  if (!wanted) return undefined;
  return {
    seal,
    fresh: dice?.rolls.length === 0,
    word: dice?.word ?? '',
    onWord: (word) => dice && source.note({ dice: { ...dice, word } }),
    roll: async () => {
      const now = source.kept.dice;
      if (!proves || !now) return plainRoll();
      const got = await rollAt(now, now.rolls.length);
      source.note({ dice: { ...now, rolls: [...now.rolls, got] } });
      return got;
    },
  };
}
