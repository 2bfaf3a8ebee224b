/**
 * Calls back once when the process that started this one has died: `kill -9` of `make` says nothing to its recipe.
 */
export function onParentDeath(callback: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}
