export default {
  solve() {
    return { routes: null, ended: 'infeasible' };
  },
};
