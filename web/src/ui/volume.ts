/* Classes of sounds, each with a volume of its own. */
export type Sound = 'tap' | 'place' | 'score' | 'turn' | 'dice' | 'no' | 'end' | 'chat';

export const CLASSES = ['soundMoves', 'soundPoints', 'soundTurn', 'soundChat'] as const;
export type SoundClass = (typeof CLASSES)[number];

const classOf: Record<Sound, SoundClass> = {
  tap: 'soundMoves',
  place: 'soundMoves',
  dice: 'soundMoves',
  no: 'soundMoves',
  score: 'soundPoints',
  end: 'soundPoints',
  turn: 'soundTurn',
  chat: 'soundChat',
};

/* How loud a sound is, 0 to 1: all of 0..100, and the class's part of it. */
export function volumeOf(sound: Sound, s: Record<'sound' | SoundClass, number>): number {
  return (s.sound / 100) * (s[classOf[sound]] / 100);
}
