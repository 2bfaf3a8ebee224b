import type { PlanRequest, PlanVerdict } from '#generated/account/types.js';
import { call } from '../api/client.js';
import type { Edit } from './edit.js';
import { createEdit } from './edit.js';

/** Pause in dragging before a place is judged: skips places that the pointer only passes. There is one call at a time anyway. */
const SETTLE_MS = 20;

/** Starts editing a plan that the service judges. The request, which may hold large matrices, is written as JSON once. */
export function editPlan(request: PlanRequest, solved: Edit['solved']): Edit {
  const text = JSON.stringify(request);
  return createEdit({
    request, solved,
    check: (routes) => call<PlanVerdict>('/playground/check', { method: 'POST', json: `{"request":${text},"routes":${JSON.stringify(routes)}}` }),
    pause(then) {
      const timer = setTimeout(then, SETTLE_MS);
      return () => clearTimeout(timer);
    },
  });
}
