/* Real dice: their sum is told, or ours are rolled; the turn of two players step by step. */
import { t } from '../../i18n/index.ts';
import type { ByHandProps, OurDice } from '../byhand.ts';
import { Outcomes } from '../outcomes.tsx';
import { seatName } from '../words.tsx';
import { readIsland } from './view.ts';

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const WORD_MOST = 40;

const sumOf = (dice: string) => dice.split('+').reduce((n, d) => n + Number(d), 0);

export function DiceByHand(p: ByHandProps) {
  const { s, legal, act } = p;
  const early = legal.includes('roll'); /* something else could come before the roll */
  if (!early && !legal.every((a) => a.startsWith('roll:'))) return <Outcomes {...p} />;
  const roll = (sum: number) => {
    const one = Math.max(1, sum - 6);
    void act([...(early ? ['roll'] : []), `roll:${one}+${sum - one}`]);
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
        {p.dice && (
          <button
            type="button"
            data-test="our-dice"
            onClick={() => void p.dice?.roll().then((dice) => roll(sumOf(dice)))}
          >
            {t('real.ourdice')}
          </button>
        )}
      </div>
      {p.dice && p.dice.seal !== '' && <Sealed dice={p.dice} />}
    </>
  );
}

/* What our dice were sealed with, and a word of the players before the first roll. */
function Sealed({ dice }: { dice: OurDice }) {
  return (
    <details class="sealed">
      <summary>
        {t('real.dice.seal')} <code data-test="seal">{dice.seal.slice(0, 16)}</code>
      </summary>
      <p class="soft">{t('real.dice.seal.help')}</p>
      {dice.fresh && (
        <input
          type="text"
          value={dice.word}
          maxLength={WORD_MOST}
          placeholder={t('real.dice.word')}
          aria-label={t('real.dice.word')}
          onInput={(e) => dice.onWord(e.currentTarget.value)}
        />
      )}
    </details>
  );
}

const STEPS = ['first', 'second', 'build', 'neutral'] as const;

/* Where the turn of the two-player game is. */
function stepOf(phase: string, rolls: number): (typeof STEPS)[number] | null {
  if (phase.startsWith('found') || phase === 'over' || phase === 'start') return null;
  if (phase === 'neutral') return 'neutral';
  if (phase.startsWith('preroll') || phase === 'roll') return rolls === 0 ? 'first' : 'second';
  return rolls < 2 ? 'second' : 'build';
}

/* Two rolls, building and trading, a piece for a neutral: what comes when. */
export function TurnOfTwo({ view }: { view: string }) {
  const island = readIsland(view);
  const now = stepOf(island.phase, island.rolls);
  if (now === null || !island.settlers.some((x) => x.neutral)) return null;
  return (
    <ol class="turnsteps" aria-label={t('real.two')}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          class={step === now ? 'now' : i < STEPS.indexOf(now) ? 'past' : ''}
          aria-current={step === now ? 'step' : undefined}
          data-step={step}
        >
          {t(`real.two.${step}`)}
        </li>
      ))}
    </ol>
  );
}
