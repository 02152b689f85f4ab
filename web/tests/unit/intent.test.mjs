/* What happens by itself, and what is suggested. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const { onlyOne } = await load('game/intent.ts');
const { intended, suggestDiscards } = await load('ui/catan/intent.ts');
const no = { autoOnly: false, autoReject: false, never: false };

test('offers are refused by themselves only when that is wanted', () => {
  assert.equal(intended(['accept', 'reject'], no), null);
  assert.equal(intended(['accept', 'reject'], { ...no, autoReject: true }), null);
  assert.equal(intended(['reject', 'give:wool'], { ...no, autoReject: true }), 'reject');
  assert.equal(intended(['accept', 'reject'], { ...no, never: true }), 'reject');
  assert.equal(intended(['end', 'buy'], { ...no, never: true }), null);
});

test('the only thing possible is done by itself only when that is wanted', () => {
  assert.equal(intended(['end'], no), null);
  assert.equal(intended(['end'], { ...no, autoOnly: true }), 'end');
  assert.equal(onlyOne(['pass'], ['pass']), 'pass');
  assert.equal(onlyOne(['pass'], ['end']), null);
  assert.equal(onlyOne([], ['pass']), null);
  assert.equal(intended(['roll', 'knight'], { ...no, autoOnly: true }), null);
  assert.equal(intended(['robber:h3'], { ...no, autoOnly: true }), null);
  assert.equal(intended([], { ...no, autoOnly: true }), null);
});

test('discards: what there is most of goes first, never more than there is', () => {
  assert.deepEqual(suggestDiscards({ lumber: 5, ore: 3, wool: 1 }, 4), { lumber: 3, ore: 1 });
  assert.deepEqual(suggestDiscards({ grain: 2 }, 5), { grain: 2 });
});
