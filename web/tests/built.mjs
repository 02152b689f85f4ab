/*
 * What was built and is tested: the usual build, or that of a folder like
 * build/toy or build/pseudo, which has further games or languages
 * (DESKOVKA_BUILD).
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = process.env.DESKOVKA_BUILD;

const own = join(root, folder ?? 'build', 'deskovka');
/* A build of module and page alone is served by the usual program. */
export const PROGRAM = existsSync(own) ? own : join(root, 'build/deskovka');
export const ENGINE = join(root, folder ?? 'build', 'wasm/engine.wasm');
export const RULEBOOK = join(root, folder ?? 'build', 'wasm/rulebook.wasm');
export const DIST = folder === undefined ? join(root, 'web/dist') : join(root, folder, 'web');
/* What the generator made of the catalogues of sentences. */
export const GEN = join(root, folder ?? 'build', 'gen');
