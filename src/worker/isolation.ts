import { execFile } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { packageRoot } from '../root.js';
import { claimUsers, type ChildUsers } from './child-users.js';
import { elfInterpreter } from './elf-interpreter.js';
import { holdFile, type HoldFile } from './hold-file.js';
import { mountTable } from './mount-table.js';

/** Each protection of a solving child, and what a system that lacks it lacks. */
export const PROTECTIONS = {
  noNetwork: 'no network of its own (unshare)',
  ownProcesses: 'processes, /proc and System V memory of its own (unshare --mount --pid --mount-proc --ipc): it sees the command lines of others',
  ownTmp: 'a /tmp and /dev/shm of its own (unshare --mount, mount --all, and a folder for temporary files that can be written to): what it writes there others can read',
  ownUser: 'a user of its own (root, setpriv, and an installation that everybody may read): children and service share one, and may open each other\'s memory and files',
  notDumpable: 'memory that is closed to other processes of its user (unshare --mount, or a node program that its user may not read)',
  unprivileged: 'a user without privileges (setpriv)',
  memoryBound: 'memory bound (prlimit)',
  diesWithParent: 'death with its parent by the kernel (setpriv, unshare)',
  lowPriority: 'low priority (nice)',
} as const;

export type Protection = keyof typeof PROTECTIONS;

/** The sandboxing of a solving child; each protection is available or not. */
export interface Isolation extends Readonly<Record<Protection, boolean>> {
  /** Programs prefixed to the child's own command line; `USER` stands for the child's user. */
  readonly prefix: readonly string[];
  /** The child is the only child of the process that the prefix starts, not that process. */
  readonly forks: boolean;
  /** Readies what one child needs. @throws RangeError when there is no user left for it. */
  hold(): Hold;
}

/** The sandbox of one child. */
export interface Hold {
  readonly prefix: readonly string[];
  /** Gives back what is the child's; to be called when it is gone. */
  release(): void;
}

/** No protection: the child is limited only by the end of its lifeline and the supervisor's clock. */
export const NO_ISOLATION: Isolation = {
  prefix: [], forks: false, hold: () => ({ prefix: [], release: () => { /* nothing is held */ } }),
  noNetwork: false, ownProcesses: false, ownTmp: false, ownUser: false, notDumpable: false, unprivileged: false, memoryBound: false,
  diesWithParent: false, lowPriority: false,
};

const USER = 'USER';
/** Processes and threads of a child's user. */
const MAX_PROCESSES = 1024;
const PARENT_DEATH = ['setpriv', '--pdeathsig', 'KILL'];
const NO_PRIVILEGES = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
/**
 * Takes out what shells put into the environment. It also is one more program after setpriv, which has its privileges up
 * to its end: what such a one starts may read any loader.
 */
const CLEAN = ['env', ...['PWD', 'OLDPWD', 'SHLVL', '_'].flatMap((name) => ['-u', name])];
/** Becomes the child's user; a change of user forgets the signal at the parent's death, so it is set again. */
const CHANGE_USER = ['setpriv', '--reuid', USER, '--regid', USER, '--clear-groups', ...NO_PRIVILEGES, '--pdeathsig', 'KILL'];
/** Keeps the user and gives up what it may do beyond its files, also as root of a user namespace. */
const KEEP_USER = [['setpriv', ...NO_PRIVILEGES, '--pdeathsig', 'KILL', ...CLEAN], ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL', ...CLEAN]];
const FORK = ['--net', '--ipc', '--pid', '--fork', '--kill-child=KILL'];
/** As root, or by way of a user namespace where the system lets every user have one. */
const AS_ROOT = ['', '--user'] as const;
/** The part of the memory bound that is for the child's /tmp, and for its /dev/shm. */
const TMP_PART = 1 / 64;
const MOUNT = ['sh', '-c', 'mount --no-mtab --all --fstab "$0" && exec "$@"'];
/**
 * What a shell wants to see in a child's place: the program of Node can be run, every file read, and another process of
 * the user, its own fork, cannot look into it. Its second argument is empty where `/proc` tells of other processes.
 */
const PROBE_DROP = `
  knows=$1; shift
  test -x "$0" || exit 1
  for file do test -r "$file" || exit 1; done
  test -r "$0" || exit 0
  test "$knows" || exit 3
  if (: < /proc/$$/environ) 2> /dev/null; then exit 3; fi`;
const DUMPABLE = 3;

export interface ProbeOptions {
  /** Bound on the child's data, applied per process; threads, heaps and WebAssembly count, and what is in its /tmp and /dev/shm. */
  readonly memoryMegabytes: number;
  /** 0..19. */
  readonly nice: number;
  /** The children's environment: its PATH finds the tools. */
  readonly environment: Readonly<Record<string, string>>;
  /** Files that a child must be able to read, beside the program of Node; where its own user may not, children keep the supervisor's user. */
  readonly files: readonly string[];
  /** Folders that a child must see, beside the installation, should they lie in /tmp or in something hidden. */
  readonly visible?: readonly string[];
  /** Files and folders that a child must not see. */
  readonly hidden?: readonly string[];
}

/** The namespaces of a child and the mounts in them. */
interface Space {
  readonly prefix: readonly string[];
  readonly userNamespace: boolean;
  readonly ownProc: boolean;
  readonly table: boolean;
  /** What the prefix needs to be there. */
  readonly files: readonly HoldFile[];
}

const NO_SPACE: Space = { prefix: [], userNamespace: false, ownProc: false, table: false, files: [] };

/**
 * Finds out what the tools of this system (util-linux, coreutils) can do here, by running them, and puts together all
 * that works.
 */
export async function probeIsolation(options: ProbeOptions): Promise<Isolation> {
  const { environment } = options;
  const nice = ['nice', '-n', String(options.nice)];
  const processes = ['prlimit', `--nproc=${MAX_PROCESSES}:${MAX_PROCESSES}`];
  const bounds = memoryBounds(options.memoryMegabytes);
  const spaces = listSpaces(options);
  const users = isRoot() ? await claimUsers() : null;
  const all: Tools = { death: PARENT_DEATH, nice, bound: bounds[0]!, processes, space: spaces[0]! };
  // Where everything works one run shows it: a worker's start waits for this.
  const best = await findDrop(options, all, users, true);
  if (best !== null) return isolationOf(all, best, users);
  const [hasDeath, hasNice, canCount, bound, space] = await Promise.all([
    works([...PARENT_DEATH, 'true'], environment), works([...nice, 'true'], environment), works([...processes, 'true'], environment),
    firstThatWorks(bounds, environment), findSpace(spaces, environment),
  ]);
  const tools: Tools = { death: hasDeath ? PARENT_DEATH : [], nice: hasNice ? nice : [], bound: bound ?? [], processes: canCount ? processes : [], space };
  const drop = await findDrop(options, tools, users, false);
  return isolationOf(tools, drop ?? { drop: [], ownUser: false, notDumpable: false }, users);
}

/** What works of what may stand before a child's line; empty lists for what does not. */
interface Tools {
  readonly death: readonly string[];
  readonly nice: readonly string[];
  readonly bound: readonly string[];
  readonly processes: readonly string[];
  readonly space: Space;
}

function before({ death, nice, bound, space }: Tools): readonly string[] {
  return [...death, ...nice, ...bound, ...space.prefix];
}

function isolationOf(tools: Tools, { drop, ownUser, notDumpable }: Drop, users: ChildUsers | null): Isolation {
  const { space } = tools;
  const prefix = [...before(tools), ...drop];
  const forks = space.prefix.length > 0;
  return {
    prefix, forks, hold: () => hold(prefix, space.files, ownUser ? users : null),
    noNetwork: forks, ownProcesses: space.ownProc, ownTmp: space.table, ownUser, notDumpable,
    unprivileged: ownUser || !isRoot() || drop.includes('--bounding-set=-all'),
    memoryBound: tools.bound.length > 0, diesWithParent: tools.death.length > 0 && forks, lowPriority: tools.nice.length > 0,
  };
}

/** @returns what of the protections is missing, in words. */
export function missingProtections(isolation: Isolation): string[] {
  return (Object.keys(PROTECTIONS) as Protection[]).filter((protection) => !isolation[protection]).map((protection) => PROTECTIONS[protection]);
}

function hold(prefix: readonly string[], files: readonly HoldFile[], users: ChildUsers | null): Hold {
  for (const file of files) file.ensure();
  const user = users?.take() ?? null;
  return {
    prefix: prefix.map((word) => (word === USER ? String(user) : word)),
    release: () => user !== null && users?.release(user),
  };
}

interface Drop {
  readonly drop: readonly string[];
  readonly ownUser: boolean;
  readonly notDumpable: boolean;
}

/**
 * Tries ways to give up privileges, from the most to the least, behind all that comes before them in the child's line.
 * @returns null when none works; with `bestOnly` when the first does not, or leaves something to be wished for.
 */
async function findDrop(options: ProbeOptions, tools: Tools, users: ChildUsers | null, bestOnly: boolean): Promise<Drop | null> {
  const { files } = options;
  const { space } = tools;
  const knowsItself = space.prefix.length === 0 || space.ownProc;
  const ways = [
    ...(users === null || space.userNamespace ? [] : [{ drop: [...CHANGE_USER, ...tools.processes, ...CLEAN], files }]),
    ...KEEP_USER.map((drop) => ({ drop, files })),
    // Should one file be out of everybody's sight, the others' strategies are held all the same.
    ...[...KEEP_USER, CLEAN].map((drop) => ({ drop, files: [] })),
  ];
  for (const { drop, files: needed } of bestOnly ? ways.slice(0, 1) : ways) {
    const line = [...before(tools), ...drop, 'sh', '-c', PROBE_DROP, process.execPath, knowsItself ? '$' : '', ...needed];
    const status = await run(users === null ? line : asUser(line, users), options.environment);
    if (status === 0 || (status === DUMPABLE && !bestOnly)) return { drop, ownUser: drop.includes(USER), notDumpable: status === 0 };
  }
  return null;
}

/** @returns all kinds of namespaces and mounts, from the most to the least. */
function listSpaces(options: ProbeOptions): Space[] {
  const tables = [true, false].flatMap((withLoader) => tableFiles(options, withLoader));
  return [...spacesWithMounts(tables), ...spacesWithoutMounts()];
}

async function findSpace(spaces: readonly Space[], env: Environment): Promise<Space> {
  for (const space of spaces) if (await works([...space.prefix, 'true'], env)) return space;
  return NO_SPACE;
}

function spacesWithMounts(tables: readonly (readonly HoldFile[])[]): Space[] {
  return AS_ROOT.flatMap((way) => [true, false].flatMap((ownProc) => [...tables, []].map((files) => {
    const table = files.at(-1);
    return {
      prefix: [...unshare(way), '--mount', ...(ownProc ? ['--mount-proc'] : []), ...FORK, ...(table ? [...MOUNT, table.path] : [])],
      userNamespace: way !== '', ownProc, table: table !== undefined, files,
    };
  })));
}

function spacesWithoutMounts(): Space[] {
  return AS_ROOT.map((way) => ({ ...NO_SPACE, prefix: [...unshare(way), ...FORK], userNamespace: way !== '' }));
}

function unshare(way: typeof AS_ROOT[number]): string[] {
  return ['unshare', ...(way === '' ? [] : [way, '--map-root-user'])];
}

/**
 * Writes the table of mounts, and with it a copy of the system's loader that may be run and not read: what the kernel
 * loads with such a one no other process of the same user may look into.
 */
function tableFiles(options: ProbeOptions, withLoader: boolean): HoldFile[][] {
  // A program that cannot be read needs no such loader.
  const path = withLoader && permits(process.execPath, constants.R_OK) ? elfInterpreter(process.execPath) : null;
  if ((withLoader && path === null) || !permits(tmpdir(), constants.W_OK)) return [];
  const copies = path === null ? [] : [holdFile('loader', readFileSync(path), 0o111)];
  const table = mountTable({
    tmpMegabytes: tmpMegabytes(options.memoryMegabytes),
    hidden: options.hidden ?? [],
    visible: [packageRoot, dirname(process.execPath), ...(options.visible ?? [])],
    loader: path === null ? null : { path, copy: copies[0]!.path },
  });
  return [[...copies, holdFile('mounts', table, 0o400)]];
}

function permits(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

function tmpMegabytes(memoryMegabytes: number): number {
  return Math.max(8, Math.floor(memoryMegabytes * TMP_PART));
}

function memoryBounds(memoryMegabytes: number): readonly (readonly string[])[] {
  const megabytes = memoryMegabytes - 2 * tmpMegabytes(memoryMegabytes);
  const bytes = megabytes * 1024 * 1024;
  return [
    ['prlimit', `--data=${bytes}:${bytes}`, '--core=0:0'],
    ['sh', '-c', `ulimit -c 0; ulimit -d ${megabytes * 1024} && exec "$@"`, 'sh'],
  ];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

type Environment = ProbeOptions['environment'];

/** @returns the first of the candidates that runs a program. */
async function firstThatWorks(candidates: readonly (readonly string[])[], env: Environment): Promise<readonly string[] | null> {
  for (const candidate of candidates) if (await works([...candidate, 'true'], env)) return candidate;
  return null;
}

/** @returns the line with a user of its own, for one short run. */
function asUser(line: readonly string[], users: ChildUsers): readonly string[] {
  const once = hold(line, [], users);
  once.release();
  return once.prefix;
}

async function works(line: readonly string[], env: Environment): Promise<boolean> {
  return (await run(line, env)) === 0;
}

/** @returns the exit status; null for a program that cannot be started or does not end. */
function run(line: readonly string[], env: Environment): Promise<number | null> {
  const [command, ...rest] = line;
  return new Promise((resolve) => {
    execFile(command!, rest, { timeout: 5000, env }, (error) => resolve(error === null ? 0 : typeof error.code === 'number' ? error.code : null));
  });
}
