/**
 * Compiles AssemblyScript to WebAssembly as the search kernel is: node scripts/build-kernel.mjs ENTRY.ts OUTPUT.wasm
 * [--class-exports]. With the option the members of all classes become functions, which OUTPUT.json describes: for tests.
 * The module carries the digest of the kernel's sources, which those with operators of guests must have as well.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import { kernelDigest, withKernelDigest } from '../dist/src/strategy/guest-kernel.js';

const [entry, output, option] = process.argv.slice(2);
if (output === undefined || (option !== undefined && option !== '--class-exports')) {
  throw new Error('usage: node scripts/build-kernel.mjs ENTRY.ts OUTPUT.wasm [--class-exports]');
}

const sources = fileURLToPath(new URL('../src/search/kernel/', import.meta.url));
const flags = JSON.parse(readFileSync(resolve(sources, 'compiler-flags.json'), 'utf8'));
const classes = {};

/** Reads sources, with functions for the members of their classes. */
async function exporting() {
  const { withClassExports } = await import('./class-exports.mjs');
  return {
    readFile(name, folder) {
      try {
        const text = readFileSync(resolve(folder, name), 'utf8');
        return name.endsWith('.ts') ? withClassExports(text, name, classes) : text;
      } catch {
        return null;
      }
    },
  };
}

mkdirSync(dirname(output), { recursive: true });
const { error, stderr } = await asc.main([
  entry, '--outFile', output, ...flags,
  // Tests wait for the compiler longer than for what it compiles.
  ...(option === undefined ? ['--optimizeLevel', '3'] : ['--optimizeLevel', '1']),
], option === undefined ? {} : await exporting());
if (error) {
  console.error(stderr.toString());
  process.exitCode = 1;
} else {
  writeFileSync(output, withKernelDigest(readFileSync(output), kernelDigest(sources)));
  if (option !== undefined) writeFileSync(output.replace(/\.wasm$/, '.json'), JSON.stringify(classes));
}
