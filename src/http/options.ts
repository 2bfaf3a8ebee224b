import type { Document } from 'openapi-backend';
import type { Logger } from 'pino';
import type { MarketplaceOptions } from '../accounts/marketplace.js';
import type { Plans } from '../accounts/plans.js';
import type { SignInLimits } from '../accounts/sign-in-limit.js';
import type { Metrics } from '../metrics/metrics.js';
import type { SelectionTable } from '../strategy/selection-table.js';
import type { StrategyManifest } from '../strategy/contract.js';
import type { Broker } from '../tasks/ports.js';

/** Everything that an API process is made of. */
export interface ApiOptions {
  readonly broker: Broker;
  readonly plans: Plans;
  readonly marketplace: MarketplaceOptions;
  readonly manifests: readonly StrategyManifest[];
  /** Chooses among them; default the shipped table. */
  readonly selection?: SelectionTable;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Waiting tasks from which on submissions are refused. */
  readonly busyQueueDepth: number;
  /** Most bytes of a request body, as sent and inflated. */
  readonly maxBodyBytes: number;
  /** Networks that callbacks may reach although they are private; default none. */
  readonly callbackAllowCidrs?: readonly string[];
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed; default none. */
  readonly trustedProxies?: readonly string[];
  /** Origins of web pages that may call the API, `*` for every one; default none. */
  readonly corsOrigins?: readonly string[];
  /** The contract; default the bundled document. */
  readonly document?: Document;
  /** The address that partners use, for the served document, the documentation and errors; null or absent: the host of each call. */
  readonly publicUrl?: string | null;
  /** Tiles for the maps of the account center; default null: none. */
  readonly mapTiles?: MapTilesConfig | null;
  /** How long results can be polled, for the documentation; default a day. */
  readonly resultTtlSeconds?: number;
  /** A further condition of readiness beside the broker, a worker for instance; default none. */
  readonly isReady?: () => boolean;
  /** Epoch milliseconds; default the broker's clock. */
  readonly now?: () => number;
  readonly limits?: Partial<EdgeLimits>;
  /** Settings of the account center; the defaults are meant for service. */
  readonly center?: { readonly signInLimits?: SignInLimits; readonly webFolder?: string };
}

/** The lifetime of results where nothing else is said. */
export const RESULT_TTL_SECONDS = 86_400;

/** Limits of the HTTP edge; milliseconds and bytes. */
export interface EdgeLimits {
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  readonly connectionsCheckingIntervalMs: number;
  readonly maxConnections: number;
  readonly maxHeaderBytes: number;
  /** A client that takes nothing of its answer for so long is cut off. */
  readonly answerTimeoutMs: number;
  /** Request bodies held at once. */
  readonly bodyBytesInFlight: number;
  /** Refused calls of one client in a minute from which on it is turned away without work. */
  readonly refusalsPerMinute: number;
  /** Bodies from this size on are parsed in a thread. */
  readonly threadFromBytes: number;
  /** Event streams open at once in this process, and those of one account. */
  readonly eventStreams: number;
  readonly eventStreamsPerAccount: number;
  /** An event stream that lasts so long is ended; the client comes again. */
  readonly eventStreamMs: number;
  /** Between two signs of life of an event stream; well below `answerTimeoutMs`. */
  readonly eventBeatMs: number;
  /** Polls that wait at once, over all accounts and of one; more are answered at once. */
  readonly longPolls: number;
  readonly longPollsPerAccount: number;
  /** A poll that waits looks at its task so often although it heard nothing, for events may be lost. */
  readonly longPollLookMs: number;
}

export const EDGE_LIMITS: EdgeLimits = Object.freeze({
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 30_000,
  keepAliveTimeoutMs: 5_000,
  connectionsCheckingIntervalMs: 1_000,
  maxConnections: 2_000,
  maxHeaderBytes: 16_384,
  answerTimeoutMs: 10_000,
  bodyBytesInFlight: 128 * 1024 * 1024,
  refusalsPerMinute: 6_000,
  threadFromBytes: 256 * 1024,
  eventStreams: 500,
  eventStreamsPerAccount: 20,
  eventStreamMs: 3_600_000,
  eventBeatMs: 5_000,
  longPolls: 1_000,
  longPollsPerAccount: 100,
  longPollLookMs: 10_000,
});

/** A server of map tiles. */
export interface MapTilesConfig {
  /** Address of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Whose map it is. */
  readonly attribution: string;
}
