// Random streams of frames and what our decoder makes of them
// (`test_streams --write`), through npm's ws, byte by byte and in one piece:
// the same messages, the same end.
// usage: test_streams --write N SEED | node streams.mjs
import Receiver from './node_modules/ws/lib/receiver.js';
import constants from './node_modules/ws/lib/constants.js';

const { kStatusCode } = constants;
const single = 400;
const piece = 997;

function decode(bytes, cut) {
    let end = ';';
    let code = 0;
    const close = (n) => {
        if (code === 0) {
            code = n;
            end += `c${n};`;
        }
    };
    const r = new Receiver({ isServer: true, maxPayload: 16384, binaryType: 'nodebuffer' });
    r.on('message', (data, binary) => {
        if (code !== 0) return;
        if (binary) close(1003);
        else end += `m${data.toString('hex')};`;
    });
    r.on('ping', (data) => {
        if (code === 0) end += `p${data.toString('hex')};`;
    });
    r.on('conclude', close);
    for (let at = 0; at < bytes.length && code === 0;) {
        const n = !cut ? bytes.length : at < single ? 1 : piece;
        r._write(bytes.subarray(at, at + n), 'buffer', (e) => {
            if (e) close(e[kStatusCode]);
        });
        at += n;
    }
    return end;
}

let rest = Buffer.alloc(0);
let n = 0;
let failed = 0;

function part(at) {
    if (rest.length < at + 4) return null;
    const end = at + 4 + rest.readUInt32BE(at);
    return end > rest.length ? null : rest.subarray(at + 4, end);
}

for await (const chunk of process.stdin) {
    rest = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    for (;;) {
        const bytes = part(0);
        const want = bytes && part(4 + bytes.length);
        if (!want) break;
        rest = rest.subarray(8 + bytes.length + want.length);
        for (const cut of [false, true]) {
            const got = decode(Buffer.from(bytes), cut);
            if (got === want.toString()) continue;
            if (failed++ < 5)
                console.log(`FAIL stream ${n} ${bytes.toString('hex').slice(0, 200)}`
                    + `\n  got: ${got.slice(0, 200)}\n  want: ${want.toString().slice(0, 200)}`);
        }
        n++;
    }
}
if (n === 0) failed++;
console.log(`# measured: ${n} streams in npm's ws, whole and byte by byte`);
console.log(`${failed === 0 ? 1 : 0} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
