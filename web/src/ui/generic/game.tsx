/*
 * A row for a game that the registry does not know: everything is asked of the
 * engine.  Hands are covered, because nothing is known about its secrets.
 */
import { t } from '../../i18n/index.ts';
import { scoreLines, type Game } from '../game.ts';
import { seatsAt, titleOf } from '../games.ts';
import { Options } from './setup.tsx';
import { GenericTable } from './table.tsx';

export function genericGame(name: string): Game {
  const seats = Math.max(2, seatsAt(name).least);
  return {
    name,
    lead: () => t('start.other'),
    newTable: () => t('setup.other', { game: titleOf(name) }),
    seats,
    now: { players: seats, words: {} },
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
