import { expect } from 'chai';
import type { Feature, StrategyManifest } from '../../../src/strategy/contract.js';
import { QUICK_CUSTOMERS, selectStrategy, shadowsOf, type Selection, type SelectionCase } from '../../../src/strategy/selection.js';
import type { SelectionRow, SelectionTable } from '../../../src/strategy/selection-table.js';

/** The thresholds of the shipped table. */
const SELF_ENDING_CUSTOMERS = 60;
const GENETIC_CUSTOMERS = 600;
const GENETIC_TIMED_CUSTOMERS = 1000;
const LARGE_CUSTOMERS = 3000;
const GENETIC_SECONDS = 20;
const GENETIC_DEPOTS_SECONDS = 90;
/** Up to 650 customers. */
const GENETIC_FEWER_DEPOTS_SECONDS = 26;

function manifest(name: string, change: Partial<StrategyManifest> = {}): StrategyManifest {
  return { name, version: '1.0.0', contract: 2, description: 'x', pool: 'general', customers: { minimum: 0, maximum: 30_000 }, features: ['time-windows', 'matrix-only'], parameters: [], ...change };
}

const savings = manifest('savings', { pool: 'quick' });
const alns = manifest('alns');
const sweep = manifest('sweep', { features: ['time-windows'], customers: { minimum: 1000, maximum: 30_000 } });
const all = [alns, savings, sweep];

function chosen(customers: number, features: Feature[] = [], manifests = all, requested?: string): string {
  const selection = selectStrategy(manifests, { customers, features, stemRatio: 1 }, requested);
  return 'manifest' in selection ? `${selection.manifest.name} in ${selection.manifest.pool}` : selection.reason;
}

/** The name of the selected strategy, or why there is none. */
function nameOf(selection: Selection): string {
  return 'manifest' in selection ? selection.manifest.name : selection.reason;
}

describe('the selection of a strategy', () => {
  it('depends on size at the thresholds', () => {
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
    expect(chosen(GENETIC_TIMED_CUSTOMERS, [], withIt)).to.equal('hgs in general');
    expect(chosen(GENETIC_TIMED_CUSTOMERS + 1, [], withIt)).to.equal('alns in general');
    expect(chosen(GENETIC_TIMED_CUSTOMERS, ['time-windows'], withIt)).to.equal('hgs in general');
    expect(chosen(GENETIC_TIMED_CUSTOMERS + 1, ['time-windows'], withIt)).to.equal('alns in general');
    expect(chosen(GENETIC_TIMED_CUSTOMERS, ['max-duration'], withIt)).to.equal(`no strategy supports a problem of ${GENETIC_TIMED_CUSTOMERS} customers with max-duration`);
  });

  it('asks for the speed of the machine, which may have to be measured, only where seconds decide', () => {
    let asked = 0;
    const table: SelectionTable = {
      rows: [{ customers: { maximum: 100 }, order: ['savings'] }, { seconds: { minimum: 10 }, order: ['sweep'] }, { order: ['alns'] }],
      get speed() {
        asked++;
        return 2;
      },
    };
    const at = (customers: number, limitSeconds?: number) => nameOf(selectStrategy(all, { customers, features: [], stemRatio: 1, ...(limitSeconds === undefined ? {} : { limitSeconds }) }, null, table));
    expect([at(100, 5), at(2000), asked]).to.deep.equal(['savings', 'sweep', 0]);
    expect([at(2000, 5), at(2000, 4), asked > 0]).to.deep.equal(['sweep', 'alns', true]);
  });

  it('counts seconds of the machine on which the table was measured', () => {
    const hgs = manifest('hgs', { customers: { minimum: 0, maximum: 1000 } });
    const table = (speed: number): SelectionTable => ({ speed, rows: [{ seconds: { minimum: 10 }, order: ['hgs'] }, { order: ['alns'] }] });
    const at = (speed: number, limitSeconds?: number) =>
      nameOf(selectStrategy([...all, hgs], { customers: 500, features: [], stemRatio: 1, ...(limitSeconds === undefined ? {} : { limitSeconds }) }, null, table(speed)));
    expect([at(1, 10), at(1, 9), at(2, 5), at(2, 4.9), at(0.5, 20), at(0.5, 19), at(0.5)]).to.deep.equal(['hgs', 'alns', 'hgs', 'alns', 'hgs', 'alns', 'hgs']);
  });

  it('leaves large problems to annealing if time is short', () => {
    const hgs = manifest('hgs', { customers: { minimum: 0, maximum: 1000 } });
    const within = (customers: number, limitSeconds: number) =>
      nameOf(selectStrategy([...all, hgs], { customers, features: ['time-windows'], stemRatio: 1, limitSeconds }));
    expect(within(1000, GENETIC_SECONDS)).to.equal('hgs');
    expect(within(1000, GENETIC_SECONDS - 1)).to.equal('alns');
    expect(within(500, GENETIC_SECONDS / 4)).to.equal('hgs');
    expect(within(500, GENETIC_SECONDS / 4 - 1)).to.equal('alns');
    expect(within(100, 1)).to.equal('hgs');
  });

  it('leaves problems with a far depot and short routes to annealing if time is short', () => {
    const hgs = manifest('hgs', { features: ['time-windows', 'asymmetric-distances'], customers: { minimum: 0, maximum: 1000 } });
    const within = (customers: number, limitSeconds: number, stemRatio: number, ...features: Feature[]) =>
      nameOf(selectStrategy([alns, hgs], { customers, features, stemRatio, limitSeconds }));
    expect(within(500, 19, 4)).to.equal('alns');
    expect(within(500, 19, 3.9)).to.equal('hgs');
    expect(within(500, 21, 4)).to.equal('hgs');
    expect(within(300, 10, 8)).to.equal('hgs');
    expect(within(500, 19, 4, 'time-windows')).to.equal('hgs');
    expect(within(500, 19, 4, 'asymmetric-distances')).to.equal('hgs');
  });

  it('solves large problems without windows by the genetic search if there is time, the depot is near and distances are symmetric', () => {
    const [hgs, alns] = ['hgs', 'alns'].map((name) => manifest(name, { features: ['asymmetric-distances'], customers: { minimum: 0, maximum: name === 'hgs' ? 1000 : 30_000 } }));
    const within = (customers: number, limitSeconds: number, stemRatio: number, ...features: Feature[]) =>
      nameOf(selectStrategy([alns!, hgs!], { customers, features, stemRatio, limitSeconds }));
    expect(within(1000, 55, 1)).to.equal('hgs');
    expect(within(1000, 54, 1)).to.equal('alns');
    expect(within(700, 28, 2.4)).to.equal('hgs');
    expect(within(700, 28, 2.5)).to.equal('alns');
    expect(within(1001, 100, 1)).to.equal('alns');
    expect(within(GENETIC_CUSTOMERS, 20, 1)).to.equal('hgs');
    expect(within(GENETIC_CUSTOMERS + 1, 19, 1)).to.equal('alns');
    expect(within(700, 60, 1, 'asymmetric-distances')).to.equal('alns');
  });

  it('leaves several depots with windows to annealing if time is short', () => {
    const hgs = manifest('hgs', { features: ['time-windows', 'several-depots'], customers: { minimum: 0, maximum: 1000 } });
    const alns = manifest('alns', { features: ['time-windows', 'several-depots'] });
    const within = (customers: number, limitSeconds: number, ...windows: Feature[]) =>
      nameOf(selectStrategy([alns, hgs], { customers, features: [...windows, 'several-depots'], stemRatio: 1, limitSeconds }));
    expect(within(1000, GENETIC_DEPOTS_SECONDS, 'time-windows')).to.equal('hgs');
    expect(within(1000, GENETIC_DEPOTS_SECONDS - 1, 'time-windows')).to.equal('alns');
    const least = (customers: number, perThousand: number) => perThousand * (customers / 1000) ** 2;
    expect(within(651, least(651, GENETIC_DEPOTS_SECONDS) + 0.1, 'time-windows')).to.equal('hgs');
    expect(within(651, least(651, GENETIC_DEPOTS_SECONDS) - 0.1, 'time-windows')).to.equal('alns');
    expect(within(650, least(650, GENETIC_FEWER_DEPOTS_SECONDS) + 0.1, 'time-windows')).to.equal('hgs');
    expect(within(650, least(650, GENETIC_FEWER_DEPOTS_SECONDS) - 0.1, 'time-windows')).to.equal('alns');
    expect(within(500, GENETIC_SECONDS / 4)).to.equal('hgs');
  });

  it('leaves different vehicles to annealing except with few customers', () => {
    const [hgs, alns] = ['hgs', 'alns'].map((name) => manifest(name, { features: ['different-vehicles'], customers: { minimum: 0, maximum: 1000 } }));
    const chosenIn = (limitSeconds: number) => (customers: number) =>
      nameOf(selectStrategy([alns!, hgs!], { customers, features: ['different-vehicles'], stemRatio: 1, limitSeconds }));
    expect([100, 200, 201, 240, 241, 600].map(chosenIn(10))).to.deep.equal(['hgs', 'hgs', 'hgs', 'hgs', 'alns', 'alns']);
    expect([200, 201, 240].map(chosenIn(5))).to.deep.equal(['hgs', 'alns', 'alns']);
  });

  it('skips strategies that lack a feature or are not installed', () => {
    expect(chosen(LARGE_CUSTOMERS + 1, ['matrix-only'])).to.equal('alns in general');
    expect(chosen(100, [], [savings])).to.equal('savings in general');
  });

  it('falls back to a strategy outside the table', () => {
    const guest = manifest('guest', { features: ['several-depots'], pool: 'mine' });
    expect(chosen(100, ['several-depots'], [...all, guest])).to.equal('guest in mine');
  });

  it('follows a request, in a pool where no small task waits behind it', () => {
    expect(chosen(100, [], all, 'savings')).to.equal('savings in general');
    expect(chosen(10, [], all, 'alns')).to.equal('alns in general');
  });

  it('says why there is none', () => {
    expect(chosen(10, [], all, 'magic')).to.equal('strategy "magic" is unknown; known: alns, savings, sweep');
    expect(chosen(10, [], all, 'sweep')).to.equal('strategy "sweep" takes 1000 to 30000 customers, the problem has 10');
    expect(chosen(10, ['max-duration'], all, 'alns')).to.equal('strategy "alns" does not support max-duration');
    expect(chosen(10, ['max-duration'])).to.equal('no strategy supports a problem of 10 customers with max-duration');
  });
});

describe('a selection table', () => {
  const hgs = manifest('hgs');
  const guest = manifest('guest', { customers: { minimum: 0, maximum: 500 } });
  const manifests = [alns, savings, hgs, guest];
  const named = (rows: readonly SelectionRow[], sketch: Partial<SelectionCase> = {}, requested?: string): string => {
    const selection = selectStrategy(manifests, { customers: 100, features: [], stemRatio: 1, ...sketch }, requested, { rows });
    return 'manifest' in selection ? [selection.manifest.name, ...(selection.shadow === null ? [] : [`shadowed by ${selection.shadow.name}`])].join(' ') : selection.reason;
  };
  const rest: SelectionRow = { order: ['savings'] };

  it('has rows by customers, both ends inclusive', () => {
    const rows = [{ customers: { minimum: 50, maximum: 60 }, order: ['hgs'] }, rest];
    expect([49, 50, 60, 61].map((customers) => named(rows, { customers }))).to.deep.equal(['savings', 'hgs', 'hgs', 'savings']);
    expect([0, 49, 50].map((customers) => named([{ customers: { minimum: 50 }, order: ['hgs'] }, rest], { customers }))).to.deep.equal(['savings', 'savings', 'hgs']);
  });

  it('has rows by the stem ratio, both ends inclusive', () => {
    const rows = [{ stem_ratio: { minimum: 2, maximum: 4 }, order: ['hgs'] }, rest];
    expect([1.9, 2, 4, 4.1].map((stemRatio) => named(rows, { stemRatio }))).to.deep.equal(['savings', 'hgs', 'hgs', 'savings']);
  });

  it('has rows by features that must be present, and must be absent', () => {
    const rows: SelectionRow[] = [{ features: ['time-windows'], without_features: ['matrix-only'], order: ['hgs'] }, rest];
    expect(named(rows, { features: ['time-windows'] })).to.equal('hgs');
    expect(named(rows, { features: ['time-windows', 'matrix-only'] })).to.equal('savings');
    expect(named(rows)).to.equal('savings');
  });

  it('has rows by time, fixed or growing with the problem; no limit is infinite time', () => {
    const from = (limitSeconds?: number) => named([{ seconds: { minimum: 5, maximum: 60 }, order: ['hgs'] }, rest], limitSeconds === undefined ? {} : { limitSeconds });
    expect([from(4.9), from(5), from(60), from(61), from()]).to.deep.equal(['savings', 'hgs', 'hgs', 'savings', 'savings']);
    const growing: SelectionRow[] = [{ seconds: { minimum: { per_thousand_customers: 40, exponent: 2 } }, order: ['hgs'] }, rest];
    expect([named(growing, { customers: 500, limitSeconds: 10 }), named(growing, { customers: 500, limitSeconds: 9.9 }), named(growing)]).to.deep.equal(['hgs', 'savings', 'hgs']);
  });

  it('includes guests', () => {
    const rows = [{ order: ['guest', 'hgs'] }];
    expect(named(rows)).to.equal('guest');
    expect(named(rows, { customers: 501 })).to.equal('hgs');
  });

  it('gives a candidate its share of the problems, the same ones every time', () => {
    const keys = Array.from({ length: 4000 }, (_, k) => Math.imul(k, 2_654_435_761) >>> 0);
    const rows = (share: number): SelectionRow[] => [{ order: ['hgs'], candidate: { strategy: 'guest', share } }];
    const taken = (share: number) => keys.filter((trafficKey) => named(rows(share), { trafficKey }) === 'guest');
    expect(taken(0)).to.deep.equal([]);
    expect(taken(1)).to.have.length(keys.length);
    expect(taken(0.1).length / keys.length).to.be.within(0.08, 0.12);
    expect(taken(0.1)).to.deep.equal(taken(0.1));
    expect(taken(0.3)).to.include.members(taken(0.1));
  });

  it('skips trials if the caller chose, the answer must be reproducible, or the candidate does not support the problem', () => {
    const rows: SelectionRow[] = [{ order: ['hgs'], candidate: { strategy: 'guest', share: 1 }, shadow: { strategy: 'alns', share: 1 } }];
    expect(named(rows, { trafficKey: 7 })).to.equal('guest shadowed by alns');
    expect(named(rows, { trafficKey: null })).to.equal('hgs');
    expect(named(rows)).to.equal('hgs');
    expect(named(rows, { trafficKey: 7 }, 'savings')).to.equal('savings');
    expect(named(rows, { trafficKey: 7, customers: 501 })).to.equal('hgs shadowed by alns');
  });

  it('never makes a strategy its own shadow, or a shadow solve what it does not support', () => {
    const rows: SelectionRow[] = [{ order: ['hgs', 'alns'], candidate: { strategy: 'guest', share: 1 }, shadow: { strategy: 'guest', share: 1 } }];
    expect(named(rows, { trafficKey: 7 })).to.equal('guest');
    expect(named(rows, { trafficKey: 7, customers: 501 })).to.equal('hgs');
  });

  it('lists each shadow once', () => {
    const shadow = { strategy: 'guest', share: 0.5 };
    const table: SelectionTable = { rows: [{ order: ['hgs'], shadow }, { order: ['alns'], shadow }, rest] };
    expect(shadowsOf(table)).to.deep.equal(['guest']);
  });
});
