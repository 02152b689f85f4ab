/* The lessons of this page: files that are fetched when they are opened. */
import type { Lesson, Listed } from '../game/lesson.ts';
import { language, languages } from '../i18n/index.ts';

/* `inns.en` and so on: where the file is. */
declare const LESSON_FILES: Record<string, string>;

/* The language that lessons are told in, where it is not ours: for screen readers. */
export function toldIn(): string | undefined {
  return LESSON_FILES[`index.${language()}`] === undefined ? languages[0]?.tag : undefined;
}

/* What there is in our language, else in the first. */
async function read<T>(name: string): Promise<T | null> {
  const file =
    LESSON_FILES[`${name}.${language()}`] ?? LESSON_FILES[`${name}.${languages[0]?.tag}`];
  return file === undefined ? null : ((await (await fetch(file)).json()) as T);
}

export const loadList = async (): Promise<Listed[]> => (await read<Listed[]>('index')) ?? [];

export async function loadLesson(id: string): Promise<Lesson | null> {
  const lesson = id === 'index' ? null : await read<Lesson>(id);
  return Array.isArray(lesson?.positions) ? lesson : null;
}
