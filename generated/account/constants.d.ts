/* Made from openapi/ by scripts/generate.mjs: do not edit. */
/** The cookie of a session; `__Secure-` comes before its name over https. */
export declare const SESSION_COOKIE: {
  readonly name: 'roundsman_session';
  readonly path: '/account';
};
/** The header of the token that changes need. */
export declare const CSRF_HEADER: 'X-CSRF-Token';
/** What a callback secret begins with. */
export declare const CALLBACK_SECRET_PREFIX: 'whsec_';
/** The most keys of an account, revoked ones included, and the most characters of the name of one. */
export declare const KEY_LIMITS: {
  readonly keys: number;
  readonly name: number;
};
/** How many of the newest entries of a history are searched. */
export declare const SEARCHED_ENTRIES: number;
