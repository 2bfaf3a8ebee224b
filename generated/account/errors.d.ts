/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export type CenterErrorCode =
  | 'not_signed_in'
  | 'wrong_password'
  | 'cross_site_request'
  | 'csrf_token_invalid'
  | 'key_not_found'
  | 'entry_not_found'
  | 'not_available'
  | 'too_many_keys'
  | 'key_revoked'
  | 'entry_not_finished';
export interface CenterErrorFacts {
  readonly status: number;
  /** In a few words. */
  readonly meaning: string;
}
export declare const CENTER_ERRORS: Readonly<Record<CenterErrorCode, CenterErrorFacts>>;
