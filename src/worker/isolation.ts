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
  /** Runs as nobody: reads neither the service's files nor its processes, writes nowhere. */
  readonly unprivileged: boolean;
}

/** No layer at all: the child is then held by the end of its lifeline and the supervisor's clock only. */
export const NO_ISOLATION: Isolation = {
  prefix: [], diesWithParent: false, noNetwork: false, memoryBound: false, lowPriority: false, unprivileged: false,
};

const NOBODY = '65534';

/** Processes and threads of nobody on the whole machine: counted only where children have that user to themselves. */
const MOST_PROCESSES = 1024;

/** From root to nobody; a change of user forgets the signal at the parent's death, so it is set anew. */
const DROP = [
  'setpriv', '--reuid', NOBODY, '--regid', NOBODY, '--clear-groups', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all',
  '--pdeathsig', 'KILL',
];

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
  /** Files that a child must be able to read; where nobody may not, children keep the supervisor's user. */
  readonly files: readonly string[];
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
  const { environment, files } = options;
  const processes = ['prlimit', `--nproc=${MOST_PROCESSES}:${MOST_PROCESSES}`];
  const [hasDeath, hasNice, bound, namespaces, drop, canCount] = await Promise.all([
    works([...death, 'true'], environment), works([...nice, 'true'], environment), firstThatWorks(bounds, environment), firstThatWorks(NAMESPACES, environment),
    process.getuid?.() === 0 && works([...DROP, 'sh', '-c', 'for file do test -r "$file" || exit 1; done', 'sh', ...files], environment),
    works([...processes, 'true'], environment),
  ]);
  return {
    prefix: [...(hasDeath ? death : []), ...(hasNice ? nice : []), ...(bound ?? []), ...(namespaces ?? []), ...(drop && canCount ? processes : []), ...(drop ? DROP : [])],
    diesWithParent: hasDeath && namespaces !== null,
    noNetwork: namespaces !== null,
    memoryBound: bound !== null,
    lowPriority: hasNice,
    unprivileged: drop || (process.getuid?.() ?? 0) !== 0,
  };
}

type Environment = ProbeOptions['environment'];

async function firstThatWorks(candidates: readonly (readonly string[])[], env: Environment): Promise<readonly string[] | null> {
  for (const candidate of candidates) if (await works([...candidate, 'true'], env)) return candidate;
  return null;
}

function works(line: readonly string[], env: Environment): Promise<boolean> {
  const [command, ...rest] = line;
  return new Promise((resolve) => {
    execFile(command!, rest, { timeout: 5000, env }, (error) => resolve(error === null));
  });
}
