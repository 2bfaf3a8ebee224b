/** Compiles the search kernel to WebAssembly: node scripts/build-kernel.mjs ENTRY.ts OUTPUT.wasm */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import asc from 'assemblyscript/asc';

const [entry, output] = process.argv.slice(2);
if (output === undefined) throw new Error('usage: node scripts/build-kernel.mjs ENTRY.ts OUTPUT.wasm');
mkdirSync(dirname(output), { recursive: true });
const { error, stderr } = await asc.main([
  entry, '--outFile', output, '--runtime', 'stub', '--optimizeLevel', '3', '--shrinkLevel', '0', '--converge',
  '--uncheckedBehavior', 'always', '--noAssert', '--use', 'abort=', '--maximumMemory', '65536', '--disable', 'bulk-memory', '--enable', 'simd',
]);
if (error) {
  console.error(stderr.toString());
  process.exitCode = 1;
}
