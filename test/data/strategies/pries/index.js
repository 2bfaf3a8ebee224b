import { spawnSync } from 'node:child_process';
import { existsSync, closeSync, openSync, readFileSync, readdirSync, readlinkSync, readSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';

/** One customer per route, over all vehicles in order. */
const singles = (problem) => {
  const fleet = problem.vehicleTypes.flatMap((type, index) => Array.from(type.vehicles, () => index));
  return Array.from(problem.customers, (customer, i) => ({ type: fleet[i], customers: [customer] }));
};

/** @returns the result of the call, null if it is refused. */
const attempt = (call) => {
  try {
    return call();
  } catch {
    return null;
  }
};
const list = (folder) => attempt(() => readdirSync(folder)) ?? [];
const opens = (path, flags) => attempt(() => closeSync(openSync(path, flags))) !== null;
/** Opening is not enough to read another process's memory: its map shows which addresses exist. */
const readsMemory = (pid) => attempt(() => {
  const [from] = readFileSync(`/proc/${pid}/maps`, 'latin1').match(/^[0-9a-f]+/);
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  const bytes = readSync(memory, new Uint8Array(16), 0, 16, parseInt(from, 16));
  closeSync(memory);
  return bytes > 0;
}) === true;

/** @returns 'connected' or the error code. */
const reach = (address) => new Promise((resolve) => {
  const socket = connect(address);
  socket.setTimeout(1000, () => resolve('no answer'));
  socket.once('connect', () => resolve('connected'));
  socket.once('error', (error) => resolve(error.code));
}).then((outcome) => outcome === 'connected');

/**
 * Tries everything that may reveal others, harm them or leave something for the next; the targets of a test are listed
 * in a file next to this one.
 */
export default {
  async solve(problem, context) {
    const places = new URL('targets.json', import.meta.url);
    const targets = existsSync(places) ? JSON.parse(readFileSync(places, 'utf8')) : { pids: [], files: [], folders: [], sockets: [] };
    // In a process namespace with a foreign /proc its own number is different there.
    const own = new Set([String(process.pid), attempt(() => readlinkSync('/proc/self')), 'self']);
    const took = [];
    const takes = (taken, what) => void (taken && took.push(what));

    for (const pid of new Set([...list('/proc').filter((name) => /^\d+$/.test(name)), ...targets.pids.map(String)])) {
      if (own.has(pid)) continue;
      takes(attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')), `command line of ${pid}`);
      takes(attempt(() => readFileSync(`/proc/${pid}/environ`)) !== null, `environment of ${pid}`);
      takes(list(`/proc/${pid}/fd`).length > 0, `descriptors of ${pid}`);
      takes(readsMemory(pid), `memory of ${pid}`);
      takes(opens(`/proc/${pid}/mem`, 'r+'), `memory of ${pid}, to write`);
      takes(list(`/proc/${pid}/root`).length > 0, `root folder of ${pid}`);
      takes(opens(`/proc/${pid}/oom_score_adj`, 'r+'), `score of ${pid}`);
    }
    for (const pid of [...targets.pids, -1]) takes(attempt(() => process.kill(pid, 0)), `signal to ${pid}`);
    for (const file of targets.files) {
      takes(opens(file, 'r'), `read ${file}`);
      takes(opens(file, 'a'), `write ${file}`);
    }
    for (const folder of targets.folders) for (const name of list(folder)) took.push(`name ${folder}/${name}`);
    for (const folder of ['/tmp', '/var/tmp', '/dev/shm', '/run', '/dev/mqueue']) {
      // The part of a shared folder that must stay visible is the path to the strategy itself.
      for (const name of list(folder)) takes(!import.meta.url.startsWith(`file://${folder}/${name}/`), `name ${folder}/${name}`);
      attempt(() => writeFileSync(`${folder}/left-by-pries`, 'for the next'));
    }
    for (const kind of ['shm', 'sem', 'msg']) {
      takes(attempt(() => readFileSync(`/proc/sysvipc/${kind}`, 'utf8')).trim().split('\n').length > 1, `System V ${kind}`);
    }
    for (const socket of targets.sockets) takes(await reach(socket), `socket ${JSON.stringify(socket)}`);
    // Another process of the same user, as a second child with the same user would be.
    takes(spawnSync('cat', [`/proc/${readlinkSync('/proc/self')}/environ`]).status === 0, 'dumpable');
    takes(process.getuid() === 0, 'root');

    context.log('took', { took: took.length, first: took.slice(0, 40) });
    context.log('namespaces', Object.fromEntries(['pid', 'net', 'ipc', 'mnt'].map((name) => [name, attempt(() => readlinkSync(`/proc/self/ns/${name}`))])));
    return { routes: singles(problem), ended: 'exhausted' };
  },
};
