import type { Certificate, CertificateClass, CertificateCut, CertificateFault, CertificateLimit, CertificateRow } from '../../model/certificate.js';
import type { Problem } from '../../model/problem.js';
import { showJson } from '../findings.js';
import { isObject } from '../read-body.js';
import type { CustomerNames } from './customer-names.js';
import { CERTIFICATE_VERSION } from './document.js';

export type CertificateReading = { readonly certificate: Certificate } | { readonly faults: readonly CertificateFault[] };

/** Faults that are listed. */
const MAX_FAULTS = 20;

type Members = Readonly<Record<string, unknown>>;

/** Returns whether a value read from JSON is meant to be a certificate, by its members. */
export function isCertificate(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'certificate' in value && 'rows' in value && 'kind' in value;
}

/** Reads a certificate; never throws on data. O(size of the document). */
export function readCertificate(value: unknown, problem: Problem, names: CustomerNames): CertificateReading {
  if (!isObject(value)) return { faults: [{ path: '', message: 'must be an object' }] };
  const reader = new Reader(problem, names);
  const certificate = reader.read(value);
  return reader.faults.length > 0 ? { faults: reader.faults } : { certificate };
}

/** Collects faults; what it returns counts only if there are none. */
class Reader {
  readonly faults: CertificateFault[] = [];
  readonly #problem: Problem;
  readonly #names: CustomerNames;

  constructor(problem: Problem, names: CustomerNames) {
    this.#problem = problem;
    this.#names = names;
  }

  read(value: Members): Certificate {
    if (value['certificate'] !== CERTIFICATE_VERSION) this.#fault('certificate', `is ${showJson(value['certificate'])}; this release reads version ${CERTIFICATE_VERSION}`);
    const { kind } = value;
    if (kind !== 'infeasible' && kind !== 'bound') this.#fault('kind', `is ${showJson(kind)}; it must be infeasible or bound`);
    return {
      kind: kind === 'bound' ? 'bound' : 'infeasible',
      method: this.#text(value['method'], 'method'),
      problem: this.#text(value['problem'], 'problem'),
      scale: this.#number(value['scale'], 'scale', (scale) => scale > 0, 'a number greater than 0'),
      value: this.#number(value['value'], 'value', (claimed) => claimed >= 0, 'a number of at least 0'),
      rows: this.#list(value['rows'], 'rows', (row, path) => this.#row(row, path)),
      classes: this.#list(value['classes'], 'classes', (each, path) => this.#class(each, path)),
      limits: this.#list(value['limits'], 'limits', (limit, path) => this.#limit(limit, path)),
      cuts: this.#list(value['cuts'], 'cuts', (cut, path) => this.#cut(cut, path)),
    };
  }

  #row(row: Members, path: string): CertificateRow {
    return { customers: this.#customers(row['customers'], `${path}.customers`), dual: this.#dual(row, path) };
  }

  #class(each: Members, path: string): CertificateClass {
    const count = this.#problem.vehicleTypes.length;
    const types = Array.isArray(each['types']) ? (each['types'] as unknown[]) : [];
    if (types.length === 0) this.#fault(`${path}.types`, 'must be a list of vehicle types');
    for (const [k, type] of types.entries()) this.#index(type, `${path}.types.${k}`, count, 'vehicle types');
    return { types: types as number[], dual: this.#dual(each, path) };
  }

  #limit(limit: Members, path: string): CertificateLimit {
    this.#index(limit['limit'], `${path}.limit`, this.#problem.fleetLimits.length, 'fleet limits');
    return { limit: limit['limit'] as number, dual: this.#dual(limit, path) };
  }

  #cut(cut: Members, path: string): CertificateCut {
    const customers = this.#customers(cut['customers'], `${path}.customers`);
    const dual = this.#dual(cut, path);
    if (cut['kind'] === 'capacity') return { kind: 'capacity', customers, vehicles: this.#number(cut['vehicles'], `${path}.vehicles`, isCount, 'a whole number of at least 0'), dual };
    if (cut['kind'] !== 'subset-row') this.#fault(`${path}.kind`, `is ${showJson(cut['kind'])}; it must be capacity or subset-row`);
    else if (customers.length !== 3) this.#fault(`${path}.customers`, 'must be one customer of each of three rows');
    return { kind: 'subset-row', customers: customers as unknown as [number, number, number], dual };
  }

  #customers(value: unknown, path: string): number[] {
    if (!Array.isArray(value) || value.length === 0) {
      this.#fault(path, 'must be a list of customers');
      return [];
    }
    const nodes = value.map((name: unknown, k) => {
      const node = this.#names.nodeOf(name);
      if (node === undefined) this.#fault(`${path}.${k}`, `is ${showJson(name)}; the problem has no such customer`);
      return node ?? -1;
    });
    if (new Set(nodes).size < nodes.length) this.#fault(path, 'must not name a customer twice');
    return nodes;
  }

  #dual(value: Members, path: string): number {
    return this.#number(value['dual'], `${path}.dual`, isCount, 'a whole number of at least 0');
  }

  #index(value: unknown, path: string, count: number, what: string): void {
    if (!(Number.isInteger(value) && (value as number) >= 0 && (value as number) < count)) this.#fault(path, `is ${showJson(value)}; there are ${count} ${what}`);
  }

  #number(value: unknown, path: string, holds: (value: number) => boolean, what: string): number {
    if (typeof value === 'number' && Number.isFinite(value) && holds(value)) return value;
    this.#fault(path, `is ${showJson(value)}; it must be ${what}`);
    return 0;
  }

  #text(value: unknown, path: string): string {
    if (typeof value === 'string' && value.length <= 200) return value;
    this.#fault(path, 'must be a text of at most 200 characters');
    return '';
  }

  #list<T>(value: unknown, path: string, read: (each: Members, path: string) => T): T[] {
    if (!Array.isArray(value)) {
      this.#fault(path, 'must be a list');
      return [];
    }
    return value.flatMap((each: unknown, k) => {
      if (isObject(each)) return [read(each, `${path}.${k}`)];
      this.#fault(`${path}.${k}`, 'must be an object');
      return [];
    });
  }

  #fault(path: string, message: string): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push({ path, message });
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
