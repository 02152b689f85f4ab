/* Real dice: their sum is told, or ours are rolled. */
import { t } from '../../i18n/index.ts';
import type { ByHandProps } from '../byhand.ts';
import { Outcomes } from '../outcomes.tsx';
import { seatName } from '../words.tsx';

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/* Two numbers from 1 to 6, as even as the browser's generator. */
function rolled(): number {
  const die = () => {
    for (;;) {
      const x = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
      if (x < 252) return 1 + (x % 6);
    }
  };
  return die() + die();
}

export function DiceByHand(p: ByHandProps) {
  const { s, legal, act } = p;
  if (!legal.every((a) => a.startsWith('roll:'))) return <Outcomes {...p} />;
  const sumOf = (action: string) =>
    action
      .slice(5)
      .split('+')
      .reduce((n, d) => n + Number(d), 0);
  const roll = (sum: number) => {
    const one = legal.find((a) => sumOf(a) === sum);
    if (one !== undefined) void act([one]);
  };
  const who = Number(/ active p(\d)/.exec(s.view)?.[1] ?? s.viewer);
  return (
    <>
      <h2 class="handask">{t('real.dice', { name: seatName(s.seats, who) })}</h2>
      <div class="handrow dice">
        {SUMS.map((n) => (
          <button type="button" key={n} data-outcome={`roll ${n}`} onClick={() => roll(n)}>
            {n}
          </button>
        ))}
        <button type="button" onClick={() => roll(rolled())}>
          {t('real.ourdice')}
        </button>
      </div>
    </>
  );
}
