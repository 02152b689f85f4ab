/*
 * Builds the page into a folder (dist/): bundles, the engine, the rulebook, the referee, icons,
 * and the service worker that knows them all.
 * usage: node build.mjs [ENGINE.wasm [DIST [GEN-DIR [RULEBOOK.wasm [REFEREE.wasm]]]]]
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { apart } from './tools/apart.mjs';
import { icons } from './tools/icons.mjs';
import { rulePictures } from './tools/rulepictures.mjs';
import { FONTS, rangeOf } from './tools/letters.mjs';
import { isLater, messages, pageMessages } from './tools/messages.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const engine = process.argv[2] ?? join(here, '../build/wasm/engine.wasm');
const dist = process.argv[3] ?? join(here, 'dist');
const gen = process.argv[4] ?? join(here, '../build/gen');
const rulebook = process.argv[5] ?? join(dirname(engine), 'rulebook.wasm');
const referee = process.argv[6] ?? join(dirname(engine), 'referee.wasm');

rmSync(dist, { recursive: true, force: true });
for (const folder of ['icons', 'assets']) mkdirSync(join(dist, folder), { recursive: true });

const hash = (data) => createHash('sha256').update(data).digest('hex').slice(0, 10);

/* All files below a folder. */
function files(dir) {
  return readdirSync(dir).flatMap((f) =>
    statSync(join(dir, f)).isDirectory() ? files(join(dir, f)) : [join(dir, f)],
  );
}

/* Files whose name holds their hash may be kept for ever. */
function put(name, data) {
  const at = name.lastIndexOf('.');
  const file = `assets/${name.slice(0, at)}.${hash(data)}${name.slice(at)}`;
  writeFileSync(join(dist, file), data);
  return `/${file}`;
}

/* The words of each language are a file of their own. */
const said = pageMessages(gen);
const tags = said.languages.map((l) => l.tag);
const wordsOf = (name, wanted) =>
  Object.fromEntries(
    tags.map((tag) => {
      const own = Object.entries(said.texts[tag]).filter(([key]) => wanted(key));
      return [tag, put(`${name}.${tag}.json`, JSON.stringify(Object.fromEntries(own)))];
    }),
  );
const words = wordsOf('page', (key) => !isLater(key));
const later = wordsOf('later', isLater);
/* The engine, and its sentences in each language. */
const speech = apart(readFileSync(engine));
const wasm = put('engine.wasm', speech.module);
const spoken = Object.fromEntries(
  Object.entries(speech.words).map(([tag, bytes]) => [tag, put(`engine.${tag}.words`, bytes)]),
);

const common = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['es2022', 'chrome110', 'firefox110', 'safari16.4'],
  write: false,
  legalComments: 'none',
  absWorkingDir: here,
  plugins: [messages(gen, words, later, spoken)],
};

async function bundle(entry, define) {
  const out = await build({
    ...common,
    entryPoints: [entry],
    define,
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  return out.outputFiles[0].text;
}

/* Fonts come after the first load: a style sheet of their own names them. */
function fontFace(font, part) {
  const file = put(
    `${font.name}-${part}.woff2`,
    readFileSync(join(here, 'fonts', `${font.name}-${part}.woff2`)),
  );
  return `@font-face{font-family:'${font.family}';font-weight:${font.weight};font-display:swap;size-adjust:${font.family === 'Alegreya' ? 104 : 108}%;src:url(${file}) format('woff2');unicode-range:${rangeOf(part)}}`;
}
const faces = FONTS.flatMap((f) => ['latin', 'latin-ext'].map((part) => fontFace(f, part)));
const fonts = put('fonts.css', `${faces.join('\n')}\n`);
for (const f of readdirSync(join(here, 'fonts')).filter((n) => n.endsWith('.txt')))
  writeFileSync(join(dist, 'assets', f), readFileSync(join(here, 'fonts', f)));

const rules = put('rulebook.wasm', readFileSync(rulebook));
/* A position for every chapter of the rules. */
const scenes = put('scenes.json', JSON.stringify(await rulePictures(engine, join(here, '..'))));
/* Puzzles, a file for each game (deskovka puzzle). */
const shelf = join(here, '../data/puzzles');
const puzzles = Object.fromEntries(
  readdirSync(shelf).map((f) => [
    f.replace(/\.puzzles$/, ''),
    put(`${f}.txt`, readFileSync(join(shelf, f))),
  ]),
);
/* Lessons, each a file in each language (tools/mklessons). */
const lessons = Object.fromEntries(
  readdirSync(join(gen, 'lessons')).map((f) => [
    f.replace(/\.json$/, ''),
    put(`lesson-${f}`, readFileSync(join(gen, 'lessons', f))),
  ]),
);
const judge = put('referee.wasm', readFileSync(referee));
const worker = put('worker.js', await bundle('src/game/worker.ts', {}));
/* Screens that a first visit does not show are pieces of their own, loaded when they open. */
const pieces = await build({
  ...common,
  entryPoints: ['src/main.ts'],
  splitting: true,
  outdir: join(dist, 'assets'),
  entryNames: '[name].[hash]',
  chunkNames: 'piece.[hash]',
  write: true,
  metafile: true,
  jsx: 'automatic',
  jsxImportSource: 'preact',
  define: {
    ENGINE_FILE: JSON.stringify(wasm),
    ENGINE_BYTES: String(speech.module.length),
    RULEBOOK_FILE: JSON.stringify(rules),
    REFEREE_FILE: JSON.stringify(judge),
    WORKER_FILE: JSON.stringify(worker),
    FONTS_FILE: JSON.stringify(fonts),
    LESSON_FILES: JSON.stringify(lessons),
    SCENES_FILE: JSON.stringify(scenes),
    PUZZLE_FILES: JSON.stringify(puzzles),
  },
});
const outputs = pieces.metafile.outputs;
const outputOf = (entry) => Object.keys(outputs).find((f) => outputs[f].entryPoint === entry);
/* A piece and those that it needs at once. */
const needed = (f, seen = new Set()) => {
  seen.add(f);
  for (const i of outputs[f].imports)
    if (i.kind === 'import-statement' && !seen.has(i.path)) needed(i.path, seen);
  return seen;
};
const address = (f) => `/${relative(dist, join(here, f))}`;
const main = address(outputOf('src/main.ts'));
const early = [
  ...new Set(['src/main.ts', 'src/begin.tsx'].flatMap((f) => [...needed(outputOf(f))])),
]
  .map(address)
  .filter((f) => f !== main);
/* Words that come later are not said at once. */
const code = [main, ...early].map((f) => readFileSync(join(dist, f), 'utf8')).join('\n');
for (const key of Object.keys(said.texts[tags[0]]).filter(isLater))
  if (['"', "'", '`'].some((q) => code.includes(`${q}${key}${q}`))) {
    console.error(`web: ${key} is said by the first screens (NOW in tools/messages.mjs)`);
    process.exit(1);
  }
/* The page's look, then what each game adds to it. */
const src = join(here, 'src');
const looks = [join(src, 'style.css'), ...files(join(src, 'ui')).filter((f) => f.endsWith('.css'))];
const styles = looks.map((f) => `@import './${relative(src, f)}';`);
const style = put(
  'style.css',
  (
    await build({
      ...common,
      stdin: { contents: styles.join('\n'), loader: 'css', resolveDir: src },
    })
  ).outputFiles[0].text,
);

await icons(engine, join(dist, 'icons'));
/* Browsers ask for these before the page can say anything: in the first language. */
const about = said.texts[tags[0]]['page.about'];
for (const f of files(join(here, 'public'))) {
  const data = readFileSync(f);
  const text = f.endsWith('.webmanifest') ? data.toString().replaceAll('@ABOUT@', about) : data;
  writeFileSync(join(dist, relative(join(here, 'public'), f)), text);
}
/* A page asks the server for version.json to learn whether it is stale. */
const made = hash(
  [
    wasm,
    rules,
    judge,
    worker,
    main,
    style,
    fonts,
    ...Object.values(words),
    ...Object.values(later),
    ...Object.values(spoken),
  ].join('\n'),
);
/* What a first screen needs, packed: whoever waits sees how much of it has come. */
const packed = (data) => gzipSync(data, { level: 9 }).length;
const packedFile = (f) => packed(readFileSync(join(dist, f)));
const arrives = [main, ...early, style, wasm, ...Object.values(words), ...Object.values(spoken)];
const parts = JSON.stringify(Object.fromEntries(arrives.map((f) => [f, packedFile(f)])));
const waiting = said.languages.map(
  (l, i) => `<span lang="${l.tag}"${i > 0 ? ' hidden' : ''}>${said.texts[l.tag].loading}</span>`,
);
/* Previews of links want whole addresses: a server completes them (site.c), who
 * serves the files otherwise says PUBLIC_URL=https://games.example.org. */
const html = readFileSync(join(here, 'src/index.html'), 'utf8')
  .replaceAll('@MAIN@', main)
  .replaceAll('@EARLY@', early.map((f) => `<link rel="modulepreload" href="${f}" />`).join(''))
  .replaceAll('@STYLE@', style)
  .replaceAll('@ENGINE@', wasm)
  .replaceAll('@PARTS@', parts.replaceAll('"', '&quot;'))
  .replaceAll('@LOADING@', waiting.join(''))
  .replaceAll('@ABOUT@', about)
  .replaceAll('@ADDRESS@', (process.env.PUBLIC_URL ?? '').replace(/\/+$/, ''))
  .replaceAll('@NOSCRIPT@', tags.map((l) => said.texts[l]['page.noscript']).join(' / '))
  .replaceAll('@BUILD@', made);
writeFileSync(join(dist, 'index.html'), html);
writeFileSync(join(dist, 'version.json'), `${JSON.stringify({ build: made })}\n`);

const all = files(dist).sort();
const version = hash(all.map((f) => relative(dist, f) + hash(readFileSync(f))).join('\n'));
const list = [
  '/',
  ...all
    .map((f) => `/${relative(dist, f)}`)
    .filter((f) => !['/index.html', '/version.json', '/preview.jpg'].includes(f)),
];
writeFileSync(
  join(dist, 'sw.js'),
  await bundle('src/sw.ts', { VERSION: JSON.stringify(version), FILES: JSON.stringify(list) }),
);

/* Packed once here, so that the server needs no time for it: NAME.gz and NAME.br. */
for (const f of files(dist)) {
  const data = readFileSync(f);
  const small = {
    gz: gzipSync(data, { level: 9 }),
    br: brotliCompressSync(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  };
  for (const [end, packed] of Object.entries(small))
    if (packed.length < data.length * 0.95) writeFileSync(`${f}.${end}`, packed);
}

/* What a first visit loads, in the language that has most to say. */
const longest = (all) => Math.max(...Object.values(all).map(packedFile));
const size =
  packed(html) +
  [main, ...early, style, wasm, worker].reduce((n, f) => n + packedFile(f), 0) +
  longest(words) +
  longest(spoken);
console.log(
  `web: ${list.length} files, version ${version}, first load ${(size / 1000).toFixed(0)} kB gzipped`,
);
/* A language for tests makes the engine larger than anybody will load it. */
if (size > 340_000 && !tags.includes('x-pseudo')) {
  console.error('web: the first load is over 340 kB');
  process.exit(1);
}
