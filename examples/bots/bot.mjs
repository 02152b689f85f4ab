// A bot for Deskovka in JavaScript: it prefers moves that score at once.
//
// Try it:   deskovka test-bot 'node examples/bots/bot.mjs'
// Play it:  deskovka match 'exec:node examples/bots/bot.mjs' random
import { createInterface } from "node:readline";

// Better first; a bot of your own will look at the lines of `view` too.
const taste = ["city", "settle", "place", "meeple:city", "meeple:monastery",
  "meeple:road", "road", "buy", "meeple"];

const worth = (action) => {
  const rank = taste.findIndex((word) => action.startsWith(word));
  return rank < 0 ? 0 : taste.length - rank;
};

let lots = 1; // a small generator, so that the same seed plays the same game
const lot = (n) => {
  lots = (Math.imul(lots, 1664525) + 1013904223) >>> 0;
  return Math.floor((lots / 2 ** 32) * n);
};

const choose = (legal) => {
  const most = Math.max(...legal.map(worth));
  const best = legal.filter((action) => worth(action) === most);
  return best[lot(best.length)];
};

let legal = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.trim().split(" ");
  if (word === "hello") console.log("hello JavaScript example");
  if (word === "seed") lots = Number(rest[0]);
  if (word === "legal") legal = rest;
  if (word === "go") console.log("play " + choose(legal));
  if (word === "quit") break;
}
process.exit(0);
