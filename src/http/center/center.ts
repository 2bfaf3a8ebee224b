import { join } from 'node:path';
import type { Next } from 'koa';
import { createAccounts } from '../../accounts/accounts.js';
import { createSessions } from '../../accounts/sessions.js';
import { createSignInLimit, type SignInLimits } from '../../accounts/sign-in-limit.js';
import type { AdmissionService } from '../../accounts/admission.js';
import type { MatrixStore } from '../../accounts/matrices.js';
import type { HistoryService } from '../../accounts/history.js';
import type { UsageLog } from '../../accounts/usage-log.js';
import { packageRoot } from '../../root.js';
import { serviceSecret, type StoredSecret } from '../../tasks/ids.js';
import { createBodyReader } from '../body.js';
import type { ByteBudget } from '../byte-budget.js';
import type { Call } from '../call.js';
import type { FloodLimit } from '../flood-limit.js';
import type { HistoryLists } from '../history-lists.js';
import type { ApiOptions, MapTilesConfig } from '../options.js';
import { once } from '../once.js';
import { createCenterRoutes, readCenterContract } from './center-routes.js';
import { createHistoryHandlers } from './handlers/history.js';
import { createKeyHandlers } from './handlers/keys.js';
import { createPlanHandlers } from './handlers/plan.js';
import { createPlaygroundHandlers, type PlaygroundHandlersDeps } from './handlers/playground.js';
import { createSessionHandlers } from './handlers/session.js';
import { createValidateHandlers } from './handlers/validate.js';
import type { ValidationThreads } from './validation-threads.js';
import type { SelectionTable } from '../../strategy/selection-table.js';
import { createPages } from './pages.js';
import { createSessionCookies } from './session-cookie.js';

/** What the account center needs of the API process that it is part of. */
export interface CenterDeps extends Pick<ApiOptions, 'broker' | 'plans' | 'metrics' | 'maxBodyBytes' | 'logger' | 'manifests'>, Pick<PlaygroundHandlersDeps, 'busy' | 'findTrace' | 'streams' | 'beatMs' | 'submitBody' | 'cancel' | 'judging'> {
  readonly selection: SelectionTable;
  readonly publicUrl: string | null;
  /** Tiles for maps; null: none. */
  readonly mapTiles: MapTilesConfig | null;
  readonly callbackAllowCidrs: readonly string[];
  readonly now: () => number;
  readonly flood: FloodLimit;
  readonly budget: ByteBudget;
  readonly matrices: Pick<MatrixStore, 'resolve'>;
  readonly admission: AdmissionService;
  readonly usage: UsageLog;
  readonly history: HistoryService;
  readonly lists: HistoryLists;
  /** Validates the texts of the playground. */
  readonly validateText: ValidationThreads['validate'];
  readonly signInLimits?: SignInLimits;
  /** Where the built pages are; default `dist/pages`. */
  readonly webFolder?: string;
}

const CENTER_API = '/account/api/';
/** Bodies of everything but problems. */
const SMALL_BODY_BYTES = 16 * 1024;
const DEVICE_SECRET = 'center-device-secret';

/** The account center: its pages, and what they call. */
export async function createCenter(deps: CenterDeps): Promise<(call: Call, next: Next) => Promise<void>> {
  const { broker, plans, now, budget, flood, publicUrl, metrics } = deps;
  const sessions = createSessions({ broker, now });
  const cookies = createSessionCookies(publicUrl?.startsWith('https:') ?? false);
  const readBody = createBodyReader({ limit: SMALL_BODY_BYTES, budget });
  const settings = broker.bucket<StoredSecret>('settings');
  const routes = await createCenterRoutes({
    sessions, cookies, plans, flood, publicUrl,
    handlers: {
      ...createSessionHandlers({
        sessions, cookies, plans, readBody, metrics, mapTiles: deps.mapTiles,
        accounts: createAccounts({ broker, plans, now }),
        limit: createSignInLimit(deps.signInLimits),
        deviceSecret: once(() => serviceSecret(settings, DEVICE_SECRET)),
      }),
      ...createKeyHandlers({ broker, now, readBody }),
      ...createPlaygroundHandlers({ ...deps, sessions }),
      ...createHistoryHandlers(deps),
      ...createValidateHandlers({
        manifests: deps.manifests, selection: deps.selection, callbackAllowCidrs: deps.callbackAllowCidrs, validateText: deps.validateText, matrices: deps.matrices, readEarlier: deps.judging.readEarlier, budget,
        readText: createBodyReader({ limit: deps.maxBodyBytes, budget, media: 'text/plain' }),
      }),
      ...createPlanHandlers({ broker, now, admission: deps.admission, usage: deps.usage, maxBodyBytes: deps.maxBodyBytes }),
    },
  });
  const pages = createPages(deps.webFolder ?? join(packageRoot, 'dist', 'pages'), deps.mapTiles);
  const document = JSON.stringify(readCenterContract());
  return async (call, next) => {
    if (call.path === `${CENTER_API}openapi.json` && (call.method === 'GET' || call.method === 'HEAD')) {
      call.state.operation = 'openapi';
      call.type = 'application/json';
      call.set('Cache-Control', 'no-cache');
      call.body = document;
    } else if (call.path.startsWith(CENTER_API)) {
      await routes(call);
    } else {
      await pages(call, next);
    }
  };
}
