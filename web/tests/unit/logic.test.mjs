/* The client's logic without a browser. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './load.mjs';

const { readLandscape, readIsland } = await load('ui/carcassonne/view.ts', 'ui/catan/view.ts');
const { figuresOf, placements, readChoice } = await load('ui/carcassonne/choices.ts');
const { neighbour } = await load('ui/neighbour.ts');
const { alone, viewBoxOf, innerSvg, layer, readParts, styleOf, wholeSvg } =
  await load('engine/parts.ts');
const { bankAction, offerActions, readOffer, targets, unseenDevs } =
  await load('ui/catan/actions.ts');
const { featureOf } = await load('ui/carcassonne/explain.ts');
const { knownActions, readSave, saveText } = await load('game/source.ts');
const { Engine, parseNote } = await load('engine/wasm.ts');
const { Replica } = await load('game/replica.ts');
const { patchLines } = await load('game/messages.ts');
const { rows } = await load('game/api.ts');
const { countedTiles } = await load('ui/carcassonne/counted.ts');
const { chancesAt, gradeOf, mistakeFrom, mistakes, worst } = await load('game/judge.ts');
const { pointSources } = await load('ui/catan/points.ts');
const { results } = await load('game/results.ts');
const { clockText } = await load('ui/clock.tsx');
const { packGame, unpackGame } = await load('ui/share.ts');

test('a landscape is read', () => {
  const l = readLandscape(
    'phase place\nturn p1\ncurrent K\nlast 1,0\ntile D 0,0 R0\ntile K 1,-2 R270\nfigure p0 meeple 1,-2 city@N\nscore p0 12\nscore p1 3\nsupply p0 meeple 5\nbag 40 A 1 B 0\ndecides p0\nboard wheel 0,0\n',
  );
  assert.equal(l.turn, 1);
  assert.equal(l.decides, 0);
  assert.equal(l.current, 'K');
  assert.deepEqual(l.at.get('1,-2'), { id: 'K', x: 1, y: -2, turn: 3 });
  assert.deepEqual(l.figures, [{ seat: 0, kind: 'meeple', x: 1, y: -2, spot: 'city@N' }]);
  assert.deepEqual(l.score, [12, 3]);
  assert.deepEqual(l.bag, {
    left: 40,
    under: 0,
    kinds: [
      { id: 'A', n: 1 },
      { id: 'B', n: 0 },
    ],
  });
  assert.deepEqual(l.wheel, { x: 0, y: 0 });
  assert.deepEqual(l.more, []);
});

test('tiles under hills are not left to be drawn, wherever the lines stand', () => {
  for (const view of ['bag 40 A 1\nhidden 3\n', 'hidden 3\nbag 40 A 1\n']) {
    const { bag } = readLandscape(`tile D 0,0 R0\n${view}`);
    assert.deepEqual([bag.left, bag.under], [37, 3], view);
  }
});

test('cards shown are counted', () => {
  const s = readIsland(
    'seat p0 blue points 2 cards 3 dev 1 knights 2 road 2\nseat p1 red points 2 cards 3 dev 0 knights 1 road 2\ngone knight 0 monopoly 1\ncards knight 1 monopoly 0\n',
  );
  assert.deepEqual(unseenDevs(s, { knight: 14, monopoly: 2 }), { knight: 10, monopoly: 1 });
});

test('points of Catan have their sources', () => {
  const worth = { settlement: 1, city: 2, 'longest-road': 2, 'largest-army': 2 };
  const s = readIsland(
    'seat p0 blue points 7\npieces p0 settlements v1 v2 cities v9 roads -\nseat p1 red points 2\npieces p1 settlements v4 cities - roads -\nawards longest p0 army p1\n',
  );
  assert.deepEqual(pointSources(s, 0, 7, worth), {
    settlements: 2,
    cities: 2,
    longest: 2,
    army: 0,
    cards: 1,
  });
  assert.deepEqual(pointSources(s, 1, 3, worth), {
    settlements: 1,
    cities: 0,
    longest: 0,
    army: 2,
    cards: 0,
  });
});

test('an island is read', () => {
  const s = readIsland(
    'catan players 3 turn 12 phase main mover p0 active p0\nturn rolls 1 dice 3+4 dev-played 0 built 0 offers 1\nhexes M10 P2\nrobber h9\nbank lumber 17 brick 18\ndeck 24\nseat p0 blue points 2 cards 3 known lumber 1 brick 0 unknown 1 dev 1 knights 0 road 2\npieces p0 settlements v35 v19 cities - roads e25\nawards longest - army p1\nhand lumber 1 ore 2\n',
  );
  assert.equal(s.phase, 'main');
  assert.deepEqual(s.dice, [3, 4]);
  assert.equal(s.settlers[0].cards, 3);
  assert.deepEqual(s.settlers[0].settlements, ['v35', 'v19']);
  assert.deepEqual(s.settlers[0].cities, []);
  assert.equal(s.army, 1);
  assert.equal(s.longest, -1);
  assert.deepEqual(s.hand, { lumber: 1, ore: 2 });
});

test('figures that one place would not tell apart are chosen first', () => {
  const last = { x: 1, y: 0 };
  const choices = ['add:meeple:field@N/2,5', 'add:big:field@N/2,5'].map((a) => readChoice(a, last));
  assert.deepEqual(figuresOf(choices, [{ choices }]), ['meeple', 'big']);
  const apart = choices.map((c) => ({ choices: [c] }));
  assert.deepEqual(figuresOf(choices, apart), [], 'each has a place of its own');
});

test('actions find their places', () => {
  const last = { x: 1, y: 0 };
  assert.deepEqual(readChoice('meeple:city@N', last).target, {
    kind: 'spot',
    x: 1,
    y: 0,
    spot: 'city@N',
  });
  assert.deepEqual(readChoice('take:meeple:road@W/2,-3', last).target, {
    kind: 'spot',
    x: 2,
    y: -3,
    spot: 'road@W',
  });
  assert.equal(readChoice('take:meeple:road@W/2,-3', last).figure, 'meeple');
  assert.deepEqual(readChoice('gold:-1,2', last).target, { kind: 'square', x: -1, y: 2 });
  assert.deepEqual(readChoice('sail:N-S/2,-2', last).target, {
    kind: 'ferry',
    x: 2,
    y: -2,
    ends: 'N-S',
  });
  assert.deepEqual(readChoice('ferry:E-S', last).target, {
    kind: 'ferry',
    x: 1,
    y: 0,
    ends: 'E-S',
  });
  assert.deepEqual(readChoice('meeple:crown@taxes', last).target, {
    kind: 'sector',
    sector: 'taxes',
  });
  assert.deepEqual(readChoice('mage:road@N/1,0', last).figure, 'mage');
  assert.deepEqual(readChoice('meeple:monastery', last).target, {
    kind: 'spot',
    x: 1,
    y: 0,
    spot: 'monastery',
  });
  assert.equal(readChoice('flock:grow', last).target.kind, 'figure');
  assert.equal(readChoice('pass', last).target.kind, 'none');
});

test('turns of a tile and squares by arrow', () => {
  const p = placements(['place:1,0,R0', 'place:1,0,R90', 'place:-1,2,R180', 'pass']);
  assert.deepEqual(p.get('1,0'), [0, 1]);
  assert.deepEqual(p.get('-1,2'), [2]);
  const all = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 0, y: 3 },
    { x: 3, y: 3 },
  ];
  assert.deepEqual(neighbour(all[0], 'ArrowRight', all), { x: 2, y: 0 });
  assert.deepEqual(neighbour(all[0], 'ArrowDown', all), { x: 0, y: 3 });
  assert.equal(neighbour(all[0], 'ArrowLeft', all), null);
});

test('a picture comes in parts', () => {
  const parts = readParts(
    '\x1eframe box\n-1 -2 30 40\x1estyle rules\n.a{}\n\x1edefs q\n<g id="q"/>\n\x1etiles t0_0\n<g>ž\n</g>\n\x1elast last0_0\n<rect/>\n\x1etiles t1_0\n<g/>',
  );
  assert.equal(viewBoxOf(parts), '-1 -2 30 40');
  assert.equal(styleOf(parts), '.a{}\n');
  assert.deepEqual(
    [...layer(parts, 'tiles', 'last')],
    [
      ['t0_0', '<g>ž\n</g>\n'],
      ['last0_0', '<rect/>\n'],
      ['t1_0', '<g/>'],
    ],
  );
  assert.equal(innerSvg(parts), '<defs><g id="q"/>\n</defs><g>ž\n</g>\n<rect/>\n<g/>');
  assert.equal(
    innerSvg([
      { layer: 'patches', id: 'u0_0', markup: '<a/>' },
      { layer: 'patches', id: 'u1_0', markup: '<b/>' },
      { layer: 'flat', id: 'flat', markup: '<c/>' },
    ]),
    '<defs></defs><g clip-path="url(#bc)"><a/><b/></g><c/>',
  );
  assert.match(
    wholeSvg(parts, 2),
    /class="z2" viewBox="-1 -2 30 40" width="60" height="80"><style>\.a/,
  );
  assert.deepEqual(readParts(''), []);
});

/* The page reads views by itself; the engine's table says what lines there are. */
test('the parts of a picture are the picture', () => {
  const e = new Engine(new WebAssembly.Module(readFileSync(wasm)));
  for (const setup of [
    'carcassonne players=2 modules=river,wheel edition=bb5',
    'catan players=3',
  ]) {
    e.setup(setup);
    e.seed(3, 4);
    e.read(e.view(-1));
    /* Parts are drawn as one looks from near. */
    const whole = e.draw(false, 2, 200, 0);
    const parts = e.parts(false, 2, 200, 0);
    assert.ok(parts.length > 20, setup);
    for (const p of parts.filter((x) => x.layer !== 'style'))
      assert.ok(whole.includes(p.markup), `${setup}: ${p.layer} ${p.id}`);
    const ids = parts.map((p) => `${p.layer} ${p.id}`);
    assert.equal(new Set(ids).size, ids.length, `${setup}: ids`);
  }
});

test('a layer alone has the definitions it needs', () => {
  const part = (layer, id, markup) => ({ layer, id, markup });
  const parts = [
    part('style', '', '.a{}'),
    part('defs', 'hat', '<path id="hat"/>'),
    part('defs', 'man', '<g id="man"><use href="#hat"/></g>'),
    part('defs', 'fir', '<path id="fir"/>'),
    part('tiles', 't0', '<use href="#fir"/>'),
    part('figures', 'f0', '<use href="#man"/>'),
  ];
  const ids = alone(parts, 'figures').map((p) => p.id);
  assert.deepEqual(ids, ['', 'hat', 'man', 'f0']);
});

test('trade of Catan', () => {
  assert.deepEqual(offerActions({ ore: 1, wool: 2 }, { brick: 1 }, []), [
    'give:wool',
    'give:wool',
    'give:ore',
    'want:brick',
    'propose',
  ]);
  const legal = ['bank:4,wool,ore', 'bank:3,wool,ore', 'end'];
  assert.equal(bankAction(legal, { wool: 3 }, { ore: 1 }), 'bank:3,wool,ore');
  assert.equal(bankAction(legal, { wool: 2 }, { ore: 1 }), null);
  const o = readOffer('1 ore 2 wool for 1 brick to - to-answer p2 accepted p1');
  assert.deepEqual(o, {
    give: { ore: 1, wool: 2 },
    want: { brick: 1 },
    toAnswer: [2],
    accepted: [1],
  });
  assert.deepEqual(
    [...targets(['settle:v20,n2', 'settle:v20,n3', 'road:e1']).get('settle').entries()],
    [['v20', ['settle:v20,n2', 'settle:v20,n3']]],
  );
});

test('saved games', () => {
  assert.deepEqual(readSave(saveText('carcassonne players=2', ['draw:D', 'pass'], ['by Anna'])), {
    setup: 'carcassonne players=2',
    actions: ['draw:D', 'pass'],
    at: [4, 5],
    remarks: ['by Anna'],
  });
  assert.deepEqual(knownActions({ steps: [{ text: 'a' }, { text: 'b' }] }), ['a', 'b']);
  assert.equal(knownActions({ steps: [{ text: 'a' }, { text: null }] }), null);
  assert.equal(readSave('something else'), null);
});

test('a game travels in a link', async () => {
  const packed = await packGame('carcassonne players=2', ['draw:D', 'pass'], ['Anna', 'Jiří']);
  assert.match(packed, /^[A-Za-z0-9_-]+$/);
  assert.deepEqual(await unpackGame(packed), {
    setup: 'carcassonne players=2',
    names: ['Anna', 'Jiří'],
    actions: ['draw:D', 'pass'],
  });
  assert.equal(await unpackGame('!!!'), null);
});

test('changes of a view are applied from the last to the first', () => {
  assert.deepEqual(
    patchLines(
      ['a', 'b', 'c', 'd'],
      [
        [1, 1, ['B', 'B2']],
        [3, 1, []],
      ],
    ),
    ['a', 'B', 'B2', 'c'],
  );
  assert.deepEqual(patchLines([], [[0, 0, ['x', 'y']]]), ['x', 'y']);
  assert.equal(patchLines(['a'], [[0, 2, []]]), null);
});

test('lists of tables: mine, and my results', () => {
  const table = (id, users, winners) => ({
    id,
    game: 'catan',
    setup: 'catan',
    changed: 5,
    status: 'over',
    winners,
    seats: users.map((u) =>
      u === 'bot' ? { kind: 'bot', bot: 'easy' } : { kind: 'person', user: u, name: u },
    ),
  });
  const list = rows(
    {
      tables: [
        table('a', ['me', 'bot'], [0]),
        table('b', ['you', 'me'], [0]),
        table('c', ['me', 'you'], [0, 1]),
        { id: 7 },
        { id: 'x', setup: 'x', changed: 1, seats: [3] },
      ],
    },
    'me',
  );
  assert.deepEqual(
    list.map((r) => r.seats.map((s) => s.mine)),
    [
      [true, false],
      [false, true],
      [true, false],
    ],
  );
  assert.deepEqual(results(list, 'catan'), { games: 3, wins: 2, people: 2 });
  assert.deepEqual(results(list, 'carcassonne'), { games: 0, wins: 0, people: 0 });
});

test('clocks', () => {
  assert.equal(clockText(61000), '1:01');
  assert.equal(clockText(-5), '0:00');
  assert.equal(clockText(3661000), '1:01:01');
  assert.equal(clockText(90000000), '1\u00a0d 01\u00a0h');
});

test('notes', () => {
  const n = parseNote('scored-city rule=BASE-S4 player=0 points=6\t01*', 'carcassonne');
  assert.equal(n.code, 'scored-city');
  assert.deepEqual(n.fields, { rule: 'BASE-S4', player: '0', points: '6' });
  assert.equal(n.line, 'scored-city rule=BASE-S4 player=0 points=6');
  assert.deepEqual([n.game, n.readers], ['carcassonne', '01*']);
  assert.deepEqual(parseNote('refused word=two words why=x', 'toy').fields, {
    word: 'two words',
    why: 'x',
  });
});

/* The engine itself, when it is built. */
const wasm = join(dirname(fileURLToPath(import.meta.url)), '../../../build/wasm/engine.wasm');
test('the engine in WebAssembly', { skip: !existsSync(wasm) }, () => {
  const module = new WebAssembly.Module(readFileSync(wasm));
  const e = new Engine(module);
  const why = e.refusal('carcassonne players=99');
  assert.match(e.tell(why.game, 'en', [], why.line), /2 to 8/);
  assert.match(e.setup('carcassonne players=2'), /^carcassonne edition=bb6 players=2 /);
  e.apply('draw:D');
  assert.throws(
    () => e.apply('place:9,9,R0'),
    (x) =>
      x.refusal.rule === 'BASE-P2' &&
      /kartička/.test(e.tell(x.refusal.game, 'cs', [], x.refusal.line)),
  );
  assert.equal(e.apply('place:1,0,R0').notes[0].code, 'placed');
  assert.ok(e.legal().includes('meeple:city@N'));
  const f = featureOf(e, 'city@N/1,0');
  assert.deepEqual([f.kind, f.tiles, f.open, f.worth, f.complete], ['city', 1, 1, 1, 2]);
  e.read(e.view(-1));
  assert.match(e.lit(['road@E/1,0'], false), /^<g class="lit" transform.*class="ivs/s);
  assert.equal(
    e.tell(
      'carcassonne',
      'cs',
      ['Jan', 'Ev\ta\n'],
      'returned rule=BASE-S9 player=1 count=2 figures=2 meeple',
    ),
    'Do zásoby se vracejí: Ev a  – 2\u00a0družiníci.',
  );
  assert.equal(e.tell('catan', 'en', [], 'rolled rule=TURN-1 player=1 sum=8'), 'Player 2 rolls 8.');
  assert.equal(e.tell('catan', 'en', [], 'unheard-of'), '');
  assert.match(e.draw(false, 0, 100, 0), /^<svg/);
  assert.ok(e.places('spots D R90').length > 2);
  const replica = new Replica(new Engine(module));
  const s = {
    setup: 'carcassonne players=2',
    steps: [{ text: 'draw:D', seat: -1, notes: [] }],
    viewer: 0,
  };
  assert.equal(replica.follow(s), true);
  const trial = replica.try(['place:1,0,R0'], 0);
  assert.equal(trial.phase, 'figure');
  assert.equal(replica.try([], 0).phase, 'place');
  assert.equal(replica.follow({ ...s, steps: [{ text: null, seat: -1, notes: [] }] }), false);
});

test('decisions are judged', () => {
  const e = new Engine(new WebAssembly.Module(readFileSync(wasm)));
  e.setup('carcassonne players=2 farmers=off');
  e.seed(1, 2);
  for (const a of ['draw:U', 'place:1,0,R90']) e.apply(a);
  const one = e.judge('pass', 300);
  assert.equal(one.seat, 0);
  assert.ok(one.choices >= 2 && one.win.length === 2);
  assert.ok(Math.abs(one.win[0] + one.win[1] - 1) < 0.05, JSON.stringify(one));
  assert.ok(one.loss >= 0 && one.loss <= 1);
  assert.ok(e.legal().includes(one.best));
  /* The same seed, the same answer; the best loses nothing; the game stays. */
  const hash = e.hash();
  e.seed(1, 2);
  const two = e.judge(one.best, 300);
  e.seed(1, 2);
  assert.deepEqual(e.judge(one.best, 300), two);
  assert.equal(two.loss, 0);
  assert.equal(e.hash(), hash);
  assert.throws(() => e.judge('place:9,9,R0x', 50));
  e.apply('pass');
  assert.throws(() => e.judge('', 50), 'chance has nothing to decide');
});

test('losses have names, the worst come first', () => {
  assert.deepEqual([0, 0.049, 0.05, 0.1, 0.19, 0.2, 1].map(gradeOf), [
    'good',
    'good',
    'inaccuracy',
    'mistake',
    'mistake',
    'blunder',
    'blunder',
  ]);
  const v = (ply, loss, choices = 5) => ({ ply, loss, choices });
  assert.deepEqual(
    worst([v(1, 0.06), v(2, 0.3), v(3, 0.01), v(4, 0.9, 1), v(5, 0.1)], 2).map((x) => x.ply),
    [2, 5],
  );
});

test('a feature that closes is counted tile by tile, from the last one', () => {
  const g = (x, y) => `<g class="lit" transform="translate(${x} ${y})"><path/></g>\n`;
  const all = countedTiles(g(0, 0) + g(-400, 0) + g(400, 0) + g(400, 0), { x: 1, y: 0 });
  assert.deepEqual(all, [
    { x: 1, y: 0, n: 1, delay: 0 },
    { x: 0, y: 0, n: 2, delay: 60 },
    { x: -1, y: 0, n: 3, delay: 120 },
  ]);
  const row = Array.from({ length: 40 }, (_x, i) => g(400 * i, 0)).join('');
  assert.ok(countedTiles(row, { x: 0, y: 0 })[39].delay < 240, 'never longer than a moment');
  assert.deepEqual(countedTiles('', { x: 0, y: 0 }), []);
});

test('from mistake to mistake, and how the game stood', () => {
  const v = (ply, loss, choices = 5) => ({ ply, loss, choices, win: [ply / 10, 1 - ply / 10] });
  const all = [v(1, 0.06), v(2, 0.3), v(3, 0.01), v(4, 0.9, 1), v(5, 0.1)];
  assert.deepEqual(
    mistakes(all).map((x) => x.ply),
    [1, 2, 5],
  );
  const from = (at, way) => mistakeFrom(all, at, way)?.ply ?? null;
  assert.deepEqual([from(0, 1), from(1, 1), from(2, 1), from(5, 1)], [1, 2, 5, null]);
  assert.deepEqual([from(9, -1), from(5, -1), from(2, -1), from(1, -1)], [5, 2, 1, null]);
  /* As the decision before left it; at the start as the first one did. */
  assert.deepEqual(
    [0, 1, 2, 5, 9].map((at) => chancesAt(all, at)?.[0]),
    [0.1, 0.1, 0.1, 0.4, 0.5],
  );
  assert.equal(chancesAt([], 3), null);
});

test('whole games by bots in WebAssembly', { skip: !existsSync(wasm) }, () => {
  const e = new Engine(new WebAssembly.Module(readFileSync(wasm)));
  for (const setup of [
    'carcassonne players=3 modules=river,inns,traders,abbot',
    'catan players=2 offers=0',
  ]) {
    e.setup(setup);
    e.seed(1, 2);
    let n = 0;
    while (e.player() !== -2 && n < 20000) {
      e.apply(e.player() < 0 ? e.chance() : e.choose('random'));
      n++;
    }
    assert.equal(e.player(), -2, setup);
    assert.ok(e.winners().length >= 1);
  }
});
