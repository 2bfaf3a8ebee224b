import { parser } from '@prometheus-io/lezer-promql';

/** A series selected by an expression. */
export interface Selector {
  readonly metric: string;
  /** Labels that it matches on. */
  readonly labels: readonly string[];
}

/** The names used in a PromQL expression. */
export interface Named {
  readonly selectors: readonly Selector[];
  /** Labels used for grouping or joining. */
  readonly groupings: readonly string[];
}

/**
 * Parses an expression, including Grafana's variables for durations.
 * @throws Error if the expression is not valid PromQL.
 */
export function readPromql(expression: string): Named {
  const text = expression.replaceAll('$__rate_interval', '5m');
  const selectors: { metric: string; labels: string[] }[] = [];
  const groupings: string[] = [];
  parser.parse(text).iterate({
    enter: (node) => {
      const { type, from, to } = node;
      if (type.isError) throw new Error(`no PromQL at ${from}: ${expression}`);
      const said = text.slice(from, to);
      if (type.name === 'VectorSelector') selectors.push({ metric: '', labels: [] });
      else if (type.name === 'Identifier' && node.node.parent?.name === 'VectorSelector') selectors.at(-1)!.metric = said;
      else if (type.name === 'LabelName') {
        if (node.node.parent?.name === 'GroupingLabels') groupings.push(said);
        else selectors.at(-1)!.labels.push(said);
      }
    },
  });
  return { selectors, groupings };
}
