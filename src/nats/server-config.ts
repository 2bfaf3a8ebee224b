/** The oldest nats-server that can serve. */
export const OLDEST_SERVER = [2, 9] as const;
/** From here on `sync_interval: always` is known. */
export const DURABLE_SINCE = [2, 10] as const;

/** Checks whether a version such as `2.9.10` or `2.11.0-RC.1` is at least major.minor. An unreadable one is not. */
export function isAtLeast(version: string, [major, minor]: readonly [number, number]): boolean {
  const [, ownMajor, ownMinor] = /^v?(\d+)\.(\d+)/.exec(version) ?? [];
  if (ownMajor === undefined || ownMinor === undefined) return false;
  return Number(ownMajor) > major || (Number(ownMajor) === major && Number(ownMinor) >= minor);
}

/** What the configuration of a private nats-server needs. */
export interface PrivateServerOptions {
  /** On 127.0.0.1. */
  readonly port: number;
  /** Absolute path of the store. */
  readonly storeDir: string;
  readonly user: string;
  readonly password: string;
  /** As the program says, `2.15.2` for instance. */
  readonly version: string;
  /** Bytes that the store may take on the disk; default 64 GiB. */
  readonly maxFileBytes?: number;
}

/**
 * @returns the text of a configuration file for one private server with JetStream on loopback, and what a confirmed
 * write survives: `always` a power cut, `interval` a crash of the server only.
 */
export function privateServerConfig(options: PrivateServerOptions): { text: string; sync: 'always' | 'interval' } {
  const sync = isAtLeast(options.version, DURABLE_SINCE) ? 'always' : 'interval';
  const text = [
    'server_name: roundsman',
    `host: 127.0.0.1`,
    `port: ${options.port}`,
    'max_payload: 1MB',
    'write_deadline: "10s"',
    'authorization {',
    `  user: ${JSON.stringify(options.user)}`,
    `  password: ${JSON.stringify(options.password)}`,
    '}',
    'jetstream {',
    `  store_dir: ${JSON.stringify(options.storeDir)}`,
    '  max_memory_store: 64MB',
    `  max_file_store: ${options.maxFileBytes ?? 64 * 2 ** 30}`,
    // Older servers refuse to start with it.
    ...(sync === 'always' ? ['  sync_interval: always'] : []),
    '}',
    '',
  ].join('\n');
  return { text, sync };
}
