// Vectors of fair chance, made and checked without our C code: what a verifier
// in any other language has to agree with (src/server/fair.h says the rules).
// usage: node tests/server/fair_vectors.mjs FILE          checks the file
//        node tests/server/fair_vectors.mjs --write FILE  makes it anew
import { createHash, createHmac } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const hex = (text) => Buffer.from(text, "hex");
const sha = (text) => createHash("sha256").update(text).digest("hex");

function commitment(server, game) {
    return createHash("sha256").update(hex(server)).update(game).digest("hex");
}

function makeKey(server, clients) {
    const h = createHmac("sha256", hex(server));
    for (const seed of clients)
        h.update(Buffer.from([seed.length])).update(seed);
    return h.digest("hex");
}

function below(key, label, index, ways) {
    const excess = (1n << 64n) % ways;
    for (let attempt = 0; ; attempt++) {
        const tail = Buffer.alloc(13);
        tail.writeBigUInt64BE(index, 1);
        tail.writeUInt32BE(attempt, 9);
        const block = createHmac("sha256", hex(key)).update(label).update(tail);
        const x = block.digest().readBigUInt64BE(0);
        if (x < (1n << 64n) - excess)
            return { value: x % ways, attempts: attempt + 1 };
    }
}

function pick(key, label, index, weights) {
    const ways = weights.reduce((sum, w) => sum + BigInt(w), 0n);
    let left = below(key, label, index, ways).value;
    let at = 0;
    while (left >= BigInt(weights[at]))
        left -= BigInt(weights[at++]);
    return at;
}

function make() {
    const out = { commitments: [], keys: [], draws: [], picks: [] };
    const games = ["a", "t-7Hk2", "0123456789abcdefghijklmnopqrstuv", "x_Y-z"];
    const seats = [["", ""], ["a", "bc"], ["ab", "c"],
        ["moje-štěstí".normalize("NFD").replace(/[^!-~]/g, ""), "", "~!"],
        [sha("p0").slice(0, 32), sha("p1").slice(0, 32), sha("p2"), "-x"]];
    games.forEach((game, i) => {
        const server = i === 0 ? "00".repeat(32) : sha(`server ${i}`);
        out.commitments.push({ server, game, commitment: commitment(server, game) });
    });
    seats.forEach((clients, i) => {
        const server = sha(`key ${i}`);
        out.keys.push({ server, clients, key: makeKey(server, clients) });
    });
    const ways = [1n, 2n, 6n, 36n, 71n, 1000003n, 1n << 32n, (1n << 63n) + 1n,
        (1n << 64n) - 1n, 12297829382473034411n];
    for (const label of ["draw", "roll", "steal"]) {
        for (const w of ways) {
            for (const index of [0n, 1n, 255n, (1n << 40n) + 7n]) {
                const key = sha(`${label} ${w}`);
                const d = below(key, label, index, w);
                out.draws.push({ key, label, index: String(index),
                    ways: String(w), value: String(d.value), attempts: d.attempts });
            }
        }
    }
    const lists = [[1], [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], [0, 3, 0, 1],
        [4294967295, 4294967295, 1], Array(24).fill(3)];
    lists.forEach((weights, i) => {
        for (let index = 0; index < 8; index++) {
            const key = sha(`pick ${i}`);
            out.picks.push({ key, label: "roll", index: String(index), weights,
                at: pick(key, "roll", BigInt(index), weights) });
        }
    });
    return out;
}

const write = process.argv[2] === "--write";
const file = process.argv[write ? 3 : 2];
const rows = (list) => list.map((row) => "    " + JSON.stringify(row)).join(",\n");
const text = "{\n" + Object.entries(make())
    .map(([name, list]) => `  ${JSON.stringify(name)}: [\n${rows(list)}\n  ]`)
    .join(",\n") + "\n}\n";
if (write) {
    writeFileSync(file, text);
} else {
    const same = readFileSync(file, "utf8") === text;
    if (!same)
        console.log(`FAIL ${file} is not what the rules of fair.h give`);
    console.log(`${same ? 1 : 0} passed, ${same ? 0 : 1} failed`);
    process.exitCode = same ? 0 : 1;
}
