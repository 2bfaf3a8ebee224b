/** What the account center's contract says, as types; nothing of it is in the built pages. */
export type * from '#generated/account/types.js';
