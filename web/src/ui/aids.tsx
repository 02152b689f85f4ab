/*
 * Aids: what the page tells beyond the board.  A person may do without them
 * (settings), and so may a table: then nobody there has them.
 */
import type { GameName, Snapshot } from '../game/source.ts';
import { find, t } from '../i18n/index.ts';
import { AIDS, type Aid } from './game.ts';
import { gameOf } from './games.ts';
import { settings } from './settings.ts';

/* Aids that mean something in a game. */
export function aidsIn(game: GameName): readonly Aid[] {
  return gameOf(game).aids;
}

/* The aids that are given to this person at this table. */
export function aidsAt(s: Snapshot): Record<Aid, boolean> {
  const own = settings();
  const mine: Record<Aid, boolean> = {
    legal: own.aidLegal,
    features: own.aidFeatures,
    dead: own.aidDead,
    bag: own.aidBag,
    hint: own.aidHint,
  };
  for (const aid of AIDS) if (s.aids && !s.aids.includes(aid)) mine[aid] = false;
  return mine;
}

function words(aid: Aid): string {
  return find(`aid.${aid}`) ?? aid;
}

/* In the set-up: which aids the table has. */
export function AidsCard({
  game,
  aids,
  onChange,
}: {
  game: GameName;
  aids: readonly string[];
  onChange: (aids: Aid[]) => void;
}) {
  const all = aidsIn(game);
  if (all.length === 0) return null;
  return (
    <section class="card">
      <h2>{t('setup.aids')}</h2>
      <p class="soft">{t('setup.aids.help')}</p>
      {all.map((aid) => (
        <label key={aid} class="line">
          <input
            type="checkbox"
            checked={aids.includes(aid)}
            onChange={(e) =>
              onChange(AIDS.filter((x) => (x === aid ? e.currentTarget.checked : aids.includes(x))))
            }
          />
          {words(aid)}
        </label>
      ))}
    </section>
  );
}

/* What is missing at a table, in a sentence; nothing where all is there. */
export function AidsMissing({ snapshot: s }: { snapshot: Snapshot }) {
  const gone = aidsIn(s.game).filter((aid) => s.aids && !s.aids.includes(aid));
  if (gone.length === 0) return null;
  return <p class="soft">{t('setup.aids.gone', { what: gone.map(words).join('; ') })}</p>;
}
