import type { CallbackSecretState } from '#generated/account/types.js';
import { createCallbackSecrets, type CallbackSecretTimes } from '../../../accounts/secrets.js';
import type { AdmissionService } from '../../../accounts/admission.js';
import type { UsageLog } from '../../../accounts/usage-log.js';
import type { Broker } from '../../../tasks/ports.js';
import { timeText, timeTextOrNull } from '../../../tasks/time-text.js';
import { usageResult } from '../../handlers/usage.js';
import { callerIn, sessionIn } from '../signed-in.js';
import type { CenterHandlers } from '../center-routes.js';
import { reply } from '../../operation.js';

export interface PlanHandlersDeps {
  readonly broker: Broker;
  readonly admission: Pick<AdmissionService, 'usage' | 'perDay'>;
  readonly usage: Pick<UsageLog, 'refusals'>;
  readonly now: () => number;
  readonly maxBodyBytes: number;
}

const DAYS = 30;

/** `getAccountUsage`, `getCallbackSecret`, `rotateCallbackSecret`. */
export function createPlanHandlers({ broker, admission, usage, now, maxBodyBytes }: PlanHandlersDeps): Pick<CenterHandlers, 'getAccountUsage' | 'getCallbackSecret' | 'rotateCallbackSecret'> {
  const secrets = createCallbackSecrets({ broker, now });
  return {
    async getAccountUsage(call) {
      const { account, plan } = callerIn(call);
      const [used, days, refusals] = await Promise.all([admission.usage(account, plan), admission.perDay(account, DAYS), usage.refusals(account, DAYS)]);
      return reply({
        result: {
          ...usageResult(plan, used, maxBodyBytes),
          api_access: plan.apiAccess,
          history_days: plan.historyDays,
          days: days.map(({ date, count }) => ({ date, submissions: count })),
          refusals,
        },
      });
    },
    async getCallbackSecret(call) {
      const times = await secrets.times(callerIn(call).account);
      return reply({ result: { exists: times.createdAt !== undefined, ...timesShown(times) } });
    },
    async rotateCallbackSecret(call) {
      const { account } = sessionIn(call);
      const made = createCallbackSecrets({ broker, now, actor: `center:${account.user}` });
      const secret = await made.rotate(account);
      const times = await made.times(account.id);
      return reply({ result: { secret, ...timesShown(times), created_at: timeText(times.createdAt ?? now()) } });
    },
  };
}

function timesShown({ createdAt, previousCreatedAt }: CallbackSecretTimes): Omit<CallbackSecretState, 'exists'> {
  return { created_at: timeTextOrNull(createdAt), previous_created_at: timeTextOrNull(previousCreatedAt) };
}
