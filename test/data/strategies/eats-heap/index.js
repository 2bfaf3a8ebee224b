export default {
  solve() {
    const kept = [];
    for (;;) kept.push(new Array(1e6).fill(kept.length + 0.5));
  },
};
