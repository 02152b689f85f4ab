/*
 * On a real table: the referee for the box on the shelf.  Which of its screens
 * is shown, and the first of them.
 */
import { useState } from 'preact/hooks';
import { locale, t } from '../i18n/index.ts';
import { knownGame, gameNames, titleOf } from '../ui/games.ts';
import { nameOf } from '../ui/game.ts';
import { Page } from '../ui/page.tsx';
import { Way } from '../ui/parts.tsx';
import { SetUp } from './setup.tsx';
import { Sheet } from './sheet.tsx';
import { forgetRecord, records, setupOf } from './store.ts';
import { wearStyle } from './style.ts';
import { RealTable } from './table.tsx';

export function RealPage({ route }: { route: string[] }) {
  wearStyle();
  const [what = '', id = ''] = route;
  if (what === 'new') return <SetUp game={knownGame(id)} />;
  if (what === 'table') return <RealTable id={id} />;
  if (what === 'sheet') return <Sheet id={id} />;
  return <Start />;
}

function Start() {
  const [list, setList] = useState(records);
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Page title={t('real.title')}>
      <p class="lead">{t('real.lead')}</p>
      <div class="ways">
        {gameNames().map((g) => (
          <Way
            key={g}
            to={`real/new/${g}`}
            title={t('real.referee', { game: titleOf(g) })}
            help={t('real.referee.help')}
          />
        ))}
      </div>
      {list.length > 0 && (
        <section class="card" id="realgames">
          <h2>{t('real.kept')}</h2>
          <ul class="games">
            {list.map((k) => (
              <li key={k.id}>
                <a href={`#/real/table/${k.id}`}>
                  <strong>{titleOf(nameOf(setupOf(k)))}</strong>
                  <span>{k.names.join(', ')}</span>
                  <small>{date.format(k.changed)}</small>
                </a>
                <button
                  type="button"
                  class="icon"
                  aria-label={t('start.forget')}
                  title={t('start.forget')}
                  onClick={() => {
                    forgetRecord(k.id);
                    setList(records());
                  }}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
