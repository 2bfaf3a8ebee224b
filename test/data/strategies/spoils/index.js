/** One customer per route, over all vehicles in order. */
const singles = (problem) => {
  const fleet = problem.vehicleTypes.flatMap((type, index) => Array.from(type.vehicles, () => index));
  return Array.from(problem.customers, (customer, i) => ({ type: fleet[i], customers: [customer] }));
};

export default {
  solve(problem, context) {
    const routes = singles(problem);
    const broken = [...routes, routes[0]];
    context.report(routes, 1000);
    context.report(broken, 1);
    return { routes: broken, ended: 'stagnated' };
  },
};
