/*
 * Carcassonne at a real table: the boxes on the shelf, several at once.  What lies in
 * them can be played together; the rules are those of one of them, else of the newest.
 */
import { useMemo, useState } from 'preact/hooks';
import { pictureEngine } from '../../engine/load.ts';
import { find, language, t } from '../../i18n/index.ts';
import type { OptionsProps } from '../game.ts';
import { BOXES, chosen, modulesOf, newestOf, presetWords, together } from './modules.ts';
import { Farmers, Modules } from './setup.tsx';

export function Shelf({ words, onChange }: OptionsProps) {
  const all = useMemo(() => modulesOf(pictureEngine().options('carcassonne', language())), []);
  const [boxes, setBoxes] = useState<string[]>([words.edition ?? 'bb6']);
  const has = together(boxes);
  const modules = chosen(words);
  const choose = (next: string[]) => {
    if (next.length === 0) return;
    setBoxes(next);
    const fresh = next.filter((b) => !boxes.includes(b));
    const more = fresh.flatMap((b) => chosen(presetWords(b)));
    const kept = [...new Set([...modules, ...more])].filter((m) => together(next).includes(m));
    const edition = next.includes(words.edition ?? '') ? words.edition : newestOf(next);
    onChange({ ...words, edition: edition ?? newestOf(next), modules: kept.join() });
  };
  const toggle = (box: string, on: boolean) =>
    choose(on ? [...boxes, box] : boxes.filter((b) => b !== box));
  return (
    <>
      <section class="card shelf">
        <h2>{t('real.shelf')}</h2>
        <p class="soft">{t('real.shelf.help')}</p>
        {BOXES.map(({ id }) => (
          <label class="realcheck" key={id}>
            <input
              type="checkbox"
              data-box={id}
              checked={boxes.includes(id)}
              onChange={(e) => toggle(id, e.currentTarget.checked)}
            />
            <span>
              <strong>{find(`edition.${id}`)}</strong> <small>{find(`edition.${id}.help`)}</small>
            </span>
          </label>
        ))}
        {boxes.length > 1 && (
          <div class="realrow" role="radiogroup" aria-label={t('real.worth.edition')}>
            <span>{t('real.worth.edition')}</span>
            {BOXES.filter(({ id }) => boxes.includes(id)).map(({ id }) => (
              <button
                type="button"
                role="radio"
                key={id}
                data-rules={id}
                aria-checked={words.edition === id}
                class={words.edition === id ? 'on' : ''}
                onClick={() => onChange({ ...words, edition: id })}
              >
                {find(`edition.${id}`)}
              </button>
            ))}
          </div>
        )}
        <Farmers words={words} onChange={onChange} />
      </section>
      {has.length > 0 && (
        <section class="card">
          <h2>{t('setup.modules')}</h2>
          <Modules all={all.filter((m) => has.includes(m.id))} words={words} onChange={onChange} />
        </section>
      )}
    </>
  );
}
