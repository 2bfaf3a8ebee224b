/**
 * Compiles the search kernel to WebAssembly: joins the files of `src/search/ruin-recreate/kernel/`, which are TypeScript
 * and AssemblyScript at once, behind the prelude that maps their type names, and writes the binary as base64 text.
 * Usage: node scripts/build-kernel.mjs [--check]   (--check: exit 1 when the committed binary is not this source's)
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

const folder = new URL('../src/search/ruin-recreate/kernel/', import.meta.url);
const parts = ['generator', 'terrain', 'state', 'ruin', 'mixed-scan', 'depot-scan', 'scanner', 'recreate', 'search'];
const target = new URL('binary.ts', folder);

/** One AssemblyScript module: imports go, exports stay inside, non-null assertions on numbers go. */
function source() {
  const text = (name) => readFileSync(new URL(name, folder), 'utf8');
  const body = parts.map((part) =>
    text(`${part}.ts`)
      .replace(/^import .*;\n/gm, '')
      .replace(/^export /gm, '')
      .replace(/\]!/g, ']')
      .replace(/\bInts\b/g, 'StaticArray<i32>')
      .replace(/\bFloats\b/g, 'StaticArray<f64>')
      .replace(/\bSingles\b/g, 'StaticArray<f32>'));
  return [text('prelude.txt'), ...body, text('entry.txt')].join('\n');
}

const work = mkdtempSync(join(tmpdir(), 'kernel-'));
try {
  writeFileSync(join(work, 'kernel.ts'), source());
  const { error, stderr } = await asc.main([
    'kernel.ts', '--baseDir', work, '--outFile', 'kernel.wasm', '--runtime', 'stub', '--optimizeLevel', '3',
    '--shrinkLevel', '0', '--converge', '--uncheckedBehavior', 'always', '--noAssert', '--use', 'abort=',
    '--maximumMemory', '65536', '--disable', 'bulk-memory',
  ]);
  if (error) throw new Error(`${error.message}\n${stderr.toString()}`);
  const base64 = readFileSync(join(work, 'kernel.wasm')).toString('base64');
  const lines = base64.match(/.{1,110}/g).map((line) => `  '${line}',`).join('\n');
  const made = `/** Made by scripts/build-kernel.mjs from the files beside it; not edited by hand. */\nexport const kernelBinary = [\n${lines}\n].join('');\n`;
  if (process.argv.includes('--check')) {
    if (readFileSync(target, 'utf8') !== made) {
      console.error('kernel/binary.ts is not what its source compiles to: run node scripts/build-kernel.mjs');
      process.exitCode = 1;
    }
  } else {
    writeFileSync(target, made);
    console.log(`kernel: ${Math.round((base64.length * 3) / 4)} bytes`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
