/* A few guided turns of Catan. */
import type { Lesson } from '../game.ts';

export const lesson: Lesson = {
  about: 'learn.catan',
  setup: 'catan players=3 board=beginner turn_mode=combined offers=2 start_seat=0',
  others: [
    { name: 'Jan', bot: 'child' },
    { name: 'Eva', bot: 'child' },
  ],
  script: ['roll:3+5', 'roll:4+2', 'roll:5+4', 'roll:5+5', 'roll:6+3', 'roll:2+3', 'roll:4+4'],
  words: [
    { text: 'learn.catan.1', until: null },
    { text: 'learn.catan.2', until: null },
    { text: 'learn.catan.3', until: { verb: /^(road|settle|city|buy|end)/, n: 1 } },
    { text: 'learn.catan.4', until: { verb: /^end/, n: 1 } },
    { text: 'learn.catan.5', until: null },
    { text: 'learn.catan.6', until: { verb: /^end/, n: 2 } },
    { text: 'learn.catan.7', until: null },
  ],
};
