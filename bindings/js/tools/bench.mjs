/*
 * Random games by the module against the library, in one run: the same games,
 * in turns, by processor time.
 * usage: node bench.mjs NATIVE-PROGRAM ENGINE.wasm...
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [native, ...files] = process.argv.slice(2);
const { Engine } = await import(
  pathToFileURL(join(dirname(files[0]), '../npm/package/index.js')).href
);
const SETUPS = {
  'carcassonne-base': 'carcassonne edition=bb6 players=2',
  'carcassonne-bb6':
    'carcassonne edition=bb6 players=2 modules=river,abbot,inns,traders,flyers,messages,ferries,gold,magewitch,robbers,crops',
  'catan-4p': 'catan players=4 offers=0 rates=best turns=1000',
};
const GAMES = { 'carcassonne-base': 1500, 'carcassonne-bb6': 400, 'catan-4p': 300 };
const ROUNDS = Number(process.env.ROUNDS ?? 9);
const BAR = 0.6;

console.log(
  `${cpus()[0].model}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, node ${process.version}; processor time, best of ${ROUNDS} rounds in turns`,
);
let worst = Infinity;
for (const [name, setup] of Object.entries(SETUPS)) {
  const games = GAMES[name];
  const engines = files.map((f) => {
    const engine = new Engine(new WebAssembly.Module(readFileSync(f)));
    engine.setup(setup);
    return engine;
  });
  const module = (engine) => {
    engine.seed(0, 1);
    const start = process.cpuUsage();
    const { actions } = engine.playouts(games);
    const { user, system } = process.cpuUsage(start);
    return { actions, seconds: (user + system) / 1e6 };
  };
  const library = () => {
    const [actions, seconds] = execFileSync(native, [setup, String(games)])
      .toString()
      .split(' ');
    return { actions: Number(actions), seconds: Number(seconds) };
  };
  engines.forEach(module); /* compiled for good */
  const runs = [library, ...engines.map((e) => () => module(e))];
  const best = runs.map(() => ({ seconds: Infinity }));
  for (let round = 0; round < ROUNDS; round++)
    runs.forEach((run, i) => {
      const one = run();
      if (one.seconds < best[i].seconds) best[i] = one;
    });
  const [plain, ...modules] = best;
  modules.forEach((m, i) => {
    if (m.actions !== plain.actions) throw new Error(`${name}: other games than the library's`);
    const part = plain.seconds / m.seconds;
    if (i === 0) worst = Math.min(worst, part);
    console.log(
      `${name} ${basename(files[i])}: ${(games / m.seconds).toFixed(0)} games/s, library ${(games / plain.seconds).toFixed(0)}: ${(100 * part).toFixed(0)} %`,
    );
  });
}
console.log(`the slowest is at ${(100 * worst).toFixed(0)} % (bar: ${100 * BAR} %)`);
process.exitCode = worst < BAR ? 1 : 0;
