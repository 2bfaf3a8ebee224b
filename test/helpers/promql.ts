import { parser } from '@prometheus-io/lezer-promql';

/** A series that an expression asks for. */
export interface Selector {
  readonly metric: string;
  /** Labels that it matches on. */
  readonly labels: readonly string[];
}

/** What an expression in PromQL names. */
export interface Named {
  readonly selectors: readonly Selector[];
  /** Labels that it groups or joins by. */
  readonly groupings: readonly string[];
}

/**
 * Reads an expression; Grafana's variables for durations are understood.
 * @throws Error where the expression is not PromQL.
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
