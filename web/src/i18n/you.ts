/*
 * Sentences about somebody turned into sentences about the reader ("Red draws a
 * tile" to "You draw a tile"), by the rules that each language has for it
 * (`you.rules` in data/messages/page-you.*).
 */

/* What stands for the reader's name until then: a sign of the private area. */
export const YOU = '\uE020';

type Rule = [from: RegExp, to: string];

const made = new Map<string, Rule[]>();

function ruleOf(line: string): Rule[] {
  const [from = '', to = ''] = line.split('=>').map((x) => x.trim());
  const source = from
    .replaceAll('@', YOU)
    .replaceAll('_', '\\s')
    .replaceAll('!', '\\p{L}')
    .replaceAll('/', '|');
  try {
    return [[new RegExp(source, 'gu'), to.replaceAll('_', ' ')]];
  } catch {
    return []; /* a language that has none of its own */
  }
}

function rulesOf(text: string): Rule[] {
  const known = made.get(text) ?? text.split(' // ').flatMap(ruleOf);
  made.set(text, known);
  return known;
}

const capital = (text: string) =>
  text.replace(
    /(^|[.?!]\s)(\p{Ll})/gu,
    (_all, before: string, x: string) => before + x.toUpperCase(),
  );

export function toYou(text: string, rules: string): string {
  if (!text.includes(YOU)) return text;
  return capital(rulesOf(rules).reduce((so, [from, to]) => so.replace(from, to), text));
}
