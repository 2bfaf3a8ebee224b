import { ConfigError } from '../config.js';
import { BrokerMissingError } from './broker-binary.js';
import { NoBrokerError } from './broker-link.js';
import { BrokerSetupError } from '../nats/errors.js';
import { DataDirInUseError, DataDirNotWritableError } from './data-lock.js';
import { RoleFailedError } from './process-supervisor.js';

const REFUSALS: readonly (abstract new (...args: never[]) => Error)[] = [
  ConfigError, BrokerMissingError, NoBrokerError, BrokerSetupError, DataDirInUseError, DataDirNotWritableError, RoleFailedError,
];

const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use; stop the process that listens there, or choose another port',
  EACCES: 'cannot be opened by this user; choose a port of 1024 or above',
  EADDRNOTAVAIL: 'is not an address of this machine; correct the host',
  ENOTFOUND: 'is not a known host; correct the host',
};

/**
 * Checks whether a failure to start is caused by the setup, so that a retry would change nothing.
 * @returns the message for the person who started the service; null for any other failure.
 */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  const fault = LISTEN_FAULTS[code ?? ''];
  if (fault !== undefined && (syscall === 'listen' || syscall === 'bind' || syscall === 'getaddrinfo')) {
    return `${address ?? (error as { hostname?: string }).hostname ?? ''}${port === undefined ? '' : `:${port}`} ${fault} (HOST and PORT, METRICS_HOST and METRICS_PORT)`;
  }
  return REFUSALS.some((kind) => error instanceof kind) ? error.message : null;
}
