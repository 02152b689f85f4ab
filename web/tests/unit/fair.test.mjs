/* Fair chance: the same vectors as every other verifier. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './load.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const { below, commitment, fairKey, hex, pickWeight, unhex, verify } = await load('game/fair.ts');
const { Engine } = await load('engine/wasm.ts');
const vectors = JSON.parse(readFileSync(join(root, 'tests/server/fair-vectors.json'), 'utf8'));

test('the vectors', async () => {
  for (const v of vectors.commitments)
    assert.equal(await commitment(v.server, v.game), v.commitment);
  for (const v of vectors.keys) assert.equal(hex(await fairKey(v.server, v.clients)), v.key);
  for (const v of vectors.draws)
    assert.equal(
      await below(unhex(v.key), v.label, BigInt(v.index), BigInt(v.ways)),
      BigInt(v.value),
    );
  for (const v of vectors.picks)
    assert.equal(await pickWeight(unhex(v.key), v.label, BigInt(v.index), v.weights), v.at);
});

const wasm = join(root, 'build/wasm/engine.wasm');
test(
  'whole games of a server',
  { skip: !existsSync(wasm) && 'the engine is not built' },
  async () => {
    const engine = new Engine(new WebAssembly.Module(readFileSync(wasm)));
    for (const game of ['carcassonne', 'catan']) {
      const text = readFileSync(join(root, `tests/server/fair-${game}.dsk`), 'utf8');
      const v = await verify(engine, text);
      assert.equal(v.what, 'agrees', JSON.stringify(v));
      assert.ok(v.draws > 20);
      const seed = /# fair: server (\w+)/.exec(text)[1];
      const other = (seed[0] === '0' ? '1' : '0') + seed.slice(1);
      assert.equal((await verify(engine, text.replace(seed, other))).what, 'commitment');
      assert.equal(
        (await verify(engine, text.replace(/# fair: client p0 \S+/, '# fair: client p0 other')))
          .what,
        'differs',
      );
      assert.equal(
        (await verify(engine, text.replace(/^# fair: server.*\n/m, ''))).what,
        'unrevealed',
      );
      assert.equal((await verify(engine, text.replace(/^# fair.*\n/gm, ''))).what, 'none');
      assert.equal((await verify(engine, 'nonsense')).what, 'bad');
    }
  },
);
