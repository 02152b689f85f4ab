/* The game goes on at a table of the server: who sits where there, then off to it. */
import { useState } from 'preact/hooks';
import { ApiError, createTable, entropy } from '../game/api.ts';
import { find, t } from '../i18n/index.ts';
import { levelChoices } from '../ui/form.tsx';
import { go } from '../ui/router.ts';
import { seatName } from '../ui/words.tsx';
import type { RefereeSource } from './source.ts';

/* A seat of the wish (doc/server-protocol.md): mine, somebody's, a bot's. */
function seatOf(choice: string, name: string): Record<string, string> {
  if (choice === 'me') return { kind: 'me', name };
  return choice === 'person' ? { kind: 'person' } : { kind: 'bot', bot: choice };
}

export function GoOn({ source }: { source: RefereeSource }) {
  const { seats, setup, player } = source.snapshot;
  const [who, setWho] = useState<string[]>(() => seats.map((_x, i) => (i === 0 ? 'me' : 'person')));
  const [wrong, setWrong] = useState<string | null>(null);
  if (player === -2) return null;
  const begin = async () => {
    setWrong(null);
    try {
      const id = await createTable({
        setup,
        name: seatName(seats, 0),
        seats: who.map((w, i) => seatOf(w, seatName(seats, i))),
        record: source.played(),
        entropy: entropy(),
      });
      go(`t/${id}`);
    } catch (e) {
      if (!(e instanceof ApiError)) throw e;
      setWrong(find(`server.${e.code}`) ?? t('server.other', { code: e.code }));
    }
  };
  return (
    <details class="goon" data-test="go-on-server">
      <summary>{t('real.server')}</summary>
      <p class="soft">{t('real.server.help')}</p>
      {seats.map((_x, i) => (
        <label class="realrow" key={i}>
          <span>{seatName(seats, i)}</span>
          <select
            value={who[i]}
            aria-label={seatName(seats, i)}
            onChange={(e) => setWho(who.map((w, k) => (k === i ? e.currentTarget.value : w)))}
          >
            <option value="me">{t('real.server.me')}</option>
            <option value="person">{t('real.server.person')}</option>
            {levelChoices().map((l) => (
              <option key={l.value} value={l.value}>
                {l.text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" class="primary" data-test="server-begin" onClick={() => void begin()}>
        {t('real.server.begin')}
      </button>
      {wrong !== null && (
        <p class="why" role="alert">
          {wrong}
        </p>
      )}
    </details>
  );
}
