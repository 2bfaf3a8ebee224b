import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate file system of 64 MB. */
export interface SmallDisk {
  readonly folder: string;
  freeBytes(): number;
  /** Leaves no space at all, not even for root; call again after others have freed space. */
  fill(): void;
  /** Removes what `fill` has written. */
  empty(): void;
  remove(): void;
}

const SIZE = 64 * 2 ** 20;
const CHUNK = Buffer.alloc(4096);

/**
 * Mounts a small disk on a temporary folder.
 *
 * @param kind ext4 in a file takes a loop device.
 * @returns the disk, or why this machine cannot mount one.
 */
export function mountSmallDisk(kind: 'tmpfs' | 'ext4'): SmallDisk | { readonly impossible: string } {
  const base = mkdtempSync(join(tmpdir(), 'roundsman-disk-'));
  const folder = mkdtempSync(join(base, 'mount-'));
  const image = join(base, 'image');
  const commands = [['mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]];
  if (kind === 'ext4') {
    writeFileSync(image, '');
    truncateSync(image, SIZE);
    commands.splice(0, 1, ['mkfs.ext4', '-q', image], ['mount', '-o', 'loop', image, folder]);
  }
  for (const [program, ...args] of commands) {
    const { status, error, stderr } = spawnSync(program!, args, { encoding: 'utf8' });
    if (status === 0) continue;
    rmSync(base, { recursive: true, force: true });
    return { impossible: `no ${kind} of its own: ${program}: ${error?.message ?? stderr.trim()}` };
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    freeBytes: () => {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    },
    fill: () => {
      const file = openSync(filler, 'a');
      try {
        for (;;) writeSync(file, CHUNK);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(base, { recursive: true, force: true });
    },
  };
}
