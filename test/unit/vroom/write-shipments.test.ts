import { expect } from 'chai';
import type { Plan, PlanRoute, Step } from '#generated/types.js';
import type { VroomInput } from '../../../src/vroom/input.js';
import { writeVroom } from '../../../src/vroom/write-vroom.js';
import { at, NO_COSTS, NO_TIMES, PLAN, stop } from './plans.js';

const INPUT: VroomInput = {
  vehicles: [{ id: 7, start_index: 0, capacity: [9] }],
  jobs: [{ id: 1, location_index: 2, delivery: [2], priority: 5 }],
  shipments: [
    { pickup: { id: 1, location_index: 1, description: 'bakery' }, delivery: { id: 8, location_index: 3, location: [13, 52] }, amount: [4], priority: 10 },
    { pickup: { id: 2, location_index: 1 }, delivery: { id: 9, location_index: 2 }, amount: [1] },
  ],
};

function end(type: 'pickup' | 'delivery', shipment: string, location: string, seconds: number, load: number): Step {
  const { stop: _, ...served } = stop('', location, [seconds, seconds, seconds], { loads: { 'amount-1': load } }) as Extract<Step, { type: 'stop' }>;
  return { ...served, type, shipment, ...(type === 'delivery' && { ride_seconds: 0 }) } as unknown as Step;
}

/** The van takes the goods of the job along, and those of the first shipment on its way. */
const ROUTE: PlanRoute = {
  ...NO_TIMES, vehicle: '7', vehicle_number: 1, costs: NO_COSTS, distance_meters: 0, departs_at: at(0), ends_at: at(300),
  steps: [
    { type: 'start', location: '0', ends_at: at(0), distance_meters: 0, loads: { 'amount-1': 2 } },
    end('pickup', '1-8', '1', 100, 6),
    stop('1', '2', [200, 200, 200], { loads: { 'amount-1': 4 } }),
    end('delivery', '1-8', '3', 300, 0),
  ],
};
const SHIPPED: Plan = {
  ...PLAN,
  summary: { ...PLAN.summary, shipments_served: 1, shipments_unassigned: 1 },
  routes: [ROUTE],
  unassigned: [{ type: 'shipment', shipment: '2-9', reasons: [{ code: 'no_room', vehicle: null, message: 'no plan was found that serves 2-9 too' }] }],
};

describe('writeVroom with shipments', () => {
  it('writes pickups and deliveries with the ids and places of the input', () => {
    const written = writeVroom(SHIPPED, { input: INPUT });
    if ('faults' in written) throw new Error(written.faults.join());
    const [route] = written.output.routes;
    expect(route!.steps.map(({ type, id, load }) => [type, id, load])).to.deep.equal([
      ['start', undefined, [2]], ['pickup', 1, [6]], ['job', 1, [4]], ['delivery', 8, [0]], ['end', undefined, [0]],
    ]);
    expect(route!.steps[1]).to.include({ description: 'bakery', location_index: 1 });
    expect(route!.steps[3]!.location).to.deep.equal([13, 52]);
    // VROOM adds up what all tasks pick up and deliver, and their priorities.
    expect(route).to.deep.include({ delivery: [6], pickup: [4], priority: 25 });
    expect(written.output.unassigned).to.deep.equal([{ id: 2, type: 'pickup', location_index: 1 }, { id: 9, type: 'delivery', location_index: 2 }]);
    expect(written.output.summary).to.deep.include({ delivery: [6], pickup: [4], unassigned: 2 });
  });

  it('reads the ids from the shipment where the input is not given', () => {
    const written = writeVroom(SHIPPED);
    if ('faults' in written) throw new Error(written.faults.join());
    expect(written.output.routes[0]!.steps.map(({ id }) => id)).to.deep.equal([undefined, 1, 1, 8, undefined]);
  });

  it('knows the load before a pickup at an open start from the input only', () => {
    const open = { ...SHIPPED, routes: [{ ...ROUTE, steps: ROUTE.steps.slice(1) }] };
    const load = (options: { input?: VroomInput }): unknown => {
      const written = writeVroom(open, options);
      return 'faults' in written ? written.faults : written.output.routes[0]!.steps[0]!.load;
    };
    expect(load({ input: INPUT })).to.deep.equal([2]);
    expect(load({})).to.equal(undefined);
  });

  it('refuses reloads, ids that are not of two integers, and shipments that the input does not have', () => {
    const faults = (plan: Plan, input?: VroomInput): readonly string[] => {
      const written = writeVroom(plan, { input });
      return 'faults' in written ? written.faults : [];
    };
    expect(faults({ ...SHIPPED, summary: { ...SHIPPED.summary, reloads: 1 } }).join()).to.match(/summary\.reloads is 1.*one trip each/);
    expect(faults({ ...SHIPPED, unassigned: [{ ...SHIPPED.unassigned[0]!, type: 'shipment', shipment: 'cake' }] }).join()).to.match(/unassigned\[0\]\.shipment is "cake".*two integer ids/);
    expect(faults(SHIPPED, { ...INPUT, shipments: [] }).join()).to.match(/"1-8", which is no shipment of the input/);
  });
});
