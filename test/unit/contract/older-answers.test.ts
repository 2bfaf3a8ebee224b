import { expect } from 'chai';
import { planOfAnswer } from '../../../src/contract/plan/answer.js';
import { drawPlan } from '../../../src/drawing/draw-plan.js';
import { planCsv } from '../../../src/drawing/files/plan-csv.js';
import { planGeojson } from '../../../src/drawing/files/plan-geojson.js';
import type { Plan } from '#generated/types.js';
import { drawnPlan } from '../../helpers/drawn-plan.js';

/** Members that came with shipments and re-planning. */
const LATER = new Set(['type', 'shipments_served', 'shipments_unassigned', 'reloads', 'reload_seconds', 'vehicle_prices', 'changes']);

/** The plan as releases before shipments and re-planning stored it. */
function older({ summary, routes, unassigned, ...plan }: Plan): Plan {
  return {
    ...plan,
    summary: withoutLater(summary),
    routes: routes.map(({ steps, ...route }) => ({ ...withoutLater(route), steps })),
    unassigned: unassigned.map((left) => withoutLater(left)),
  } as Plan;
}

function withoutLater(value: object): object {
  const members = Object.entries(value).filter(([name]) => !LATER.has(name));
  return Object.fromEntries(members.map(([name, member]: [string, unknown]) => [name, name === 'costs' ? withoutLater(member as object) : member]));
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
    expect(drawPlan('plan', request, stored)).to.equal(drawPlan('plan', request, plan));
  });

  it('are read from files as current ones', () => {
    expect(planOfAnswer(JSON.parse(JSON.stringify({ result: stored })))).to.deep.equal(planOfAnswer(JSON.parse(JSON.stringify({ result: plan }))));
    expect(planOfAnswer(stored)).to.have.property('plan');
  });
});
