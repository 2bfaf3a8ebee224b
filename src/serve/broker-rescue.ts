import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';

/** Free space of a disk. */
export interface DiskRoom {
  readonly freeBytes: number;
  readonly sizeBytes: number;
  /** Number of files that can still be created; null: no limit. */
  readonly freeFiles: number | null;
}

export interface BrokerRescueOptions {
  /** The folder of the store. */
  readonly folder: string;
  /** Restarts the broker, with the reason for the log. */
  readonly restart: (reason: string) => void;
  readonly log: Logger;
  /** Default: asks the file system. */
  readonly measure?: (folder: string) => Promise<DiskRoom>;
  /** Milliseconds between two checks of the disk; default 500. */
  readonly everyMs?: number;
  /** Monotonic clock, milliseconds. */
  readonly now?: () => number;
}

/** A disk has enough space if this share of its size is free, or this many bytes, whichever is less. */
const ROOM_SHARE = 0.03;
const ROOM_BYTES = 256 * 2 ** 20;
const ROOM_FILES = 100;
/**
 * A write that fails although the disk has space, because of a quota or slowness, may succeed later: restarts are then
 * spaced by growing intervals.
 */
const FIRST_PAUSE_MS = 5_000;
/** A fault is over once no process has reported it for this long. */
const LAPSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
/** A broker that accepted all writes for this long starts with the shortest interval again. */
const SOUND_MS = 600_000;

/**
 * Restarts the broker after a failed write once its disk has space. nats-server keeps a stream's first write error and
 * stores nothing in it until restarted, however much space becomes free.
 */
export class BrokerRescue {
  private readonly options: BrokerRescueOptions;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | null = null;
  /** The disk has been seen full since the failed write. */
  private wasFull = false;
  private notedAt = -Infinity;
  /** When the failed write expires unless it is reported again. */
  private validUntil = Infinity;
  private restartedAt = -Infinity;
  private pauseMs = FIRST_PAUSE_MS;

  constructor(options: BrokerRescueOptions) {
    this.options = options;
    this.now = options.now ?? (() => performance.now());
  }

  /** The broker has reported that it could not write. */
  noteWriteError(message: string): void {
    this.start(message);
    this.validUntil = Infinity;
  }

  /**
   * A process has found that the broker accepts no writes, and reports it for as long as that lasts: an older
   * nats-server does not report it.
   */
  noteFault(cause: string): void {
    this.start(cause);
    if (this.validUntil !== Infinity) this.validUntil = this.now() + LAPSE_MS;
  }

  private start(message: string): void {
    if (this.timer !== null) return;
    this.notedAt = this.now();
    this.validUntil = this.notedAt + LAPSE_MS;
    this.options.log.warn({ role: 'nats-server', cause: message }, 'the broker cannot write to its disk; it is restarted once there is space');
    this.timer = setInterval(() => void this.look(message), this.options.everyMs ?? 500);
    this.timer.unref();
    this.wasFull = false;
    void this.look(message);
  }

  /** Forgets the failed write, because the broker was restarted or is being stopped. */
  clear(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private async look(message: string): Promise<void> {
    const { folder, restart } = this.options;
    const disk = await (this.options.measure ?? measureDisk)(folder).catch(() => null);
    // On a disk that hangs, several checks may be in progress.
    if (this.timer === null || disk === null) return;
    if (this.now() > this.validUntil) {
      this.clear();
      return;
    }
    if (!hasRoom(disk)) this.wasFull = true;
    const sinceLast = this.now() - this.restartedAt;
    const isLate = this.now() - this.notedAt >= FIRST_PAUSE_MS && sinceLast >= this.pauseMs;
    if (!hasRoom(disk) || !(this.wasFull || isLate)) return;
    this.clear();
    this.pauseMs = this.wasFull || sinceLast > SOUND_MS ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, this.pauseMs * 2);
    this.restartedAt = this.now();
    restart(`it could not write, and its disk has room now: ${message}`);
  }
}

function hasRoom({ freeBytes, sizeBytes, freeFiles }: DiskRoom): boolean {
  return freeBytes >= Math.min(ROOM_SHARE * sizeBytes, ROOM_BYTES) && (freeFiles === null || freeFiles >= ROOM_FILES);
}

async function measureDisk(folder: string): Promise<DiskRoom> {
  const { bavail, bsize, blocks, files, ffree } = await statfs(folder);
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize, freeFiles: files > 0 ? ffree : null };
}
