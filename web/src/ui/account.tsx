/* Who I am on the server: guest or account. */
import { useEffect, useState } from 'preact/hooks';
import {
  ApiError,
  changePassword,
  deleteAccount,
  enter,
  forgetMe,
  leave,
  session,
  type Session,
} from '../game/api.ts';
import { codeRefusal } from '../game/room.ts';
import { t } from '../i18n/index.ts';
import { Refused } from './form.tsx';
import { useNetworkBack } from './network.ts';
import { lazy } from './lazy.tsx';
import { Page } from './page.tsx';
import { useSettings } from './settings.ts';

const Telling = lazy(
  () => import('./telling.tsx').then((m) => m.Telling),
  () => null,
);

type How = 'new' | 'login' | 'recover';
/* Does it and shows what became of it; true if it worked. */
type Run = (work: () => Promise<unknown>) => Promise<boolean>;

export function AccountPage() {
  useSettings();
  const [me, setMe] = useState<Session | null>(null);
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const run: Run = async (work) => {
    setError(null);
    try {
      await work();
      setPassword('');
      setMe(await session(true));
      return true;
    } catch (e) {
      setError(e instanceof ApiError ? e.code : 'internal');
      return false;
    }
  };
  useEffect(() => void run(() => Promise.resolve()), [useNetworkBack()]);
  return (
    <Page title={t('account.title')}>
      <Refused why={error === null ? null : codeRefusal(error)} />
      {codes.length > 0 && (
        <section class="card" role="status">
          <h2>{t('account.codes')}</h2>
          <p>{t('account.codes.help')}</p>
          <pre class="hash">{codes.join('\n')}</pre>
        </section>
      )}
      {me?.account ? (
        <section class="card">
          <h2>{t('account.hello', { name: me.account })}</h2>
          <button type="button" onClick={() => void run(leave)}>
            {t('account.leave')}
          </button>
          <NewPassword run={run} />
          <DeleteAccount run={run} />
        </section>
      ) : (
        me && <Guest run={run} onCodes={setCodes} password={password} onPassword={setPassword} />
      )}
      {me && <Telling key={me.user} account={me.account !== null} />}
      {me && <Stored guest={!me.account} run={run} />}
    </Page>
  );
}

function Password(props: {
  label: string;
  fresh?: boolean;
  value: string;
  onValue: (text: string) => void;
}) {
  return (
    <input
      type="password"
      autocomplete={props.fresh ? 'new-password' : 'current-password'}
      aria-label={props.label}
      placeholder={props.label}
      value={props.value}
      onInput={(e) => props.onValue(e.currentTarget.value)}
    />
  );
}

function NewPassword({ run }: { run: Run }) {
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [done, setDone] = useState(false);
  const change = async () => {
    const ok = await run(() => changePassword(old, fresh));
    setDone(ok);
    if (!ok) return;
    setOld('');
    setFresh('');
  };
  return (
    <details>
      <summary>{t('account.change')}</summary>
      <form
        class="row wrap"
        onSubmit={(e) => {
          e.preventDefault();
          void change();
        }}
      >
        <Password label={t('account.old')} value={old} onValue={setOld} />
        <Password fresh label={t('account.password')} value={fresh} onValue={setFresh} />
        <button type="submit">{t('account.change')}</button>
      </form>
      {done && <p role="status">{t('account.changed')}</p>}
    </details>
  );
}

function DeleteAccount({ run }: { run: Run }) {
  const [password, setPassword] = useState('');
  return (
    <details>
      <summary>{t('account.delete')}</summary>
      <p>{t('account.delete.help')}</p>
      <form
        class="row wrap"
        onSubmit={(e) => {
          e.preventDefault();
          void run(() => deleteAccount(password));
        }}
      >
        <Password label={t('account.password')} value={password} onValue={setPassword} />
        <button type="submit">{t('account.delete')}</button>
      </form>
    </details>
  );
}

/* What the server keeps of me: mine to have, and to have deleted. */
function Stored({ guest, run }: { guest: boolean; run: Run }) {
  const [done, setDone] = useState(false);
  return (
    <section class="card">
      <h2>{t('account.stored')}</h2>
      <p>{t('account.stored.help')}</p>
      <p>
        <a href="/api/v1/me/data" download="deskovka.json">
          {t('account.stored.get')}
        </a>
      </p>
      {guest && (
        <details>
          <summary>{t('account.forget')}</summary>
          <p>{t('account.forget.help')}</p>
          <button type="button" onClick={() => void run(forgetMe).then(setDone)}>
            {t('account.forget')}
          </button>
        </details>
      )}
      {done && <p role="status">{t('account.forgotten')}</p>}
    </section>
  );
}

/* A guest makes an account, enters, or recovers one. */
function Guest(props: {
  run: Run;
  onCodes: (codes: string[]) => void;
  password: string;
  onPassword: (text: string) => void;
}) {
  const [how, setHow] = useState<How>('new');
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  return (
    <section class="card">
      <p>{t('account.guest')}</p>
      <div class="tabs" role="group" aria-label={t('account.title')}>
        {(['new', 'login', 'recover'] as const).map((h) => (
          <button type="button" key={h} aria-pressed={how === h} onClick={() => setHow(h)}>
            {t(`account.${h}`)}
          </button>
        ))}
      </div>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void props.run(async () => props.onCodes(await enter(how, name, props.password, code)));
        }}
      >
        <label class="line">
          {t('account.name')}
          <input
            type="text"
            autocomplete="username"
            maxLength={24}
            value={name}
            onInput={(e) => setName(e.currentTarget.value)}
          />
        </label>
        {how === 'recover' && (
          <label class="line">
            {t('account.code')}
            <input
              type="text"
              autocomplete="one-time-code"
              value={code}
              onInput={(e) => setCode(e.currentTarget.value)}
            />
          </label>
        )}
        <label class="line">
          {t('account.password')}
          <input
            type="password"
            autocomplete={how === 'login' ? 'current-password' : 'new-password'}
            minLength={10}
            value={props.password}
            onInput={(e) => props.onPassword(e.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary">
          {t(`account.${how}`)}
        </button>
      </form>
    </section>
  );
}
