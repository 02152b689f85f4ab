/*
 * A row for a game that the registry does not know: everything is asked of the
 * engine.  Hands are covered, because nothing is known about its secrets.
 */
import { pictureEngine } from '../../engine/load.ts';
import { t } from '../../i18n/index.ts';
import { scoreLines, type Game } from '../game.ts';
import { titleOf } from '../games.ts';
import { Options } from './setup.tsx';
import { GenericTable } from './table.tsx';

const MOST_SEATS = 8;

/* How many may play, by what the rules take. */
function seatsOf(name: string): Game['seats'] {
  const can: number[] = [];
  for (let n = 1; n <= MOST_SEATS; n++)
    if (pictureEngine().refusal(`${name} players=${n}`) === null) can.push(n);
  const least = can[0] ?? 2;
  return { least, most: can[can.length - 1] ?? 2, usual: can.find((n) => n >= 2) ?? least };
}

export function genericGame(name: string): Game {
  const seats = seatsOf(name);
  return {
    name,
    lead: () => t('start.other'),
    newTable: () => t('setup.other', { game: titleOf(name) }),
    seats,
    now: { players: seats.usual, words: {} },
    words: {},
    Options: (props) => <Options {...props} game={name} />,
    Table: GenericTable,
    colour: (_players, seat) => `seat${seat}`,
    aids: [],
    secrets: true,
    tries: false,
    points: scoreLines,
  };
}
