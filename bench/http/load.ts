/** The outcome of one call: its duration and status. */
export interface Sample {
  readonly ms: number;
  readonly status: number;
}

/**
 * Calls at a fixed rate regardless of the responses, like many independent partners: the time of a call counts from the
 * moment it was due, so that a stalled service is not excused (no coordinated omission).
 */
export async function openLoop(options: { perSecond: number; seconds: number }, call: (index: number) => Promise<number>): Promise<Sample[]> {
  const start = performance.now();
  const count = Math.round(options.perSecond * options.seconds);
  const running: Promise<Sample>[] = [];
  for (let index = 0; index < count; index++) {
    const due = start + (index * 1000) / options.perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(call(index).then((status) => ({ ms: performance.now() - due, status })));
  }
  return Promise.all(running);
}

/** Keeps a number of callers busy; each calls again as soon as it has its response. */
export async function closedLoop(options: { callers: number; seconds: number }, call: (index: number) => Promise<number>): Promise<{ samples: Sample[]; perSecond: number }> {
  const start = performance.now();
  const end = start + options.seconds * 1000;
  const samples: Sample[] = [];
  let index = 0;
  await Promise.all(Array.from({ length: options.callers }, async () => {
    while (performance.now() < end) {
      const since = performance.now();
      const status = await call(index++);
      samples.push({ ms: performance.now() - since, status });
    }
  }));
  return { samples, perSecond: (1000 * samples.filter(({ status }) => status === 200).length) / (performance.now() - start) };
}

/** @returns the given quantile of the samples; NaN if there are none. */
export function quantile(values: readonly number[], fraction: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(fraction * sorted.length) - 1)] ?? NaN;
}

/** @returns p50 and p99 as table cells, and the number of responses other than 200. */
export function cells(samples: readonly Sample[]): { p50: string; p99: string; failures: number } {
  const times = samples.map(({ ms }) => ms);
  return { p50: ms(quantile(times, 0.5)), p99: ms(quantile(times, 0.99)), failures: samples.filter(({ status }) => status !== 200).length };
}

export function ms(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0);
}
