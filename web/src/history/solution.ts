import { call, fetchText } from '../api/client.js';
import { useResource, type Resource } from '../api/resource.js';
import type { Plan, SolvedResult } from '#generated/account/types.js';
import type { AnyRequest } from '../see/drawn.js';

/** Input of a drawing: the request and its result. */
export interface Solution {
  readonly request: AnyRequest;
  readonly result: SolvedResult | Plan;
}

/** Fetches the full request and result of a solved task. @param solved false: nothing is fetched, and the value stays null. */
export function useSolution(id: string, solved = true): Resource<Solution | null> {
  return useResource(`solution ${id} ${solved}`, async (signal) => {
    if (!solved) return null;
    const path = `/history/${encodeURIComponent(id)}`;
    const [request, result] = await Promise.all([fetchText(`${path}/request`, { signal }), call<SolvedResult | Plan>(`${path}/result`, { signal })]);
    return { request: JSON.parse(request) as AnyRequest, result };
  });
}
