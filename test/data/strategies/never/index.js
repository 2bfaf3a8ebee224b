export default {
  solve() {
    return new Promise(() => {});
  },
};
