import type { Registry } from 'prom-client';

/**
 * Reads one sample of a metric, summed over the series with the given labels; 0 if there is none.
 *
 * @param name sample name, with `_count`, `_sum` and so on for histograms.
 */
export async function metricValue(registry: Registry, name: string, labels: Readonly<Record<string, string | number>> = {}): Promise<number> {
  let sum = 0;
  for (const metric of await registry.getMetricsAsJSON()) {
    for (const sample of metric.values as { metricName?: string; labels: Record<string, unknown>; value: number }[]) {
      const matches = Object.entries(labels).every(([label, value]) => sample.labels[label] === value);
      if ((sample.metricName ?? metric.name) === name && matches) sum += sample.value;
    }
  }
  return sum;
}
