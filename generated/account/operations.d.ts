/* Made from openapi/ by scripts/generate.mjs: do not edit. */
import type * as Types from './types.js';

/** What each operation takes in path and query, and the body of its answer by status. */
export interface Operations {
  getSession: {
    path: object;
    query: object;
    answers: {
      200: Types.SessionEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  signIn: {
    path: object;
    query: object;
    answers: {
      200: Types.SessionEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
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
  signOut: {
    path: object;
    query: object;
    answers: {
      200: Types.SignedOutEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  listKeys: {
    path: object;
    query: object;
    answers: {
      200: Types.KeyListEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  createKey: {
    path: object;
    query: object;
    answers: {
      200: Types.NewKeyEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      409: Types.RefusalEnvelope;
      413: Types.ErrorEnvelope;
      415: Types.ErrorEnvelope;
      422: Types.ValidationErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  changeKey: {
    path: { readonly key_id: string };
    query: object;
    answers: {
      200: Types.KeyEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      409: Types.RefusalEnvelope;
      413: Types.ErrorEnvelope;
      415: Types.ErrorEnvelope;
      422: Types.ValidationErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  deleteKey: {
    path: { readonly key_id: string };
    query: object;
    answers: {
      200: Types.DeletedEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  getAccountUsage: {
    path: object;
    query: object;
    answers: {
      200: Types.AccountUsageEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  getCallbackSecret: {
    path: object;
    query: object;
    answers: {
      200: Types.CallbackSecretEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  rotateCallbackSecret: {
    path: object;
    query: object;
    answers: {
      200: Types.NewCallbackSecretEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  listHistory: {
    path: object;
    query: { readonly limit?: number; readonly cursor?: string; readonly name?: string; readonly state?: string; readonly from?: string; readonly to?: string; readonly min_nodes?: number; readonly max_nodes?: number };
    answers: {
      200: Types.HistoryEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      422: Types.ValidationErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  getHistoryEntry: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.HistoryEntryEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  deleteHistoryEntry: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.DeletedEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      409: Types.RefusalEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  resendCallback: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.HistoryEntryEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      409: Types.RefusalEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  downloadRequest: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.KeptRequest;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  downloadResult: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.KeptResult;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  downloadRoutesCsv: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: string;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  downloadRoutesGeojson: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.GeoJsonFile;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  downloadRoutesSvg: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: string;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  listExamples: {
    path: object;
    query: object;
    answers: {
      200: Types.ExamplesEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  validateProblem: {
    path: object;
    query: object;
    answers: {
      200: Types.ProblemReportEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
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
  checkInPlayground: {
    path: object;
    query: object;
    answers: {
      200: Types.PlanCheckEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
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
  solveInPlayground: {
    path: object;
    query: { readonly version?: number };
    answers: {
      200: Types.PlaygroundTaskEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
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
  getPlaygroundTask: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.PlaygroundTaskEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  cancelPlaygroundTask: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: Types.PlaygroundTaskEnvelope;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
      405: Types.ErrorEnvelope;
      408: Types.ErrorEnvelope;
      429: Types.ThrottledEnvelope;
      431: Types.ErrorEnvelope;
      500: Types.ErrorEnvelope;
      503: Types.ErrorEnvelope;
    };
  };
  streamPlaygroundEvents: {
    path: { readonly request_id: string };
    query: object;
    answers: {
      200: string;
      400: Types.ErrorEnvelope;
      401: Types.RefusalEnvelope;
      403: Types.RefusalEnvelope;
      404: Types.RefusalEnvelope;
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
