import { existsSync, realpathSync, statSync } from 'node:fs';

/** Folders that everybody may write into, and where services keep their sockets: a child sees them empty. */
const SHARED = ['/tmp', '/var/tmp', '/run', '/dev/mqueue'];
/** Where folders that must stay visible are held while others are emptied; in the end it is empty too. */
const STAGE = '/dev/shm';
/** Names no device: it makes the mounts tell from those that the system has at the same place. */
const NAME = 'roundsman-child';

export interface MountPlan {
  /** Room in the child's own /tmp, and as much in its /dev/shm. */
  readonly tmpMegabytes: number;
  /** Files and folders of the service that a child has no business with. */
  readonly hidden: readonly string[];
  /** Folders that stay as they are, also within hidden or shared ones. */
  readonly visible: readonly string[];
  /** A loader and the copy that takes its place; null: none. */
  readonly loader: { readonly path: string; readonly copy: string } | null;
}

/** @returns the table of a child's mounts, as `mount --all --fstab` reads it, in the order in which they are made. */
export function mountTable(plan: MountPlan): string {
  const shared = real(SHARED);
  const visible = [...new Set(real(plan.visible))].filter((path) => !shared.includes(path) && path !== '/');
  const hidden = real(plan.hidden).filter((path) => !visible.includes(path) && !isOutOfSight(path, shared, visible));
  const emptied = [...new Set([...shared, ...hidden])].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  // Those that lie in another visible folder stay with it.
  const kept = visible.map((path) => ({ path, within: innermost(path, [...emptied, ...visible]) })).filter(({ within }) => within !== null && emptied.includes(within));
  const lines = plan.loader === null ? [] : [bind(plan.loader.copy, plan.loader.path)];
  if (kept.length > 0) lines.push(tmpfs(STAGE, 'size=1m,mode=0755'));
  kept.forEach(({ path }, i) => lines.push(bind(path, `${STAGE}/${i}`, 'rbind,x-mount.mkdir')));
  for (const place of emptied) {
    lines.push(empty(place, plan.tmpMegabytes));
    kept.forEach(({ path, within }, i) => within === place && lines.push(bind(`${STAGE}/${i}`, path, 'rbind,x-mount.mkdir')));
  }
  if (existsSync(STAGE)) lines.push(tmpfs(STAGE, own(plan.tmpMegabytes)));
  return `${lines.join('\n')}\n`;
}

function empty(place: string, tmpMegabytes: number): string {
  if (place === '/tmp') return tmpfs(place, own(tmpMegabytes));
  return statSync(place).isDirectory() ? tmpfs(place, 'size=1m,nr_inodes=1k,mode=0755') : bind('/dev/null', place);
}

function own(megabytes: number): string {
  return `size=${megabytes}m,nr_inodes=16k,mode=1777`;
}

/** What lies in a shared folder is gone with it, unless a visible one leads there. */
function isOutOfSight(path: string, shared: readonly string[], visible: readonly string[]): boolean {
  const nearest = innermost(path, [...shared, ...visible]);
  return nearest !== null && shared.includes(nearest);
}

/** @returns the longest of the folders that hold the path. */
function innermost(path: string, folders: readonly string[]): string | null {
  return folders.filter((folder) => path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0] ?? null;
}

function real(paths: readonly string[]): string[] {
  return paths.filter((path) => existsSync(path)).map((path) => realpathSync(path));
}

function tmpfs(place: string, options: string): string {
  return `${NAME} ${escape(place)} tmpfs nosuid,nodev,${options} 0 0`;
}

function bind(from: string, to: string, options = 'bind'): string {
  return `${escape(from)} ${escape(to)} none ${options} 0 0`;
}

/** Blanks part the columns of a table. */
function escape(path: string): string {
  return path.replace(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
}
