import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../../src/root.js';
import { GuestKernelError, instantiateKernel } from '../../../src/search/assembly.js';
import { kernelDigest, withKernelDigest } from '../../../src/strategy/guest-kernel.js';

/** A WebAssembly module without any section. */
const EMPTY = Buffer.from('\0asm\x01\0\0\0', 'latin1');
const DIGEST = kernelDigest(join(packageRoot, 'src', 'search', 'kernel'));

describe('a kernel with operators of a guest', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-kernel-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const loading = (name: string, module: Uint8Array | null): (() => unknown) => {
    const file = join(folder, name);
    if (module !== null) writeFileSync(file, module);
    return () => instantiateKernel(pathToFileURL(file).href);
  };

  it('is loaded if it is built from the sources that the kernel of this installation is built from', () => {
    expect(loading('same.wasm', withKernelDigest(EMPTY, DIGEST))()).to.be.an('object');
    expect(instantiateKernel()).to.have.property('anneal');
  });

  it('is refused with the remedy if it is built from other sources, or does not say from which', () => {
    const refusal = /\/\w+\.wasm is built for another release of Roundsman than that of \S+\/kernel\.wasm; run "roundsman strategy build" for the folder of its strategy$/;
    for (const module of [EMPTY, withKernelDigest(EMPTY, 'f'.repeat(64)), withKernelDigest(EMPTY, '')]) {
      expect(loading('other.wasm', module)).to.throw(GuestKernelError, refusal);
    }
  });

  it('is refused with the remedy if it is missing or no module', () => {
    expect(loading('missing.wasm', null)).to.throw(GuestKernelError, /\/missing\.wasm does not exist; run "roundsman strategy build"/);
    expect(loading('cut.wasm', EMPTY.subarray(0, 5))).to.throw(GuestKernelError, /\/cut\.wasm is not a kernel \(.+\); run "roundsman strategy build"/);
  });

  it('is known by the content of the sources alone: other files of their folder do not count', () => {
    writeFileSync(join(folder, 'b.ts'), 'b');
    writeFileSync(join(folder, 'compiler-flags.json'), '[]');
    const before = kernelDigest(folder);
    writeFileSync(join(folder, 'tsconfig.json'), '{}');
    expect(kernelDigest(folder)).to.equal(before).and.match(/^[0-9a-f]{64}$/);
    for (const [name, text] of [['b.ts', 'c'], ['compiler-flags.json', '["-O"]'], ['a.ts', '']] as const) {
      const previous = kernelDigest(folder);
      writeFileSync(join(folder, name), text);
      expect(kernelDigest(folder), name).to.not.equal(previous);
    }
  });
});
