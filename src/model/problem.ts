/**
 * The immutable problem that every part of the solver reads, whatever version of the API it came through. Units:
 * distances as in the request, time in minutes from minute 0, money in the request's currency. All arrays are flat,
 * indexed by node or by vehicle as stated, and read-only.
 */

/**
 * What the total cost of a solution counts.
 * @example
 * const objective: Objective = 'min_total_cost';
 * const dear = { ...problem, objective, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, fixedCost: 100 })) };
 * evaluate(dear, routes).total; // => 224
 */
export type Objective = 'min_total_distance' | 'min_total_cost';

/**
 * How a Euclidean distance is rounded. The API contract only knows `none`; benchmark families have their own.
 * @example
 * const rounding: Rounding = 'nearest';
 * roundDistance(2.6, rounding); // => 3
 */
export type Rounding = 'none' | 'nearest' | 'tenth-down' | 'thousandth';

/**
 * Distances or durations between places as a row-major matrix: entry `i * places + j` is the one from place i to place j.
 * @example
 * const distances: MatrixDistances = { kind: 'matrix', matrix: Float64Array.of(0, 7, 9, 0) };
 * distanceFunction({ ...problem, nodeCount: 2, travel: [{ distances, durations: null, traffic: null }] })(1, 0); // => 9
 */
export interface MatrixDistances {
  readonly kind: 'matrix';
  readonly matrix: Float64Array;
}

/**
 * Distances from coordinates, computed on demand: linear memory.
 * @example
 * const distances: PositionDistances = {
 *   kind: 'positions', geometry: 'planar', x: Float64Array.of(0, 1), y: Float64Array.of(0, 1), rounding: 'nearest', factor: 1,
 * };
 * distanceFunction({ ...problem, nodeCount: 2, travel: [{ distances, durations: null, traffic: null }] })(0, 1); // => 1
 */
export interface PositionDistances {
  readonly kind: 'positions';
  /**
   * planar: Euclidean; geographic: great circle in metres, `x` the longitude and `y` the latitude in degrees.
   */
  readonly geometry: 'planar' | 'geographic';
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly rounding: Rounding;
  /** Detour factor: every distance is multiplied by it before rounding. */
  readonly factor: number;
}

/**
 * How the distances of a problem are given.
 * @example
 * const from: Distances = problem.travel[0].distances;
 * from.kind === 'positions' && [...from.x]; // => [0, 3, 3, -3, -3]
 */
export type Distances = MatrixDistances | PositionDistances;

/**
 * Durations by time of day. A leg that leaves at `times[k]` takes what `durations[k]` says; between two times its duration
 * changes linearly, before the first and after the last it stays. Times are minutes, ascending, at least two. First in, first
 * out: for every pace of the profile's vehicles, no leg arrives earlier by leaving later.
 * @example
 * const [morning, noon] = [7, 5].map((minutes): MatrixDistances => ({ kind: 'matrix', matrix: Float64Array.of(0, minutes, minutes, 0) }));
 * const traffic: Traffic = { times: Float64Array.of(60, 180), durations: [morning, noon] };
 * traffic.durations.length; // => 2
 */
export interface Traffic {
  readonly times: Float64Array;
  readonly durations: readonly MatrixDistances[];
}

/**
 * How vehicles of one profile travel between places.
 * @example
 * const [byRoad]: readonly Travel[] = problem.travel;
 * byRoad.durations; // => null
 */
export interface Travel {
  readonly distances: Distances;
  /** Null: travel times are proportional to the distances. With traffic: the least of each leg. */
  readonly durations: MatrixDistances | null;
  /** Null: durations are the same at all times. */
  readonly traffic: Traffic | null;
}

/**
 * Goods of one kind, with a capacity of their own: per node what is delivered there from the start of the route, and
 * what is collected there and stays on the vehicle.
 * @example
 * const [parcels]: readonly Quantity[] = problem.quantities;
 * [...parcels.collected]; // => [0, 5, 5, 5, 5]
 */
export interface Quantity {
  readonly delivered: Float64Array;
  readonly collected: Float64Array;
}

/**
 * A break: one that begins within a window, due if the vehicle departs before `earliest` and ends after `latest`; or one
 * after at most `longest` minutes since the departure or the last break.
 * @example
 * const lunch: Break = { kind: 'window', earliest: 180, latest: 270, minutes: 30 };
 * lunch.minutes; // => 30
 */
export type Break =
  | { readonly kind: 'window'; readonly earliest: number; readonly latest: number; readonly minutes: number }
  | { readonly kind: 'interval'; readonly longest: number; readonly minutes: number };

/**
 * Trips: between two customers of a route may stand one of `depots`, as often as trips allow. There the vehicle hands over what
 * it has collected and loads what the next trip delivers.
 * @example
 * const reload: Reload = { depots: Int32Array.of(0), minutes: 15, maxTrips: 3 };
 * const vehicleTypes = problem.vehicleTypes.map((type) => ({ ...type, reload }));
 * check({ ...problem, vehicleTypes }, [{ type: 0, customers: [1, 2, 0, 3, 4] }]); // => []
 */
export interface Reload {
  /** Nodes that are no customers, each a start or an end of some type or a depot of its own. */
  readonly depots: Int32Array;
  /** Minutes from arrival until the vehicle may leave again. */
  readonly minutes: number;
  /** Largest number of trips of a route; Infinity: any. */
  readonly maxTrips: number;
  /** No reload directly after the locked beginning begins before that minute; undefined: no such limit. */
  readonly afterLocked?: number;
}

/**
 * Identical vehicles.
 * @example
 * const [vans]: readonly VehicleType[] = problem.vehicleTypes;
 * vans.vehicles.length * vans.capacity[0]; // => 30
 */
export interface VehicleType {
  /** Start and end node; -1: open, the route begins or ends with a customer. The window of a start is that of the departure. */
  readonly start: number;
  readonly end: number;
  /** Index into `travel`. */
  readonly profile: number;
  /** Minutes per unit of the profile's durations or, without them, of its distances; 0 without the time dimension. */
  readonly pace: number;
  /** Per quantity. */
  readonly capacity: Float64Array;
  /** Cost of using one vehicle of this type; 0 under `min_total_distance`. */
  readonly fixedCost: number;
  /** Cost per unit of distance; 1 under `min_total_distance`. */
  readonly unitCost: number;
  /** Cost per minute of a route's duration, and additional cost per minute beyond `overtimeAfter`. */
  readonly minuteCost: number;
  readonly overtimeCost: number;
  /** Minutes; Infinity: no overtime. */
  readonly overtimeAfter: number;
  /** Shift: earliest departure and latest end, minutes. */
  readonly earliest: number;
  readonly latest: number;
  /** Limits on a route: duration and driving in minutes, distance, number of customers; Infinity: none. */
  readonly maxDuration: number;
  readonly maxDriving: number;
  readonly maxDistance: number;
  readonly maxStops: number;
  /** Additional cost per unit of a route's distance beyond `distanceAfter`, and per customer beyond `stopsAfter`; Infinity: none. */
  readonly distanceAfter: number;
  readonly extraUnitCost: number;
  readonly stopsAfter: number;
  readonly extraStopCost: number;
  /** Per quantity: additional cost per unit of a route's largest load beyond `loadAfter`; null: none. */
  readonly loadAfter: Float64Array | null;
  readonly extraLoadCost: Float64Array | null;
  /**
   * Whether no customer with a delivery comes after one with a collection on a route; a customer with both can only stand
   * between them.
   */
  readonly deliveriesFirst: boolean;
  /** Whether the shipments on board are delivered in the reverse order of their pickups. */
  readonly lastInFirstOut: boolean;
  /** Null: every route is one trip. */
  readonly reload: Reload | null;
  /**
   * Customers that its route begins with, in this order, and its reloads between them; unless it is empty, the type has one vehicle.
   * A reload at the end comes before whatever follows, and is left out where nothing does.
   */
  readonly locked: Int32Array;
  readonly breaks: readonly Break[];
  /**
   * The request's vehicle indices of this type, ascending; their number is the fleet size of the type. Types may share
   * vehicles; a fleet limit over these types then says how many routes there may be.
   */
  readonly vehicles: Int32Array;
}

/**
 * Closed intervals between the windows of nodes: service at node i may not begin strictly between `from[k]` and `to[k]`,
 * for k from `first[i]` to `first[i + 1] - 1`, in ascending order.
 * @example
 * const gaps: Gaps = { first: Int32Array.of(0, 0, 1), from: Float64Array.of(60), to: Float64Array.of(90) };
 * gaps.first.length - 1; // => 2
 */
export interface Gaps {
  readonly first: Int32Array;
  readonly from: Float64Array;
  readonly to: Float64Array;
}

/**
 * Windows and service times; present only if the request has any.
 * @example
 * const nodes = (minutes: number) => new Float64Array(problem.nodeCount).fill(minutes);
 * const time: TimeDimension = { open: nodes(0), close: nodes(480), gaps: null, service: nodes(10), setup: null, lateCost: nodes(0), release: null };
 * featuresOf({ ...problem, time }); // => ['time-windows']
 */
export interface TimeDimension {
  /** Per node: earliest and latest start of service, minutes; both inclusive. */
  readonly open: Float64Array;
  readonly close: Float64Array;
  /** Between a node's windows; null: every node has one window. */
  readonly gaps: Gaps | null;
  /** Per node: minutes of service. */
  readonly service: Float64Array;
  /** Per node: minutes between arrival from another place and the start of service; null: none. */
  readonly setup: Float64Array | null;
  /** Per node: money per minute that service starts after `close`; 0: it may not. */
  readonly lateCost: Float64Array;
  /** Per node: the earliest departure of a trip that serves it; null: any. */
  readonly release: Float64Array | null;
}

/**
 * What leaving out customers costs.
 * @example
 * const prices: Omission = { price: new Float64Array(problem.nodeCount).fill(50), priority: new Float64Array(problem.nodeCount).fill(1) };
 * check({ ...problem, omission: prices }, []); // => []
 */
export interface Omission {
  /** Per node, money; Infinity: required; NaN: left out only if no plan serves it. */
  readonly price: Float64Array;
  /** Per node: its weight among those without a price, greater than 0. */
  readonly priority: Float64Array;
}

/**
 * A relation between customers. `same-vehicle`: those served are on one route; `different-vehicles`: no two are on one
 * route; `in-order`: those served are on one route in this order, possibly with others in between; `in-direct-order`: nor with
 * others in between, but for reloads; `one-of`: at most one is
 * served, and leaving out all of them counts as leaving out the first. A shipment stands there with its pickup.
 * @example
 * const apart: Relation = { kind: 'different-vehicles', nodes: Int32Array.of(1, 2) };
 * check({ ...problem, relations: [apart] }, routes).length > 0; // => true
 */
export interface Relation {
  readonly kind: 'same-vehicle' | 'different-vehicles' | 'in-order' | 'in-direct-order' | 'one-of';
  readonly nodes: Int32Array;
}

/**
 * A load from one customer to another: both are served by one route, the pickup first, or neither. Its price of omission,
 * its priority and whether it is required are those of the pickup node.
 * @example
 * const parcel: Shipment = { pickup: 1, delivery: 2, amounts: Float64Array.of(3), maxRide: 45 };
 * check({ ...problem, shipments: [parcel] }, [{ type: 0, customers: [2, 1] }]).length > 0; // => true
 */
export interface Shipment {
  readonly pickup: number;
  readonly delivery: number;
  /** Per quantity: what is on board from the pickup to the delivery, where nothing else is delivered or collected. */
  readonly amounts: Float64Array;
  /** Most minutes from the end of service at the pickup to the start of service at the delivery; Infinity: any. */
  readonly maxRide: number;
}

/**
 * The most routes that vehicles of some types may have together.
 * @example
 * const limit: FleetLimit = { kind: 'used', types: Int32Array.of(0), most: 1 };
 * check({ ...problem, fleetLimits: [limit] }, routes).length > 0; // => true
 */
export interface FleetLimit {
  /** Why: the types share their vehicles; they leave a depot within one hour; no more of their vehicles may be used. */
  readonly kind: 'shared' | 'departures' | 'used';
  readonly types: Int32Array;
  readonly most: number;
}

/**
 * Kinds of goods that may not be on one route. Bit b of `kinds` says whether a customer has goods of kind b (up to 31 kinds);
 * bit b of `excludes` whether no customer with goods of kind b may be on its route.
 * @example
 * const incompatible: Incompatible = { kinds: Int32Array.of(0, 1, 2, 0, 0), excludes: Int32Array.of(0, 2, 1, 0, 0) };
 * check({ ...problem, incompatible }, routes).length > 0; // => true
 */
export interface Incompatible {
  readonly kinds: Int32Array;
  readonly excludes: Int32Array;
}

/**
 * An earlier plan, and what it costs to depart from it.
 * @example
 * const type = Int32Array.of(-1, 0, 0, 0, 0);
 * const follows = Int32Array.of(-2, -1, 1, -1, 3);
 * const changes: Changes = { type, follows, vehicleCost: 5, orderCost: 1 };
 * evaluate({ ...problem, changes }, routes).changes; // => 0
 */
export interface Changes {
  /** Per node: the type that served it; -1: none did. Types that share their first vehicle count as one. */
  readonly type: Int32Array;
  /** Per node: the customer that it followed directly; -1: none, it was the first of its route; -2: it was not in the plan. */
  readonly follows: Int32Array;
  /** Money for each customer of the plan that another type serves; one that is left out does not count. */
  readonly vehicleCost: number;
  /** Money for each customer of the plan that follows another customer than it did, or none; reloads aside. */
  readonly orderCost: number;
}

/**
 * A problem to solve. Strategies never write to it.
 * @example
 * const [quantity] = problem.quantities;
 * const bigger: Problem = { ...problem, quantities: [{ ...quantity, collected: quantity.collected.map((units) => 2 * units) }] };
 * check(bigger, routes)[0].kind; // => 'capacity'
 */
export interface Problem {
  readonly objective: Objective;
  /** What is minimised before money: the number of routes, or their total duration. */
  readonly primary: 'none' | 'vehicles' | 'time';
  /** Money per minute between the longest and the shortest duration of the used vehicles. */
  readonly balanceCost: number;
  /** n: all nodes, depots included. */
  readonly nodeCount: number;
  /** m: all vehicles. */
  readonly vehicleCount: number;
  /** The nodes that are no vehicle's start or end, ascending; each is visited at most once. */
  readonly customers: Int32Array;
  /** Per node: its place in matrices and positions; null: every node is the place of the same index. */
  readonly place: Int32Array | null;
  /** By profile; at least one. */
  readonly travel: readonly Travel[];
  /** By kind of goods; at least one. */
  readonly quantities: readonly Quantity[];
  readonly vehicleTypes: readonly VehicleType[];
  readonly time: TimeDimension | null;
  /** `node * vehicleTypes.length + type`: 1 if a vehicle of the type may serve the node; null: all may. */
  readonly allowed: Uint8Array | null;
  /** `node * vehicleTypes.length + type`: money for serving the node with a vehicle of the type, at least 0; null: none. */
  readonly servingCost: Float64Array | null;
  /** Null: every customer must be served. */
  readonly omission: Omission | null;
  readonly relations: readonly Relation[];
  /** No node is in two of them. */
  readonly shipments: readonly Shipment[];
  /** Null: there is no earlier plan. */
  readonly changes: Changes | null;
  readonly fleetLimits: readonly FleetLimit[];
  /** Null: all goods may be on one route. */
  readonly incompatible: Incompatible | null;
  /** Clock time of minute 0, in seconds after midnight. */
  readonly baseStartSeconds: number;
}

/**
 * One route of a solution: a vehicle type and its customers in visiting order, without depots but those where it reloads.
 * @example
 * const lone: PlannedRoute = { type: 0, customers: [2] };
 * routeCost(problem, lone).length; // => 10
 */
export interface PlannedRoute {
  readonly type: number;
  readonly customers: readonly number[];
}

/**
 * A solution as strategies return it, without empty routes.
 * @example
 * const unserved: PlannedRoutes = [{ type: 0, customers: [1, 2] }];
 * check(problem, unserved).map(({ kind }) => kind); // => ['missing-customer', 'missing-customer']
 */
export type PlannedRoutes = readonly PlannedRoute[];
