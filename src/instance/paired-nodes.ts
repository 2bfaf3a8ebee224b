import { problemFromRequest } from '../contract/problem.js';
import type { RequestDistances } from '../contract/request.js';
import type { Problem, Quantity, Shipment } from '../model/problem.js';
import { BASE_REQUEST, UNIT_SPEED, repeat } from './base-request.js';
import { InstanceError, quoted } from './instance-error.js';
import type { Line } from './lines.js';
import { soundRequest } from './sound-request.js';

/** A row of a pickup-and-delivery file: `number x y demand open close service pickup delivery`. */
export interface PairedNode {
  readonly x: number;
  readonly y: number;
  /** Positive where it is picked up, the same amount negative where it is delivered. */
  readonly demand: number;
  readonly open: number;
  readonly close: number;
  readonly service: number;
  /** The other node of the pair; 0: none of this kind. */
  readonly pickup: number;
  readonly delivery: number;
}

const COLUMNS = 9;

/** Returns the node of a row. @param index the number that it must begin with. @throws InstanceError */
export function pairedNode({ text, number: line }: Line, index: number): PairedNode {
  const row = text.split(/\s+/, COLUMNS + 1).map(Number);
  const [node, x, y, demand, open, close, service, pickup, delivery] = row;
  if (row.length !== COLUMNS || node !== index || !row.every(Number.isFinite)) {
    throw new InstanceError(`line ${line}: the row of node ${index} must be ${COLUMNS} numbers that begin with ${index}, not ${quoted(text)}`);
  }
  return { x: x!, y: y!, demand: demand!, open: open!, close: close!, service: service!, pickup: pickup!, delivery: delivery! };
}

/** What a file states besides its nodes. */
export interface PairedFleet {
  readonly vehicles: number;
  readonly capacity: number;
  readonly distances: RequestDistances;
}

/**
 * Returns the problem of pairs of nodes, node 0 being the depot of all vehicles: the fewest vehicles first, then the shortest
 * distance. One unit of distance takes one minute.
 * @throws InstanceError if nodes do not form pairs, or break a rule of every solve request.
 */
export function pairedProblem(nodes: readonly PairedNode[], { vehicles, capacity, distances }: PairedFleet): Problem {
  const shipments = shipmentsOf(nodes);
  const problem = problemFromRequest(soundRequest({
    ...BASE_REQUEST,
    name: null,
    nodeCount: nodes.length,
    vehicleCount: vehicles,
    distances,
    startNodes: repeat(0, vehicles),
    endNodes: repeat(0, vehicles),
    demands: repeat(0, nodes.length),
    capacities: repeat(capacity, vehicles),
    timeWindows: nodes.map(({ open, close }) => [open, close] as const),
    serviceTimes: nodes.map(({ service }) => service),
    speeds: repeat(UNIT_SPEED, vehicles),
  }));
  const nothing = new Float64Array(nodes.length);
  const quantity: Quantity = { delivered: nothing, collected: nothing };
  return { ...problem, primary: 'vehicles', quantities: [quantity], shipments };
}

/** In the order of the pickups. */
function shipmentsOf(nodes: readonly PairedNode[]): Shipment[] {
  const shipments: Shipment[] = [];
  for (const [node, { demand, pickup, delivery }] of nodes.entries()) {
    const partner = pickup === 0 ? delivery : pickup;
    if (node === 0) {
      if (partner !== 0 || demand !== 0) throw new InstanceError('node 0 is the depot: it must have no demand, no pickup and no delivery');
      continue;
    }
    const other = nodes[partner];
    if (partner === 0 || (pickup !== 0 && delivery !== 0)) {
      throw new InstanceError(`node ${node} must name either its pickup or its delivery; it names ${pickup} and ${delivery}`);
    }
    if (other === undefined || (pickup === 0 ? other.pickup : other.delivery) !== node) {
      throw new InstanceError(`node ${node} names ${partner} as its ${pickup === 0 ? 'delivery' : 'pickup'}, which does not name it in return`);
    }
    if (pickup !== 0) continue;
    if (!(demand >= 0) || other.demand !== -demand) {
      throw new InstanceError(`node ${node} picks up ${demand} and node ${partner} has the demand ${other.demand}; they must be an amount and its negative`);
    }
    shipments.push({ pickup: node, delivery: partner, amounts: Float64Array.of(demand), maxRide: Infinity });
  }
  return shipments;
}
