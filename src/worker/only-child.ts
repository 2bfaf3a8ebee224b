import { readFileSync } from 'node:fs';

/**
 * Finds the child of a program that makes namespaces: the first process in them. Only the supervisor can tell its
 * number, for a process with a /proc of its own sees another.
 * @returns null when there is none, or a system that does not tell.
 */
export function onlyChild(pid: number): number | null {
  try {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return Number(child) || null;
  } catch {
    return null;
  }
}
