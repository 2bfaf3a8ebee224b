import { execFile } from 'node:child_process';

/** What the system does to hold a solving child; each layer is there or it is not. */
export interface Isolation {
  /** Programs that run in front of the child's own command line. */
  readonly prefix: readonly string[];
  /** The kernel kills the child and all that it forked when the supervisor dies. */
  readonly diesWithParent: boolean;
  /** Reaches no network, loopback included. */
  readonly noNetwork: boolean;
  readonly memoryBound: boolean;
  readonly lowPriority: boolean;
}

/** No layer at all: the child is then held by its watchdog thread and the supervisor's clock only. */
export const NO_ISOLATION: Isolation = {
  prefix: [], diesWithParent: false, noNetwork: false, memoryBound: false, lowPriority: false,
};

/** Namespaces as root, or by way of a user namespace of its own where the system lets anybody have one. */
const NAMESPACES: readonly (readonly string[])[] = [
  ['unshare', '--net', '--pid', '--fork', '--kill-child=KILL'],
  ['unshare', '--user', '--map-root-user', '--net', '--pid', '--fork', '--kill-child=KILL'],
];

export interface ProbeOptions {
  /** Bound on the child's data, applied per process; threads, heaps and WebAssembly count. */
  readonly memoryMegabytes: number;
  /** 0..19. */
  readonly nice: number;
  /** The children's environment: its PATH finds the tools. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Finds out which tools of the system (util-linux, coreutils) work here, by running each once around `true`.
 */
export async function probeIsolation(options: ProbeOptions): Promise<Isolation> {
  const death = ['setpriv', '--pdeathsig', 'KILL'];
  const nice = ['nice', '-n', String(options.nice)];
  const bytes = options.memoryMegabytes * 1024 * 1024;
  const kibibytes = options.memoryMegabytes * 1024;
  const bounds: readonly (readonly string[])[] = [
    ['prlimit', `--data=${bytes}:${bytes}`, '--core=0:0'],
    ['sh', '-c', `ulimit -c 0; ulimit -d ${kibibytes} && exec "$@"`, 'sh'],
  ];
  const { environment } = options;
  const [hasDeath, hasNice, bound, namespaces] = await Promise.all([
    works(death, environment), works(nice, environment), firstThatWorks(bounds, environment), firstThatWorks(NAMESPACES, environment),
  ]);
  return {
    prefix: [...(hasDeath ? death : []), ...(hasNice ? nice : []), ...(bound ?? []), ...(namespaces ?? [])],
    diesWithParent: hasDeath && namespaces !== null,
    noNetwork: namespaces !== null,
    memoryBound: bound !== null,
    lowPriority: hasNice,
  };
}

type Environment = ProbeOptions['environment'];

async function firstThatWorks(candidates: readonly (readonly string[])[], env: Environment): Promise<readonly string[] | null> {
  for (const candidate of candidates) if (await works(candidate, env)) return candidate;
  return null;
}

function works(prefix: readonly string[], env: Environment): Promise<boolean> {
  const [command, ...rest] = prefix;
  return new Promise((resolve) => {
    execFile(command!, [...rest, 'true'], { timeout: 5000, env }, (error) => resolve(error === null));
  });
}
