/*
 * A position for every chapter of the rules, which the page draws beside it: of
 * the lessons that teach its rules, else of the scenarios that prove them
 * (tests/scenarios), the one that shows most.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './icons.mjs';

/* More lines than this show no more. */
const LINES_MOST = 60;
/* Tiles of a picture in a row: those of a larger one are too small. */
const SIDE_MOST = 6;
/* A lesson's position that shows less than this is none for a picture. */
const GOOD_ENOUGH = 8;

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

/* Every position of a lesson is a scenario. */
const positionsOf = (text) =>
  text
    .split(/^(?=#id )/m)
    .slice(1)
    .map(scenarioOf);

/* Where the last thing was done that has a place on an island: `h11`; else ''. */
function placeOf(lines) {
  const places = lines.join(' ').match(/:[veh]\d+\b/g) ?? [];
  return places[places.length - 1]?.slice(1) ?? '';
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

/* How much of the box around all tiles they fill; nothing of a long strip. */
function filled(lines) {
  const at = lines.flatMap(
    (l) => /^tile \S+ (-?\d+),(-?\d+)/.exec(l)?.slice(1, 3).map(Number) ?? [],
  );
  if (at.length === 0) return 1;
  const size = [0, 1].map((k) => {
    const all = at.filter((_x, i) => i % 2 === k);
    return Math.max(...all) - Math.min(...all) + 1;
  });
  return Math.max(...size) > SIDE_MOST ? 0.01 : at.length / 2 / (size[0] * size[1]);
}

/* How much there is to see: pieces that somebody owns, then the rest. */
function worth({ view }) {
  const lines = view.split('\n');
  if (view === '') return 0;
  const figures = lines.filter((l) => l.startsWith('figure ')).length;
  const pieces = (view.match(/\b[ev]\d+\b/g) ?? []).length;
  const all = 1 + Math.min(lines.length, LINES_MOST) + 5 * Math.min(figures, 6);
  return (all + Math.min(pieces, 40)) * filled(lines);
}

/* `game/chapter` to a view, for every chapter of every game, and to its place (`…@`). */
export async function rulePictures(engine, root) {
  const call = await load(engine);
  const read = (folder, ext) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((f) => f.endsWith(ext))
      .sort()
      .map((f) => readFileSync(join(root, folder, f), 'utf8'));
  const lessons = read('data/lessons', '.lesson').flatMap(positionsOf);
  const scenarios = read('tests/scenarios', '.tst').map(scenarioOf);
  const shown = new Set();
  const out = {};
  /* The best of some that no other chapter has. */
  const choose = (list) => {
    const all = list
      .map((s) => ({ view: viewOf(call, s.lines), place: placeOf(s.lines) }))
      .filter((x) => x.view !== '');
    const fresh = all.filter((x) => !shown.has(x.view + x.place));
    const from = fresh.length > 0 ? fresh : all;
    return from.reduce((a, b) => (worth(b) > worth(a) ? b : a), { view: '', place: '' });
  };
  for (const f of readdirSync(join(root, 'data/rules')).filter((x) => x.endsWith('.rules'))) {
    const game = f.replace(/\.rules$/, '');
    const own = (list) => list.filter((s) => s.lines[0]?.startsWith(`setup ${game}`));
    for (const [chapter, rules] of chaptersOf(readFileSync(join(root, 'data/rules', f), 'utf8'))) {
      const about = (list) => own(list).filter((s) => s.rules.some((r) => rules.includes(r)));
      let best = choose(about(lessons));
      if (worth(best) < GOOD_ENOUGH) best = choose([...about(lessons), ...about(scenarios)]);
      if (worth(best) < GOOD_ENOUGH) best = choose(own(lessons));
      if (best.view === '') throw new Error(`rules: no picture for ${game}/${chapter}`);
      shown.add(best.view + best.place);
      out[`${game}/${chapter}`] = best.view;
      if (best.place !== '') out[`${game}/${chapter}@`] = best.place;
    }
  }
  return out;
}
