/** Accounts, plans, keys, callback secrets, admission and history over the broker's buckets. */
export { AccountError, createAccounts, type Accounts } from './accounts.js';
export { createAdmission, type AdmissionService, type Usage } from './admission.js';
export type { RateStanding } from './admission-state.js';
export { createAudit, type Audit, type AuditAction, type AuditEntry } from './audit.js';
export { createAuthenticate, type Authenticate, type Caller, type HeaderValues } from './authenticate.js';
export { createHistory, type HistoryService } from './history.js';
export { createKeys, type Keys, type KeySummary } from './keys.js';
export type { MarketplaceOptions } from './marketplace.js';
export { loadPlans, parsePlans, type Plan, type Plans } from './plans.js';
export type { AccountRecord, HistoryEntry, KeyRecord } from './records.js';
export { createCallbackSecrets, type CallbackSecrets } from './secrets.js';
