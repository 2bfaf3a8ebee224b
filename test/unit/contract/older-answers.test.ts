import { expect } from 'chai';
import { planOfAnswer } from '../../../src/contract/plan/answer.js';
import { drawPlan } from '../../../src/drawing/draw-plan.js';
import { planCsv } from '../../../src/drawing/files/plan-csv.js';
import { planGeojson } from '../../../src/drawing/files/plan-geojson.js';
import type { Plan } from '#generated/types.js';
import { drawnPlan } from '../../helpers/drawn-plan.js';

/** The plan as releases before shipments and re-planning stored it. */
function older(plan: Plan): Plan {
  const { shipments_served, shipments_unassigned, reloads, ...summary } = withoutLater(plan.summary);
  return {
    ...plan,
    summary,
    routes: plan.routes.map((route) => withoutLater(route)),
    unassigned: plan.unassigned.map(({ type, ...left }) => left),
  } as unknown as Plan;
}

function withoutLater<Totals extends { costs: Plan['summary']['costs']; reload_seconds: number }>({ costs, reload_seconds, ...totals }: Totals): Omit<Totals, 'reload_seconds'> {
  const { vehicle_prices, changes, ...rest } = costs;
  return { ...totals, costs: rest } as unknown as Totals;
}

describe('results that older releases stored', () => {
  const { request, plan } = drawnPlan();
  const stored = older(plan);

  it('have no type in what is unassigned', () => {
    expect(stored.unassigned).not.to.deep.equal([]);
    for (const left of stored.unassigned) expect(left).not.to.have.property('type');
  });

  it('are downloaded as table, map and drawing with all ids', () => {
    expect(planCsv(request, stored)).to.equal(planCsv(request, plan));
    expect(planGeojson(request, stored)).to.deep.equal(planGeojson(request, plan));
    expect(drawPlan(request, stored)).to.equal(drawPlan(request, plan));
  });

  it('are read from files as current ones', () => {
    expect(planOfAnswer(JSON.parse(JSON.stringify({ result: stored })))).to.deep.equal(planOfAnswer(JSON.parse(JSON.stringify({ result: plan }))));
    expect(planOfAnswer(stored)).to.have.property('plan');
  });
});
