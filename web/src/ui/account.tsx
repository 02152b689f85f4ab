/* Who I am on the server: guest or account. */
import { useEffect, useState } from 'preact/hooks';
import { ApiError, deleteAccount, enter, leave, session, type Session } from '../game/api.ts';
import { codeRefusal } from '../game/room.ts';
import { t } from '../i18n/index.ts';
import { Refused } from './form.tsx';
import { Page } from './page.tsx';
import { useSettings } from './settings.ts';

type How = 'new' | 'login' | 'recover';

export function AccountPage() {
  useSettings();
  const [me, setMe] = useState<Session | null>(null);
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>) => {
    setError(null);
    try {
      await work();
      setPassword('');
      setMe(await session(true));
    } catch (e) {
      setError(e instanceof ApiError ? e.code : 'internal');
    }
  };
  useEffect(() => void run(() => Promise.resolve()), []);
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
              <input
                type="password"
                autocomplete="current-password"
                aria-label={t('account.password')}
                placeholder={t('account.password')}
                value={password}
                onInput={(e) => setPassword(e.currentTarget.value)}
              />
              <button type="submit">{t('account.delete')}</button>
            </form>
          </details>
        </section>
      ) : (
        me && <Guest run={run} onCodes={setCodes} password={password} onPassword={setPassword} />
      )}
    </Page>
  );
}

/* A guest makes an account, enters, or recovers one. */
function Guest(props: {
  run: (work: () => Promise<unknown>) => Promise<void>;
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
