/** A sample of a metrics page: its labels. */
export type Labels = Readonly<Record<string, string>>;

/** Reads a page in the text format: the samples' labels by the metric name in the TYPE line. */
export function readMetricsPage(text: string): Map<string, Labels[]> {
  const page = new Map<string, Labels[]>();
  let samples: Labels[] = [];
  for (const line of text.split('\n')) {
    const type = /^# TYPE (\S+) /.exec(line);
    if (type !== null) page.set(type[1]!, (samples = []));
    const sample = /^[a-zA-Z_:][\w:]*(?:\{(.*)\})? \S+$/.exec(line);
    if (sample !== null) samples.push(Object.fromEntries([...(sample[1] ?? '').matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, value]) => [label, value])));
  }
  return page;
}

/** @returns the values of every label over all metrics with the given prefix. */
export function labelValues(page: ReadonlyMap<string, readonly Labels[]>, prefix: string): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const [name, samples] of page) {
    if (!name.startsWith(prefix)) continue;
    for (const [label, value] of samples.flatMap((labels) => Object.entries(labels))) values.set(label, (values.get(label) ?? new Set()).add(value));
  }
  return values;
}
