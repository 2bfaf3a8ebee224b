/** What names of variables that nobody reads say about the environment. */
export interface NameFindings {
  /** Certainly misspelt: the service must not start. */
  readonly misspelt: readonly string[];
  /** Likely meant for this service. */
  readonly suspicious: readonly string[];
}

/** Beginnings that belong to variables of this service. */
const FAMILIES = ['NATS_', 'METRICS_', 'SOLVE_', 'MARKETPLACE_', 'CALLBACK_', 'WORKER_', 'RESULT_', 'BUSY_QUEUE_', 'STRATEGIES_', 'SELECTION_', 'ROUNDSMAN_'];
/** One letter away from a variable of ours, but known from other programs. */
const FOREIGN = new Set(['LOGLEVEL', 'LOG_LEVELS', 'DATADIR', 'NATS_URI', 'NATS_URLS']);
/** Kubernetes and Docker tell every container of the services around it, `NATS_SERVICE_PORT` for one called nats. */
const INJECTED_NAME = /_SERVICE_(HOST|PORT)(_[A-Z0-9_]+)?$|_PORT_\d+_(TCP|UDP|SCTP)(_(ADDR|PORT|PROTO))?$|_ENV_[A-Za-z0-9_]+$/;
const INJECTED_VALUE = /^(tcp|udp|sctp):\/\//;

/**
 * Checks the names of an environment; never looks at what a secret holds. A name is certainly misspelt when one edit
 * (a letter more, fewer, another, or two swapped) makes it a variable of ours that is not set; of `HOST` and `PORT`,
 * which have neighbours everywhere (`POST`, `HOSTS`), only two swapped letters are certain.
 *
 * @param known names that the service reads.
 */
export function checkNames(environment: Readonly<Record<string, string | undefined>>, known: ReadonlySet<string>): NameFindings {
  const misspelt: string[] = [];
  const suspicious: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    if (known.has(name) || value === undefined || INJECTED_NAME.test(name) || INJECTED_VALUE.test(value)) continue;
    const [nearest, distance] = nearestOf(name, known);
    const meant = `${name} is not a variable of this service; did you mean ${nearest}?`;
    if (distance === 1 && isCertain(name, nearest, environment)) misspelt.push(`${meant} Rename or unset it`);
    else if (distance === 1) suspicious.push(`${meant} It is ignored`);
    else if (FAMILIES.some((family) => name.startsWith(family))) {
      suspicious.push(distance <= 3 ? `${meant} It is ignored` : `${name} is not a variable of this service and is ignored`);
    }
  }
  return { misspelt, suspicious };
}

function isCertain(name: string, nearest: string, environment: Readonly<Record<string, string | undefined>>): boolean {
  const isSet = (environment[nearest] ?? '').trim() !== '';
  return !isSet && !FOREIGN.has(name) && (nearest.includes('_') || isSwap(name, nearest));
}

function isSwap(a: string, b: string): boolean {
  return Array.from(a).sort().join('') === Array.from(b).sort().join('');
}

function nearestOf(name: string, known: ReadonlySet<string>): [name: string, distance: number] {
  let best: [string, number] = ['', Infinity];
  for (const each of known) {
    const distance = editDistance(name, each);
    if (distance < best[1]) best = [each, distance];
  }
  return best;
}

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours cost 1 each. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return Infinity;
  let [beforeLast, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(last![j]! + 1, row[j - 1]! + 1, last![j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, beforeLast![j - 2]! + 1);
    }
    [beforeLast, last] = [last, row];
  }
  return last![b.length]!;
}
