/** One customer per route, over all vehicles in order, with the customers shuffled without the context's randomness. */
export default {
  solve(problem) {
    const fleet = problem.vehicleTypes.flatMap((type, index) => Array.from(type.vehicles, () => index));
    const customers = Array.from(problem.customers).sort(() => Math.random() - 0.5);
    return { routes: customers.map((customer, i) => ({ type: fleet[i % fleet.length], customers: [customer] })), ended: 'exhausted' };
  },
};
