/** Fills one vehicle after the other in node order; null if that does not work out. */
function fill(problem, fleet) {
  const routes = [];
  let left = -1;
  for (const customer of problem.customers) {
    const demand = problem.quantities[0].collected[customer];
    while (routes.length === 0 || demand > left) {
      const type = fleet[routes.length];
      if (type === undefined) return null;
      left = problem.vehicleTypes[type].capacity[0];
      routes.push({ type, customers: [] });
    }
    left -= demand;
    routes.at(-1).customers.push(customer);
  }
  return routes.filter((route) => route.customers.length > 0);
}

/** One customer per route on the first vehicles that can carry them, if there are enough. */
function singles(problem, fleet) {
  const free = [...fleet];
  const routes = [];
  for (const customer of problem.customers) {
    const at = free.findIndex((type) => problem.vehicleTypes[type].capacity[0] >= problem.quantities[0].collected[customer]);
    if (at < 0) return null;
    routes.push({ type: free.splice(at, 1)[0], customers: [customer] });
  }
  return routes;
}

export default {
  async solve(problem, context) {
    await new Promise((resolve) => setTimeout(resolve, 5 + context.random.below(46)));
    const fleet = problem.vehicleTypes.flatMap((type, index) => Array.from(type.vehicles, () => index));
    const routes = singles(problem, fleet) ?? fill(problem, fleet);
    return { routes, ended: 'exhausted' };
  },
};
