import type { StrategyManifest } from './contract.js';
import { builtInSelection } from './selection-reader.js';
import type { Seconds, SelectionRow, SelectionTable, Trial } from './selection-table.js';
import type { ProblemSketch } from './sketch.js';

/**
 * Up to this size a task ends by itself within about a second, whatever its limit, so it may use the quick pool:
 * savings stagnates after 0.2 s at 15, 0.35 s at 20 and 0.5 s at 25 customers, 0.9 s at 40 (table in
 * strategies/savings).
 */
export const QUICK_CUSTOMERS = 25;

/** Pool of tasks that end immediately, and pool of all others; guests may name their own. */
const QUICK = 'quick';
const GENERAL = 'general';

/** What determines the selection. */
export interface SelectionCase extends ProblemSketch {
  /** Seconds that the solve may take; omitted: unlimited. */
  readonly limitSeconds?: number;
  /**
   * Unsigned 32-bit number that decides whether the problem is part of a trial's share; omitted or null: not part of
   * any.
   */
  readonly trafficKey?: number | null;
}

/**
 * The selected strategy with its effective pool, and optionally one that solves the problem in its shadow; or the
 * reason why there is none, as a sentence for the caller.
 */
export type Selection<M extends StrategyManifest = StrategyManifest> = { readonly manifest: M; readonly shadow: M | null } | { readonly reason: string };

function isFor(row: SelectionRow, sketch: SelectionCase, table: SelectionTable): boolean {
  const { customers: size = {}, features: all = [], without_features: none = [], stem_ratio: stem = {} } = row;
  const { customers, features, stemRatio } = sketch;
  const { minimum = 0, maximum = Infinity } = size;
  return customers >= minimum && customers <= maximum
    && all.every((feature) => features.includes(feature)) && !none.some((feature) => features.includes(feature))
    && stemRatio >= (stem.minimum ?? 0) && stemRatio <= (stem.maximum ?? Infinity)
    && hasSeconds(row, sketch, table);
}

/** Looks at the speed, which may have to be measured, only where it decides. */
function hasSeconds({ seconds }: SelectionRow, { customers, limitSeconds }: SelectionCase, table: SelectionTable): boolean {
  if (seconds === undefined) return true;
  const scaled = limitSeconds === undefined || limitSeconds === Infinity ? Infinity : limitSeconds * (table.speed ?? 1);
  return scaled >= secondsFor(seconds.minimum ?? 0, customers) && scaled <= secondsFor(seconds.maximum ?? Infinity, customers);
}

function secondsFor(seconds: Seconds, customers: number): number {
  return typeof seconds === 'number' ? seconds : seconds.per_thousand_customers * (customers / 1000) ** seconds.exponent;
}

function refusal(manifest: StrategyManifest, { customers, features }: ProblemSketch): string | null {
  const { minimum, maximum } = manifest.customers;
  if (customers < minimum || customers > maximum) return `strategy "${manifest.name}" takes ${minimum} to ${maximum} customers, the problem has ${customers}`;
  const missing = features.filter((feature) => !manifest.features.includes(feature));
  return missing.length === 0 ? null : `strategy "${manifest.name}" does not support ${missing.join(', ')}`;
}

/** A quick strategy with a problem that may take long leaves the quick pool, so that no small task waits behind it. */
function inItsPool<M extends StrategyManifest>(manifest: M, customers: number): M {
  if (manifest.pool !== QUICK || customers <= QUICK_CUSTOMERS) return manifest;
  return { ...manifest, pool: GENERAL };
}

/** @returns every pool that may receive a strategy's tasks. */
export function poolsOf(manifest: Pick<StrategyManifest, 'pool'>): readonly string[] {
  return manifest.pool === QUICK ? [QUICK, GENERAL] : [manifest.pool];
}

/** @returns every strategy that a table uses as a shadow. */
export function shadowsOf({ rows }: SelectionTable): readonly string[] {
  return [...new Set(rows.flatMap(({ shadow }) => (shadow === undefined ? [] : [shadow.strategy])))];
}

/** Whether a problem belongs to a trial's share: the same for the same problem every time. */
function isDrawn(trial: Trial | undefined, trafficKey: number | null | undefined, purpose: string): trial is Trial {
  if (trial === undefined || trafficKey === undefined || trafficKey === null) return false;
  return drawOf(trafficKey, `${purpose} ${trial.strategy}`) < trial.share;
}

/** @returns a number in [0, 1) derived from key and text: FNV-1a over both, then SplitMix's finalizer. */
function drawOf(key: number, text: string): number {
  let hash = 0x811c9dc5 ^ key;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Selects the strategy for a problem: the requested one if it supports it, otherwise by the table, otherwise any other
 * that does. Deterministic; loads no strategy code.
 * @param requested name given by the caller; null or undefined leaves the choice to the table.
 * @param table default: the one shipped with the service.
 */
export function selectStrategy<M extends StrategyManifest>(
  manifests: readonly M[], sketch: SelectionCase, requested?: string | null, table: SelectionTable = builtInSelection(),
): Selection<M> {
  const byName = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  const { customers, trafficKey } = sketch;
  if (requested !== null && requested !== undefined) {
    const wanted = byName.get(requested);
    if (wanted === undefined) return { reason: `strategy "${requested}" is unknown; known: ${[...byName.keys()].sort().join(', ')}` };
    const reason = refusal(wanted, sketch);
    return reason === null ? { manifest: inItsPool(wanted, customers), shadow: null } : { reason };
  }
  const row = table.rows.find((candidate) => isFor(candidate, sketch, table));
  const first = isDrawn(row?.candidate, trafficKey, 'candidate') ? [row.candidate.strategy] : [];
  const ordered = [...[...first, ...(row?.order ?? [])].flatMap((name) => byName.get(name) ?? []), ...manifests];
  const chosen = ordered.find((manifest) => refusal(manifest, sketch) === null);
  if (chosen === undefined) return { reason: `no strategy supports a problem of ${customers} customers with ${sketch.features.join(', ') || 'no special features'}` };
  const second = isDrawn(row?.shadow, trafficKey, 'shadow') ? byName.get(row.shadow.strategy) : undefined;
  const shadow = second !== undefined && second !== chosen && refusal(second, sketch) === null ? second : null;
  return { manifest: inItsPool(chosen, customers), shadow };
}
