export default {
  async solve() {
    await Promise.resolve();
    throw new Error('secret detail of a strategy');
  },
};
