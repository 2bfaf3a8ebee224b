export default {
  solve() {},
};
