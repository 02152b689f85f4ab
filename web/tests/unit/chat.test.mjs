/* Chat and sounds: what is read and heard. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const { EMOTES, emoteOf, wanted } = await load('game/chat.ts');
const { volumeOf } = await load('ui/volume.ts');
const { find } = await load('i18n/index.ts');

test('phrases have words, other text is text', () => {
  for (const e of EMOTES) assert.ok(find(`emote.${e}`), e);
  assert.equal(emoteOf(':nice:'), 'nice');
  assert.equal(emoteOf(':nasty:'), null);
  assert.equal(emoteOf('so :nice:'), null);
});

test('who is muted, or says more than one wants, is not read', () => {
  const line = { user: 'u', text: 'hello' };
  assert.ok(wanted(line, 'me', [], 'all'));
  assert.ok(!wanted(line, 'me', ['u'], 'all'));
  assert.ok(!wanted(line, 'me', [], 'emotes'));
  assert.ok(wanted({ ...line, text: ':hello:' }, 'me', [], 'emotes'));
  assert.ok(!wanted({ ...line, text: ':hello:' }, 'me', [], 'none'));
  assert.ok(wanted(line, 'u', ['u'], 'none'), 'one reads oneself');
});

test('each class of sounds has its volume', () => {
  const s = { sound: 50, soundMoves: 100, soundPoints: 50, soundTurn: 0, soundChat: 20 };
  assert.equal(volumeOf('dice', s), 0.5);
  assert.equal(volumeOf('score', s), 0.25);
  assert.equal(volumeOf('turn', s), 0);
  assert.equal(volumeOf('chat', s), 0.1);
});
