/** Frames and their bytes allowed at once and per second of a solve. */
const FRAMES_AT_ONCE = 1000;
const FRAMES_PER_SECOND = 100;
const BYTES_AT_ONCE = 64 * 1024 * 1024;
const BYTES_PER_SECOND = 16 * 1024 * 1024;

/** Counts frames and bytes against what an honest child could ever need. */
export class FloodGauge {
  private readonly since = performance.now();
  private frames = 0;
  private bytes = 0;

  exceeded(frames: number, bytes: number): boolean {
    this.frames += frames;
    this.bytes += bytes;
    const seconds = (performance.now() - this.since) / 1000;
    return this.frames > FRAMES_AT_ONCE + FRAMES_PER_SECOND * seconds || this.bytes > BYTES_AT_ONCE + BYTES_PER_SECOND * seconds;
  }
}
