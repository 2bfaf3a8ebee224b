import { Registry, type Metric, type MetricObjectWithValues, type MetricValue } from 'prom-client';

type Sample = MetricValue<string> & { readonly metricName?: string };

/** What one process tells another of its metrics: plain data, fit for a message between processes. */
export type MetricsSnapshot = readonly MetricObjectWithValues<MetricValue<string>>[];

/** @returns the present values of a registry's metrics, its default labels included. */
export async function snapshotMetrics(registry: Registry): Promise<MetricsSnapshot> {
  return await registry.getMetricsAsJSON();
}

/** @returns the metrics that only ever grow: counters and histograms. */
export function countersOf(snapshot: MetricsSnapshot): MetricsSnapshot {
  return snapshot.filter((metric) => !isGauge(metric));
}

/** @returns the metrics that tell how things are now. */
export function gaugesOf(snapshot: MetricsSnapshot): MetricsSnapshot {
  return snapshot.filter(isGauge);
}

/**
 * Merges the metrics of several processes. Of series with the same name and labels, those of a process and of the one
 * that takes its place, counters and histograms are added up, and of gauges the first counts.
 *
 * @param snapshots newest process first.
 */
export function mergeMetrics(snapshots: readonly MetricsSnapshot[]): MetricsSnapshot {
  const merged = new Map<string, { metric: MetricsSnapshot[number]; series: Map<string, Sample> }>();
  for (const metric of snapshots.flat()) {
    const into = merged.get(metric.name) ?? { metric, series: new Map<string, Sample>() };
    merged.set(metric.name, into);
    for (const sample of metric.values as Sample[]) {
      const key = seriesKey(sample);
      const known = into.series.get(key);
      if (known === undefined) into.series.set(key, sample);
      else if (!isGauge(metric)) into.series.set(key, { ...sample, value: known.value + sample.value });
    }
  }
  return [...merged.values()].map(({ metric, series }) => ({ ...metric, values: [...series.values()] }));
}

/** Renders merged metrics as one page. @returns the text and its content type. */
export async function renderMetrics(metrics: MetricsSnapshot): Promise<{ text: string; contentType: string }> {
  const page = new Registry();
  for (const metric of metrics) {
    // A registry asks its metrics for no more than this when it renders them.
    page.registerMetric({ name: metric.name, get: async () => metric } as unknown as Metric);
  }
  return { text: await page.metrics(), contentType: page.contentType };
}

function isGauge({ type }: MetricsSnapshot[number]): boolean {
  // A name at run time, whatever prom-client's type declares.
  return String(type) === 'gauge';
}

function seriesKey({ metricName = '', labels }: Sample): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}\u0000${value}`);
  return `${metricName}\u0001${pairs.sort().join('\u0001')}`;
}
