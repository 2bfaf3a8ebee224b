import type { ProblemReport } from '#generated/account/types.js';
import type { StrategyManifest } from '../../../strategy/index.js';
import type { ReadCallBody } from '../../body.js';
import { createCallRate } from '../../call-rate.js';
import { withBody } from '../../handlers/intake-steps.js';
import { answerResult, callerIn } from '../answer.js';
import type { CenterHandlers } from '../center-routes.js';
import { judgeText, type JudgeQuestion } from '../judge-text.js';
import { createOneShot } from '../one-shot.js';

export interface ValidateHandlersDeps {
  readonly manifests: readonly StrategyManifest[];
  readonly callbackAllowCidrs: readonly string[];
  /** Reads texts up to the size of a request. */
  readonly readText: ReadCallBody;
}

/** Texts up to this size are judged on the main thread: that takes less than starting another. */
const INLINE_BYTES = 64 * 1024;
/** An editor asks after every pause in typing. */
const PER_MINUTE = 120;

/** `validateProblem`. */
export function createValidateHandlers({ manifests, callbackAllowCidrs, readText }: ValidateHandlersDeps): CenterHandlers {
  const rate = createCallRate();
  const judge = createOneShot<JudgeQuestion, ProblemReport>({ file: new URL('../judge-thread.js', import.meta.url), name: 'roundsman-judge', atMost: 2 });
  return {
    async validateProblem(call) {
      const { account, plan } = callerIn(call);
      rate.take(account, PER_MINUTE);
      const { id, maxNodes, maxVehicles, defaultSolveSeconds, maxSolveSeconds } = plan;
      const report = await withBody({ readBody: readText }, call, async (bytes) => {
        const question = { bytes, callbackAllowCidrs, manifests, plan: { id, maxNodes, maxVehicles, defaultSolveSeconds, maxSolveSeconds } };
        return bytes.length <= INLINE_BYTES ? judgeText(question) : judge(question);
      });
      answerResult(call, report);
    },
  };
}
