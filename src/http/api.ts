import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Koa from 'koa';
import { LRUCache } from 'lru-cache';
import { createAccounts } from '../accounts/accounts.js';
import { createAdmission } from '../accounts/admission.js';
import { createAuthenticate, type Caller } from '../accounts/authenticate.js';
import { createHistory } from '../accounts/history.js';
import { createMatrixStore } from '../accounts/matrices.js';
import { createUsageLog } from '../accounts/usage-log.js';
import { createBusyGate, type ServiceLoad } from '../tasks/busy.js';
import { createFindTrace } from '../tasks/traces.js';
import { idempotencySecret, type StoredSecret } from '../tasks/ids.js';
import { createAnswer } from './answer.js';
import { createBodyReader } from './body.js';
import { createByteBudget } from './byte-budget.js';
import type { CallState } from './call.js';
import { createCallRate } from './call-rate.js';
import { createCenter } from './center/center.js';
import { createValidationThreads } from './center/validation-threads.js';
import { createClientAddress } from './client-address.js';
import { createContractRoutes, readContract } from './contract-routes.js';
import { createCors } from './cors.js';
import { createEventStreams } from './event-streams.js';
import { createFloodLimit } from './flood-limit.js';
import { createCallbackHandler, createPlanCallbackHandler } from './handlers/callback.js';
import { createCancelById, createCancelHandler, createPlanCancelHandler } from './handlers/cancel.js';
import { createCheckHandler, createPlanCheckHandler } from './handlers/check.js';
import { createEventsHandler, createPlanEventsHandler } from './handlers/events.js';
import { createTaskNamer } from './handlers/idempotency-key.js';
import { createListHandler } from './handlers/list.js';
import { createReadEarlier } from '../tasks/earlier.js';
import { createMatricesHandlers } from './handlers/matrices.js';
import { createPlanPollHandler, createPollHandler } from './handlers/poll.js';
import { createPlanSubmitHandler, createSubmitBody, createSubmitHandler } from './handlers/submit.js';
import { createBatchSubmitHandler } from './handlers/submit-batch.js';
import { createUsageHandler } from './handlers/usage.js';
import { createPlanValidateHandler, createValidateHandler } from './handlers/validate.js';
import { builtInSelection } from '../strategy/selection-reader.js';
import { createRequestParser } from './request-parser/request-parser.js';
import { createHistoryLists } from './history-lists.js';
import { createLongPolls } from './long-poll.js';
import { once } from './once.js';
import { createOperationalRoutes } from './operational-routes.js';
import { traceCalls } from './tracing.js';
import { EDGE_LIMITS, RESULT_TTL_SECONDS, type ApiOptions } from './options.js';
import { followSubmissions } from './submission-gauge.js';
import { createEdgeServer, listen, retireServer, stopServer } from './server.js';

/** One API process. */
export interface Api {
  readonly app: Koa<CallState>;
  readonly server: Server;
  /** @param port 0 for any free one. */
  listen(port: number, host: string): Promise<AddressInfo>;
  /**
   * Turns readiness off, lets the calls under way and what follows their answers finish, and closes every connection.
   * @param graceMs after this long they are cut off; default 10 s.
   * @param options.replaced another process serves on the same port already: readiness stays, and a connection that is
   * kept open is answered once more, with word that it closes, or ends by its time of idleness. Default false.
   */
  close(graceMs?: number, options?: { readonly replaced?: boolean }): Promise<void>;
}

/** Marketplace users that this process has written down already. */
const MAX_NOTED = 10_000;

/**
 * Creates the HTTP API over a broker.
 * @throws Error when the contract is invalid, or its operations and the handlers do not match.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { broker, plans, marketplace, logger, metrics, manifests, selection = builtInSelection() } = options;
  const now = options.now ?? broker.clock.now;
  const limits = { ...EDGE_LIMITS, ...options.limits };
  const document = options.document ?? readContract();
  const flood = createFloodLimit(limits.refusalsPerMinute);
  const parser = createRequestParser({ callbackAllowCidrs: options.callbackAllowCidrs ?? [] }, limits.threadFromBytes);
  const validationThreads = createValidationThreads();
  const busy = createBusyGate({ jobs: broker.jobs, settings: broker.bucket<ServiceLoad>('settings'), depth: options.busyQueueDepth, usage: async () => broker.usage(), writes: broker.writes });
  const submissionGauge = followSubmissions({ broker, busy, metrics, logger });
  const following = new Set<Promise<void>>();
  const admission = createAdmission({ broker, now });
  const history = createHistory({ broker, plans, now });
  const lists = createHistoryLists(history);
  const matrices = createMatrixStore({ broker, now });
  const usage = createUsageLog({ broker, logger, now });
  const budget = createByteBudget(limits.bodyBytesInFlight);
  const defer = (work: Promise<void>): void => {
    following.add(work);
    void work.finally(() => following.delete(work));
  };
  const authenticate = createAuthenticate({ broker, plans, marketplace, now });
  const streams = createEventStreams(
    { inAll: limits.eventStreams, perAccount: limits.eventStreamsPerAccount, lifetimeMs: limits.eventStreamMs },
    (open) => metrics.httpHeldCalls.set({ kind: 'events' }, open),
  );
  let stopping = false;
  let replaced = false;
  const isStopping = (): boolean => stopping;
  const readBody = createBodyReader({ limit: options.maxBodyBytes, budget });
  const rate = createCallRate();
  const longPolls = createLongPolls(broker.events, limits, (waiting) => metrics.httpHeldCalls.set({ kind: 'wait' }, waiting));

  const app = new Koa<CallState>();
  app.on('error', (error: unknown) => logger.debug({ err: error }, 'connection failed'));
  app.use(traceCalls);
  app.use(createAnswer({
    logger, metrics, flood, usage, isStopping,
    publicUrl: options.publicUrl ?? null,
    answerTimeoutMs: limits.answerTimeoutMs,
    clientAddress: createClientAddress(options.trustedProxies ?? []),
  }));
  if (options.corsOrigins?.length) app.use(createCors(options.corsOrigins, document));
  app.use(createOperationalRoutes({
    document, marketplace, broker,
    isStopping: () => stopping && !replaced,
    publicUrl: options.publicUrl ?? null,
    docs: {
      plans: plans.list,
      resultTtlSeconds: options.resultTtlSeconds ?? RESULT_TTL_SECONDS,
      busyQueueDepth: options.busyQueueDepth,
      maxBodyBytes: options.maxBodyBytes,
      maxHeaderBytes: limits.maxHeaderBytes,
      headersTimeoutMs: limits.headersTimeoutMs,
      requestTimeoutMs: limits.requestTimeoutMs,
      eventStreamsPerAccount: limits.eventStreamsPerAccount,
      longPollsPerAccount: limits.longPollsPerAccount,
    },
    isReady: options.isReady ?? (() => true),
  }));
  const findTrace = createFindTrace({ broker, history, now, resultTtlMs: (options.resultTtlSeconds ?? RESULT_TTL_SECONDS) * 1000 });
  const readEarlier = createReadEarlier({ broker, now, logger, findTrace });
  const secret = once(() => idempotencySecret(broker.bucket<StoredSecret>('settings')));
  await secret();
  const submitting = {
    broker, busy, now, logger, metrics, parser, flood, manifests, selection, admission, history, defer, readBody, matrices, readEarlier, budget,
    idempotencySecret: secret,
    noteMarketplace: createMarketplaceNoter(options),
  };
  const submitBody = { 1: createSubmitBody(submitting), 2: createSubmitBody(submitting, 2) };
  const cancel = createCancelById({
    broker, now, logger, metrics, admission, history, defer, findTrace,
    resultTtlMs: (options.resultTtlSeconds ?? RESULT_TTL_SECONDS) * 1000,
  });
  const judging = { parser, readBody, manifests, selection, rate, matrices, readEarlier, budget };
  app.use(await createCenter({
    broker, plans, metrics, now, logger, flood, budget, admission, usage, history, lists, busy, findTrace, streams, submitBody, cancel, manifests, selection, judging,
    validateText: (text, lookups) => validationThreads.validate(text, lookups),
    matrices,
    callbackAllowCidrs: options.callbackAllowCidrs ?? [],
    beatMs: limits.eventBeatMs,
    maxBodyBytes: options.maxBodyBytes,
    publicUrl: options.publicUrl ?? null,
    mapTiles: options.mapTiles ?? null,
    ...(options.center ?? {}),
  }));
  const polling = { broker, busy, now, logger, findTrace, authenticate, longPolls };
  const streaming = { broker, busy, now, logger, findTrace, streams, authenticate, beatMs: limits.eventBeatMs };
  app.use(await createContractRoutes({
    document, flood, authenticate,
    nameTask: createTaskNamer(secret),
    handlers: {
      submitSolve: createSubmitHandler(submitBody[1]),
      validateSolve: createValidateHandler(judging),
      checkRoutes: createCheckHandler(judging),
      listSolves: createListHandler({ lists, rate }),
      getSolveResult: createPollHandler(polling),
      getUsage: createUsageHandler({ admission, maxBodyBytes: options.maxBodyBytes }),
      streamSolveEvents: createEventsHandler(streaming),
      cancelSolve: createCancelHandler(cancel),
      getSolveCallback: createCallbackHandler({ broker, now, logger, findTrace }),
      getPlanCallback: createPlanCallbackHandler({ broker, now, logger, findTrace }),
      submitPlan: createPlanSubmitHandler(submitBody[2]),
      validatePlan: createPlanValidateHandler(judging),
      checkPlan: createPlanCheckHandler(judging),
      getPlan: createPlanPollHandler(polling),
      streamPlanEvents: createPlanEventsHandler(streaming),
      cancelPlan: createPlanCancelHandler(cancel),
      submitPlanBatch: createBatchSubmitHandler(submitting),
      ...createMatricesHandlers(judging),
    },
  }));

  const server = createEdgeServer(app.callback(), limits, metrics);
  return {
    app,
    server,
    listen: (port, host) => listen(server, port, host),
    async close(graceMs = 10_000, { replaced: byAnother = false } = {}) {
      replaced = byAnother;
      stopping = true;
      longPolls.drain();
      streams.close();
      const deadline = performance.now() + graceMs;
      await (replaced ? retireServer : stopServer)(server, graceMs);
      await Promise.race([Promise.all(following), sleep(Math.max(0, deadline - performance.now()), undefined, { ref: false })]);
      await usage.close();
      submissionGauge.stop();
      await Promise.all([parser.close(), validationThreads.close()]);
    },
  };
}

/** Writes a marketplace account down at its first submission through this process and whenever its plan changes. */
function createMarketplaceNoter({ broker, plans, now, logger }: ApiOptions): (caller: Caller) => Promise<void> {
  const accounts = createAccounts({ broker, plans, actor: 'marketplace', ...(now && { now }) });
  const noted = new LRUCache<string, string>({ max: MAX_NOTED });
  return async (caller) => {
    if (noted.get(caller.account) === caller.plan.id) return;
    try {
      await accounts.noteMarketplace({ id: caller.account, user: caller.user, plan: caller.plan.id });
      noted.set(caller.account, caller.plan.id);
    } catch (error) {
      logger.warn({ err: error, account: caller.account }, 'marketplace account not recorded yet');
    }
  };
}
