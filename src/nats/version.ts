/** The oldest nats-server that can serve. */
export const OLDEST_SERVER = [2, 9] as const;
/** From here on `sync_interval: always` is known. */
export const DURABLE_SINCE = [2, 10] as const;

/** Tells whether a version such as `2.9.10` or `2.11.0-RC.1` is at least major.minor. An unreadable one is not. */
export function isAtLeast(version: string, [major, minor]: readonly [number, number]): boolean {
  const [, ownMajor, ownMinor] = /^v?(\d+)\.(\d+)/.exec(version) ?? [];
  if (ownMajor === undefined || ownMinor === undefined) return false;
  return Number(ownMajor) > major || (Number(ownMajor) === major && Number(ownMinor) >= minor);
}
