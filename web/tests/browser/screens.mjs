/* Screens without a game, and games of this device put before the page. */

/* Path, and what is there when the screen is. */
export const SCREENS = [
  ['new/carcassonne', '.module'],
  ['new/catan', '.option'],
  ['learn', '.lessons .way'],
  ['puzzles', '.puzzles .numbers a'],
  ['rules/FARM-6', '.rulebook article.here'],
  ['settings', 'dialog'],
  ['verify', '.card'],
  ['account', '.card'],
  ['learn/carcassonne', '.guide'],
  ['learn/catan', '.guide'],
];

let games = 0;

/* Opens a game of Anna, Jan and Eva; a bot is the name of its level, a person null. */
export async function openGame(page, setup, bots, actions = []) {
  await page.evaluate(
    (plan) => {
      const kept = [{ plan, over: false, changed: Date.now() }];
      localStorage.setItem('deskovka.games', JSON.stringify(kept));
      location.hash = `#/play/${plan.id}`;
    },
    {
      id: `shown${games++}`,
      setup,
      seats: bots.map((bot, i) => ({ name: ['Anna', 'Jan', 'Eva'][i], bot })),
      actions,
      seed: [5, 6],
      started: 0,
    },
  );
  await page.waitForSelector('.table');
}
