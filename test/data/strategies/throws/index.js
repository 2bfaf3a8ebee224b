export default {
  solve() {
    throw new Error('secret detail of a strategy');
  },
};
