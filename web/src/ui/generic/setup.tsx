/* The options of any game, as the engine lists them. */
import { pictureEngine } from '../../engine/load.ts';
import { language, t } from '../../i18n/index.ts';
import type { OptionsProps } from '../game.ts';
import { valuesOf } from './options.ts';

export function Options({ game, words, onChange }: OptionsProps & { game: string }) {
  const all = pictureEngine()
    .options(game, language())
    .filter((o) => o.key !== 'players');
  if (all.length === 0) return null;
  const set = (key: string, value: string) => onChange({ ...words, [key]: value });
  return (
    <section class="card">
      <h2>{t('setup.options')}</h2>
      {all.map((o) => (
        <label key={o.key} class="line">
          {o.means || o.key}
          {valuesOf(o).length > 0 ? (
            <select
              value={words[o.key] || o.normal}
              onChange={(e) => set(o.key, e.currentTarget.value)}
            >
              {valuesOf(o).map((v) => (
                <option key={v}>{v}</option>
              ))}
            </select>
          ) : (
            <input
              type="text"
              size={8}
              value={words[o.key] ?? ''}
              placeholder={o.normal}
              onInput={(e) => set(o.key, e.currentTarget.value.replace(/\s/g, ''))}
            />
          )}
        </label>
      ))}
    </section>
  );
}
