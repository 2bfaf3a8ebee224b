import { join } from 'node:path';
import { packageRoot } from '../root.js';
import { brokerCache, BrokerMissingError } from './broker-binary.js';
import { ensureBrokerBinary, fetchSystemBroker } from './broker-install.js';

/**
 * Implements `make broker`: installs a nats-server if none is found. With `--system`, also fetches the system's
 * package, the oldest broker that is tested.
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
