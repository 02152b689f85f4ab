/* Boxes and expansions of Carcassonne on the set-up page. */
import { useMemo } from 'preact/hooks';
import { pictureEngine } from '../../engine/load.ts';
import { find, language, t } from '../../i18n/index.ts';
import type { OptionsProps } from '../game.ts';
import { FigurePic, TilePic } from './pictures.tsx';
import { PRESETS, chosen, modulesOf, type ModuleInfo } from './modules.ts';

type Choice = Omit<OptionsProps, 'players'>;

export function Options({ words, onChange }: OptionsProps) {
  const all = useMemo(() => modulesOf(pictureEngine().options('carcassonne', language())), []);
  const modules = chosen(words);
  return (
    <>
      <section class="card">
        <h2>{t('setup.box')}</h2>
        <div class="options">
          {PRESETS.map((p) => (
            <label key={p.id} class="option">
              <input
                type="radio"
                name="edition"
                checked={words.edition === p.edition}
                onChange={() => {
                  const ids = p.modules.filter((id) => all.some((m) => m.id === id));
                  onChange({ ...words, edition: p.edition, modules: ids.join(',') });
                }}
              />
              <span>
                <strong>{find(`edition.${p.id}`)}</strong>
                <small>{find(`edition.${p.id}.help`)}</small>
              </span>
            </label>
          ))}
        </div>
        <p class="practise">
          {t('learn.practise')}:{' '}
          <a href={`#/learn/edition-${words.edition ?? ''}`}>
            {find(`edition.${words.edition ?? ''}`)}
          </a>
        </p>
        <Farmers words={words} onChange={onChange} />
      </section>
      <section class="card">
        <h2>{t('setup.modules')}</h2>
        <Modules all={all} words={words} onChange={onChange} />
        {modules.length > 0 && (
          <p class="practise">
            {t('learn.practise')}:{' '}
            {all
              .filter((m) => modules.includes(m.id))
              .map((m) => (
                <a key={m.id} href={`#/learn/${m.id}`}>
                  {find(`module.${m.id}`) ?? m.id}
                </a>
              ))}
          </p>
        )}
      </section>
    </>
  );
}

export function Farmers({ words, onChange }: Choice) {
  return (
    <label class="line">
      <input
        type="checkbox"
        checked={words.farmers !== 'off'}
        onChange={(e) => onChange({ ...words, farmers: e.currentTarget.checked ? '' : 'off' })}
      />
      {t('setup.farmers')}
    </label>
  );
}

/* The expansions there are, to be chosen from. */
export function Modules({ all, words, onChange }: Choice & { all: ModuleInfo[] }) {
  const modules = chosen(words);
  const set = (ids: string[]) => onChange({ ...words, modules: ids.join(',') });
  return (
    <div class="modules">
      {all.map((m) => (
        <ModuleRow
          key={m.id}
          module={m}
          on={modules.includes(m.id)}
          onChange={(on) => set(on ? [...modules, m.id] : modules.filter((x) => x !== m.id))}
        />
      ))}
    </div>
  );
}

function ModuleRow(props: { module: ModuleInfo; on: boolean; onChange: (on: boolean) => void }) {
  const m = props.module;
  return (
    <label class={`module${props.on ? ' on' : ''}`}>
      <input
        type="checkbox"
        checked={props.on}
        onChange={(e) => props.onChange(e.currentTarget.checked)}
      />
      <span class="pics" aria-hidden="true">
        {m.tiles.map((id) => (
          <TilePic key={id} id={id} size={52} />
        ))}
        {m.figures.map((f, i) => (
          <FigurePic key={f} kind={f} seat={f === 'mage' || f === 'witch' ? 8 : i} size={34} />
        ))}
      </span>
      <span class="text">
        <strong>{find(`module.${m.id}`) ?? m.id}</strong>
        <small>
          {find(`module.${m.id}.help`)} {m.minutes > 0 && t('module.minutes', { n: m.minutes })}
        </small>
      </span>
    </label>
  );
}
