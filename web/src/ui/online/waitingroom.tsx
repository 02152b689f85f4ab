/* Before the game begins: who sits where, the link for friends, the start. */
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../engine/wasm.ts';
import type { Room } from '../../game/room.ts';
import type { ServerSource } from '../../game/server.ts';
import { find, t } from '../../i18n/index.ts';
import { AidsMissing } from '../aids.tsx';
import { Chat } from '../chat.tsx';
import { Choose, Refused, levelChoices } from '../form.tsx';
import { gameOf, titleOf } from '../games.ts';
import { botCalled, botMark, defaultLevel, levels } from '../levels.ts';
import { Page } from '../page.tsx';
import { colourOf } from '../players.tsx';
import { change } from '../settings.ts';
import { myName } from '../setup.tsx';
import { setupWords } from '../words.tsx';
import { Invite } from './invite.tsx';
import { InviteFriends } from './friendlist.tsx';
import { quickStep, waitingOf, type Chair, type Waiting } from './waiting.ts';

type Run = (p: Promise<Refusal | null>) => void;

/* A quick game begins by itself. */
function useQuick(source: ServerSource, room: Room, quick: boolean, run: Run): void {
  const { link } = source.snapshot;
  useEffect(() => {
    const step = quick && link === 'live' ? quickStep(room) : null;
    if (step === 'start') run(source.start());
    else if (step !== null) run(source.sit(step.sit, myName()));
  }, [quick, link, room.seats]);
}

export function WaitingRoom(props: { source: ServerSource; room: Room; quick: boolean }) {
  const { source, room, quick } = props;
  const [error, setError] = useState<Refusal | null>(null);
  const run: Run = (p) => void p.then(setError);
  const s = source.snapshot;
  const waiting = waitingOf(room);
  useQuick(source, room, quick, run);
  /* Who was sent the link sits down first; to send it on comes later. */
  const invited = waiting.naming && !room.owner && !quick;
  return (
    <Page title={gameOf(s.game).newTable()}>
      {s.link !== 'live' && (
        <p class="why" role="status">
          {t('online.lost')}
        </p>
      )}
      {!invited && <Invitation source={source} room={room} quick={quick} />}
      <section class="card">
        <h2>{t('setup.seats')}</h2>
        {invited && <p>{t('invite.come')}</p>}
        <Chairs source={source} waiting={waiting} invited={invited} run={run} />
        <Refused why={error} />
      </section>
      {invited && <Invitation source={source} room={room} quick={quick} />}
      <section class="card">
        <Chat source={source} />
      </section>
      <div class="stick">
        {room.owner ? (
          <Start source={source} empty={waiting.empty} run={run} />
        ) : (
          <p>{t('online.wait')}</p>
        )}
      </div>
    </Page>
  );
}

/* What the table is, and how others find it. */
function Invitation(props: { source: ServerSource; room: Room; quick: boolean }) {
  const { source, room } = props;
  const s = source.snapshot;
  return (
    <section class="card">
      <h2>{t('online.invite')}</h2>
      {props.quick && (
        <p class="soft" role="status">
          {t('quick.wait')}
        </p>
      )}
      <Invite id={source.id} game={titleOf(s.game)} />
      {room.mine.length > 0 && <InviteFriends table={source.id} />}
      <p>{setupWords(s.setup)}</p>
      <p class="soft">
        {t('online.clock')}: {find(`clock.${room.clock}`) ?? room.clock} ·{' '}
        {t(room.rated ? 'online.rated.yes' : 'online.rated.no')}
      </p>
      {room.continued && <p data-test="continued">{t('real.unfair')}</p>}
      <AidsMissing snapshot={s} />
      <details>
        <summary>{t('setup.line')}</summary>
        <code class="soft">{s.setup}</code>
      </details>
    </section>
  );
}

function Chairs(props: { source: ServerSource; waiting: Waiting; invited: boolean; run: Run }) {
  const { source, waiting, invited, run } = props;
  const [name, setName] = useState(myName());
  const { game } = source.snapshot;
  const rename = (to: string) => {
    setName(to);
    change({ name: to });
  };
  return (
    <>
      {waiting.naming && (
        <label class="line">
          {t('settings.name')}
          <input
            type="text"
            maxLength={24}
            value={name}
            onInput={(e) => rename(e.currentTarget.value)}
          />
        </label>
      )}
      <ul class="seats">
        {waiting.chairs.map((c, i) => (
          <li key={i}>
            <span class={`chip ${colourOf(game, waiting.chairs.length, i)}`} aria-hidden="true" />
            <strong class="grow">{chairText(c, i, invited)}</strong>
            <ChairKeys
              chair={c}
              first={waiting.naming}
              index={i}
              onSit={() => run(source.sit(i, name.trim() || myName()))}
              onBot={(level) => run(source.bot(i, level))}
              onStand={() => run(source.stand(i))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function chairText(c: Chair, seat: number, invited: boolean): string {
  if (c.kind === 'empty') return t(invited ? 'online.free' : 'seat.invitation');
  return c.kind === 'bot' ? `${botCalled(c.called, seat)} – ${botMark(c.name)}` : c.name;
}

function ChairKeys(props: {
  chair: Chair;
  first: boolean; /* I have no seat yet */
  index: number;
  onSit: () => void;
  onBot: (level: string) => void;
  onStand: () => void;
}) {
  const { chair: c } = props;
  return (
    <>
      {c.sit && (
        <button type="button" class={props.first ? 'primary' : ''} onClick={props.onSit}>
          {t('online.sit')}
        </button>
      )}
      {c.bot && (
        <select
          aria-label={t('online.bot', { n: props.index + 1 })}
          value=""
          onChange={(e) => e.currentTarget.value && props.onBot(e.currentTarget.value)}
        >
          <option value="">{t('online.botshort')}</option>
          {levels().map((l) => (
            <option key={l.id} value={l.id}>
              {l.text}
            </option>
          ))}
        </select>
      )}
      {c.stand && (
        <button type="button" onClick={props.onStand}>
          {t('online.stand')}
        </button>
      )}
    </>
  );
}

/* The host begins; bots may take the chairs that are free. */
function Start({ source, empty, run }: { source: ServerSource; empty: boolean; run: Run }) {
  const [fill, setFill] = useState(defaultLevel);
  return (
    <>
      {empty && (
        <Choose label={t('online.fill')} value={fill} options={levelChoices()} onChange={setFill} />
      )}
      <button
        type="button"
        class="primary big"
        onClick={() => run(source.start(empty ? fill : undefined))}
      >
        {empty ? t('online.startfill') : t('setup.start')}
      </button>
    </>
  );
}
