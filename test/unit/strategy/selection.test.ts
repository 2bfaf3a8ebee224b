import { expect } from 'chai';
import type { Feature, StrategyManifest } from '../../../src/strategy/contract.js';
import { GENETIC_CUSTOMERS, GENETIC_DEPOTS_SECONDS, GENETIC_SECONDS, GENETIC_TIMED_CUSTOMERS, LARGE_CUSTOMERS, QUICK_CUSTOMERS, SELF_ENDING_CUSTOMERS, selectStrategy } from '../../../src/strategy/selection.js';

function manifest(name: string, change: Partial<StrategyManifest> = {}): StrategyManifest {
  return { name, version: '1.0.0', contract: 1, description: 'x', pool: 'general', customers: { minimum: 0, maximum: 30_000 }, features: ['time-windows', 'matrix-only'], parameters: [], ...change };
}

const savings = manifest('savings', { pool: 'quick' });
const alns = manifest('alns');
const sweep = manifest('sweep', { features: ['time-windows'], customers: { minimum: 1000, maximum: 30_000 } });
const all = [alns, savings, sweep];

function chosen(customers: number, features: Feature[] = [], manifests = all, requested?: string): string {
  const selection = selectStrategy(manifests, { customers, features }, requested);
  return 'manifest' in selection ? `${selection.manifest.name} in ${selection.manifest.pool}` : selection.reason;
}

describe('the choice of a strategy', () => {
  it('goes by size at the thresholds', () => {
    expect(chosen(0)).to.equal('savings in quick');
    expect(chosen(QUICK_CUSTOMERS)).to.equal('savings in quick');
    expect(chosen(QUICK_CUSTOMERS + 1)).to.equal('alns in general');
    expect(chosen(LARGE_CUSTOMERS)).to.equal('alns in general');
    expect(chosen(LARGE_CUSTOMERS + 1)).to.equal('sweep in general');
  });

  it('prefers the genetic search where it is better and supports the problem', () => {
    const hgs = manifest('hgs', { features: ['time-windows', 'matrix-only'], customers: { minimum: 0, maximum: 1000 } });
    const withIt = [...all, hgs];
    expect(chosen(QUICK_CUSTOMERS, [], withIt)).to.equal('savings in quick');
    expect(chosen(SELF_ENDING_CUSTOMERS, [], withIt)).to.equal('alns in general');
    expect(chosen(SELF_ENDING_CUSTOMERS + 1, [], withIt)).to.equal('hgs in general');
    expect(chosen(GENETIC_CUSTOMERS, [], withIt)).to.equal('hgs in general');
    expect(chosen(GENETIC_CUSTOMERS + 1, [], withIt)).to.equal('alns in general');
    expect(chosen(GENETIC_TIMED_CUSTOMERS, ['time-windows'], withIt)).to.equal('hgs in general');
    expect(chosen(GENETIC_TIMED_CUSTOMERS + 1, ['time-windows'], withIt)).to.equal('alns in general');
    expect(chosen(GENETIC_TIMED_CUSTOMERS, ['max-duration'], withIt)).to.equal(`no strategy supports a problem of ${GENETIC_TIMED_CUSTOMERS} customers with max-duration`);
  });

  it('leaves large problems to annealing when time is short', () => {
    const hgs = manifest('hgs', { customers: { minimum: 0, maximum: 1000 } });
    const within = (customers: number, limitSeconds: number) => {
      const selection = selectStrategy([...all, hgs], { customers, features: ['time-windows'], limitSeconds });
      return 'manifest' in selection ? selection.manifest.name : selection.reason;
    };
    expect(within(1000, GENETIC_SECONDS)).to.equal('hgs');
    expect(within(1000, GENETIC_SECONDS - 1)).to.equal('alns');
    expect(within(500, GENETIC_SECONDS / 4)).to.equal('hgs');
    expect(within(500, GENETIC_SECONDS / 4 - 1)).to.equal('alns');
    expect(within(100, 1)).to.equal('hgs');
  });

  it('leaves several depots with windows to annealing when time is short', () => {
    const hgs = manifest('hgs', { features: ['time-windows', 'several-depots'], customers: { minimum: 0, maximum: 1000 } });
    const alns = manifest('alns', { features: ['time-windows', 'several-depots'] });
    const within = (customers: number, limitSeconds: number, ...windows: Feature[]) => {
      const selection = selectStrategy([alns, hgs], { customers, features: [...windows, 'several-depots'], limitSeconds });
      return 'manifest' in selection ? selection.manifest.name : selection.reason;
    };
    expect(within(1000, GENETIC_DEPOTS_SECONDS, 'time-windows')).to.equal('hgs');
    expect(within(1000, GENETIC_DEPOTS_SECONDS - 1, 'time-windows')).to.equal('alns');
    expect(within(500, GENETIC_DEPOTS_SECONDS / 2, 'time-windows')).to.equal('hgs');
    expect(within(500, GENETIC_DEPOTS_SECONDS / 2 - 1, 'time-windows')).to.equal('alns');
    expect(within(500, GENETIC_SECONDS / 4)).to.equal('hgs');
  });

  it('passes over strategies that lack a feature or are not there', () => {
    expect(chosen(LARGE_CUSTOMERS + 1, ['matrix-only'])).to.equal('alns in general');
    expect(chosen(100, [], [savings])).to.equal('savings in general');
  });

  it('falls back to a strategy outside the table', () => {
    const guest = manifest('guest', { features: ['several-depots'], pool: 'mine' });
    expect(chosen(100, ['several-depots'], [...all, guest])).to.equal('guest in mine');
  });

  it('obeys a request, in a pool where no small task waits behind it', () => {
    expect(chosen(100, [], all, 'savings')).to.equal('savings in general');
    expect(chosen(10, [], all, 'alns')).to.equal('alns in general');
  });

  it('says why not', () => {
    expect(chosen(10, [], all, 'magic')).to.equal('strategy "magic" is unknown; known: alns, savings, sweep');
    expect(chosen(10, [], all, 'sweep')).to.equal('strategy "sweep" takes 1000 to 30000 customers, the problem has 10');
    expect(chosen(10, ['max-duration'], all, 'alns')).to.equal('strategy "alns" does not support max-duration');
    expect(chosen(10, ['max-duration'])).to.equal('no strategy supports a problem of 10 customers with max-duration');
  });
});
