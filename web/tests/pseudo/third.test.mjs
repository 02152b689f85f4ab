/*
 * A third language that is nothing but files (build/pseudo has xx, Czech with
 * another word for a tile): WebAssembly tells sentences with its plurals, cases
 * and names, and the page knows it.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GEN } from '../built.mjs';
import { load } from '../unit/load.mjs';

const { Engine } = await load('engine/wasm.ts');
const { languages } = await load('i18n/index.ts');

test('a third language is files alone', () => {
  const e = new Engine(new WebAssembly.Module(readFileSync(join(GEN, '../wasm/engine.wasm'))));
  const tell = (line) => e.tell('carcassonne', 'xx', ['Jan', 'Eva'], line);
  const road = (tiles) =>
    tell(
      `scored-road rule=BASE-S2 player=1 points=${tiles} feature=road@E/0,0 tiles=${tiles} majority=p1:1 final=0 winners=1`,
    );
  assert.equal(road(2), 'Cesta je uzavřená: 2\u00a0kostičky. Eva získává 2\u00a0body.');
  assert.equal(road(5), 'Cesta je uzavřená: 5\u00a0kostiček. Eva získává 5\u00a0bodů.');
  assert.equal(
    tell('placed rule=BASE-P2 player=0 tile=D square=1,0 turn=R0 shows=city,road'),
    'Jan přikládá kostičku s\u00a0městem a\u00a0cestou.',
  );
  assert.ok(languages.some((l) => l.tag === 'xx'));
});
