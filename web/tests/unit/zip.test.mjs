/* The archive of one's games: another program must be able to open it. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from './load.mjs';

const { crc32, zip } = await load('ui/zip.ts');

test('checksums', () => {
  assert.equal(crc32(new TextEncoder().encode('123456789')), 0xcbf43926);
  assert.equal(crc32(new Uint8Array()), 0);
});

test('an archive is read by another program', (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'deskovka-zip-'));
  try {
    const file = join(dir, 'x.zip');
    writeFileSync(
      file,
      zip([
        { name: 'hra-č.dsk', text: 'deskovka 1\n', at: Date.UTC(2026, 10, 16) },
        { name: 'b.json', text: '{"á":1}', at: 0 },
      ]),
    );
    let out;
    try {
      out = execFileSync(
        'python3',
        [
          '-c',
          'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print([(i.filename, z.read(i).decode()) for i in z.infolist()])',
          file,
        ],
        { encoding: 'utf8' },
      );
    } catch (e) {
      if (e.code === 'ENOENT') return t.skip('no python3');
      throw e;
    }
    assert.match(out, /'hra-č.dsk', 'deskovka 1/);
    assert.match(out, /'b.json'/);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
