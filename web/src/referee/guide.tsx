/* What to take out of the box and lay on the table, step by step, with pictures. */
import { useEffect, useState } from 'preact/hooks';
import { loadRulebook, type Book } from '../engine/rulebook.ts';
import { language, t } from '../i18n/index.ts';
import { nameOf } from '../ui/game.ts';
import { gameOf } from '../ui/games.ts';

export function Guide({ setup }: { setup: string }) {
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    let here = true;
    void loadRulebook().then((b) => here && setBook(b.book(language(), setup)));
    return () => {
      here = false;
    };
  }, [setup, language()]);
  const Laid = gameOf(nameOf(setup)).Laid;
  const box = book?.parts.find((p) => p.name === 'box')?.items ?? [];
  const chapters = book?.parts.flatMap((p) => p.chapters) ?? [];
  const rules = chapters.filter((c) => c.name === 'setup').flatMap((c) => c.rules);
  const items = [...box, ...rules.map((r) => r.text[language()] ?? '')];
  return (
    <details class="card">
      <summary>
        <strong>{t('real.guide')}</strong>
      </summary>
      <ol class="steps">
        {items.map((x) => (
          <li key={x}>{x}</li>
        ))}
      </ol>
      {Laid && <Laid setup={setup} />}
    </details>
  );
}
