import type { AccountRecord, Caller, Plan, Plans } from '../../accounts/index.js';

/** What is left to an account whose plan is not offered any more: to look at what it has. */
const NO_PLAN: Omit<Plan, 'id'> = {
  apiAccess: false, maxNodes: 1, maxVehicles: 1, defaultSolveSeconds: 1, maxSolveSeconds: 1, submissionsPerMinute: 0, monthlyQuota: 0, historyDays: 30,
  marketplaceSubscriptions: [],
};

/** Who acts, as every step of a submission needs it. */
export function callerOf(account: AccountRecord, plans: Plans): Caller {
  return { account: account.id, access: 'direct', user: account.user, plan: plans.get(account.plan) ?? { id: account.plan, ...NO_PLAN } };
}
