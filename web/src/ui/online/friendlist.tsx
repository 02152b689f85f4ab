/* Friends of an account: who is here, who asks, whom one invites. */
import { useEffect, useState } from 'preact/hooks';
import { ApiError, sayHere } from '../../game/api.ts';
import {
  friends as readFriends,
  wishFriend,
  type Friend,
  type FriendWish,
} from '../../game/people.ts';
import { codeRefusal } from '../../game/room.ts';
import { t } from '../../i18n/index.ts';
import { Check, Refused } from '../form.tsx';
import { useNetworkBack } from '../network.ts';
import { change, settings, useSettings } from '../settings.ts';
import { beenOnline } from '../turns.ts';

const REFRESH_MS = 20_000;

interface Friends {
  list: Friend[] | null | undefined; /* null: a guest; undefined: not known yet */
  error: string | null;
  wish: (what: FriendWish, name: string, table?: string) => Promise<boolean>;
}

/* A name that nobody has is no missing table. */
const codeOf = (e: unknown) => {
  const code = e instanceof ApiError ? e.code : 'internal';
  return code === 'missing' ? 'person' : code;
};

function useFriends(): Friends {
  const [list, setList] = useState<Friend[] | null | undefined>(undefined);
  const [error, setError] = useState<string | null>(null);
  const load = () =>
    readFriends().then(
      (all) => {
        setList(all);
        if (all === null) return;
        beenOnline();
        if (settings().seen) sayHere(true).catch(() => undefined);
      },
      () => setList(undefined),
    );
  useEffect(() => {
    void load();
    const looks = () => document.visibilityState === 'visible';
    const timer = setInterval(() => looks() && void load(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [useNetworkBack()]);
  const wish: Friends['wish'] = async (what, name, table) => {
    try {
      await wishFriend(what, name, table);
      setError(null);
      await load();
      return true;
    } catch (e) {
      setError(codeOf(e));
      return false;
    }
  };
  return { list, error, wish };
}

/* Who is here comes first. */
const order = (a: Friend, b: Friend) =>
  Number(b.here) - Number(a.here) || a.name.localeCompare(b.name);

function stateOf(f: Friend): string {
  if (f.kind === 'friend') return t(f.here ? 'friends.here' : 'friends.away');
  return t(`friends.${f.kind}`);
}

function Keys({ f, wish }: { f: Friend; wish: (what: FriendWish) => void }) {
  switch (f.kind) {
    case 'asks':
      return (
        <>
          <button type="button" class="primary" onClick={() => wish('befriend')}>
            {t('friends.yes')}
          </button>
          <button type="button" onClick={() => wish('drop')}>
            {t('friends.no')}
          </button>
          <BlockKey f={f} wish={wish} />
        </>
      );
    case 'blocked':
      return (
        <button type="button" onClick={() => wish('drop')}>
          {t('friends.unblock')}
        </button>
      );
    default:
      return (
        <>
          {f.kind === 'friend' && <BlockKey f={f} wish={wish} />}
          <button
            type="button"
            class="icon"
            aria-label={t('friends.drop', { name: f.name })}
            title={t('friends.drop', { name: f.name })}
            onClick={() => wish('drop')}
          >
            ×
          </button>
        </>
      );
  }
}

function BlockKey({ f, wish }: { f: Friend; wish: (what: FriendWish) => void }) {
  const text = t('friends.block', { name: f.name });
  return (
    <button type="button" class="icon" aria-label={text} title={text} onClick={() => wish('block')}>
      ⊘
    </button>
  );
}

function Row({ f, children }: { f: Friend; children: preact.ComponentChildren }) {
  return (
    <li class={f.here ? 'here' : ''}>
      <span class="dot" aria-hidden="true" />
      <span class="grow">
        <strong>{f.name}</strong> <small>{stateOf(f)}</small>
      </span>
      {children}
    </li>
  );
}

/* The whole list, on the page of friends. */
export function FriendList() {
  const { list, error, wish } = useFriends();
  const [asked, setAsked] = useState('');
  if (list === undefined) return null;
  return (
    <section class="card" id="friends">
      <h2>{t('friends.list')}</h2>
      {list === null ? (
        <p>
          {t('friends.account')} <a href="#/account">{t('account.title')}</a>
        </p>
      ) : (
        <>
          {list.length === 0 && <p class="soft">{t('friends.none')}</p>}
          <ul class="seats friends">
            {[...list].sort(order).map((f) => (
              <Row key={f.name} f={f}>
                {f.table && (
                  <a class="button primary" href={`#/t/${f.table}`}>
                    {t('friends.wants', { name: f.name })}
                  </a>
                )}
                <Keys f={f} wish={(what) => void wish(what, f.name)} />
              </Row>
            ))}
          </ul>
          <AskFor
            onAsk={(name) => void wish('befriend', name).then((ok) => setAsked(ok ? name : ''))}
          />
          <Refused why={error === null ? null : codeRefusal(error)} />
          {asked !== '' && <p role="status">{t('friends.asked', { name: asked })}</p>}
          <Seen />
        </>
      )}
    </section>
  );
}

function AskFor({ onAsk }: { onAsk: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      class="row"
      onSubmit={(e) => {
        e.preventDefault();
        if (name.trim() !== '') onAsk(name.trim());
        setName('');
      }}
    >
      <input
        type="text"
        maxLength={24}
        value={name}
        placeholder={t('friends.name')}
        aria-label={t('friends.name')}
        onInput={(e) => setName(e.currentTarget.value)}
      />
      <button type="submit">{t('friends.ask')}</button>
    </form>
  );
}

function Seen() {
  const { seen } = useSettings();
  const set = (on: boolean) => {
    change({ seen: on });
    sayHere(on).catch(() => undefined);
  };
  return <Check label={t('friends.seen')} on={seen} onChange={set} />;
}

/* Friends with a button each, beside the link of a table. */
export function InviteFriends({ table }: { table: string }) {
  const { list, error, wish } = useFriends();
  const [invited, setInvited] = useState<string[]>([]);
  const mutual = (list ?? []).filter((f) => f.kind === 'friend').sort(order);
  if (mutual.length === 0) return null;
  const invite = async (name: string) => {
    if (await wish('invite', name, table)) setInvited([...invited, name]);
  };
  return (
    <>
      <ul class="seats friends">
        {mutual.map((f) => (
          <Row key={f.name} f={f}>
            {invited.includes(f.name) ? (
              <span role="status">{t('friends.invited', { name: f.name })}</span>
            ) : (
              <button type="button" onClick={() => void invite(f.name)}>
                {t('friends.come')}
              </button>
            )}
          </Row>
        ))}
      </ul>
      <Refused why={error === null ? null : codeRefusal(error)} />
    </>
  );
}
