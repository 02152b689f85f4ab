/* A few guided turns of Carcassonne. */
import type { Lesson } from '../game.ts';

export const lesson: Lesson = {
  about: 'learn.carc',
  setup: 'carcassonne edition=bb6 players=2 farmers=off',
  others: [{ name: 'Jan', bot: 'child' }],
  script: ['draw:E', 'draw:W', 'draw:U', 'draw:V', 'draw:B', 'draw:K', 'draw:N', 'draw:R'],
  words: [
    { text: 'learn.carc.1', until: null },
    { text: 'learn.carc.2', until: { verb: /^place/, n: 1 } },
    { text: 'learn.carc.3', until: { verb: /^place/, n: 2 } },
    { text: 'learn.carc.4', until: { verb: /^place/, n: 3 } },
    { text: 'learn.carc.5', until: null },
    { text: 'learn.carc.6', until: { verb: /^place/, n: 4 } },
    { text: 'learn.carc.7', until: null },
  ],
};
