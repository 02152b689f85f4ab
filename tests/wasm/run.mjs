// Prints the bench signatures of the WebAssembly module given as argument.
import { readFileSync } from 'node:fs';

const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) {
    console.error('the module asks for', imports);
    process.exit(1);
}
const { exports: wasm } = await WebAssembly.instantiate(module, {});
const text = (at) => {
    const bytes = new Uint8Array(wasm.memory.buffer, at);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
};
for (let i = 0; i < wasm.count(); i++) {
    const signature = BigInt.asUintN(64, wasm.run(i));
    console.log(text(wasm.name(i)), signature.toString(16).padStart(16, '0'));
}
