import type { Certificate, CertificateFault } from '../../model/certificate.js';
import type { Problem } from '../../model/problem.js';
import { dualView, type DualView } from './check/dual-view.js';
import { exact, floorOf, product } from './check/exact.js';
import { fewestVehicles } from './check/fewer-vehicles.js';
import { kindsOfRoutes, pricedView } from './check/priced-views.js';
import { searchRoutes, type SearchEnding, type Work } from './check/route-search.js';
import { requiredOf, type Worth, worthOf } from './check/worth.js';
import { problemDigest } from './problem-digest.js';

/** What a check of a certificate found. */
export interface CertificateCheck {
  /** True: the certificate proves `provedValue`, granted what was taken on trust. */
  readonly holds: boolean;
  /**
   * `infeasible`: the least number of required customers that stay unserved in any plan; `bound`: the least cost of a plan that serves
   * all. Null if the certificate does not hold.
   */
  readonly provedValue: number | null;
  /** What was not checked, as statements in plain English; empty: nothing. */
  readonly trusted: readonly string[];
  readonly faults: readonly CertificateFault[];
}

/** How much a check may cost. */
export interface CheckOptions {
  /** Labels and comparisons of labels in all; default 200 million, some ten seconds. */
  readonly work?: number;
  /** Most cells of matrices that are computed with exact numbers; default 1.5 million, some ten seconds. */
  readonly cells?: number;
}

const DEFAULT_WORK = 200_000_000;
/** What more may be spent on refuting cuts, so that unproved ones leave routes their work. */
const CUTS_SHARE = 0.25;
const DEFAULT_CELLS = 1_500_000;
const MAX_UNITS = 2 ** 51;

/**
 * Checks a certificate against its problem, independently of the methods that find them: reads arcs, times and loads from the
 * problem, evaluates the duals with whole numbers, and searches all routes for one that collects more than it costs. Every number
 * counts as the decimal that it prints as; costs are rounded down and limits up to whole numbers, so rounding can hide a
 * proof but never make one. Deterministic.
 */
export function checkCertificate(problem: Problem, certificate: Certificate, { work = DEFAULT_WORK, cells = DEFAULT_CELLS }: CheckOptions = {}): CertificateCheck {
  const faults: CertificateFault[] = [];
  if (certificate.problem !== problemDigest(problem)) faults.push({ path: 'problem', message: 'is the digest of another problem' });
  const duals = dualView(problem, certificate, faults);
  if (faults.length > 0) return refused(faults);
  const worth = worthOf(problem, certificate, duals);
  faults.push(...cutFaults(certificate), ...priceFaults(certificate, duals, worth));
  const provedValue = valueOf(certificate, duals, worth);
  const required = duals.rows.filter(({ price }) => price === Infinity).length;
  if (certificate.kind === 'infeasible' && provedValue > required) faults.push({ path: '', message: `the duals are worth ${provedValue} customers; the problem has ${required} that must be served` });
  if (certificate.kind === 'infeasible' && provedValue <= 0) faults.push({ path: '', message: 'the duals are worth nothing, so they prove nothing' });
  if (certificate.kind === 'bound' && provedValue < certificate.value * (1 - 1e-9)) faults.push({ path: 'value', message: `is ${certificate.value}; the duals are worth ${provedValue}` });
  if (certificate.kind === 'infeasible' && provedValue < certificate.value) faults.push({ path: 'value', message: `is ${certificate.value}; the duals prove ${provedValue}` });
  if (faults.length === 0) faults.push(...falseCuts(problem, certificate, duals, worth, { left: CUTS_SHARE * work }));
  if (faults.length > 0) return refused(faults);
  const trusted = worth.unproved.map((k) => `that at least ${(certificate.cuts[k] as { vehicles: number }).vehicles} vehicles enter the customers of cuts.${k}`);
  const pricing = priceRoutes(problem, certificate, duals, { work: { left: work }, cells });
  if (pricing.faults.length > 0) return refused(pricing.faults);
  return { holds: true, provedValue, trusted: [...trusted, ...pricing.trusted], faults: [] };
}

function refused(faults: readonly CertificateFault[]): CertificateCheck {
  return { holds: false, provedValue: null, trusted: [], faults };
}

/** A vehicle that enters serves one of the customers at least. */
function cutFaults({ cuts }: Certificate): CertificateFault[] {
  return cuts.flatMap((cut, k) => {
    if (cut.kind !== 'capacity' || cut.vehicles <= cut.customers.length) return [];
    return [{ path: `cuts.${k}.vehicles`, message: `is ${cut.vehicles}; ${cut.customers.length} customers need at most as many vehicles` }];
  });
}

/** In a proof that customers stay unserved, a plan may serve those of a cut and nobody else, with fewer vehicles than the cut asks for. */
function falseCuts(problem: Problem, { kind, cuts }: Certificate, duals: DualView, { unproved }: Worth, work: Work): CertificateFault[] {
  if (kind === 'bound') return [];
  return unproved.flatMap((k) => {
    const { customers, vehicles } = cuts[k] as Extract<Certificate['cuts'][number], { kind: 'capacity' }>;
    const routes = fewestVehicles(problem, requiredOf(customers, duals), work);
    if (routes === null || routes.length >= vehicles) return [];
    return [{ path: `cuts.${k}.vehicles`, message: `is ${vehicles}; ${routes.length} can serve the customers: ${routes.map((route) => route.customers.join(', ')).join('; ')}` }];
  });
}

/** What may be left out must not take more of the worth than its price. */
function priceFaults({ kind, scale }: Certificate, { rows }: DualView, { lost }: Worth): CertificateFault[] {
  if (kind === 'infeasible') return [];
  return rows.flatMap(({ price, customers }, row) => {
    if (price === Infinity || lost[row]! <= floorOf(product(exact(price), exact(scale)))) return [];
    return [{ path: 'rows', message: `customer ${customers[0]} collects ${lost[row]} units, more than the price ${price} of leaving it out` }];
  });
}

/**
 * The bound; of stops: if customers that need not be served take nothing of the worth, each that must be takes so much at most,
 * and they take all of it.
 */
function valueOf({ kind, scale }: Certificate, { rows }: DualView, { units, lost }: Worth): number {
  if (kind === 'bound') return Number(units) / scale;
  let [left, most] = [units, 0n];
  for (const [row, { price }] of rows.entries()) {
    if (price < Infinity) left -= lost[row]!;
    else if (lost[row]! > most) most = lost[row]!;
  }
  return left <= 0n || most === 0n ? 0 : Number((left + most - 1n) / most);
}

interface Pricing {
  readonly trusted: readonly string[];
  readonly faults: readonly CertificateFault[];
}

function priceRoutes(problem: Problem, certificate: Certificate, duals: DualView, { work, cells }: { readonly work: Work; readonly cells: number }): Pricing {
  const kinds = kindsOfRoutes(problem, duals);
  const size = problem.customers.length + 1;
  const most = mostCollected(problem, certificate, duals);
  if (most > MAX_UNITS) return { trusted: [], faults: [{ path: '', message: `routes may collect ${most} units; up to ${MAX_UNITS} can be added up exactly: divide scale and all duals by the same number` }] };
  if (size * size * kinds.length > cells) {
    return { trusted: ['that no route collects more than it costs: the pricing was not repeated, the problem is too large for it'], faults: [] };
  }
  const trusted: string[] = [];
  for (const types of kinds) {
    const ending = searchRoutes(pricedView(problem, certificate, duals, types[0]!), work);
    if (ending.kind === 'found') return { trusted, faults: [routeFault(problem, types[0]!, ending, certificate.scale)] };
    if (ending.kind === 'stopped') trusted.push(trustOf(types, ending.upTo));
  }
  return { trusted, faults: [] };
}

/** Units that a route collects or pays for its customers at most, if each collects as much as the one that collects most. */
function mostCollected({ customers }: Problem, { cuts }: Certificate, { collected, rowOf }: DualView): number {
  const entered = new Map<number, number>();
  let paid = 0;
  for (const cut of cuts) {
    if (cut.kind === 'subset-row') paid += cut.dual;
    else for (const node of cut.customers) entered.set(node, (entered.get(node) ?? 0) + cut.dual);
  }
  const each = customers.reduce((most, node) => Math.max(most, collected[rowOf[node]!]! + (entered.get(node) ?? 0)), 0);
  return Math.max(each * (customers.length + 1), paid);
}

function routeFault({ customers }: Problem, type: number, { vertices, excess }: Extract<SearchEnding, { kind: 'found' }>, scale: number): CertificateFault {
  const nodes = vertices.map((vertex) => customers[vertex - 1]!);
  return { path: '', message: `a route of vehicle type ${type} by customers ${nodes.join(', ')} collects ${excess / scale} more than it costs` };
}

function trustOf(types: readonly number[], upTo: number): string {
  const whose = `of vehicle ${types.length === 1 ? 'type' : 'types'} ${types.slice(0, 5).join(', ')}${types.length > 5 ? ` and ${types.length - 5} more` : ''}`;
  return upTo === 0
    ? `that no route ${whose} collects more than it costs: the pricing was not repeated`
    : `that no route ${whose} with more than ${upTo} customer${upTo === 1 ? '' : 's'} collects more than it costs`;
}

