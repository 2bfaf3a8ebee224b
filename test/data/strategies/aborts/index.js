export default {
  solve() {
    process.abort();
  },
};
