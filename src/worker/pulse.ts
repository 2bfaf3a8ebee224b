import type { Readable } from 'node:stream';

/** Milliseconds between two beats of a child's pulse. */
export const BEAT_MS = 1000;
/** Looks without a beat after which a child gets no job, and after which it is given up. */
const DOUBTFUL = 3;
const LOST = 8;
/** One byte is a beat; a child that sends more than this between two looks does not mean them. */
const MAX_BEATS = 10_000;

/**
 * Listens to the pulse of a child: bytes that a thread of it sends whatever its main thread computes, and that stop when
 * the process is stopped. Silence is counted in looks of this process, so that a pause of the whole machine counts once.
 */
export class Pulse {
  private readonly timer: NodeJS.Timeout;
  private readonly startLooks: number;
  private silence = 0;
  private beats = 0;
  private begun = false;

  /**
   * @param startMs bound on the time to the first beat.
   * @param onLost called once, with the reason, when the beats stop or become a flood.
   */
  constructor(pipe: Readable, beatMs: number, startMs: number, onLost: (reason: 'hung' | 'protocol', text: string) => void) {
    this.startLooks = Math.max(LOST, Math.ceil(startMs / beatMs));
    pipe.on('data', (chunk: Buffer) => {
      this.begun = true;
      this.silence = 0;
      this.beats += chunk.length;
    });
    this.timer = setInterval(() => {
      this.silence++;
      const bound = this.begun ? LOST : this.startLooks;
      const isFlood = this.beats > MAX_BEATS;
      this.beats = 0;
      if (!isFlood && this.silence < bound) return;
      this.stop();
      if (isFlood) onLost('protocol', 'sent a flood of signs of life');
      else onLost('hung', `gave no sign of life for ${bound * beatMs} ms`);
    }, beatMs);
    this.timer.unref();
  }

  /** False when beats are missing: too few to give the child up, too many to give it a job. */
  isSteady(): boolean {
    return !this.begun || this.silence < DOUBTFUL;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
