/*
 * What was built and is tested: the usual build, or that of a folder like
 * build/toy, which has further games (DESKOVKA_BUILD).
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = process.env.DESKOVKA_BUILD;

export const PROGRAM = join(root, folder ?? 'build', 'deskovka');
export const ENGINE = join(root, folder ?? 'build', 'wasm/engine.wasm');
export const DIST = folder === undefined ? join(root, 'web/dist') : join(root, folder, 'web');
