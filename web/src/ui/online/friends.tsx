/*
 * Playing with friends in three steps: this page, a game with so many players,
 * and the table with its link.  Below it the other ways, and one's friends.
 */
import { useState } from 'preact/hooks';
import { ApiError, createTable, entropy } from '../../game/api.ts';
import { codeRefusal } from '../../game/room.ts';
import { t } from '../../i18n/index.ts';
import { Choose, Refused } from '../form.tsx';
import { AIDS, lineOf } from '../game.ts';
import { gameNames, gameOf, seatsAt, titleOf } from '../games.ts';
import { Page } from '../page.tsx';
import { Way } from '../parts.tsx';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { myName, startLocal, type SeatPlan } from '../setup.tsx';
import { beenOnline } from '../turns.ts';
import { FriendList } from './friendlist.tsx';
import { NEW_TABLE, tableRequest } from './wish.ts';

/* So many players: I, and invitations. */
async function invite(game: string, players: number): Promise<string> {
  const seats: SeatPlan[] = Array.from({ length: players }, (_x, i) => ({
    kind: i === 0 ? 'human' : 'friend',
    name: i === 0 ? myName() : '',
    level: '',
  }));
  const setup = lineOf(game, players, gameOf(game).now.words);
  const request = tableRequest({ game, setup, seats, aids: [...AIDS] }, NEW_TABLE, myName());
  return createTable({ ...request, entropy: entropy() });
}

/* All at this screen. */
function hotSeat(game: string, players: number): void {
  const seats: SeatPlan[] = Array.from({ length: players }, (_x, i) => ({
    kind: 'human',
    name: i === 0 ? myName(true) : t('seat.person', { n: i + 1 }),
    level: '',
  }));
  startLocal(lineOf(game, players, gameOf(game).now.words), seats);
}

const numbers = (game: string) => {
  const { least, most } = seatsAt(game);
  return Array.from({ length: most - Math.max(2, least) + 1 }, (_x, i) => Math.max(2, least) + i);
};

export function FriendsPage() {
  useSettings();
  const [game, setGame] = useState(gameNames()[0] ?? '');
  const [wanted, setPlayers] = useState(2);
  const [error, setError] = useState<string | null>(null);
  const fit = numbers(game);
  const players = fit.includes(wanted) ? wanted : (fit[0] ?? 2);
  const start = () => {
    beenOnline();
    invite(game, players).then(
      (id) => go(`t/${id}`),
      (e: unknown) => setError(e instanceof ApiError ? e.code : 'internal'),
    );
  };
  return (
    <Page title={t('friends.title')}>
      <section class="card">
        <div class="tabs" role="group" aria-label={t('friends.game')}>
          {gameNames().map((g) => (
            <button type="button" key={g} aria-pressed={g === game} onClick={() => setGame(g)}>
              {titleOf(g)}
            </button>
          ))}
        </div>
        <Choose
          label={t('friends.people')}
          value={String(players)}
          options={fit.map((n) => ({ value: String(n), text: String(n) }))}
          onChange={(n) => setPlayers(Number(n))}
        />
        <p class="row wrap">
          <button type="button" class="primary big" onClick={start} data-test="invite">
            {t('friends.invite', { game: titleOf(game) })}
          </button>
          <a href={`#/table/${game}`}>{t('friends.more')}</a>
        </p>
        <Refused why={error === null ? null : codeRefusal(error)} />
      </section>
      <FriendList />
      <h2>{t('friends.ways')}</h2>
      <div class="ways">
        <button type="button" class="way" onClick={() => hotSeat(game, players)}>
          <strong>{t('friends.hotseat')}</strong>
          <span>{t('friends.hotseat.help')}</span>
        </button>
        <Way to={`new/${game}`} title={t('friends.bots')} help={t('friends.bots.help')} />
        <Way to="watch" title={t('start.watch')} help={t('friends.watch.help')} />
        <Way to="online" title={t('online.title')} help={t('quick.help')} />
      </div>
    </Page>
  );
}
