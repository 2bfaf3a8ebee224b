import { spawn } from 'node:child_process';
/** One customer per route, over all vehicles in order. */
const singles = (problem) => {
  const fleet = problem.vehicleTypes.flatMap((type, index) => Array.from(type.vehicles, () => index));
  return Array.from(problem.customers, (customer, i) => ({ type: fleet[i], customers: [customer] }));
};

export default {
  async solve(problem, context) {
    const forked = [true, false].map((detached) => {
      const child = spawn('sleep', [String(context.seed)], { detached, stdio: 'inherit' });
      child.unref();
      return new Promise((resolve) => child.once('spawn', resolve));
    });
    await Promise.all(forked);
    context.report(singles(problem), 1);
    return { routes: singles(problem), ended: 'exhausted' };
  },
};
