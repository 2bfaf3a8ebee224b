export default {
  solve() {
    return { routes: [{ type: 'van', customers: 'all of them' }, null, 1e308], ended: 'sure' };
  },
};
