/** Returns milliseconds of the processor, read once in a millisecond: that takes longer than many a step of a method. */
export function processorClock(): () => number {
  let [value, readAt] = [0, -Infinity];
  return () => {
    const now = performance.now();
    if (now - readAt >= 1) {
      const { user, system } = process.cpuUsage();
      [value, readAt] = [(user + system) / 1000, now];
    }
    return value;
  };
}
