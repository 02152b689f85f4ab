/* What chance has brought, told by a button for each outcome. */
import type { ByHandProps } from './byhand.ts';
import { actionLabel, phaseText } from './words.tsx';

export function Outcomes({ s, legal, act }: ByHandProps) {
  return (
    <>
      <h2 class="handask">{phaseText(s.phase, s.game)}</h2>
      <div class="handrow">
        {legal.map((action) => (
          <button
            type="button"
            key={action}
            data-outcome={action}
            onClick={() => void act([action])}
          >
            {actionLabel(s.game, action, s.seats, s.view)}
          </button>
        ))}
      </div>
    </>
  );
}
