import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
/** One customer per route, over all vehicles in order. */
const singles = (problem) => {
  const fleet = problem.vehicleTypes.flatMap((type, index) => Array.from(type.vehicles, () => index));
  return Array.from(problem.customers, (customer, i) => ({ type: fleet[i], customers: [customer] }));
};

/** @returns the error code of connecting to the broker's usual port on loopback. */
const reach = () => new Promise((resolve) => {
  const socket = connect({ host: '127.0.0.1', port: 4222 });
  socket.once('connect', () => resolve('connected'));
  socket.once('error', (error) => resolve(error.code));
});

export default {
  async solve(problem, context) {
    const seen = Object.keys(process.env).filter((name) => name !== 'PATH');
    context.log(`environment: ${seen.join(' ')}`, { interfaces: Object.keys(networkInterfaces()).length });
    if (seen.length > 0) throw new Error(`sees ${seen.join(' ')}`);
    if (await reach() !== 'ENETUNREACH') throw new Error('reaches a network');
    return { routes: singles(problem), ended: 'exhausted' };
  },
};
