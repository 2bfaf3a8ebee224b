/* Made from openapi/ by scripts/generate.mjs: do not edit. */
import type * as Types from './types.js';

/** What each operation takes in path and query, and the body of its answer by status. */
export interface Operations {
  listSolves: {
    path: object;
    query: { readonly limit?: number; readonly cursor?: string; readonly state?: string; readonly name?: string };
    answers: {
      200: Types.TaskPageEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      422: Types.ValidationErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  submitSolve: {
    path: object;
    query: object;
    answers: {
      200: Types.AcceptedEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      413: Types.ErrorEnvelope;
      415: Types.ErrorEnvelope;
      422: Types.ValidationErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  validateSolve: {
    path: object;
    query: object;
    answers: {
      200: Types.ValidationEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      413: Types.ErrorEnvelope;
      415: Types.ErrorEnvelope;
      422: Types.ValidationErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  checkRoutes: {
    path: object;
    query: object;
    answers: {
      200: Types.RoutesCheckEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      413: Types.ErrorEnvelope;
      415: Types.ErrorEnvelope;
      422: Types.ValidationErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  getSolveResult: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.PollEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      404: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  cancelSolve: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.FinishedEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      404: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  streamSolveEvents: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: string;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      404: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  getSolveCallback: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.CallbackEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      404: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  submitPlan: {
    path: object;
    query: object;
    answers: {
      200: Types.PlanAcceptedEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      413: Types.ErrorEnvelope;
      415: Types.ErrorEnvelope;
      422: Types.ValidationErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  submitPlanBatch: {
    path: object;
    query: object;
    answers: {
      200: Types.PlanBatchEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      413: Types.ErrorEnvelope;
      415: Types.ErrorEnvelope;
      422: Types.ValidationErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  validatePlan: {
    path: object;
    query: object;
    answers: {
      200: Types.ValidPlanEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      413: Types.ErrorEnvelope;
      415: Types.ErrorEnvelope;
      422: Types.ValidationErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  checkPlan: {
    path: object;
    query: object;
    answers: {
      200: Types.PlanCheckEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      413: Types.ErrorEnvelope;
      415: Types.ErrorEnvelope;
      422: Types.ValidationErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  getPlan: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.PlanStateEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      404: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  cancelPlan: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.FinishedPlanEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      404: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  streamPlanEvents: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: string;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      404: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  getPlanCallback: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.CallbackEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      404: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  listMatrices: {
    path: object;
    query: object;
    answers: {
      200: Types.MatricesListEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  putMatrices: {
    path: { readonly name: string };
    query: object;
    answers: {
      200: Types.MatricesEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      413: Types.ErrorEnvelope;
      415: Types.ErrorEnvelope;
      422: Types.ValidationErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  getMatrices: {
    path: { readonly name: string };
    query: object;
    answers: {
      200: Types.MatricesEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      404: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  deleteMatrices: {
    path: { readonly name: string };
    query: object;
    answers: {
      200: Types.MatricesEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      404: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  getUsage: {
    path: object;
    query: object;
    answers: {
      200: Types.UsageEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.ErrorEnvelope;
      403: Types.ErrorEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
}
export type OperationId = keyof Operations;
export interface OperationAnswer {
  /** Name of the schema in components. */
  readonly schema: string;
  /** Media type of the body. */
  readonly media: string;
  /** The error codes that this status may carry; at status 200 those of a failed task. */
  readonly codes: readonly string[];
  /** Headers that the answer must have. */
  readonly headers: readonly string[];
}
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly answers: Readonly<Record<string, OperationAnswer>>;
}
export declare const OPERATIONS: Readonly<Record<OperationId, Operation>>;
