import type { Problem } from '../../model/problem.js';
import type { SolveContext } from '../contract.js';

/** Version of the protocol; described in strategies/PROTOCOL.md, with its schema in strategies/protocol. */
export const PROTOCOL = 1;

/**
 * Yields the `problem` message as one line in chunks, so that a matrix is never held in one string. Infinite limits
 * become null. O(n^2) text with a matrix.
 */
export function* problemMessage(problem: Problem, context: SolveContext): Generator<string> {
  const { objective, nodeCount, customers, demand, vehicleTypes, time } = problem;
  const { seed, threads, limitMs, iterations, traceparent, parameters } = context;
  const head = {
    type: 'problem', protocol: PROTOCOL, objective, nodes: nodeCount, customers: [...customers], demand: [...demand],
    vehicle_types: vehicleTypes.map((type) => ({
      start: type.start, end: type.end, capacity: type.capacity, fixed_cost: type.fixedCost, unit_cost: type.unitCost,
      minutes_per_distance: type.minutesPerDistance, count: type.vehicles.length,
    })),
    time: time === null ? null : {
      open: [...time.open], close: [...time.close], service: [...time.service], max_duration: finite(time.maxDuration), late_penalty: time.latePenalty,
    },
    run: { seed, threads, limit_ms: limitMs === Infinity ? null : Math.max(0, limitMs - context.elapsedMs()), iterations, parameters, ...(traceparent === null ? {} : { traceparent }) },
  };
  yield JSON.stringify(head).slice(0, -1);
  yield ',"distances":';
  yield* distancesText(problem);
  yield '}\n';
}

function* distancesText({ distances, nodeCount }: Problem): Generator<string> {
  if (distances.kind === 'positions') {
    yield JSON.stringify({ kind: 'positions', x: [...distances.x], y: [...distances.y], rounding: distances.rounding });
    return;
  }
  yield '{"kind":"matrix","matrix":[';
  for (let row = 0; row < nodeCount; row++) {
    yield `${row === 0 ? '' : ','}[${distances.matrix.subarray(row * nodeCount, (row + 1) * nodeCount).join(',')}]`;
  }
  yield ']}';
}

export const STOP_MESSAGE = '{"type":"stop"}\n';

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
