/*
 * A player with eyes and a finger only: it looks at the page and clicks what a
 * person could click, at random but reproducibly, until the game is over, this many turns are made
 * or something (a selector) is there to be seen.  Runs inside the page; fails if it does not come
 * to that.
 */
import assert from 'node:assert/strict';

/* A whole game takes a minute, and many on a slow and busy machine. */
const SECONDS = 900;

export async function robot(page, { seed = 1, turns = 1e9, sees = '' }) {
  const done = await play(page, seed, turns, sees);
  assert.ok(
    done.reached,
    `the robot did not come to its end in ${SECONDS} s: ${JSON.stringify(done)}`,
  );
  return done;
}

function play(page, seed, turns, sees) {
  return page.evaluate(
    async ({ seconds, seed, turns, sees }) => {
      let rng = seed >>> 0;
      const below = (n) => {
        rng = (Math.imul(rng, 1664525) + 1013904223) >>> 0;
        return Math.floor((rng / 4294967296) * n);
      };
      const pick = (list) => list[below(list.length)];
      const all = (selector) =>
        [...document.querySelectorAll(selector)].filter(
          (e) => !e.disabled && e.closest('[hidden]') === null,
        );
      const click = (e) =>
        e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const soon = () => new Promise((ok) => setTimeout(ok, 4));
      const seen = {};
      const note = (what) => {
        seen[what] = (seen[what] ?? 0) + 1;
      };
      const end = performance.now() + seconds * 1000;
      let idle = 0;
      let made = 0;
      while (performance.now() < end) {
        await soon();
        if (document.querySelector('.ranking')) return { reached: true, over: true, seen, made };
        if (made >= turns || (sees !== '' && document.querySelector(sees)))
          return { reached: true, over: false, seen, made };
        const count = all('.counting .all')[0];
        const cover = all('.cover button')[0];
        const picker = document.querySelector('.picker');
        const marks = all('.marker:not(.on), .trackmark:not(.on)');
        const chosen = all('.marker.on, .trackmark.on, .choices button.on');
        const choices = all('.replies button:not(.on)');
        const primary = all('.confirm .primary')[0];
        const cells = all('.cell');
        const tried = document.querySelector('.tried');
        const places = all('.place:not(.on)');
        const placed = all('.place.on');
        idle = 0;
        if (count) click(count);
        else if (cover) click(cover);
        else if (picker) {
          const plus = all('.picker .counter button:not(.less)');
          const go = picker.querySelector('.primary');
          if (go && !go.disabled) {
            note('discard');
            click(go);
          } else if (plus.length > 0) click(pick(plus));
        } else if (cells.length > 0 && !tried) {
          note('try');
          click(pick(cells));
        } else if (
          chosen.length === 0 &&
          marks.length + choices.length > 0 &&
          (!primary || below(3) > 0)
        ) {
          const e = pick([...marks, ...choices]);
          note((e.getAttribute('aria-label') ?? e.textContent ?? '').split(/[ ,:–]/)[0]);
          click(e);
        } else if (placed.length === 0 && places.length > 0) {
          click(pick(places));
        } else if (
          placed.length > 0 ||
          (primary && (tried || chosen.length > 0 || document.querySelector('.table.carcassonne')))
        ) {
          if (primary) {
            note('confirm');
            made++;
            click(primary);
          }
        } else {
          const trade = all('.trade .row button').filter((b) => !b.hasAttribute('aria-expanded'));
          const rob = all('.panel > .choices:not(.replies) button');
          const build = all('.build button:not(:last-child):not(.on)');
          const dev = all('.devs button');
          if (document.querySelector('.offer') && trade.length > 0) {
            note('answer');
            click(pick(trade));
          } else if (rob.length > 0) {
            note('rob');
            click(pick(rob));
          } else if (build.length > 0 && below(4) > 0) {
            note('build');
            click(pick(build));
          } else if (dev.length > 0 && below(3) > 0) {
            note('dev');
            click(pick(dev));
          } else if (primary) {
            note('turn');
            made++;
            click(primary);
          } else idle = 1;
        }
        if (idle) await new Promise((ok) => setTimeout(ok, 15));
        else await soon();
      }
      return { reached: false, over: false, seen, made };
    },
    { seconds: SECONDS, seed, turns, sees },
  );
}
