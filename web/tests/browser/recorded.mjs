/*
 * Recorded games of another engine (tests/recorded/FORMAT.md) in our notation:
 * set-up line, actions, final points.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from './kit.mjs';

/* Files whose decisions are only tiles and figures, and what is played there. */
const FILES = [
  ['base-2p', 'edition=first end=no_place'],
  ['base-3p', 'edition=first end=no_place'],
  ['inns-traders-2p', 'edition=bb6 modules=inns,traders inn_crossing=right'],
  ['base-4p', 'edition=first end=no_place'],
  ['base-5p', 'edition=first end=no_place'],
  ['traders-2p', 'edition=bb6 modules=traders'],
  ['inns-2p', 'edition=bb6 modules=inns inn_crossing=right'],
  ['inns-traders-4p', 'edition=bb6 modules=inns,traders inn_crossing=right'],
];

/* [x,y,rot], [figure,kind,place] or ["pass"]; `NL.W` is named by its first part, a city by its side. */
function textOf([a, b, c]) {
  if (typeof a === 'number') return `place:${a},${b},R${90 * c}`;
  if (a === 'pass') return 'pass';
  if (c === '-') return `${a}:${b}`;
  const parts = c.split('.');
  const at = (b === 'city' && parts.find((x) => x.length === 1)) || parts[0];
  return `${a}:${b}@${at}`;
}

function gameOf(row, game) {
  const { farmers, two_tile_city } = game.options;
  const actions = [];
  for (const step of game.steps) {
    if (step.draw)
      actions.push(...(step.discarded_before ?? []).map((id) => `draw:${id}`), `draw:${step.draw}`);
    else if (step.do) actions.push(textOf(step.do));
  }
  return {
    id: game.id,
    setup: `carcassonne ${row} players=${game.players} farmers=${farmers ? 'on' : 'off'} two_tile_city=${two_tile_city}`,
    actions,
    rest: (game.discarded_at_end ?? []).map((id) => `draw:${id}`),
    track: game.final,
  };
}

/* So many of them, from all files in turn; those whose first tile lies turned are left out. */
export function recordedGames(most) {
  const files = FILES.map(([name, row]) =>
    gunzipSync(readFileSync(join(root, `tests/recorded/carcassonne/${name}.jsonl.gz`)))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter((g) => g.start.every((x) => x.rot === 0))
      .map((g) => gameOf(row, g)),
  );
  const out = [];
  for (let i = 0; out.length < most && files.some((f) => i < f.length); i++)
    out.push(...files.flatMap((f) => f.slice(i, i + 1)));
  return out.slice(0, most);
}
