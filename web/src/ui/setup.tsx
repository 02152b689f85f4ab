/* Setting up a table: seats, and what the game lets choose.  What cannot be is explained. */
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { pictureEngine } from '../engine/load.ts';
import type { Refusal } from '../engine/wasm.ts';
import type { LocalPlan } from '../game/local.ts';
import type { GameName } from '../game/source.ts';
import { freshId, freshSeed, keepGame } from '../game/storage.ts';
import { t } from '../i18n/index.ts';
import { AidsCard } from './aids.tsx';
import { AIDS, lineOf, type Game } from './game.ts';
import { gameOf, seatsAt } from './games.ts';
import { botName, defaultLevel, levels } from './levels.ts';
import { colourOf } from './players.tsx';
import { go } from './router.ts';
import { change, settings, useSettings } from './settings.ts';
import { Page } from './page.tsx';
import { RuleLink } from './rulelink.tsx';
import { refusalText } from './words.tsx';

export interface SeatPlan {
  kind: 'human' | 'bot' | 'friend';
  name: string;
  level: string;
}

/* What is chosen on this page; the server's table is made from it, too. */
export interface Wish {
  game: GameName;
  setup: string;
  seats: SeatPlan[];
  aids: string[];
}

/* Starts a game on this screen. */
export function startLocal(setup: string, seats: SeatPlan[], aids: string[] = [...AIDS]): void {
  const plan: LocalPlan = {
    id: freshId(),
    setup,
    seats: seats.map((s) => ({
      name: s.name,
      bot: s.kind === 'bot' ? s.level : null,
      you: isYou(s, seats),
    })),
    actions: [],
    seed: freshSeed(),
    aids,
    started: Date.now(),
  };
  keepGame(plan, false);
  go(`play/${plan.id}`);
}

/* Who has not said a name is a guest to others, and the first player at this screen. */
export function myName(here = false): string {
  return settings().name.trim() || (here ? t('seat.person', { n: 1 }) : t('seat.you'));
}

/* Who plays against bots and has not said a name is spoken to. */
function isYou(seat: SeatPlan, seats: SeatPlan[]): boolean {
  const alone = seats.every((s) => s === seat || s.kind === 'bot');
  return alone && settings().name.trim() === '' && seat.name === myName(true);
}

/* A double click is one; who begins another game so soon means it. */
const TWICE_MS = 600;
let begun = { game: '', at: 0 };

/* One tap: a base game against bots. */
export function playNow(game: GameName): void {
  const now = performance.now();
  if (begun.game === game && now - begun.at < TWICE_MS) return;
  begun = { game, at: now };
  const { players, words } = gameOf(game).now;
  const seats: SeatPlan[] = [{ kind: 'human', name: myName(true), level: '' }];
  for (let i = 1; i < players; i++)
    seats.push({ kind: 'bot', name: botName(i - 1), level: defaultLevel() });
  startLocal(lineOf(game, players, words), seats);
}

function newSeat(i: number, kind: SeatPlan['kind'], here: boolean): SeatPlan {
  const name = i === 0 ? myName(here) : t('seat.person', { n: i + 1 });
  return { kind, name: kind === 'human' ? name : botName(i), level: defaultLevel() };
}

export function SetupPage(props: {
  game: GameName;
  friends?: boolean;
  onCreate?: (w: Wish) => void;
  children?: ComponentChildren;
}) {
  useSettings();
  const { game } = props;
  const row = gameOf(game);
  const friends = props.friends === true;
  const other = friends ? 'friend' : 'bot';
  const [words, setWords] = useState(row.words);
  const [seats, setSeats] = useState<SeatPlan[]>(() =>
    Array.from({ length: row.seats }, (_x, i) => newSeat(i, i === 0 ? 'human' : other, !friends)),
  );
  const [aids, setAids] = useState<string[]>([...AIDS]);
  const setup = lineOf(game, seats.length, words);
  const refusal = useMemo(() => pictureEngine().refusal(setup), [setup]);
  const mend = refusal ? (row.mend?.(seats.length, words, refusal) ?? null) : null;
  const create = () => {
    const own = seats.find((s) => s.kind === 'human');
    if (own && own.name !== myName(!friends)) change({ name: own.name });
    if (props.onCreate) props.onCreate({ game, setup, seats, aids });
    else startLocal(setup, seats, aids);
  };
  return (
    <Page title={row.newTable()}>
      <section class="card">
        <h2>{t('setup.seats')}</h2>
        <SeatList game={row} seats={seats} friends={friends} onChange={setSeats} />
        {seats.length < seatsAt(game).most && (
          <button
            type="button"
            onClick={() => setSeats([...seats, newSeat(seats.length, other, !friends)])}
          >
            + {t('setup.add')}
          </button>
        )}
      </section>
      {row.Options && <row.Options words={words} players={seats.length} onChange={setWords} />}
      {row.guided && (
        <p class="practise">
          <a href="#/learn">{t('start.learn')}</a> {t('start.learn.help')}
        </p>
      )}
      <AidsCard game={game} aids={aids} onChange={setAids} />
      {props.children}
      <div class="stick">
        {mend ? (
          <p class="why" role="alert">
            {mend.text}{' '}
            <button type="button" onClick={() => setWords(mend.words)}>
              {mend.button}
            </button>
          </p>
        ) : refusal ? (
          <Refused refusal={refusal} />
        ) : (
          <p>{row.minutes && t('setup.minutes', { n: row.minutes(seats.length, words) })}</p>
        )}
        <button type="button" class="primary big" disabled={refusal !== null} onClick={create}>
          {friends ? t('setup.invite') : t('setup.start')}
        </button>
      </div>
    </Page>
  );
}

/* Why the rules do not take this set-up. */
function Refused({ refusal }: { refusal: Refusal }) {
  return (
    <p class="why" role="alert">
      {refusalText(refusal)}
      <RuleLink rule={refusal.rule} />
    </p>
  );
}

function SeatList(props: {
  game: Game;
  seats: SeatPlan[];
  friends: boolean;
  onChange: (seats: SeatPlan[]) => void;
}) {
  const { seats, game } = props;
  const { least } = seatsAt(game.name);
  return (
    <ul class="seats">
      {seats.map((s, i) => (
        <SeatRow
          key={i}
          seat={s}
          index={i}
          players={seats.length}
          game={game.name}
          friends={props.friends}
          onChange={(n) => props.onChange(seats.map((x, k) => (k === i ? n : x)))}
          onRemove={
            seats.length > least ? () => props.onChange(seats.filter((_x, k) => k !== i)) : null
          }
        />
      ))}
    </ul>
  );
}

function SeatRow(props: {
  seat: SeatPlan;
  index: number;
  players: number;
  game: GameName;
  friends: boolean;
  onChange: (s: SeatPlan) => void;
  onRemove: (() => void) | null;
}) {
  const { seat: s, index: i } = props;
  return (
    <li>
      <span class={`chip ${colourOf(props.game, props.players, i)}`} aria-hidden="true" />
      {s.kind === 'friend' ? (
        <em class="grow">{t('seat.invitation')}</em>
      ) : (
        <input
          type="text"
          value={s.name}
          maxLength={24}
          aria-label={t('setup.name', { n: i + 1 })}
          onInput={(e) => props.onChange({ ...s, name: e.currentTarget.value })}
        />
      )}
      <select
        aria-label={t('setup.kind', { n: i + 1 })}
        value={s.kind === 'bot' ? `bot ${s.level}` : s.kind}
        onChange={(e) => {
          const [kind = 'human', level = s.level] = e.currentTarget.value.split(' ');
          props.onChange({ ...s, kind: kind as SeatPlan['kind'], level });
        }}
      >
        <option value="human">{t('seat.human')}</option>
        {props.friends && <option value="friend">{t('seat.friend')}</option>}
        {levels().map((l) => (
          <option key={l.id} value={`bot ${l.id}`} title={l.help}>
            {t('seat.bot', { level: l.text })}
          </option>
        ))}
      </select>
      {props.onRemove && (
        <button
          type="button"
          class="icon"
          aria-label={t('setup.remove', { n: i + 1 })}
          onClick={props.onRemove}
        >
          ×
        </button>
      )}
    </li>
  );
}
