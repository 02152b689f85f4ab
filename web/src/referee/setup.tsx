/* Box, players and what is played; then what to lay out. */
import { useMemo, useState } from 'preact/hooks';
import { loadEngine, pictureEngine, wasmModule } from '../engine/load.ts';
import { newReferee } from '../engine/referee.ts';
import { Engine } from '../engine/wasm.ts';
import { freshId, freshSeed } from '../game/storage.ts';
import { t } from '../i18n/index.ts';
import { lineOf } from '../ui/game.ts';
import { gameOf, seatsAt, titleOf } from '../ui/games.ts';
import { Page } from '../ui/page.tsx';
import { colourOf } from '../ui/players.tsx';
import { go } from '../ui/router.ts';
import { RuleLink } from '../ui/rulelink.tsx';
import { refusalText } from '../ui/words.tsx';
import { Guide } from './guide.tsx';
import { Names } from './names.tsx';
import { keepRecord, plainName } from './store.ts';

/* What chance deals before anybody plays: the board that is then laid out. */
async function dealt(setup: string, phases: readonly string[]): Promise<string[]> {
  await loadEngine();
  const e = new Engine(await wasmModule());
  const out: string[] = [];
  e.setup(setup);
  e.seed(...freshSeed());
  while (e.player() === -1 && phases.includes(e.phase())) out.push(e.apply(e.chance()).text);
  return out;
}

async function begin(
  setup: string,
  names: string[],
  phases: readonly string[],
  arrange: boolean,
): Promise<void> {
  const referee = await newReferee();
  const board = await dealt(setup, phases);
  referee.open(setup);
  names.forEach((name, i) => referee.enter(`name p${i} ${name || t('seat.person', { n: i + 1 })}`));
  if (board.length > 0) referee.enter(board.join(' '));
  if (arrange) referee.enter('put empty');
  const id = freshId();
  const record = referee.write();
  await keepRecord({ id, names, record, changed: Date.now(), over: false, arrange });
  go(`real/table/${id}`);
}

export function SetUp({ game, arrange }: { game: string; arrange: boolean }) {
  const row = gameOf(game);
  const { least, most } = seatsAt(game);
  const [words, setWords] = useState({ ...row.words, ...row.real?.words });
  const [names, setNames] = useState<string[]>(() =>
    Array.from({ length: row.seats }, (_x, i) => t('seat.person', { n: i + 1 })),
  );
  const Options = row.real?.Options ?? row.Options;
  const setup = lineOf(game, names.length, words);
  const refusal = useMemo(() => pictureEngine().refusal(setup), [setup]);
  const unready = row.real?.unready?.(words) === true;
  const mend = refusal ? (row.mend?.(names.length, words, refusal) ?? null) : null;
  return (
    <Page title={arrange ? t('real.board', { game: titleOf(game) }) : t('real.title')}>
      <section class="card">
        <h2>{t('setup.seats')}</h2>
        {!arrange && <p class="soft">{t('real.first')}</p>}
        <Names
          names={names}
          least={least}
          most={most}
          colour={(i) => colourOf(game, names.length, i)}
          added={() => t('seat.person', { n: names.length + 1 })}
          onChange={setNames}
        />
      </section>
      {Options && <Options words={words} players={names.length} onChange={setWords} />}
      {refusal === null && !arrange && <Guide setup={setup} />}
      <div class="stick">
        {unready ? (
          <p class="why" role="status">
            {t('real.unready')}
          </p>
        ) : mend ? (
          <p class="why" role="alert">
            {mend.text}{' '}
            <button type="button" onClick={() => setWords(mend.words)}>
              {mend.button}
            </button>
          </p>
        ) : (
          refusal && (
            <p class="why" role="alert">
              {refusalText(refusal)}
              <RuleLink rule={refusal.rule} />
            </p>
          )
        )}
        <button
          type="button"
          class="primary big"
          data-test="real-begin"
          disabled={refusal !== null}
          onClick={() => void begin(setup, names.map(plainName), row.real?.deals ?? [], arrange)}
        >
          {t(arrange ? 'real.arrange.begin' : 'real.begin')}
        </button>
      </div>
    </Page>
  );
}
