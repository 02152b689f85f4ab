/* Too many players for a box: another box has figures for them. */
import { pictureEngine } from '../../engine/load.ts';
import { parseNote, type Refusal } from '../../engine/wasm.ts';
import { find, t } from '../../i18n/index.ts';
import { lineOf, type Mend, type Words } from '../game.ts';
import { PRESETS, chosen, presetWords } from './modules.ts';

const TOO_MANY = ['too-many-players', 'too-few-figures'];

/* The expansions of a set-up that can be played so. */
function fitting(players: number, words: Words): Words | null {
  const takes = (w: Words) => pictureEngine().refusal(lineOf('carcassonne', players, w)) === null;
  let modules: string[] = [];
  if (!takes({ ...words, modules: '' })) return null;
  for (const m of chosen(words))
    if (takes({ ...words, modules: [...modules, m].join() })) modules = [...modules, m];
  return { ...words, modules: modules.join() };
}

export function mend(players: number, words: Words, refusal: Refusal): Mend | null {
  if (!TOO_MANY.includes(refusal.code)) return null;
  const { most } = parseNote(refusal.line, refusal.game).fields;
  const name = (edition: string) => find(`edition.${edition}`) ?? edition;
  const same = refusal.code === 'too-few-figures' ? fitting(players, words) : null;
  if (same)
    return {
      text: t('setup.fewer', { most: Number(most) }),
      button: t('setup.without'),
      words: same,
    };
  for (const p of PRESETS) {
    if (p.edition === words.edition) continue;
    const other = fitting(players, { ...words, ...presetWords(p.id) });
    if (other)
      return {
        text: t('setup.toomany', {
          edition: name(words.edition ?? ''),
          most: Number(most),
          other: name(p.id),
        }),
        button: t('setup.use', { edition: name(p.id) }),
        words: other,
      };
  }
  return null;
}
