/*
 * Chat of a table: lines, ready-made phrases that everybody reads in his own
 * language, muting and reporting.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../engine/wasm.ts';
import { EMOTES, emoteOf, wanted } from '../game/chat.ts';
import { mutedUsers, setMuted } from '../game/muted.ts';
import type { ChatLine } from '../game/messages.ts';
import type { ServerSource } from '../game/server.ts';
import { find, t } from '../i18n/index.ts';
import { colourOf } from './players.tsx';
import { useSettings } from './settings.ts';
import { play } from './sounds.ts';
import { refusalText } from './words.tsx';

/* Lines that came since the chat was last open; each new one is heard. */
export function useFreshChat(source: ServerSource | null): number {
  const set = useSettings();
  const heard = useRef<number | null>(null);
  const lines = source
    ? source.chat.filter(
        (c) => c.user !== source.room.user && wanted(c, source.room.user, mutedUsers(), set.chat),
      )
    : [];
  const last = lines[lines.length - 1]?.n ?? 0;
  const live = source?.snapshot.link === 'live';
  useEffect(() => {
    if (!live) return;
    if (heard.current !== null && last > heard.current) play('chat');
    heard.current = last;
  }, [last, live]);
  return last;
}

/* Of each person at the table but me: a complaint about how he behaves. */
function Neighbours({
  source,
  onError,
}: {
  source: ServerSource;
  onError: (why: Refusal | null) => void;
}) {
  const [done, setDone] = useState<string[]>([]);
  const seats = source.room.seats;
  const others = seats.filter(
    (s, i) =>
      s.user !== '' &&
      s.user !== source.room.user &&
      seats.findIndex((o) => o.user === s.user) === i,
  );
  const report = async (user: string) => {
    const why = await source.report(user);
    onError(why);
    if (!why) setDone([...done, user]);
  };
  return (
    <>
      {others
        .filter((s) => !done.includes(s.user))
        .map((s) => (
          <button type="button" class="link" key={s.user} onClick={() => void report(s.user)}>
            {t('chat.behaviour', { name: s.name || t('chat.guest') })}
          </button>
        ))}
      {done.length > 0 && <p role="status">{t('chat.behaviour.done')}</p>}
    </>
  );
}

export function Chat({ source }: { source: ServerSource }) {
  const set = useSettings();
  const [text, setText] = useState('');
  const [error, setError] = useState<Refusal | null>(null);
  const [muted, keep] = useState(mutedUsers);
  const [reported, setReported] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const me = source.room.user;
  const lines = source.chat.filter((c) => wanted(c, me, muted, set.chat)).slice(-80);
  useEffect(() => {
    list.current?.scrollTo({ top: 1e6 });
  }, [lines.length]);

  const mute = (users: string[]) => {
    const now = setMuted(users);
    keep(now);
    source.mute(now);
  };
  const report = async (c: ChatLine) => {
    const why = await source.report(c.user, c.n);
    setError(why);
    if (why) return;
    setReported(true);
    mute([...muted, c.user]);
  };
  const say = async (line: string) => {
    if (line === '') return;
    const why = await source.say(line);
    setError(why);
    if (!why && line === text.trim()) setText('');
  };

  return (
    <section class="chat" aria-label={t('chat.title')}>
      <ol aria-live="polite" ref={list} tabindex={0} aria-label={t('chat.title')}>
        {lines.map((c) => {
          const emote = emoteOf(c.text);
          return (
            <li key={c.n}>
              <span
                class={`chip small ${c.seat >= 0 ? colourOf(source.snapshot.game, source.room.seats.length, c.seat) : ''}`}
                aria-hidden="true"
              />
              <span>
                <b>{c.name || t('chat.guest')}</b>{' '}
                {emote === null ? c.text : find(`emote.${emote}`)}
              </span>
              {c.user !== me && (
                <>
                  <button type="button" class="link" onClick={() => mute([...muted, c.user])}>
                    {t('chat.mute')}
                  </button>
                  <button type="button" class="link" onClick={() => void report(c)}>
                    {t('chat.report')}
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <div class="emotes" role="group" aria-label={t('chat.emotes')}>
        {EMOTES.map((e) => (
          <button type="button" key={e} onClick={() => void say(`:${e}:`)}>
            {find(`emote.${e}`)}
          </button>
        ))}
      </div>
      <form
        class="row"
        onSubmit={(e) => {
          e.preventDefault();
          void say(text.trim());
        }}
      >
        <input
          type="text"
          maxLength={500}
          value={text}
          aria-label={t('chat.say')}
          placeholder={t('chat.say')}
          onInput={(e) => setText(e.currentTarget.value)}
        />
        <button type="submit">{t('chat.send')}</button>
      </form>
      <Neighbours source={source} onError={setError} />
      {error && <p role="alert">{refusalText(error)}</p>}
      {reported && <p role="status">{t('chat.reported')}</p>}
      {muted.length > 0 && (
        <button type="button" class="link" onClick={() => mute([])}>
          {t('chat.unmute')}
        </button>
      )}
    </section>
  );
}
