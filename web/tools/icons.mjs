/* The icons of the page, drawn by the engine: a tile with a meeple on it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

async function load(engine) {
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

/* The icon as SVG: rounded tile, meeple in front. */
export async function iconSvg(engine) {
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400" width="512" height="512"><clipPath id="round"><rect x="-200" y="-200" width="400" height="400" rx="72"/></clipPath><g clip-path="url(#round)">${tile}</g><g transform="translate(0 50)scale(2.5)">${meeple}</g></svg>`;
}

/* ---- a small PNG of our own for devices that do not take SVG --------------- */

function crc(data) {
  let c = ~0;
  for (const b of data) {
    c ^= b;
    for (let k = 0; k < 8; k++) c = (c >>> 1) ^ (c & 1 ? 0xedb88320 : 0);
  }
  return ~c >>> 0;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

/* A meeple's outline in a unit square, as the engine draws it, roughly. */
const MEEPLE = [
  [0.5, 0.2],
  [0.58, 0.22],
  [0.62, 0.3],
  [0.6, 0.38],
  [0.7, 0.41],
  [0.82, 0.47],
  [0.84, 0.53],
  [0.68, 0.58],
  [0.74, 0.7],
  [0.8, 0.8],
  [0.78, 0.83],
  [0.58, 0.83],
  [0.5, 0.7],
  [0.42, 0.83],
  [0.22, 0.83],
  [0.2, 0.8],
  [0.26, 0.7],
  [0.32, 0.58],
  [0.16, 0.53],
  [0.18, 0.47],
  [0.3, 0.41],
  [0.4, 0.38],
  [0.38, 0.3],
  [0.42, 0.22],
];

function inside(x, y) {
  let is = false;
  for (let i = 0, j = MEEPLE.length - 1; i < MEEPLE.length; j = i++) {
    const [xi, yi] = MEEPLE[i];
    const [xj, yj] = MEEPLE[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) is = !is;
  }
  return is;
}

/* Four samples a pixel; a red meeple on grass, maskable (no transparency). */
export function iconPng(size) {
  const raw = Buffer.alloc(size * (1 + 3 * size));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let n = 0;
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ])
        if (inside((x + dx) / size, (y + dy) / size)) n++;
      const at = y * (1 + 3 * size) + 1 + 3 * x;
      [0xb9, 0xd2, 0x7c].forEach((g, k) => {
        raw[at + k] = Math.round((g * (4 - n) + [0xd0, 0x31, 0x2d][k] * n) / 4);
      });
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head[8] = 8;
  head[9] = 2;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export async function icons(engine, dir) {
  writeFileSync(join(dir, 'icon.svg'), await iconSvg(engine));
  for (const size of [192, 512]) writeFileSync(join(dir, `icon-${size}.png`), iconPng(size));
}
