import { expect } from 'chai';
import { createKernelPricer } from '../../../../src/bounds/pricing/kernel-pricer.js';
import type { Pricer, PricingResult } from '../../../../src/bounds/pricing/pricer.js';
import { createSharedPricer, SharedPricer, type SharedPricerOptions } from '../../../../src/bounds/pricing/shared-pricer.js';
import { randomRelaxation, type RandomRelaxation } from '../../../helpers/random-relaxation.js';
import { until } from '../../../helpers/until.js';

const never = (): boolean => false;
const EXACT = { effort: 'exact', most: 5, shouldStop: never } as const;

/** Draws relaxations with two classes of the same size. */
function severalClasses(count: number): RandomRelaxation[] {
  return Array.from({ length: 400 }, (_, seed) => randomRelaxation(seed + 1)).filter(({ relaxation }) => relaxation.classes.length > 1 && relaxation.customers.length > 2).slice(0, count);
}

/** Creates a pricer whose threads have started. */
async function started({ relaxation, duals }: RandomRelaxation, threads: number, options: SharedPricerOptions = {}): Promise<SharedPricer> {
  const pricer = new SharedPricer(relaxation, () => threads, { leastLabels: 0, ...options });
  pricer.price(duals, EXACT);
  await until('its threads have started', () => pricer.helpers === Math.min(threads, relaxation.classes.length) - 1);
  return pricer;
}

/** What is the same however labels are made: the best route of each class is worth the least. */
function found({ least, exact, routes }: PricingResult): unknown {
  return { exact, least: Array.from(least), best: Array.from(least, (_, cls) => routes.find((route) => route.class === cls)?.reducedCost) };
}

describe('shared pricer', () => {
  it('finds with other threads what one finds alone', async () => {
    for (const drawn of severalClasses(6)) {
      const alone = createKernelPricer(drawn.relaxation);
      const pricer = await started(drawn, 2);
      expect(found(pricer.price(drawn.duals, EXACT))).to.deep.equal(found(alone.price(drawn.duals, EXACT)));
      const { exact, least } = pricer.price(drawn.duals, { ...EXACT, effort: 'heuristic' });
      expect([exact, ...least]).to.deep.equal([false, ...drawn.relaxation.classes.map(() => -Infinity)]);
      pricer.dispose();
      expect(pricer.helpers).to.equal(0);
    }
  });

  it('tells its threads of neighbourhoods, limits and arcs', async () => {
    for (const drawn of severalClasses(6)) {
      const { relaxation: { customers, classes }, duals } = drawn;
      const everyOne = Array.from(customers, () => Int32Array.from(customers.keys()));
      const changes: ((pricer: Pricer) => void)[] = [
        (each) => each.setNeighbourhoods(everyOne),
        (each) => each.relax({ lengths: true, loads: true }),
        (each) => classes.forEach((_, cls) => each.forbidArcs(cls, new Uint8Array((customers.length + 1) ** 2).fill(cls))),
        (each) => each.relax({ lengths: false, loads: false }),
      ];
      const alone = createKernelPricer(drawn.relaxation);
      const pricer = await started(drawn, 2);
      for (const change of changes) {
        for (const each of [alone, pricer]) change(each);
        expect(Array.from(pricer.price(duals, EXACT).least)).to.deep.equal(Array.from(alone.price(duals, EXACT).least));
      }
      pricer.dispose();
    }
  });

  it('is stopped in all threads', async () => {
    const [drawn] = severalClasses(1);
    const pricer = await started(drawn!, 2);
    expect(pricer.price(drawn!.duals, { ...EXACT, shouldStop: () => true }).exact).to.equal(false);
    expect(pricer.price(drawn!.duals, EXACT).exact).to.equal(true);
    pricer.dispose();
  });

  it('prices alone once a thread has failed', async () => {
    const [drawn] = severalClasses(1);
    const { relaxation, duals } = drawn!;
    const pricer = await started(drawn!, 2, { thread: new URL('../../../helpers/failing-pricing-thread.js', import.meta.url) });
    const alone = createKernelPricer(relaxation);
    for (let k = 0; k < 3; k++) expect(found(pricer.price(duals, EXACT))).to.deep.equal(found(alone.price(duals, EXACT)));
    expect(pricer.helpers).to.equal(0);
  });

  it('starts no thread while none may run, for one class, or where pricing is quick', () => {
    const [drawn] = severalClasses(1);
    const { relaxation, duals } = drawn!;
    const one = new SharedPricer(relaxation, () => 1, { leastLabels: 0 });
    one.price(duals, EXACT);
    one.price(duals, EXACT);
    expect(one.helpers).to.equal(0);
    const single = { ...relaxation, classes: relaxation.classes.slice(0, 1) };
    expect(createSharedPricer(single, { threads: () => 2 })).not.to.be.an.instanceOf(SharedPricer);
    expect(createSharedPricer(relaxation, {})).not.to.be.an.instanceOf(SharedPricer);
    const quick = new SharedPricer(relaxation, () => 2);
    for (let k = 0; k < 3; k++) quick.price(duals, EXACT);
    expect(quick.helpers).to.equal(0);
  });
});
