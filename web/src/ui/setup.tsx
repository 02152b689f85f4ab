/* Setting up a table: box, expansions, seats.  What cannot be is explained. */
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { pictureEngine } from '../engine/load.ts';
import type { LocalPlan } from '../game/local.ts';
import type { GameName } from '../game/source.ts';
import { freshId, freshSeed, keepGame } from '../game/storage.ts';
import { find, pick, t } from '../i18n/index.ts';
import { AIDS, AidsCard } from './aids.tsx';
import { BOT_NAMES, MODULES, PRESETS } from './modules.ts';
import { FigurePic, TilePic } from './pictures.tsx';
import { colourOf } from './players.tsx';
import { go } from './router.ts';
import { change, settings, useSettings } from './settings.ts';
import { Page } from './page.tsx';

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

/* Levels there are: the engine's bots, the weakest first. */
export function levels(): { id: string; text: string; help: string }[] {
  return pictureEngine()
    .bots()
    .filter((b) => find(`level.${b.name}`) !== undefined)
    .map((b) => ({ id: b.name, text: find(`level.${b.name}`) ?? b.name, help: pick(b) }));
}

/* Modules this engine knows. */
function known(ids: string[]): string[] {
  return ids.filter((id) => pictureEngine().refusal(`carcassonne modules=${id}`) === null);
}

export function defaultLevel(): string {
  const all = levels().map((l) => l.id);
  return ['easy', 'greedy'].find((l) => all.includes(l)) ?? all[all.length - 1] ?? 'random';
}

/* Starts a game on this screen. */
export function startLocal(setup: string, seats: SeatPlan[], aids: string[] = [...AIDS]): void {
  const plan: LocalPlan = {
    id: freshId(),
    setup,
    seats: seats.map((s) => ({ name: s.name, bot: s.kind === 'bot' ? s.level : null })),
    actions: [],
    seed: freshSeed(),
    aids,
    started: Date.now(),
  };
  keepGame(plan, false);
  go(`play/${plan.id}`);
}

export function myName(): string {
  return settings().name.trim() || t('seat.you');
}

/* One tap: a base game against bots. */
export function playNow(game: GameName): void {
  const seats: SeatPlan[] = [{ kind: 'human', name: myName(), level: '' }];
  for (let i = 1; i < (game === 'catan' ? 3 : 2); i++)
    seats.push({ kind: 'bot', name: BOT_NAMES[i - 1] ?? 'Bot', level: defaultLevel() });
  startLocal(
    game === 'catan' ? 'catan players=3 offers=3' : 'carcassonne edition=bb6 players=2',
    seats,
  );
}

function newSeat(i: number, kind: SeatPlan['kind']): SeatPlan {
  return {
    kind,
    name:
      kind === 'human'
        ? i === 0
          ? myName()
          : t('seat.person', { n: i + 1 })
        : (BOT_NAMES[i] ?? `Bot ${i + 1}`),
    level: defaultLevel(),
  };
}

export function SetupPage({
  game,
  friends,
  onCreate,
  children,
}: {
  game: GameName;
  friends?: boolean;
  onCreate?: (w: Wish) => void;
  children?: ComponentChildren;
}) {
  useSettings();
  const [edition, setEdition] = useState('bb6');
  const [modules, setModules] = useState<string[]>([]);
  const [farmers, setFarmers] = useState(true);
  const [board, setBoard] = useState('variable');
  const [trade, setTrade] = useState('5');
  const [seats, setSeats] = useState<SeatPlan[]>(() => [
    newSeat(0, 'human'),
    newSeat(1, friends ? 'friend' : 'bot'),
    ...(game === 'catan' ? [newSeat(2, friends ? 'friend' : 'bot')] : []),
  ]);
  const [aids, setAids] = useState<string[]>([...AIDS]);
  const all = useMemo(() => known(MODULES.map((m) => m.id)), []);
  const setup =
    game === 'catan'
      ? `catan players=${seats.length} board=${board} offers=${trade}`
      : `carcassonne edition=${edition} players=${seats.length}${modules.length > 0 ? ` modules=${modules.join(',')}` : ''}${farmers ? '' : ' farmers=off'}`;
  const refusal = useMemo(() => pictureEngine().refusal(setup), [setup]);
  const minutes =
    game === 'catan'
      ? 20 + 15 * seats.length
      : 15 +
        8 * seats.length +
        MODULES.filter((m) => modules.includes(m.id)).reduce((sum, m) => sum + m.minutes, 0);

  const create = () => {
    const own = seats.find((s) => s.kind === 'human');
    if (own && own.name !== t('seat.you')) change({ name: own.name });
    if (onCreate) onCreate({ game, setup, seats, aids });
    else startLocal(setup, seats, aids);
  };

  return (
    <Page title={t(game === 'catan' ? 'setup.catan' : 'setup.carcassonne')}>
      <section class="card">
        <h2>{t('setup.seats')}</h2>
        <ul class="seats">
          {seats.map((s, i) => (
            <SeatRow
              key={i}
              seat={s}
              index={i}
              players={seats.length}
              game={game}
              friends={friends === true}
              onChange={(n) => setSeats(seats.map((x, k) => (k === i ? n : x)))}
              onRemove={seats.length > 2 ? () => setSeats(seats.filter((_x, k) => k !== i)) : null}
            />
          ))}
        </ul>
        {seats.length < (game === 'catan' ? 4 : 8) && (
          <button
            type="button"
            onClick={() => setSeats([...seats, newSeat(seats.length, friends ? 'friend' : 'bot')])}
          >
            + {t('setup.add')}
          </button>
        )}
      </section>
      {game === 'catan' ? (
        <section class="card">
          <h2>{t('setup.board')}</h2>
          <div class="options">
            {['beginner', 'variable', 'classic_random'].map((b) => (
              <label key={b} class="option">
                <input
                  type="radio"
                  name="board"
                  checked={board === b}
                  onChange={() => setBoard(b)}
                />
                <span>
                  <strong>{find(`board.${b}`)}</strong>
                  <small>{find(`board.${b}.help`)}</small>
                </span>
              </label>
            ))}
          </div>
          <label class="line">
            {t('setup.offers')}
            <select value={trade} onChange={(e) => setTrade(e.currentTarget.value)}>
              <option value="0">{t('setup.offers.none')}</option>
              <option value="3">3</option>
              <option value="5">5</option>
              <option value="10">10</option>
            </select>
          </label>
        </section>
      ) : (
        <>
          <section class="card">
            <h2>{t('setup.box')}</h2>
            <div class="options">
              {PRESETS.map((p) => (
                <label key={p.id} class="option">
                  <input
                    type="radio"
                    name="edition"
                    checked={edition === p.edition}
                    onChange={() => {
                      setEdition(p.edition);
                      setModules(p.modules.filter((m) => all.includes(m)));
                    }}
                  />
                  <span>
                    <strong>{find(`edition.${p.id}`)}</strong>
                    <small>{find(`edition.${p.id}.help`)}</small>
                  </span>
                </label>
              ))}
            </div>
            <label class="line">
              <input
                type="checkbox"
                checked={farmers}
                onChange={(e) => setFarmers(e.currentTarget.checked)}
              />
              {t('setup.farmers')}
            </label>
          </section>
          <section class="card">
            <h2>{t('setup.modules')}</h2>
            <div class="modules">
              {MODULES.filter((m) => all.includes(m.id)).map((m) => (
                <label key={m.id} class={`module${modules.includes(m.id) ? ' on' : ''}`}>
                  <input
                    type="checkbox"
                    checked={modules.includes(m.id)}
                    onChange={(e) =>
                      setModules(
                        e.currentTarget.checked
                          ? [...modules, m.id]
                          : modules.filter((x) => x !== m.id),
                      )
                    }
                  />
                  <span class="pics" aria-hidden="true">
                    {m.tiles.map((id) => (
                      <TilePic key={id} id={id} size={52} />
                    ))}
                    {m.figures.map((f, i) => (
                      <FigurePic
                        key={f}
                        kind={f}
                        seat={f === 'mage' || f === 'witch' ? 8 : i}
                        size={34}
                      />
                    ))}
                  </span>
                  <span class="text">
                    <strong>{find(`module.${m.id}`)}</strong>
                    <small>
                      {find(`module.${m.id}.help`)} {t('module.minutes', { n: m.minutes })}
                    </small>
                  </span>
                </label>
              ))}
            </div>
          </section>
        </>
      )}
      <AidsCard game={game} aids={aids} onChange={setAids} />
      {children}
      <div class="stick">
        {refusal ? (
          <p class="why" role="alert">
            {pick(refusal)}
            {refusal.rule !== '' && (
              <>
                {' '}
                <a href={`#/rules/${refusal.rule}`}>{t('rule.show', { id: refusal.rule })}</a>
              </>
            )}
          </p>
        ) : (
          <p>{t('setup.minutes', { n: minutes })}</p>
        )}
        <button type="button" class="primary big" disabled={refusal !== null} onClick={create}>
          {friends ? t('setup.invite') : t('setup.start')}
        </button>
      </div>
    </Page>
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
      <input
        type="text"
        value={s.name}
        maxLength={24}
        aria-label={t('setup.name', { n: i + 1 })}
        disabled={s.kind === 'friend'}
        onInput={(e) => props.onChange({ ...s, name: e.currentTarget.value })}
      />
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
