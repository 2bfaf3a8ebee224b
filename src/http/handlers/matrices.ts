import { FORMS } from '#generated/constants.js';
import type { Operations } from '#generated/operations.js';
import type { UploadedMatrices } from '#generated/types.js';
import { isAnonymous, type Caller } from '../../accounts/authenticate.js';
import { expiresAt, type MatrixStore } from '../../accounts/matrices.js';
import type { StoredMatrices } from '../../accounts/records.js';
import { show } from '../../contract/findings.js';
import { missingRemedy } from '../../contract/plan/uploads.js';
import { ServiceError, validationFailed } from '../../errors.js';
import { timeText, timeTextOrNull } from '../../tasks/time-text.js';
import type { Call } from '../call.js';
import type { CallRate } from '../call-rate.js';
import { reply, type Handler } from '../operation.js';
import { taken, withBody, type ProblemStepsDeps } from './problem-steps.js';

export interface MatricesHandlersDeps extends Pick<ProblemStepsDeps, 'parser' | 'readBody'> {
  readonly matrices: MatrixStore;
  readonly rate: CallRate;
}

/** What a name is. */
const NAME_FORM = '1 to 64 letters, digits, hyphens and underscores, the first a letter or digit';

type MatricesOperation = 'putMatrices' | 'getMatrices' | 'listMatrices' | 'deleteMatrices';

/** The uploaded matrices of the caller's account. */
export function createMatricesHandlers({ matrices, rate, ...deps }: MatricesHandlersDeps): { readonly [Id in MatricesOperation]: Handler<Operations[Id]> } {
  const callerOf = (call: Call): Caller => {
    const caller = call.state.caller as Caller;
    rate.take(caller.account, caller.plan.submissionsPerMinute);
    return caller;
  };
  return {
    async putMatrices(call, { name }) {
      const caller = callerOf(call);
      requireOwner(caller);
      requireName(name);
      const { upload } = taken(await withBody(deps, call, (bytes) => deps.parser.readUpload(bytes, caller.plan)));
      return reply({ result: shown(await matrices.put(caller.account, caller.plan.maxMatrices, { name, ...upload })) });
    },
    async getMatrices(call, { name }) {
      const { account } = callerOf(call);
      const set = (await matrices.list(account)).live.find((each) => each.name === name);
      if (!set) throw await unknownMatrices(matrices, account, name);
      return reply({ result: shown(set) });
    },
    async listMatrices(call) {
      const { account, plan } = callerOf(call);
      return reply({ result: { matrices: (await matrices.list(account)).live.map(shown), limit: plan.maxMatrices } });
    },
    async deleteMatrices(call, { name }) {
      const { account } = callerOf(call);
      const removed = await matrices.remove(account, name);
      if (!removed) throw await unknownMatrices(matrices, account, name);
      return reply({ result: shown(removed) });
    },
  };
}

/**
 * The refusal of a name that no matrices can have.
 * @param name as it stands in the path.
 */
export function malformedMatricesName(name: string): ServiceError {
  const text = `No matrices are called ${show(name)}: a name is ${NAME_FORM}`;
  return new ServiceError('matrices_not_found', text);
}

/** Callers without a user share one account, and with it every name. */
function requireOwner(caller: Caller): void {
  if (isAnonymous(caller)) throw new ServiceError('api_access_denied', 'Uploaded matrices belong to a user, and the marketplace named none with this call: send the matrices with each request');
}

function requireName(name: string): void {
  if (FORMS.matricesName.test(name)) return;
  const msg = `name is ${show(name)}: it must be ${NAME_FORM}`;
  throw validationFailed([{ loc: ['path', 'name'], msg, type: 'value_error' }]);
}

async function unknownMatrices(matrices: MatrixStore, account: string, name: string): Promise<ServiceError> {
  const { live, expired } = await matrices.list(account);
  const gone = expired.find((set) => set.name === name);
  const remedy = missingRemedy(name, live.map((set) => set.name), gone ? timeText(expiresAt(gone)) : null);
  return new ServiceError('matrices_not_found', `The set of matrices "${name}" ${remedy}`);
}

function shown({ name, locations, distances, durations, cells, sha256, uploadedAt, usedAt }: StoredMatrices): UploadedMatrices {
  return {
    name, locations, distances, durations, cells, sha256,
    uploaded_at: timeText(uploadedAt),
    used_at: timeTextOrNull(usedAt),
    expires_at: timeText(expiresAt({ uploadedAt, usedAt })),
  };
}
