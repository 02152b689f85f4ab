/* TypeScript modules of the page, bundled for node: what several share is one. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { messages } from '../../tools/messages.mjs';
import { GEN } from '../built.mjs';

const src = join(dirname(fileURLToPath(import.meta.url)), '../../src');

export async function load(...files) {
  const out = await build({
    stdin: {
      contents: files.map((f) => `export * from './${f}';`).join('\n'),
      resolveDir: src,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [messages(GEN)],
    define: { ENGINE_FILE: '""', WORKER_FILE: '""', RULEBOOK_FILE: '""' },
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(out.outputFiles[0].text).toString('base64')}`
  );
}
