/*
 * A program that asked bots and lets no game go: the idle worker of one and the
 * worker of another that was stopped while it thought do not keep it running.
 */
import { CHANCE, Game } from 'deskovka';

const begin = async () => {
  const game = await Game.create('carcassonne players=2', { seed: 1 });
  while (game.player === CHANCE) game.chance();
  return game;
};

const one = await begin();
console.log(await one.bot('easy'));
const other = await begin();
const stop = new AbortController();
const long = other.bot('mcts:playouts=100000000,time=600000', { signal: stop.signal });
setTimeout(() => stop.abort(), 200);
await long.catch((e) => console.log(e.name));
