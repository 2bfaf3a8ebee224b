import { Registry, type Metric, type MetricObjectWithValues, type MetricValue } from 'prom-client';

/** What one process tells another of its metrics: plain data, fit for a message between processes. */
export type MetricsSnapshot = readonly MetricObjectWithValues<MetricValue<string>>[];

/** @returns the present values of a registry's metrics, its default labels included. */
export async function snapshotMetrics(registry: Registry): Promise<MetricsSnapshot> {
  return await registry.getMetricsAsJSON();
}

/**
 * Renders the metrics of several processes as one page. Their `process` labels keep their series apart, so nothing is
 * added up: a counter that starts again with its process is seen as such.
 *
 * @returns the text and its content type.
 */
export async function renderMetrics(snapshots: readonly MetricsSnapshot[]): Promise<{ text: string; contentType: string }> {
  const byName = new Map<string, MetricObjectWithValues<MetricValue<string>>>();
  for (const metric of snapshots.flat()) {
    const known = byName.get(metric.name);
    byName.set(metric.name, known === undefined ? metric : { ...known, values: [...known.values, ...metric.values] });
  }
  const page = new Registry();
  for (const metric of byName.values()) {
    // A registry asks its metrics for no more than this when it renders them.
    page.registerMetric({ name: metric.name, get: async () => metric } as unknown as Metric);
  }
  return { text: await page.metrics(), contentType: page.contentType };
}
