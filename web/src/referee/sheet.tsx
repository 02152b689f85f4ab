/* The score sheet: names, points by what they are for, the landscape; to be printed. */
import { useEffect, useState } from 'preact/hooks';
import { pictureEngine } from '../engine/load.ts';
import { saveText } from '../game/source.ts';
import { language, languageIndex, languages, locale, t } from '../i18n/index.ts';
import { gameOf, titleOf } from '../ui/games.ts';
import { Page } from '../ui/page.tsx';
import { DeadEnd } from '../ui/parts.tsx';
import { svgUrl } from '../ui/pictures.ts';
import { go } from '../ui/router.ts';
import { download, packGame } from '../ui/share.ts';
import { seatName, setupWords } from '../ui/words.tsx';
import { agrees, canProve, sealOf, type Dice } from './dice.ts';
import { openRecord, type RefereeSource } from './source.ts';

export function Sheet({ id }: { id: string }) {
  const [source, setSource] = useState<Awaited<ReturnType<typeof openRecord>> | null>(null);
  useEffect(() => void openRecord(id).then(setSource), [id]);
  if (source === null) return <p class="loading">{t('loading')}</p>;
  if (typeof source === 'string')
    return <DeadEnd text={t(source === 'none' ? 'error.nogame' : 'real.broken')} />;
  return <Filled source={source} />;
}

/* Our dice: every roll, what they were sealed with, and at the end the seed. */
function Rolled(props: { dice: Dice; id: string; over: boolean }) {
  const { dice, id, over } = props;
  const [seal, setSeal] = useState('');
  const [right, setRight] = useState<boolean | null>(null);
  useEffect(() => {
    if (!canProve()) return;
    void sealOf(dice, id).then(setSeal);
    void agrees(dice).then(setRight);
  }, [dice, id]);
  return (
    <section class="ourrolls">
      <h3>{t('real.dice.rolled', { n: dice.rolls.length })}</h3>
      <p>{dice.rolls.join(' · ')}</p>
      <p>
        {t('real.dice.seal')} <code>{seal}</code>
      </p>
      {over ? (
        <p>
          {t('real.dice.seed', { game: id, word: dice.word })} <code>{dice.seed}</code>
        </p>
      ) : (
        <p class="soft">{t('real.dice.later')}</p>
      )}
      {right !== null && <p>{t(right ? 'real.dice.right' : 'real.dice.wrong')}</p>}
    </section>
  );
}

function Filled({ source }: { source: RefereeSource }) {
  const { snapshot: s, told, kept } = source;
  const row = gameOf(s.game);
  const picture = row.picture?.(pictureEngine(), s.view, false, languageIndex());
  const sums = row.sources?.(s) ?? [];
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'long' });
  const replay = async () => {
    const names = s.seats.map((_x, i) => seatName(s.seats, i));
    go(`replay/game/${await packGame(s.setup, told.lines, names)}`);
  };
  return (
    <Page title={t('real.sheet')}>
      <div class="sheet" lang={languages.find((l) => l.tag === language())?.tag}>
        <h2>{titleOf(s.game)}</h2>
        <p>
          {date.format(kept.changed)} · {setupWords(s.setup)}
        </p>
        <table>
          <thead>
            <tr>
              <th>{t('points')}</th>
              {s.seats.map((_x, i) => (
                <th key={i}>{seatName(s.seats, i)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map((x) => (
              <tr key={x.text}>
                <td>{x.text}</td>
                {s.seats.map((_x, i) => (
                  <td key={i}>{x.points[i] ?? 0}</td>
                ))}
              </tr>
            ))}
            {told.points.some((n) => n) && (
              <tr>
                <td>{t('real.points.added')}</td>
                {s.seats.map((_x, i) => (
                  <td key={i}>{told.points[i] ?? 0}</td>
                ))}
              </tr>
            )}
            <tr class="total">
              <td>
                <strong>{t('real.total')}</strong>
              </td>
              {s.seats.map((_x, i) => (
                <td key={i}>
                  <strong>{s.track[i]}</strong>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        {picture !== undefined && <img src={svgUrl(picture)} alt={t('board.landscape')} />}
        {kept.dice && kept.dice.rolls.length > 0 && (
          <Rolled dice={kept.dice} id={kept.id} over={s.player === -2} />
        )}
        <p class="soft">{t('real.unfair')}</p>
      </div>
      <div class="realrow noprint">
        <button type="button" class="primary" onClick={() => print()}>
          {t('real.print')}
        </button>
        <button type="button" onClick={() => void replay()}>
          {t('real.replay')}
        </button>
        <button
          type="button"
          onClick={() =>
            download(
              'deskovka.dsk',
              'text/plain',
              saveText(s.setup, told.lines, [t('real.unfair')]),
            )
          }
        >
          {t('real.save')}
        </button>
        <a class="button" href={`#/real/table/${kept.id}`}>
          {t('real.back')}
        </a>
      </div>
    </Page>
  );
}
