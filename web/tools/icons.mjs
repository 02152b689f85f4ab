/* The icons of the page, drawn by the engine: a tile with a meeple on it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export async function load(engine) {
  const { instance } = await WebAssembly.instantiate(readFileSync(engine), {
    env: { now: () => 0 },
  });
  const x = instance.exports;
  return (name, input, ...args) => {
    const bytes = new TextEncoder().encode(`${input}\0`);
    new Uint8Array(x.memory.buffer, x.in(), bytes.length).set(bytes);
    const n = x[name](...args);
    if (n < 0) throw new Error(`icons: ${name} ${input}`);
    return new TextDecoder().decode(new Uint8Array(x.memory.buffer, x.out(), n));
  };
}

/* The icon as SVG: a tile, rounded or not, with a meeple in front. */
export async function iconSvg(engine, round = true) {
  const call = await load(engine);
  const inner = (svg) =>
    svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const tile = inner(call('piece', 'tile D R0', 0, 512)).replace(
    /<title>.*?<\/title>|<desc>.*?<\/desc>/gs,
    '',
  );
  const meeple = inner(call('piece', 'figure meeple p0', 0, 512)).replace(
    /<title>.*?<\/title>|<desc>.*?<\/desc>/gs,
    '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400" width="512" height="512"><clipPath id="round"><rect x="-200" y="-200" width="400" height="400" rx="${round ? 72 : 0}"/></clipPath><g clip-path="url(#round)">${tile}</g><g transform="translate(0 24)scale(2.1)">${meeple}</g></svg>`;
}

/* Devices that take no SVG get those of public/icons (rasters.mjs). */
export async function icons(engine, dir) {
  writeFileSync(join(dir, 'icon.svg'), await iconSvg(engine));
}
