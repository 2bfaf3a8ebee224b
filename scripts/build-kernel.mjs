/**
 * Compiles the search kernels to WebAssembly: joins the files of each, which are TypeScript and AssemblyScript at once,
 * behind the prelude that maps their type names, and writes the binary as base64 text.
 * Usage: node scripts/build-kernel.mjs [--check]   (--check: exit 1 when a committed binary is not its source's)
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

const search = new URL('../src/search/', import.meta.url);
const annealing = 'ruin-recreate/kernel/';
const genetic = 'genetic/kernel/';
const kernels = [
  {
    folder: annealing,
    parts: [
      'generator', 'terrain', 'route-log', 'schedules', 'state', 'ruin', 'mixed-scan', 'plain-scan', 'windows-scan', 'depot-scan', 'scanner', 'recreate', 'tail-exchange',
      'search',
    ].map((part) => annealing + part),
  },
  {
    folder: genetic,
    parts: [
      ...['generator', 'terrain'].map((part) => annealing + part),
      ...['ground', 'timing', 'routes', 'warp-of-moves', 'moves', 'swap-star', 'depot-change', 'education', 'insertion', 'population', 'route-exchange', 'genetic'].map((part) => genetic + part),
    ],
  },
];

const textOf = (path) => readFileSync(new URL(path, search), 'utf8');

/** One AssemblyScript module: imports go, exports stay inside, non-null assertions on numbers go. */
function source({ folder, parts }) {
  const body = parts.map((part) =>
    textOf(`${part}.ts`)
      .replace(/^import [^;]*;\n/gm, '')
      .replace(/^export /gm, '')
      .replace(/\]!/g, ']')
      .replace(/\bInts\b/g, 'StaticArray<i32>')
      .replace(/\bFloats\b/g, 'StaticArray<f64>')
      .replace(/\bSingles\b/g, 'StaticArray<f32>')
      .replace(/\bMath\.max\b/g, 'larger')
      .replace(/\bMath\.min\b/g, 'smaller'));
  return [textOf(`${annealing}prelude.txt`), ...body, textOf(`${folder}entry.txt`)].join('\n');
}

async function compiled(kernel, work) {
  writeFileSync(join(work, 'kernel.ts'), source(kernel));
  const { error, stderr } = await asc.main([
    'kernel.ts', '--baseDir', work, '--outFile', 'kernel.wasm', '--runtime', 'stub', '--optimizeLevel', '3',
    '--shrinkLevel', '0', '--converge', '--uncheckedBehavior', 'always', '--noAssert', '--use', 'abort=',
    '--maximumMemory', '65536', '--disable', 'bulk-memory', '--enable', 'simd',
  ]);
  if (error) throw new Error(`${error.message}\n${stderr.toString()}`);
  return readFileSync(join(work, 'kernel.wasm'));
}

function handle(kernel, binary) {
  const target = new URL(`${kernel.folder}binary.ts`, search);
  const lines = binary.toString('base64').match(/.{1,110}/g).map((line) => `  '${line}',`).join('\n');
  const made = `/** Made by scripts/build-kernel.mjs from the files beside it; not edited by hand. */\nexport const kernelBinary = [\n${lines}\n].join('');\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(target, made);
    console.log(`${kernel.folder}: ${binary.length} bytes`);
  } else if (readFileSync(target, 'utf8') !== made) {
    console.error(`${kernel.folder}binary.ts is not what its source compiles to: run node scripts/build-kernel.mjs`);
    process.exitCode = 1;
  }
}

const work = mkdtempSync(join(tmpdir(), 'kernel-'));
try {
  for (const kernel of kernels) handle(kernel, await compiled(kernel, work));
} finally {
  rmSync(work, { recursive: true, force: true });
}
