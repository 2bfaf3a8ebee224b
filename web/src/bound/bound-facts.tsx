import { Fact } from '../history/entry-sections.js';
import { formatNumber } from '../parts/format.js';
import { gapText, type ShownBound } from './bound.js';
import { words } from './words.js';

/** How far the cost of a result can be from the optimum, and how that is known. */
export function BoundFacts({ bound }: { readonly bound: ShownBound }) {
  const { value, method, relaxes } = bound;
  const gap = gapText(bound);
  return (
    <section class="card stack" aria-labelledby="bound-title">
      <h2 id="bound-title">Quality</h2>
      <dl class="facts">
        <Fact term="Lower bound" value={formatNumber(value)} />
        {gap !== null && <Fact term="Gap" value={gap} />}
        {method !== null && <Fact term="Method" value={words(method)} />}
        {relaxes.length > 0 && <Fact wide term="Not taken into account" value={relaxes.map(words).join(', ')} />}
      </dl>
      <p class="small quiet">No plan for this problem can cost less than the lower bound. The gap is the share of the cost that another plan could save.</p>
    </section>
  );
}
