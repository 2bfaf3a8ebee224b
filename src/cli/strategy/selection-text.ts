import type { Seconds, SelectionRow, SelectionTable, Trial } from '../../strategy/selection-table.js';
import { table } from '../output.js';

const HEAD = ['ROW', 'CUSTOMERS', 'FEATURES', 'STEM RATIO', 'SECONDS', 'ORDER', 'CANDIDATE', 'SHADOW'];

/** @returns a selection table as lines for a terminal, one per row. */
export function selectionText({ rows }: SelectionTable): string {
  return table([HEAD, ...rows.map((row, index) => [String(index + 1), ...cells(row)])]);
}

function cells({ customers, features = [], without_features: without = [], stem_ratio: stem, seconds, order, candidate, shadow }: SelectionRow): string[] {
  const asked = [...features, ...without.map((feature) => `not ${feature}`)];
  return [
    rangeText(customers?.minimum?.toString(), customers?.maximum?.toString()), asked.join(', ') || '-',
    rangeText(stem?.minimum?.toString(), stem?.maximum?.toString()),
    rangeText(secondsText(seconds?.minimum), secondsText(seconds?.maximum)), order.join(' '), trialText(candidate), trialText(shadow),
  ];
}

function rangeText(minimum: string | undefined, maximum: string | undefined): string {
  if (minimum === undefined) return maximum === undefined ? '-' : `to ${maximum}`;
  return maximum === undefined ? `from ${minimum}` : `${minimum} to ${maximum}`;
}

function secondsText(seconds: Seconds | undefined): string | undefined {
  if (typeof seconds !== 'object') return seconds?.toString();
  const { per_thousand_customers: factor, exponent } = seconds;
  return `${factor} x (customers / 1000)${exponent === 1 ? '' : ` ^ ${exponent}`}`;
}

function trialText(trial: Trial | undefined): string {
  return trial === undefined ? '-' : `${trial.strategy} ${Number((100 * trial.share).toFixed(3))} %`;
}
