import { QRoutes } from '../bounds/q-routes';
import { TimedQRoutes } from '../bounds/timed-q-routes';
import { TimedWalks } from '../bounds/timed-walks';
import { Walks } from '../bounds/walks';

const routes = new QRoutes();
const timedRoutes = new TimedQRoutes(routes);

function walksOf(isForward: boolean): Walks { return isForward ? routes.forward : routes.backward; }
function timedWalksOf(isForward: boolean): TimedWalks { return isForward ? timedRoutes.forward : timedRoutes.backward; }

/** Sets the number of vertices, the room of lists, and the addresses of what walks read and write; see `QRoutes`. */
export function describeQRoutes(size: i32, most: i32, room: i32, weight: usize, dual: usize, least: usize, keys: usize, used: usize): void {
  routes.size = size;
  routes.most = most;
  routes.room = room;
  routes.weight = weight;
  routes.dual = dual;
  routes.least = least;
  routes.keys = keys;
  routes.used = used;
}
export function describeBestWalks(cost: usize, total: usize, byClass: usize, length: usize, ahead: usize, behind: usize, visits: usize): void {
  routes.cost = cost;
  routes.total = total;
  routes.class = byClass;
  routes.length = length;
  routes.ahead = ahead;
  routes.behind = behind;
  routes.visits = visits;
}
export function describeWalks(isForward: boolean, stride: usize, first: usize, second: usize, firstFrom: usize, secondFrom: usize, byWeight: usize): void {
  const walks: Walks = walksOf(isForward);
  walks.stride = stride;
  walks.first = first;
  walks.second = second;
  walks.firstFrom = firstFrom;
  walks.secondFrom = secondFrom;
  walks.byWeight = byWeight;
}
export function describeWalkArcs(isForward: boolean, arcs: usize, near: usize): void {
  const walks: Walks = walksOf(isForward);
  walks.arcs = arcs;
  walks.near = near;
}
export function chooseWalkArcs(isForward: boolean): void { walksOf(isForward).choose(routes.size, routes.dual, routes.used, routes.keys, routes.most); }
export function clearWalks(): void { routes.clear(); }
export function improveWalks(index: i32, levels: i32, fixed: f64, isSymmetric: boolean, near: i32, isExact: boolean): void {
  routes.improve(index, levels, fixed, isSymmetric, near, isExact);
}

/** Sets the scratch of joining, and what labels with times are written to; see `TimedQRoutes`, `TimedWalks`. */
export function describeTimedRoutes(best: usize, next: usize, bestAt: usize, nextAt: usize, least: usize): void {
  timedRoutes.best = best;
  timedRoutes.next = next;
  timedRoutes.bestAt = bestAt;
  timedRoutes.nextAt = nextAt;
  timedRoutes.least = least;
}
export function describeTimedWalks(isForward: boolean, intervals: i32, first: usize, second: usize, time: usize, firstFrom: usize, secondFrom: usize): void {
  const walks: TimedWalks = timedWalksOf(isForward);
  walks.intervals = intervals;
  walks.first = first;
  walks.second = second;
  walks.time = time;
  walks.firstFrom = firstFrom;
  walks.secondFrom = secondFrom;
}
/** Sets the times of a class; the addresses of prices for lateness are 0 where there are none. */
export function describeTimes(isForward: boolean, start: f64, minutes: usize, open: usize, close: usize, rate: usize, lateCost: usize, dueAt: usize): void {
  const walks: TimedWalks = timedWalksOf(isForward);
  walks.start = start;
  walks.minutes = minutes;
  walks.open = open;
  walks.close = close;
  walks.rate = rate;
  walks.lateCost = lateCost;
  walks.dueAt = dueAt;
}
export function improveTimedWalks(index: i32, levels: i32, fixed: f64, near: i32, isExact: boolean): void {
  timedRoutes.improve(index, levels, fixed, near, isExact);
}
