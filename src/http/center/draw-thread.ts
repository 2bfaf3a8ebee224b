import { parentPort, workerData } from 'node:worker_threads';
import { problemFromRequest, routesFromResult, unpackRequest } from '../../contract/index.js';
import { drawRoutes } from '../../drawing/draw-routes.js';

/** What one drawing is made of. */
export interface DrawQuestion {
  /** The packed request, with coordinates. */
  readonly request: Uint8Array;
  /** The envelope of a solved task. */
  readonly envelope: Uint8Array;
}

const { request, envelope } = workerData as DrawQuestion;
const problem = problemFromRequest(unpackRequest(request));
const value = JSON.parse(Buffer.from(envelope).toString()) as { result: { total_cost: number } };
const { routes } = routesFromResult(problem, value);
const title = `${routes.length} routes, ${Number(value.result.total_cost.toFixed(3))}`;
parentPort?.postMessage(drawRoutes(title, problem, routes));
