import { fetchText } from '../api/client.js';
import { useResource } from '../api/resource.js';
import { impossibilityOf, type Impossibility } from '../bound/impossibility.js';

/** Fetches the proof that a failed task is impossible. @returns null until then, without one, and of a task that has not failed. */
export function useImpossibility(id: string, failed: boolean): Impossibility | null {
  const path = `/history/${encodeURIComponent(id)}/result`;
  const { value } = useResource(`${path} ${failed}`, async (signal) => (failed ? impossibilityOf(JSON.parse(await fetchText(path, { signal }))) : null));
  return value;
}
