/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export type OperationId = 'getSession' | 'signIn' | 'signOut' | 'listKeys' | 'createKey' | 'changeKey' | 'deleteKey' | 'getAccountUsage' | 'getCallbackSecret' | 'rotateCallbackSecret' | 'listHistory' | 'getHistoryEntry' | 'deleteHistoryEntry' | 'resendCallback' | 'downloadRequest' | 'downloadResult' | 'downloadRoutesCsv' | 'downloadRoutesGeojson' | 'downloadRoutesSvg' | 'listExamples' | 'validateProblem' | 'solveInPlayground' | 'getPlaygroundTask' | 'cancelPlaygroundTask' | 'streamPlaygroundEvents';
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
