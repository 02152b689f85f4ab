/* A bot against one that takes the first move it sees, told in sentences. */
import { CHANCE, Game } from 'deskovka';

const game = await Game.create('carcassonne players=2', { seed: 1 });
game.subscribe(({ events }) => {
  for (const e of game.visible(events)) console.log(game.tell(e, 'en', ['Ann', 'Ben']));
});
while (!game.over) {
  if (game.player === CHANCE) game.chance();
  else if (game.player === 0) game.play(await game.bot('easy'));
  else game.play(game.legal()[0]);
}
console.log(game.scores().track, 'winners:', game.winners);
game.free();
