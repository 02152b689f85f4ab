/* Beside the island: players, the bank, how the dice fell. */
import { useMemo } from 'preact/hooks';
import type { Snapshot } from '../../game/source.ts';
import type { Island, Settler } from './view.ts';
import { find, t } from '../../i18n/index.ts';
import { Sign } from './signs.tsx';
import { PlayerList } from '../players.tsx';
import { unseenDevs } from './actions.ts';
import { Cards } from './cards.tsx';
import { boxFacts } from './facts.ts';

/* One knows one's own points, and everybody's when the game is over. */
function pointsOf(island: Island, s: Snapshot): number[] {
  return s.seats.map((_x, i) => {
    if (i === s.viewer && island.points !== null) return island.points;
    const open = island.settlers.find((x) => !x.neutral && x.seat === i)?.points ?? 0;
    return s.player === -2 ? (s.track[i] ?? open) : open;
  });
}

export function Settlers({ island, s }: { island: Island; s: Snapshot }) {
  const parties = island.settlers.filter((x) => !x.neutral);
  return (
    <PlayerList
      snapshot={s}
      points={pointsOf(island, s)}
      active={s.player}
      more={(i) => {
        const party = parties.find((x) => x.seat === i);
        return party && <Holdings party={party} island={island} />;
      }}
    />
  );
}

/* What everybody sees of a player's things. */
function Holdings({ party: x, island }: { party: Settler; island: Island }) {
  return (
    <span class="supply">
      <span title={t('catan.cards')}>
        <Sign name="hand" size={16} />
        {x.cards}
      </span>
      <span title={t('catan.devs')}>
        <Sign name="card" size={16} />
        {x.dev}
      </span>
      <span title={t('catan.knights')} class={island.army === x.seat ? 'award' : ''}>
        <Sign name="knight" size={16} />
        {x.knights}
      </span>
      <span title={t('catan.road')} class={island.longest === x.seat ? 'award' : ''}>
        <Sign name="road" size={16} />
        {x.road}
      </span>
      {x.tradeCards !== null && (
        <span title={t('catan.tradecards')}>
          <Sign name="trade" size={16} />
          {x.tradeCards}
        </span>
      )}
    </span>
  );
}

export function Bank({ island, s }: { island: Island; s: Snapshot }) {
  const rolls = useMemo(() => {
    const n = Array.from({ length: 13 }, () => 0);
    for (const step of s.steps) {
      const m = /^roll:(\d)\+(\d)$/.exec(step.text ?? '');
      if (m && step.notes.some((x) => x.code === 'rolled')) {
        const sum = Number(m[1]) + Number(m[2]);
        n[sum] = (n[sum] ?? 0) + 1;
      }
    }
    return n;
  }, [s.steps]);
  const most = Math.max(1, ...rolls);
  const { cards } = boxFacts();
  return (
    <div class="bank">
      <h3>{t('catan.bank')}</h3>
      <Cards counts={island.bank} />
      <p>{t('catan.deck', { n: island.deck })}</p>
      <details>
        <summary>{t('catan.unseen')}</summary>
        <ul class="unseen">
          {Object.entries(unseenDevs(island, cards)).map(([kind, n]) => (
            <li key={kind}>
              {find(`dev.${kind}`)} <b>{n}</b>/{cards[kind]}
            </li>
          ))}
        </ul>
      </details>
      <h3>{t('catan.rolls')}</h3>
      <div
        class="histogram"
        role="img"
        aria-label={rolls
          .map((n, i) => (i >= 2 ? `${i}: ${n}` : ''))
          .filter(Boolean)
          .join(', ')}
      >
        {rolls.map((n, i) =>
          i >= 2 ? (
            <span key={i}>
              <i style={{ height: `${(n / most) * 48}px` }} />
              {i}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}
