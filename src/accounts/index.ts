/** Accounts, plans, keys, callback secrets, admission and history over the broker's buckets. */
export { AccountError, createAccounts, type Accounts } from './accounts.js';
export { createAdmission, type AdmissionService, type Usage } from './admission.js';
export type { RateStanding } from './admission-state.js';
export { createAudit, type Audit, type AuditAction, type AuditEntry } from './audit.js';
export { claimedAccount, createAuthenticate, type Authenticate, type Caller, type HeaderValues } from './authenticate.js';
export { createHistory, type HistoryService } from './history.js';
export { createKeys, MOST_KEYS, type Keys, type KeySummary } from './keys.js';
export type { MarketplaceOptions } from './marketplace.js';
export { loadPlans, parsePlans, type Plan, type Plans } from './plans.js';
export type { AccountRecord, HistoryEntry, KeyRecord } from './records.js';
export { sameText } from './key-format.js';
export { createSessions, SESSION_IDLE_MS, type Session, type Sessions } from './sessions.js';
export { createSignInLimit, type SignInAttempt, type SignInLimit, type SignInLimits } from './sign-in-limit.js';
export { createUsageLog, type UsageLog } from './usage-log.js';
export { createCallbackSecrets, type CallbackSecrets, type CallbackSecretTimes } from './secrets.js';
