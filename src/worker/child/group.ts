/**
 * Ends this process and all that it forked, at once: the whole process group, whose leader is this process or the
 * program that put it into namespaces.
 */
export function killGroup(): void {
  process.kill(0, 'SIGKILL');
}
