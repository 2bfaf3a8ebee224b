import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';

/** What a disk has left. */
export interface DiskRoom {
  readonly freeBytes: number;
  readonly sizeBytes: number;
  /** Files that may still be made; null: the file system sets no limit. */
  readonly freeFiles: number | null;
}

export interface BrokerRescueOptions {
  /** The folder of the store. */
  readonly folder: string;
  /** Starts the broker again, with the reason for the log. */
  readonly restart: (reason: string) => void;
  readonly log: Logger;
  /** Default: asks the file system. */
  readonly measure?: (folder: string) => Promise<DiskRoom>;
  /** Milliseconds between two looks at the disk; default 500. */
  readonly everyMs?: number;
  /** Monotonic clock, milliseconds. */
  readonly now?: () => number;
}

/** A disk has room from this share of its size on, or from this many bytes, whichever is less. */
const ROOM_SHARE = 0.03;
const ROOM_BYTES = 256 * 2 ** 20;
const ROOM_FILES = 100;
/** A write that fails although the disk has room, by a quota or for slowness, may pass by itself: restarts then wait, at growing intervals. */
const FIRST_PAUSE_MS = 5_000;
/** A fault that no process has told of for so long is over. */
const LAPSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
/** A broker that took all writes for this long starts with the shortest interval again. */
const SOUND_MS = 600_000;

/**
 * Starts the broker again after a failed write, once its disk has room: nats-server keeps the first write error of a
 * stream and stores nothing there until it is started again, however much room there is by then.
 */
export class BrokerRescue {
  private readonly options: BrokerRescueOptions;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | null = null;
  /** The disk was seen without room since the failed write. */
  private wasFull = false;
  private notedAt = -Infinity;
  /** Until when the failed write counts, unless it is told of again. */
  private validUntil = Infinity;
  private restartedAt = -Infinity;
  private pauseMs = FIRST_PAUSE_MS;

  constructor(options: BrokerRescueOptions) {
    this.options = options;
    this.now = options.now ?? (() => performance.now());
  }

  /** The broker has said itself that it could not write. */
  noteWriteError(message: string): void {
    this.start(message);
    this.validUntil = Infinity;
  }

  /**
   * A process has found that the broker takes no write, and is to say so again as long as that is so: an older
   * nats-server says nothing itself.
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

  /** Forgets the failed write: the broker was started again, or is not to be any more. */
  clear(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private async look(message: string): Promise<void> {
    const { folder, restart } = this.options;
    const disk = await (this.options.measure ?? measureDisk)(folder).catch(() => null);
    // Several looks may be under way on a disk that hangs.
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
