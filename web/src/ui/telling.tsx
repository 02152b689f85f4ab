/* How the server tells me of my turn when the page is closed; only what it offers. */
import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../game/api.ts';
import { howTold, tellMe, type Told } from '../game/people.ts';
import { codeRefusal } from '../game/room.ts';
import { language, t } from '../i18n/index.ts';
import { Refused } from './form.tsx';

const base64 = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const keyBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

async function subscribe(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new ApiError('denied');
  const worker = await navigator.serviceWorker.ready;
  const s = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(key),
  });
  await tellMe({
    do: 'subscribe',
    endpoint: s.endpoint,
    key: base64(s.getKey('p256dh')),
    auth: base64(s.getKey('auth')),
    lang: language(),
  });
}

async function unsubscribe(): Promise<void> {
  const s = await subscription();
  if (!s) return;
  await tellMe({ do: 'unsubscribe', endpoint: s.endpoint });
  await s.unsubscribe();
}

type Run = (work: () => Promise<void>) => void;

export function Telling({ account }: { account: boolean }) {
  const [told, setTold] = useState<Told | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = () => howTold().then(setTold, () => setTold(null));
  useEffect(() => void load(), []);
  const run: Run = (work) =>
    void work().then(
      () => {
        setError(null);
        return load();
      },
      (e: unknown) => setError(e instanceof ApiError ? e.code : 'denied'),
    );
  if (!told || (told.push === null && !told.mail)) return null;
  return (
    <section class="card" id="telling">
      <h2>{t('tell.title')}</h2>
      <p>{t('tell.help')}</p>
      {told.push !== null && <Push server={told.push} run={run} />}
      {told.mail && account && <Mail told={told} run={run} />}
      {error === 'denied' ? (
        <p class="why" role="alert">
          {t('tell.push.denied')}
        </p>
      ) : (
        <Refused why={error === null ? null : codeRefusal(error)} />
      )}
    </section>
  );
}

function Push({ server, run }: { server: string; run: Run }) {
  const [on, setOn] = useState<boolean | null>(null);
  useEffect(() => {
    if (canPush())
      subscription().then(
        (s) => setOn(s !== null),
        () => setOn(false),
      );
  }, []);
  if (!canPush()) return <p class="soft">{t('tell.push.none')}</p>;
  const set = (to: boolean) =>
    run(async () => {
      await (to ? subscribe(server) : unsubscribe());
      setOn(to);
    });
  return (
    <p>
      <button type="button" disabled={on === null} onClick={() => set(on !== true)}>
        {t(on ? 'tell.push.off' : 'tell.push')}
      </button>
    </p>
  );
}

function Mail({ told, run }: { told: Told; run: Run }) {
  const [text, setText] = useState('');
  const waits = told.address !== null && !told.confirmed;
  const send = () => {
    run(() =>
      tellMe(
        waits
          ? { do: 'confirm', code: text.trim() }
          : { do: 'mail', address: text.trim(), lang: language() },
      ),
    );
    setText('');
  };
  const label = t(waits ? 'tell.mail.code' : 'tell.mail');
  return (
    <>
      {told.address !== null && (
        <p role="status">
          {t(waits ? 'tell.mail.wait' : 'tell.mail.on', { address: told.address })}{' '}
          <button type="button" onClick={() => run(() => tellMe({ do: 'nomail' }))}>
            {t('tell.mail.off')}
          </button>
        </p>
      )}
      {!told.confirmed && (
        <form
          class="row"
          onSubmit={(e) => {
            e.preventDefault();
            send();
          }}
        >
          <input
            type="text"
            inputMode={waits ? 'numeric' : 'email'}
            autocomplete={waits ? 'one-time-code' : 'email'}
            value={text}
            placeholder={label}
            aria-label={label}
            onInput={(e) => setText(e.currentTarget.value)}
          />
          <button type="submit" disabled={text.trim() === ''}>
            {t(waits ? 'tell.mail.confirm' : 'tell.mail.send')}
          </button>
        </form>
      )}
    </>
  );
}
