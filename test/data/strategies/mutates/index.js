/** One customer per route, over all vehicles in order. */
const singles = (problem) => {
  const fleet = problem.vehicleTypes.flatMap((type, index) => Array.from(type.vehicles, () => index));
  return Array.from(problem.customers, (customer, i) => ({ type: fleet[i], customers: [customer] }));
};

export default {
  solve(problem) {
    const routes = singles(problem);
    problem.quantities[0].collected.fill(0);
    problem.customers.fill(0);
    const [{ distances }] = problem.travel;
    if (distances.kind === 'matrix') distances.matrix.fill(0);
    else distances.x.fill(0);
    for (const type of problem.vehicleTypes) type.capacity = Float64Array.of(Infinity);
    Object.prototype.polluted = true;
    Array.prototype.map = () => [];
    JSON.parse = () => ({});
    process.env.POLLUTED = 'yes';
    return { routes, ended: 'exhausted' };
  },
};
