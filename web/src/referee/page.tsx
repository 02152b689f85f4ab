/*
 * On a real table: the referee for the box on the shelf.  Which of its screens
 * is shown, and the first of them.
 */
import { useEffect, useState } from 'preact/hooks';
import { newReferee } from '../engine/referee.ts';
import { Refused } from '../engine/wasm.ts';
import { freshId } from '../game/storage.ts';
import { locale, t } from '../i18n/index.ts';
import { knownGame, gameNames, gameOf, titleOf } from '../ui/games.ts';
import { nameOf } from '../ui/game.ts';
import { Page } from '../ui/page.tsx';
import { Way } from '../ui/parts.tsx';
import { go } from '../ui/router.ts';
import { download } from '../ui/share.ts';
import { Feature } from './feature.tsx';
import { Follow } from './follow.tsx';
import { NewPad, PadPage } from './padpage.tsx';
import { HEAD as PAD_HEAD, readPad } from './pad.ts';
import { SetUp } from './setup.tsx';
import { Sheet } from './sheet.tsx';
import { forgetRecord, keepRecord, recordOf, records, setupOf, type Kept } from './store.ts';
import { wearStyle } from './style.ts';
import { RealTable } from './table.tsx';

export function RealPage({ route }: { route: string[] }) {
  wearStyle();
  const [what = '', id = ''] = route;
  if (what === 'new') return <SetUp game={knownGame(id)} arrange={route[2] === 'arranged'} />;
  if (what === 'table') return <RealTable id={id} />;
  if (what === 'sheet') return <Sheet id={id} />;
  if (what === 'pad') return id === '' ? <NewPad /> : <PadPage id={id} />;
  if (what === 'count') return <Feature game={knownGame(id)} />;
  if (what === 'follow') return <Follow id={id} />;
  return <Start />;
}

/* Game names that have this for the real table. */
const having = (f: 'reasons' | 'Arrange' | 'Feature') =>
  gameNames().filter((g) => gameOf(g).real?.[f]);

function Start() {
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
      <h2>{t('real.only')}</h2>
      <div class="ways">
        <Way to="real/pad" title={t('real.pad')} help={t('real.pad.help')} />
        {having('Arrange').map((g) => (
          <Way
            key={g}
            to={`real/new/${g}/arranged`}
            title={t('real.board', { game: titleOf(g) })}
            help={t('real.board.help')}
          />
        ))}
        {having('Feature').map((g) => (
          <Way
            key={g}
            to={`real/count/${g}`}
            title={t('real.feature', { game: titleOf(g) })}
            help={t('real.feature.help')}
          />
        ))}
      </div>
      <Records />
    </Page>
  );
}

const addressOf = (k: Kept) => `#/real/${k.kind === 'pad' ? 'pad' : 'table'}/${k.id}`;
const titleOfRecord = (k: Kept) => (k.kind === 'pad' ? t('real.pad') : titleOf(nameOf(setupOf(k))));

/* What is kept here, taken up, saved to a file, read from one, deleted. */
function Records() {
  const [list, setList] = useState<Kept[]>([]);
  const [wrong, setWrong] = useState(false);
  const read = () => void records().then(setList);
  useEffect(read, []);
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const load = async (file: File | undefined) => {
    if (!file) return;
    const got = await recordFrom(await file.text());
    setWrong(got === null);
    if (got === null) return;
    await keepRecord(got);
    go(addressOf(got).slice(2));
  };
  return (
    <section class="card" id="realgames">
      <h2>{t('real.kept')}</h2>
      <ul class="games">
        {list.map((k) => (
          <li key={k.id}>
            <a href={addressOf(k)}>
              <strong>{titleOfRecord(k)}</strong>
              <span>{k.names.join(', ')}</span>
              <small>{date.format(k.changed)}</small>
            </a>
            <button
              type="button"
              class="icon"
              aria-label={t('real.save')}
              title={t('real.save')}
              onClick={() => download('deskovka-real.txt', 'text/plain', fileOf(k))}
            >
              ⇩
            </button>
            <button
              type="button"
              class="icon"
              aria-label={t('start.forget')}
              title={t('start.forget')}
              onClick={() => {
                if (confirm(t('real.forget'))) void forgetRecord(k.id).then(read);
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {list.length === 0 && <p class="soft">{t('real.kept.none')}</p>}
      <label class="button realfile">
        {t('real.load')}
        <input
          type="file"
          accept=".txt,.dsk,text/plain"
          onChange={(e) => void load(e.currentTarget.files?.[0])}
        />
      </label>
      {wrong && (
        <p class="why" role="alert">
          {t('real.broken')}
        </p>
      )}
    </section>
  );
}

/* A pad's file says who plays; a referee's record does so itself. */
function fileOf(k: Kept): string {
  return k.kind === 'pad' ? `${k.record}names ${k.names.join('\t')}\n` : k.record;
}

const FILE_MOST = 200_000;

/* A file as a record of this device; null if it is none. */
async function recordFrom(text: string): Promise<Kept | null> {
  const base = { id: freshId(), changed: Date.now(), over: false };
  if (text.length > FILE_MOST) return null;
  if (text.startsWith(PAD_HEAD)) {
    const [, record = '', names = ''] = /^([^]*?)names (.*)\s*$/.exec(text) ?? [];
    const list = names.split('\t').slice(0, 8);
    return readPad(record, list.length) && { ...base, kind: 'pad', record, names: list };
  }
  const got = recordOf(text);
  if (!got) return null;
  try {
    const referee = await newReferee();
    referee.read(got.record);
    return { ...base, names: got.names, record: referee.write() };
  } catch (e) {
    if (e instanceof Refused) return null;
    throw e;
  }
}
