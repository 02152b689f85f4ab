/* The rules to look up: loaded when they are asked for first. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { language, languages, t } from '../i18n/index.ts';
import { Dialog } from './dialog.tsx';
import { titleOf } from './games.ts';
import { go } from './router.ts';
import { useSettings } from './settings.ts';

declare const RULES_FILE: string;

/* A text by the tag of its language. */
type Said = Record<string, string>;

interface Rule {
  id: string;
  topic: Said;
  text: Said;
  see: string[];
}

interface Book {
  game: string;
  sections: { title: Said; rules: Rule[] }[];
}

let loaded: Promise<Book[]> | undefined;

function books(): Promise<Book[]> {
  loaded ??= fetch(RULES_FILE).then((r) => r.json() as Promise<Book[]>);
  return loaded;
}

/* For searching: without case and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function RulesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  useSettings();
  const l = language();
  /* A language that has no rules yet shows those of the first. */
  const say = (x: Said) => x[l] ?? x[languages[0]?.tag ?? ''] ?? '';
  const [all, setAll] = useState<Book[] | null>(null);
  const [query, setQuery] = useState('');
  const [game, setGame] = useState('');
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void books().then((b) => {
      setAll(b);
      const of = b.find((x) => x.sections.some((s) => s.rules.some((r) => r.id === id)));
      setGame((was) => of?.game ?? (was || (b[0]?.game ?? '')));
    });
  }, [id]);
  useEffect(() => {
    if (id !== '')
      body.current?.querySelector(`#rule-${CSS.escape(id)}`)?.scrollIntoView({ block: 'start' });
  }, [all, id, game]);
  const book = all?.find((b) => b.game === game);
  const words = folded(query).split(/\s+/).filter(Boolean);
  const sections = useMemo(
    () =>
      (book?.sections ?? [])
        .map((s) => ({
          ...s,
          rules: s.rules.filter((r) =>
            words.every((w) => folded(`${r.id} ${say(r.topic)} ${say(r.text)}`).includes(w)),
          ),
        }))
        .filter((s) => s.rules.length > 0),
    [book, query, l],
  );
  return (
    <Dialog title={t('rules.title')} onClose={onClose} wide>
      <div class="rulehead">
        <div class="tabs" role="group" aria-label={t('rules.game')}>
          {(all ?? []).map((b) => (
            <button
              type="button"
              key={b.game}
              aria-pressed={b.game === game}
              onClick={() => setGame(b.game)}
            >
              {titleOf(b.game)}
            </button>
          ))}
        </div>
        <input
          type="search"
          value={query}
          placeholder={t('rules.search')}
          aria-label={t('rules.search')}
          onInput={(e) => setQuery(e.currentTarget.value)}
        />
      </div>
      <div class="rulebook" ref={body} tabindex={0} role="region" aria-label={t('rules.title')}>
        {all === null && <p>{t('loading')}</p>}
        {sections.map((s) => (
          <section key={s.rules[0]?.id}>
            <h3>{say(s.title)}</h3>
            {s.rules.map((r) => (
              <article key={r.id} id={`rule-${r.id}`} class={r.id === id ? 'here' : ''}>
                <h4>
                  {say(r.topic)} <small>{r.id}</small>
                </h4>
                <p>{say(r.text)}</p>
                {r.see.length > 0 && (
                  <p class="see">
                    {t('rules.see')}{' '}
                    {r.see.map((x) => (
                      <button type="button" class="link" key={x} onClick={() => go(`rules/${x}`)}>
                        {x}
                      </button>
                    ))}
                  </p>
                )}
              </article>
            ))}
          </section>
        ))}
        {all !== null && sections.length === 0 && <p>{t('rules.none')}</p>}
      </div>
    </Dialog>
  );
}
