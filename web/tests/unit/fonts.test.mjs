/* The fonts of the page: every letter of both languages is in them, none is large. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { FAR_LETTERS, FONTS, LETTERS, rangeOf } from '../../tools/letters.mjs';

const FOLDER = new URL('../../fonts', import.meta.url).pathname;
/* Tags of woff2 by number, as far as tables may come before the one we want. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;

/* A number of up to five bytes, seven bits each. */
function base128(data, at) {
  let value = 0;
  for (;;) {
    const byte = data[at.i++];
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
}

/* The table of characters of a woff2 file. */
function cmapOf(file) {
  const at = { i: 48 };
  const tables = file.readUInt16BE(12);
  let offset = 0;
  let found = null;
  for (let k = 0; k < tables; k++) {
    const flags = file[at.i++];
    const tag = flags & 63;
    if (tag === 63) at.i += 4;
    let length = base128(file, at);
    const changed = tag === GLYF || tag === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (changed) length = base128(file, at);
    if (tag === CMAP) found = { offset, length };
    offset += length;
  }
  const all = brotliDecompressSync(file.subarray(at.i, at.i + file.readUInt32BE(20)));
  return all.subarray(found.offset, found.offset + found.length);
}

/* The characters of a table: its subtables of format 4 and 12. */
function charactersOf(cmap) {
  const out = new Set();
  for (let k = 0; k < cmap.readUInt16BE(2); k++) {
    const t = cmap.subarray(cmap.readUInt32BE(4 + 8 * k + 4));
    const format = t.readUInt16BE(0);
    if (format === 12)
      for (let g = 0; g < t.readUInt32BE(12); g++)
        for (let c = t.readUInt32BE(16 + 12 * g); c <= t.readUInt32BE(20 + 12 * g); c++) out.add(c);
    if (format !== 4) continue;
    const n = t.readUInt16BE(6);
    for (let s = 0; s < n; s += 2) {
      const end = t.readUInt16BE(14 + s);
      for (let c = t.readUInt16BE(16 + n + s); c <= end && c < 0xffff; c++) out.add(c);
    }
  }
  return out;
}

for (const font of FONTS) {
  test(`${font.name} has every letter and is small`, () => {
    let size = 0;
    for (const part of ['latin', 'latin-ext']) {
      const file = readFileSync(join(FOLDER, `${font.name}-${part}.woff2`));
      size += file.length;
      const has = charactersOf(cmapOf(file));
      const range = rangeOf(part).split(',');
      for (const c of range)
        assert.ok(has.has(parseInt(c.slice(2), 16)), `${c} is missing in ${font.name}-${part}`);
    }
    assert.ok(size < 24_000, `${size} bytes`);
    assert.match(
      readFileSync(join(FOLDER, `OFL-${font.family.replace(' ', '')}.txt`), 'utf8'),
      /SIL OPEN FONT LICENSE Version 1\.1/,
    );
  });
}

test('the letters are those of Czech and English', () => {
  for (const c of 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“–—×·−') assert.ok(LETTERS.includes(c), c);
  for (const c of FAR_LETTERS)
    assert.ok(!rangeOf('latin').includes(`U+${c.codePointAt(0).toString(16)},`), c);
});
