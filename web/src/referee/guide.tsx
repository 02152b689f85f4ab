/* What to take out of the box and lay on the table, step by step, with pictures. */
import { useEffect, useState } from 'preact/hooks';
import { pictureEngine } from '../engine/load.ts';
import { newReferee } from '../engine/referee.ts';
import { Refused } from '../engine/wasm.ts';
import { language, t } from '../i18n/index.ts';
import { nameOf } from '../ui/game.ts';
import { gameOf } from '../ui/games.ts';
import { pictureUrl } from '../ui/pictures.ts';
import { RuleLink } from '../ui/rulelink.tsx';
import { isDark } from '../ui/settings.ts';

interface GuideStep {
  text: string;
  piece: string;
}

async function stepsOf(lang: string, setup: string): Promise<GuideStep[]> {
  try {
    return (await newReferee()).guide(lang, setup);
  } catch (e) {
    if (e instanceof Refused) return [];
    throw e;
  }
}

/* The sentence, and the rule that stands in brackets at its end. */
function ruled(text: string): { said: string; rule: string } {
  const [, said = text, rule = ''] = /^(.*) \(([A-Z0-9]+-[A-Z0-9]+)\)$/.exec(text) ?? [];
  return { said, rule };
}

function Piece({ piece }: { piece: string }) {
  const url = pictureUrl(`guide ${piece} ${isDark()}`, () =>
    pictureEngine().piece(piece, isDark(), 72),
  );
  return url === '' ? null : <img class="guidepic" src={url} alt="" />;
}

/* Steps are ticked off as they are done: nobody loses the place. */
export function Guide({ setup }: { setup: string }) {
  const [steps, setSteps] = useState<GuideStep[]>([]);
  const [done, setDone] = useState<string[]>([]);
  const lang = language();
  useEffect(() => {
    let here = true;
    void stepsOf(lang, setup).then((s) => here && setSteps(s));
    return () => {
      here = false;
    };
  }, [setup, lang]);
  const Laid = gameOf(nameOf(setup)).Laid;
  const tick = (text: string) =>
    setDone(done.includes(text) ? done.filter((x) => x !== text) : [...done, text]);
  return (
    <details class="card">
      <summary>
        <strong>{t('real.guide')}</strong>
      </summary>
      <ol class="steps">
        {steps.map(({ text, piece }) => {
          const { said, rule } = ruled(text);
          return (
            <li key={text} class={done.includes(text) ? 'done' : ''}>
              <label class="realcheck">
                <input type="checkbox" checked={done.includes(text)} onChange={() => tick(text)} />
                <span>{said}</span>
              </label>
              {piece !== '' && <Piece piece={piece} />}
              <RuleLink rule={rule} />
            </li>
          );
        })}
      </ol>
      {Laid && <Laid setup={setup} />}
    </details>
  );
}
