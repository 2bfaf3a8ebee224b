import { join } from 'node:path';
import { packageRoot } from '../root.js';
import { brokerCache, BrokerMissingError } from './broker-binary.js';
import { ensureBrokerBinary, fetchSystemBroker } from './broker-install.js';

/**
 * What `make broker` runs: installs a nats-server where none is found. With `--system`, fetches the system's package
 * beside it, as the oldest broker that is tested against.
 */
const say = (line: string) => process.stderr.write(`${line}\n`);

try {
  const broker = process.argv.includes('--system')
    ? await fetchSystemBroker(join(brokerCache(packageRoot), 'system'), say)
    : await ensureBrokerBinary({ say });
  say(`nats-server ${broker.version}: ${broker.path}`);
} catch (error) {
  say(error instanceof BrokerMissingError ? error.message : String(error));
  process.exitCode = 1;
}
