import type { SelectionTable, StrategyManifest } from '../../../strategy/index.js';
import type { ReadCallBody } from '../../body.js';
import { createCallRate } from '../../call-rate.js';
import { successBodyOf } from '../../envelope.js';
import { withBody } from '../../handlers/problem-steps.js';
import { callerIn } from '../answer.js';
import type { CenterHandlers } from '../center-routes.js';
import type { JudgeQuestion } from '../judge-text.js';
import { createOneShot } from '../one-shot.js';
import type { KeptThread } from '../../thread/kept-thread.js';

export interface ValidateHandlersDeps {
  readonly manifests: readonly StrategyManifest[];
  readonly selection: SelectionTable;
  readonly callbackAllowCidrs: readonly string[];
  /** Reads texts up to the size of a request. */
  readonly readText: ReadCallBody;
  readonly judgeThread: KeptThread<JudgeQuestion, Uint8Array>;
}

/** Texts up to this size share a thread; a larger one gets its own, whose memory goes with it. */
const SHARED_BYTES = 64 * 1024;
/** An editor asks after every pause in typing. */
const PER_MINUTE = 120;

/** `validateProblem`. */
export function createValidateHandlers({ manifests, selection, callbackAllowCidrs, readText, judgeThread }: ValidateHandlersDeps): CenterHandlers {
  const rate = createCallRate();
  const judgeLarge = createOneShot<JudgeQuestion, Uint8Array>({ file: new URL('../judge-once.js', import.meta.url), name: 'roundsman-judge', atMost: 2 });
  return {
    async validateProblem(call) {
      const { account, plan } = callerIn(call);
      rate.take(account, PER_MINUTE);
      const { id, maxNodes, maxVehicles, defaultSolveSeconds, maxSolveSeconds } = plan;
      const report = await withBody({ readBody: readText }, call, async (bytes) => {
        const question = { bytes, callbackAllowCidrs, manifests, selection, plan: { id, maxNodes, maxVehicles, defaultSolveSeconds, maxSolveSeconds } };
        return bytes.length <= SHARED_BYTES ? judgeThread.ask(question) : judgeLarge(question);
      });
      call.type = 'application/json';
      call.body = successBodyOf(call.state.requestId, report);
    },
  };
}
