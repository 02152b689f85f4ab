/* A ZIP archive of small files, stored as they are. */

const TABLE = Uint32Array.from({ length: 256 }, (_v, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c >>> 0;
});

export function crc32(data: Uint8Array): number {
  let c = 0xffffffff;
  for (const b of data) c = (TABLE[(c ^ b) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

/* Numbers of 2 and 4 bytes, least first. */
function numbers(...all: [size: 2 | 4, value: number][]): Uint8Array {
  const out = new DataView(new ArrayBuffer(all.reduce((n, [size]) => n + size, 0)));
  let at = 0;
  for (const [size, value] of all) {
    if (size === 2) out.setUint16(at, value, true);
    else out.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(out.buffer);
}

export interface ZipFile {
  name: string;
  text: string;
  at: number; /* milliseconds since 1970 */
}

/* Names are UTF-8 (bit 11), times are those of this place. */
export function zip(files: ZipFile[]): Uint8Array<ArrayBuffer> {
  const utf8 = new TextEncoder();
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  const put = (p: Uint8Array) => {
    parts.push(p);
    at += p.length;
  };
  for (const f of files) {
    const name = utf8.encode(f.name);
    const data = utf8.encode(f.text);
    const d = new Date(f.at);
    const time = (d.getHours() << 11) | (d.getMinutes() << 5) | (d.getSeconds() >> 1);
    const day =
      (Math.max(0, d.getFullYear() - 1980) << 9) | ((d.getMonth() + 1) << 5) | d.getDate();
    const common: [2 | 4, number][] = [
      [2, 20],
      [2, 0x0800],
      [2, 0],
      [2, time],
      [2, day],
      [4, crc32(data)],
      [4, data.length],
      [4, data.length],
      [2, name.length],
      [2, 0],
    ];
    list.push(
      numbers([4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      name,
    );
    put(numbers([4, 0x04034b50], ...common));
    put(name);
    put(data);
  }
  const start = at;
  for (const p of list) put(p);
  put(
    numbers(
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, files.length],
      [2, files.length],
      [4, at - start],
      [4, start],
      [2, 0],
    ),
  );
  const out = new Uint8Array(at);
  let to = 0;
  for (const p of parts) {
    out.set(p, to);
    to += p.length;
  }
  return out;
}
