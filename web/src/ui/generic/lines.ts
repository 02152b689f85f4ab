/* View lines and actions of any game, as words people can read. */
import { find } from '../../i18n/index.ts';

/* p0 … p7 are people. */
export function withNames(text: string, names: string[]): string {
  return text.replace(/\bp(\d)\b/g, (word, n: string) => names[Number(n)] ?? word);
}

/* `verb:rest` */
export function splitAction(action: string): [verb: string, rest: string] {
  const at = action.indexOf(':');
  return at < 0 ? [action, ''] : [action.slice(0, at), action.slice(at + 1)];
}

export interface Fact {
  what: string;
  lines: string[];
}

/* The lines of a view, those of the same first word together, in order. */
export function factsOf(view: string, names: string[]): Fact[] {
  const all = new Map<string, string[]>();
  for (const line of view.split('\n').filter((l) => l.trim() !== '')) {
    const at = line.indexOf(' ');
    const what = at < 0 ? line : line.slice(0, at);
    const rest = at < 0 ? '' : withNames(line.slice(at + 1), names);
    all.set(what, [...(all.get(what) ?? []), rest]);
  }
  return [...all].map(([what, lines]) => ({ what, lines }));
}

/* The words of an action itself, with names. */
export function plainAction(action: string, names: string[]): string {
  return withNames(action.replace(/[:,]/g, ' ').trim(), names);
}

/* An action on a button: our words for it if there are any, else its own. */
export function actionText(game: string, action: string, names: string[]): string {
  return find(`act.${game}.${action}`) ?? plainAction(action, names);
}
