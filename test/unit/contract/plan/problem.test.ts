import { expect } from 'chai';
import { instantText } from '../../../../src/contract/plan/instants.js';
import type { Json } from '../../../helpers/contract-document.js';
import { planBody, planProblemOf, SMALL_PLAN, withMatrices, withStop, withVehicle } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const at = (clock: string): string => `2026-11-02T${clock}:00+01:00`;
const problemOf = (body: Json) => planProblemOf(body).problem;
const typeOf = (vehicle: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>> = {}) => problemOf(withVehicle(vehicle, more)).vehicleTypes[0]!;

describe('planProblem', () => {
  it('fills in every default', () => {
    const { problem, ids } = planProblemOf(planBody({ geometry: undefined, profiles: undefined, locations: [{ id: 'depot', position: [13, 52] }, { id: 'a', position: [14, 53] }, { id: 'b', position: [15, 54] }] }));
    expect(problem).to.deep.equal({
      objective: 'min_total_cost', primary: 'none', balanceCost: 0, nodeCount: 3, vehicleCount: 1, customers: Int32Array.of(0, 1), place: Int32Array.of(1, 2, 0),
      travel: [{ distances: { kind: 'positions', geometry: 'geographic', x: Float64Array.of(13, 14, 15), y: Float64Array.of(52, 53, 54), rounding: 'none', factor: 1.3 }, durations: null, traffic: null }],
      quantities: [{ delivered: new Float64Array(3), collected: new Float64Array(3) }],
      vehicleTypes: [{
        start: 2, end: 2, profile: 0, pace: 0.06 / 40, capacity: Float64Array.of(Infinity), fixedCost: 0, unitCost: 0.001, minuteCost: 0, overtimeAfter: Infinity, overtimeCost: 0,
        earliest: 0, latest: Infinity, maxDuration: Infinity, maxDriving: Infinity, maxDistance: Infinity, maxStops: Infinity, deliveriesFirst: false,
        lastInFirstOut: false, reload: null, locked: new Int32Array(0), breaks: [], vehicles: Int32Array.of(0),
        distanceAfter: Infinity, extraUnitCost: 0, stopsAfter: Infinity, extraStopCost: 0, loadAfter: null, extraLoadCost: null,
      }],
      time: {
        open: new Float64Array(3), close: new Float64Array(3).fill(Infinity), gaps: null, service: new Float64Array(3), setup: null, lateCost: new Float64Array(3), release: null,
      },
      allowed: null,
      omission: { price: Float64Array.of(NaN, NaN, Infinity), priority: Float64Array.of(1, 1, 1) },
      servingCost: null, relations: [], shipments: [], changes: null, fleetLimits: [], incompatible: null, baseStartSeconds: 0,
    });
    expect(ids).to.deep.equal({
      stops: ['one', 'two'], shipments: [], locations: ['depot', 'a', 'b'], vehicles: [{ id: 'van', count: 1 }], quantities: [], estimatedProfiles: ['default'], start: { seconds: 0, offset: 0 },
    });
  });

  it('maps every limit and cost of a vehicle', () => {
    expect(typeOf({
      shift: { earliest: at('08:00'), latest: at('16:30') }, fixed_cost: 80, cost_per_kilometer: 0.5, cost_per_hour: 30, overtime: { after_seconds: 28_800, extra_cost_per_hour: 12 },
      max_duration_seconds: 32_400, max_driving_seconds: 3600, max_distance_meters: 180_000, max_stops: 40, deliveries_first: true, speed_factor: 2,
      breaks: [{ type: 'window', earliest: at('11:30'), latest: at('13:00'), break_seconds: 1800 }, { type: 'interval', longest_seconds: 16_200, break_seconds: 2700 }],
    }, { plan_start: at('06:00') })).to.deep.include({
      pace: 0.06 / 36 / 2, fixedCost: 80, unitCost: 0.0005, minuteCost: 0.5, overtimeAfter: 480, overtimeCost: 0.2, earliest: 120, latest: 630,
      maxDuration: 540, maxDriving: 60, maxDistance: 180_000, maxStops: 40, deliveriesFirst: true,
      breaks: [{ kind: 'window', earliest: 330, latest: 420, minutes: 30 }, { kind: 'interval', longest: 270, minutes: 45 }],
    });
  });

  it('lets nobody depart before the start of the plan', () => {
    expect(typeOf({ shift: { earliest: at('05:00') } }, { plan_start: at('06:00') }).earliest).to.equal(0);
  });

  it('has limits at a price, of loads by quantity', () => {
    const vehicle = {
      excess_distance: { after_meters: 9000, extra_cost_per_kilometer: 2 }, excess_stops: { after_stops: 3, extra_cost_per_stop: 5 },
      excess_loads: [{ quantity: 'kilograms', after_amount: 7, extra_cost_per_unit: 0.5 }, { quantity: 'unused', after_amount: 1, extra_cost_per_unit: 1 }],
    };
    const { problem: { vehicleTypes: [type] } } = planProblemOf(planBody({ vehicles: [{ ...VAN, ...vehicle }], stops: [{ ...ONE, delivers: { pallets: 1, kilograms: 2 } }, TWO] }));
    expect(type).to.deep.include({ distanceAfter: 9000, extraUnitCost: 0.002, stopsAfter: 3, extraStopCost: 5 });
    const [kilograms, pallets] = type!.loadAfter![0] === 7 ? [0, 1] : [1, 0];
    expect([type!.loadAfter![kilograms], type!.extraLoadCost![kilograms], type!.loadAfter![pallets], type!.extraLoadCost![pallets]]).to.deep.equal([7, 0.5, Infinity, 0]);
    expect(typeOf({ excess_stops: { after_stops: 3, extra_cost_per_stop: 0 }, excess_loads: [] })).to.deep.include({ stopsAfter: Infinity, loadAfter: null });
  });

  it('has no overtime where it costs nothing', () => {
    expect(typeOf({ overtime: { after_seconds: 60, extra_cost_per_hour: 0 } })).to.deep.include({ overtimeAfter: Infinity, overtimeCost: 0 });
  });

  it('maps every member of a stop', () => {
    const { time, omission } = problemOf(withStop({
      service_seconds: 90, setup_seconds: 30, late_cost_per_hour: 60, released_at: at('07:00'), priority: 3,
      windows: [{ earliest: at('10:00'), latest: at('11:00') }, { earliest: at('08:00'), latest: at('09:00') }, { earliest: at('09:00'), latest: at('09:30') }],
    }, { plan_start: at('06:00') }));
    expect(time).to.deep.equal({
      open: Float64Array.of(120, 0, 0), close: Float64Array.of(300, Infinity, Infinity), service: Float64Array.of(1.5, 0, 0), setup: Float64Array.of(0.5, 0, 0),
      lateCost: Float64Array.of(1, 0, 0), release: Float64Array.of(60, 0, 0),
      gaps: { first: Int32Array.of(0, 1, 1, 1), from: Float64Array.of(210), to: Float64Array.of(240) },
    });
    expect(omission).to.deep.equal({ price: Float64Array.of(NaN, NaN, Infinity), priority: Float64Array.of(3, 1, 1) });
  });

  it('raises priorities that would count as nothing, and keeps their ratios', () => {
    const prioritiesOf = (one: number, two: number): number[] => [...problemOf(planBody({ stops: [{ ...ONE, priority: one }, { ...TWO, priority: two }] })).omission!.priority];
    expect(prioritiesOf(0.001, 1e6)).to.deep.equal([0.001, 1e6, 1]);
    const [one, two] = prioritiesOf(1e-7, 2e-7);
    expect(one).to.be.closeTo(1, 1e-9);
    expect(two).to.be.closeTo(2, 1e-9);
    expect(prioritiesOf(Number.MIN_VALUE, 1e6).every(Number.isFinite)).to.equal(true);
    expect(prioritiesOf(Number.MIN_VALUE, Number.MIN_VALUE).every(Number.isFinite)).to.equal(true);
  });

  it('requires stops, or prices leaving them out', () => {
    const stops = (one: object, two: object): Json => planBody({ stops: [{ ...ONE, ...one }, { ...TWO, ...two }] });
    expect(problemOf(stops({ required: true }, { required: true })).omission).to.equal(null);
    expect(problemOf(stops({ required: true }, { price_of_omission: 45 })).omission?.price).to.deep.equal(Float64Array.of(Infinity, 45, Infinity));
  });

  it('takes the earliest instant for the start of a plan that names none, in its offset', () => {
    const { ids, problem } = planProblemOf(withStop({ windows: [{ latest: '2026-11-02T09:00:00+01:00' }] }, { vehicles: [{ ...VAN, shift: { earliest: '2026-11-02T06:30:00Z' } }] }));
    expect(instantText(ids.start.seconds, ids.start.offset)).to.equal('2026-11-02T06:30:00Z');
    expect(problem.baseStartSeconds).to.equal(6.5 * 3600);
    expect(problem.time?.close[0]).to.equal(90);
  });

  it('counts real minutes over the night in which clocks are put back', () => {
    const { problem, ids } = planProblemOf(withStop({ windows: [{ earliest: '2026-10-25T04:00:00+01:00' }] }, { plan_start: '2026-10-25T01:00:00+02:00' }));
    expect(problem.time?.open[0]).to.equal(240);
    expect(problem.baseStartSeconds).to.equal(3600);
    expect(ids.start.offset).to.equal(120);
  });

  it('carries quantities by name', () => {
    const body = planBody({
      vehicles: [{ ...VAN, capacities: { pallets: 8, litres: 5 } }, { id: 'free' }],
      stops: [{ ...ONE, delivers: { kilograms: 40, pallets: 1 } }, { ...TWO, collects: { pallets: 2 } }],
    });
    const { problem: { quantities, vehicleTypes }, ids } = planProblemOf(body);
    expect(ids.quantities).to.deep.equal(['kilograms', 'pallets']);
    expect(quantities).to.deep.equal([
      { delivered: Float64Array.of(40, 0, 0), collected: new Float64Array(3) },
      { delivered: Float64Array.of(1, 0, 0), collected: Float64Array.of(0, 2, 0) },
    ]);
    expect(vehicleTypes.map(({ capacity }) => capacity)).to.deep.equal([Float64Array.of(0, 8), Float64Array.of(Infinity, Infinity)]);
  });

  it('reads a quantity that has the name of an inherited member', () => {
    const { quantities: [quantity], vehicleTypes: [type] } = problemOf(planBody({ stops: [{ ...ONE, delivers: { toString: 4 } }, { ...TWO, delivers: {} }], vehicles: [{ ...VAN, capacities: {} }] }));
    expect([...quantity!.delivered, ...type!.capacity]).to.deep.equal([4, 0, 0, 0]);
  });

  it('groups vehicles that are equal to the model', () => {
    const { vehicleTypes, vehicleCount } = problemOf(planBody({ vehicles: [{ ...VAN, count: 2 }, { ...VAN, id: 'big', fixed_cost: 5 }, { ...VAN, id: 'other', skills: ['crane'] }] }));
    expect(vehicleTypes.map(({ vehicles }) => [...vehicles])).to.deep.equal([[0, 1, 3], [2]]);
    expect(vehicleCount).to.equal(4);
  });

  it('models no more vehicles of one kind than there are stops', () => {
    const { problem, ids } = planProblemOf(withVehicle({ count: 2_000_000_000 }));
    expect([problem.vehicleCount, ids.vehicles[0]?.count]).to.deep.equal([2, 2]);
    expect(problemOf(withVehicle({ count: 5 }, { stops: [] })).vehicleCount).to.equal(1);
  });

  it('says what serving costs by vehicle, of which equal ones with other prices are of another type', () => {
    const vehicles = [VAN, { ...VAN, id: 'second' }, { ...VAN, id: 'third' }];
    const { problem } = planProblemOf(planBody({ vehicles, stops: [{ ...ONE, vehicle_prices: [{ vehicle: 'second', price: 4 }] }, TWO] }));
    expect(problem.vehicleTypes.map((type) => [...type.vehicles])).to.deep.equal([[0, 2], [1]]);
    expect([...problem.servingCost!.slice(0, 4)]).to.deep.equal([0, 4, 0, 0]);
    expect(planProblemOf(planBody({ vehicles, stops: [{ ...ONE, vehicle_prices: [{ vehicle: 'second', price: 0 }] }, TWO] })).problem.servingCost).to.equal(null);
  });

  it('says who may serve what: skills, allowed and forbidden vehicles', () => {
    const vehicles = [{ ...VAN, skills: ['lift'] }, { ...VAN, id: 'both', skills: ['lift', 'cold'] }, { ...VAN, id: 'plain' }];
    const allowed = (one: object, two: object = {}): number[][] => {
      const { problem } = planProblemOf(planBody({ vehicles, stops: [{ ...ONE, ...one }, { ...TWO, ...two }] }));
      const byVehicle = [0, 1, 2].map((v) => problem.vehicleTypes.findIndex((type) => type.vehicles.includes(v)));
      return [0, 1].map((node) => byVehicle.map((type) => (problem.allowed === null ? 1 : problem.allowed[node * problem.vehicleTypes.length + type]!)));
    };
    expect(allowed({})).to.deep.equal([[1, 1, 1], [1, 1, 1]]);
    expect(allowed({ skills: ['lift'] })).to.deep.equal([[1, 1, 0], [1, 1, 1]]);
    expect(allowed({ skills: ['cold', 'lift'] }, { skills: ['lift'] })).to.deep.equal([[0, 1, 0], [1, 1, 0]]);
    expect(allowed({ allowed_vehicles: ['van', 'plain'] }, { forbidden_vehicles: ['van'] })).to.deep.equal([[1, 0, 1], [0, 1, 1]]);
    expect(allowed({ allowed_vehicles: ['van', 'plain'], forbidden_vehicles: ['plain'], skills: ['cold'] })).to.deep.equal([[0, 0, 0], [1, 1, 1]]);
  });

  it('leaves starts and ends open, and gives each depot one node', () => {
    const { vehicleTypes, place, nodeCount } = problemOf(planBody({ vehicles: [{ id: 'open' }, { id: 'there', end: 'a' }, { id: 'back', start: 'a', end: 'depot' }] }));
    expect(vehicleTypes.map(({ start, end }) => [start, end])).to.deep.equal([[-1, -1], [-1, 2], [2, 3]]);
    expect([nodeCount, [...place!]]).to.deep.equal([4, [1, 2, 1, 0]]);
  });

  it('has no nodes where nothing is to be served from nowhere', () => {
    expect(problemOf(planBody({ vehicles: [{ id: 'open' }], stops: [] }))).to.deep.include({ nodeCount: 0, vehicleCount: 1, customers: new Int32Array(), omission: null });
  });

  it('reads matrices; times follow from durations or from the speed', () => {
    const { travel: [both], vehicleTypes: [type] } = problemOf(withMatrices({ distances_meters: [[9, 1, 2], [3, 9, 4], [5, 6, 9]] }));
    expect(both!.distances).to.deep.equal({ kind: 'matrix', matrix: Float64Array.of(0, 1, 2, 3, 0, 4, 5, 6, 0) });
    expect(both!.durations).to.deep.equal({ kind: 'matrix', matrix: Float64Array.of(0, 60, 120, 180, 0, 240, 300, 360, 0) });
    expect(type!.pace).to.equal(1 / 60);
    const far = problemOf(withMatrices({ durations_seconds: null, speed_kilometers_per_hour: 60 }));
    expect([far.travel[0]!.durations, far.vehicleTypes[0]!.pace]).to.deep.equal([null, 0.001]);
    const times = problemOf(withMatrices({ distances_meters: null }));
    expect(times.travel[0]!.distances).to.deep.equal({ kind: 'matrix', matrix: new Float64Array(9) });
  });

  it('keeps the profiles that vehicles use, in their order', () => {
    const profiles = ['a', 'b', 'c'].map((id, i) => ({ id, travel: { type: 'estimate', detour_factor: i + 1 } }));
    const { problem, ids } = planProblemOf(planBody({ profiles, vehicles: [{ ...VAN, profile: 'c' }, { ...VAN, id: 'second' }] }));
    expect(problem.travel.map(({ distances }) => (distances as { factor: number }).factor)).to.deep.equal([1, 3]);
    expect(problem.vehicleTypes.map(({ profile }) => profile)).to.deep.equal([1, 0]);
    expect(ids.estimatedProfiles).to.deep.equal(['a', 'c']);
  });

  it('maps relations and the objective', () => {
    const problem = problemOf(planBody({
      relations: [{ type: 'same_vehicle', stops: ['two', 'one'] }, { type: 'different_vehicles', stops: ['one', 'two'] }, { type: 'in_order', stops: ['two', 'one'] }],
      objective: { first: 'vehicles', balance_cost_per_hour: 6 },
    }));
    expect(problem.relations).to.deep.equal([
      { kind: 'same-vehicle', nodes: Int32Array.of(1, 0) }, { kind: 'different-vehicles', nodes: Int32Array.of(0, 1) }, { kind: 'in-order', nodes: Int32Array.of(1, 0) },
    ]);
    expect(problem).to.deep.include({ primary: 'vehicles', balanceCost: 0.1 });
    expect(problemOf(planBody({ objective: { first: 'time' } })).primary).to.equal('time');
    expect(problemOf(planBody({ objective: { first: 'cost' } })).primary).to.equal('none');
  });
});
