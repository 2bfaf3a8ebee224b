import { amount } from './clock.js';
import type { Plan } from './plan-types.js';

/** Stops that are left out, each with the reasons that hold and the smallest change that would help. */
export function LeftOutStops({ plan: { leftOut } }: { readonly plan: Plan }) {
  if (leftOut.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="see-left-out">
      <h2 id="see-left-out">Not served</h2>
      <ul class="left-out card">
        {leftOut.map(({ name, reasons, relaxation }) => (
          <li key={name}>
            <h3><bdi>{name}</bdi></h3>
            <ul class="left-out-reasons">{reasons.map((reason, index) => <li key={index}>{reason}</li>)}</ul>
            {relaxation !== null && <p><strong>Smallest change:</strong> {relaxation}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The parts of the cost; nothing with one part only. */
export function CostParts({ plan: { costs, totals } }: { readonly plan: Plan }) {
  if (costs.length < 2) return null;
  return (
    <section class="stack" aria-labelledby="see-costs">
      <h2 id="see-costs">Costs</h2>
      <div class="table-box" role="region" aria-label="Costs in their parts" tabIndex={0}>
        <table class="table costs">
          <thead><tr><th scope="col">Part</th><th scope="col" class="number">Cost</th><th scope="col" class="number">Share</th></tr></thead>
          <tbody>{costs.map(({ name, value }) => <tr key={name}><th scope="row">{name}</th><td class="number">{amount(value)}</td><td class="number">{share(value, totals.cost)}</td></tr>)}</tbody>
          <tfoot><tr><th scope="row">Total</th><td class="number">{amount(totals.cost ?? 0)}</td><td /></tr></tfoot>
        </table>
      </div>
    </section>
  );
}

function share(value: number, total: number | null): string {
  return total === null || total === 0 ? '' : `${amount((100 * value) / total, 1)} %`;
}

/** Warnings of the submission, and that travel is estimated. */
export function PlanWarnings({ plan: { warnings, estimated } }: { readonly plan: Plan }) {
  if (warnings.length === 0 && estimated.length === 0) return null;
  return (
    <section class="note" aria-label="Warnings">
      {warnings.map((warning, index) => <p key={index}>{warning}</p>)}
      {estimated.length > 0 && <p>Travel of {estimated.join(', ')} is estimated from the positions; real roads differ.</p>}
    </section>
  );
}
