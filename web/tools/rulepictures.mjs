/*
 * A position for every chapter of the rules, which the page draws beside it: of
 * the scenarios that prove its rules (tests/scenarios), the one that shows most.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './icons.mjs';

/* A picture with more lines than this shows too much. */
const LINES_MOST = 60;

/* Chapters of a game with the rules in them: `section NAME`, `rule ID`. */
function chaptersOf(text) {
  const out = new Map();
  let rules = [];
  for (const line of text.split('\n')) {
    const [word, name] = line.split(/\s+/);
    if (word === 'section') out.set(name, (rules = []));
    if (word === 'rule') rules.push(name);
  }
  return out;
}

/* The first position of a scenario: its rules, and the commands that make it. */
function scenarioOf(text) {
  const rules = /^#rules (.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
  const lines = text.split('\n').filter((l) => /^(setup|put|play) /.test(l));
  const next = lines.findIndex((l, i) => i > 0 && l.startsWith('setup '));
  return { rules, lines: next < 0 ? lines : lines.slice(0, next) };
}

/* What lies there then, as far as everybody sees it; '' if it cannot be shown. */
function viewOf(call, lines) {
  let at = '';
  for (const line of lines) {
    const [command, rest] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
    try {
      if (command === 'setup') at = call('setup', rest);
      else if (command === 'put') call('put', rest);
      else for (const a of rest.split(' ')) call('apply', a);
    } catch {
      if (command !== 'play') return ''; /* what is refused there is the point */
    }
  }
  return at === '' ? '' : call('view', '', -1);
}

/* How much there is to see: pieces that somebody owns, then the rest. */
function worth(view) {
  const lines = view.split('\n');
  if (lines.length > LINES_MOST) return 0;
  const figures = lines.filter((l) => l.startsWith('figure ')).length;
  const pieces = (view.match(/\b[ev]\d+\b/g) ?? []).length;
  return 1 + lines.length + 5 * Math.min(figures, 6) + Math.min(pieces, 40);
}

/* `chapter` to a view, for every chapter of every game. */
export async function rulePictures(engine, root) {
  const call = await load(engine);
  const folder = join(root, 'tests/scenarios');
  const scenarios = readdirSync(folder, { recursive: true })
    .filter((f) => f.endsWith('.tst'))
    .sort()
    .map((f) => scenarioOf(readFileSync(join(folder, f), 'utf8')));
  const out = {};
  for (const f of readdirSync(join(root, 'data/rules')).filter((x) => x.endsWith('.rules'))) {
    const game = f.replace(/\.rules$/, '');
    const own = scenarios.filter((s) => s.lines[0]?.startsWith(`setup ${game}`));
    for (const [chapter, rules] of chaptersOf(readFileSync(join(root, 'data/rules', f), 'utf8'))) {
      const about = own.filter((s) => s.rules.some((r) => rules.includes(r)));
      const views = (about.length > 0 ? about : own).map((s) => viewOf(call, s.lines));
      const best = views.reduce((a, b) => (worth(b) > worth(a) ? b : a), '');
      if (best === '') throw new Error(`rules: no picture for ${game}/${chapter}`);
      out[`${game}/${chapter}`] = best;
    }
  }
  return out;
}
