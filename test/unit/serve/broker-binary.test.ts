import { expect } from 'chai';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrokerMissingError, findBrokerBinary } from '../../../src/serve/broker-binary.js';
import { ensureBrokerBinary } from '../../../src/serve/broker-install.js';

describe('the nats-server program', () => {
  let folder: string;
  let bin: string;
  let cacheDir: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-broker-'));
    bin = join(folder, 'bin');
    cacheDir = join(folder, 'cache');
    mkdirSync(bin);
    mkdirSync(cacheDir);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Writes a `#!/bin/sh` program with absolute paths only, because the search path contains nothing else. */
  function program(path: string, script: string): void {
    writeFileSync(path, `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`);
    chmodSync(path, 0o755);
  }
  const server = (version: string) => `echo "nats-server: v${version}"`;
  const install = (searchPath: string, said: string[] = []) => ensureBrokerBinary({ cacheDir, searchPath, say: (line) => said.push(line) });

  it('is the one on the PATH if it is recent enough', () => {
    program(join(bin, 'nats-server'), server('2.9.10'));
    program(join(cacheDir, 'nats-server'), server('2.15.2'));
    expect(findBrokerBinary({ searchPath: bin, cacheDir })).to.deep.equal({ path: join(bin, 'nats-server'), version: '2.9.10', source: 'path' });
  });

  it('is the one in the cache if the one on the PATH is too old', () => {
    program(join(bin, 'nats-server'), server('2.8.4'));
    program(join(cacheDir, 'nats-server'), server('2.15.2'));
    expect(findBrokerBinary({ searchPath: bin, cacheDir })).to.include({ version: '2.15.2', source: 'cache' });
  });

  it('is missing with an error that says what was refused and what to do', () => {
    program(join(bin, 'nats-server'), server('2.8.4'));
    program(join(cacheDir, 'nats-server'), 'exit 1');
    expect(() => findBrokerBinary({ searchPath: bin, cacheDir })).to.throw(BrokerMissingError, /is version 2\.8\.4; .* does not run\): run "make broker"/);
  });

  it('is built by Go if none is found, and is found from then on', async () => {
    program(join(bin, 'go'), `[ "$1" = install ] || exit 1\nprintf '#!/bin/sh\\necho "nats-server: v2.15.2"\\n' > "$GOBIN/nats-server"; chmod +x "$GOBIN/nats-server"`);
    const said: string[] = [];
    const installed = await install(bin, said);
    expect(installed).to.include({ version: '2.15.2', source: 'cache' });
    expect(said[0]).to.match(/^building nats-server 2\.\d+\.\d+ with .*go \(once/);
    rmSync(join(bin, 'go'));
    expect((await install(bin)).path).to.equal(installed.path);
    expect(readdirSync(cacheDir)).to.deep.equal(['nats-server']);
  });

  it("comes from the system's package if Go fails", async () => {
    program(join(bin, 'go'), 'echo "no such module" >&2; exit 1');
    program(join(bin, 'apt-get'), '[ "$1" = download ] && echo package > nats-server_2.9.10_amd64.deb');
    program(join(bin, 'dpkg-deb'), `mkdir -p "$3/usr/sbin"\nprintf '#!/bin/sh\\necho "nats-server: v2.9.10"\\n' > "$3/usr/sbin/nats-server"; chmod +x "$3/usr/sbin/nats-server"`);
    expect(await install(bin)).to.include({ version: '2.9.10', source: 'cache' });
  });

  it('cannot be installed with an error that lists each attempt', async () => {
    program(join(bin, 'go'), 'echo "no such module" >&2; exit 1');
    program(join(bin, 'apt-get'), 'echo "unable to locate package" >&2; exit 100');
    program(join(bin, 'dpkg-deb'), 'exit 1');
    const failure = await install(bin).then(() => null, (error: unknown) => error as Error);
    expect(failure).to.be.instanceOf(BrokerMissingError);
    expect(failure?.message).to.match(/a Go toolchain: .*no such module/).and.match(/package: .*unable to locate package/).and.match(/official release: no tar program/).and.match(/NATS_URL/);
    expect(existsSync(join(cacheDir, 'nats-server'))).to.equal(false);
    expect(readdirSync(cacheDir)).to.deep.equal([]);
  });
});
