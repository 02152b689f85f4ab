/* Everything that can be chosen can be pointed at. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './load.mjs';

const { readLandscape } = await load('ui/carcassonne/view.ts');
const { lastSquare, readChoice, trackSpace } = await load('ui/carcassonne/choices.ts');
const { Engine, Refused } = await load('engine/wasm.ts');
const wasm = join(dirname(fileURLToPath(import.meta.url)), '../../../build/wasm/engine.wasm');
const skip = existsSync(wasm) ? false : 'the engine is not built';
const ALL =
  'carcassonne edition=bb6 players=3 modules=river,inns,traders,hills,wheel,abbot,flyers,ferries,gold,magewitch,crops,messages,robbers';

test('every choice of every module has its place', { skip }, () => {
  const e = new Engine(new WebAssembly.Module(readFileSync(wasm)));
  const seen = new Set();
  for (let seed = 1; seed <= 6; seed++) {
    e.setup(ALL);
    e.seed(1, seed);
    while (e.player() > -2) {
      const seat = e.player();
      if (seat >= 0) {
        const land = readLandscape(e.view(seat));
        for (const a of e.legal()) {
          if (a === 'pass' || a.startsWith('place:')) continue;
          const c = readChoice(a, lastSquare(land));
          seen.add(`${c.verb} ${c.target.kind}`);
          assert.notEqual(c.target.kind, 'none', `${a} in ${e.phase()}`);
          if (c.target.kind === 'track' && c.target.of === 'space') {
            const at = trackSpace(a, land, seat);
            assert.ok(at !== null && at >= 0 && at < 50, `${a}: ${at}`);
          }
          if (c.target.kind === 'figure') {
            const { figure } = c.target;
            assert.ok(
              land.figures.some((f) => f.kind === figure && f.seat === seat) ||
                figure in land.magic,
              `${a}: there is no ${figure}`,
            );
          }
        }
      }
      e.apply(seat < 0 ? e.chance() : e.choose('random'));
    }
  }
  for (const kind of [
    'robber track',
    'counter track',
    'read track',
    'flock figure',
    'crop last',
    'ferry ferry',
    'sail ferry',
    'gold square',
    'mage spot',
    'take spot',
    'score spot',
    'meeple sector',
  ])
    assert.ok(seen.has(kind), `${kind} was met: ${[...seen].sort().join(', ')}`);
});

test('counters stand where the points say, round and round', () => {
  const land = readLandscape('score p0 57\nscore p1 12\nlady p0 5\nlady p1 0\n');
  assert.equal(trackSpace('counter:meeple', land, 0), 2);
  assert.equal(trackSpace('counter:lady', land, 0), 5);
  assert.equal(trackSpace('read:points', land, 0), 4);
  assert.equal(trackSpace('victim:p1', land, 0), 12);
  assert.equal(trackSpace('robber:31', land, 0), 31);
});

test('what is no world of these rules is refused and changes nothing', { skip }, () => {
  const e = new Engine(new WebAssembly.Module(readFileSync(wasm)));
  e.setup('catan players=3');
  const before = e.hash();
  assert.throws(() => e.world(new Uint8Array(10)), Refused);
  assert.equal(e.hash(), before);
});
