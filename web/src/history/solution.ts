import { call, fetchText } from '../api/client.js';
import { useResource, type Resource } from '../api/resource.js';
import type { SolvedResult, SolveRequest } from '#generated/account/types.js';

/** Input of a drawing: the request and its result. */
export interface Solution {
  readonly request: SolveRequest;
  readonly result: SolvedResult;
}

/** Fetches the full request and result of a solved task. */
export function useSolution(id: string): Resource<Solution> {
  return useResource(`solution ${id}`, async (signal) => {
    const path = `/history/${encodeURIComponent(id)}`;
    const [request, result] = await Promise.all([fetchText(`${path}/request`, { signal }), call<SolvedResult>(`${path}/result`, { signal })]);
    return { request: JSON.parse(request) as SolveRequest, result };
  });
}
