/* The list of lessons, and the way from a rule to the one that teaches it. */
import { useEffect, useState } from 'preact/hooks';
import type { Listed } from '../game/lesson.ts';
import { language, t } from '../i18n/index.ts';
import { loadList, toldIn } from './lessons.ts';

/* Empty until it has come. */
export function useLessons(): Listed[] {
  const [list, set] = useState<Listed[]>([]);
  const lang = language();
  useEffect(() => {
    loadList().then(set, () => undefined);
  }, [lang]);
  return list;
}

export function Practise({ game, rule }: { game: string; rule: string }) {
  const lesson = useLessons().find((l) => l.game === game && l.rules.includes(rule));
  if (!lesson) return null;
  return (
    <a class="practise" href={`#/learn/${lesson.id}`}>
      {t('learn.practise')}: <span lang={toldIn()}>{lesson.title}</span>
    </a>
  );
}
