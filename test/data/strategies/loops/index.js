export default {
  solve() {
    for (;;);
  },
};
