import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;

interface Count {
  units: number;
  readonly until: number;
}

/**
 * Counts units per key within a minute from the key's first one, in this process. A cache of bounded size on the monotonic
 * clock, where `rate-limiter-flexible` holds every key and a timer for it (600 bytes) on a clock that can be set: anybody
 * can make up clients.
 */
export class MinuteCounts {
  private readonly counts: LRUCache<string, Count>;
  private readonly now: () => number;

  /** @param most keys remembered; one that falls out starts again at zero. */
  constructor(most: number, now: () => number = () => performance.now()) {
    this.counts = new LRUCache({ max: most });
    this.now = now;
  }

  add(key: string, units: number): void {
    const count = this.current(key);
    if (count) count.units += units;
    else this.counts.set(key, { units, until: this.now() + WINDOW_MS });
  }

  /** @returns the whole seconds until the key's count starts again; null while it is below the limit. */
  secondsOver(key: string, limit: number): number | null {
    const count = this.current(key);
    if (!count || count.units < limit) return null;
    return Math.max(1, Math.ceil((count.until - this.now()) / 1000));
  }

  private current(key: string): Count | undefined {
    const count = this.counts.get(key);
    return count && count.until > this.now() ? count : undefined;
  }
}
