import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../../../../src/root.js';

describe('the WebAssembly kernel', () => {
  it('is what its source compiles to', function test() {
    this.timeout(120_000);
    execFileSync(process.execPath, [join(packageRoot, 'scripts/build-kernel.mjs'), '--check'], { stdio: 'pipe' });
  });
});
