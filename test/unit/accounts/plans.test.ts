import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPlans, parsePlans } from '../../../src/accounts/plans.js';
import { planEntry } from '../../helpers/plan-entry.js';

describe('the plans file', () => {
  it('returns plans by id and by subscription, case-insensitively', () => {
    const plans = parsePlans({ plans: [planEntry({ id: 'free' }), planEntry({ id: 'pro', marketplace_subscriptions: ['ULTRA'], history_days: 7 })] });
    expect(plans.list.map(({ id }) => id)).to.deep.equal(['free', 'pro']);
    expect(plans.get('free')).to.include({ maxNodes: 2000, historyDays: 30, monthlyQuota: 1000 });
    expect(plans.forSubscription('ultra')).to.equal(plans.get('pro'));
    expect(plans.get('gold')).to.equal(undefined);
  });

  for (const [what, value, text] of [
    ['nothing', null, 'at least one plan'],
    ['no plans', { plans: [] }, 'at least one plan'],
    ['a plan that is no object', { plans: [3] }, 'plan 1: expected an object, got 3'],
    ['an unfit id', { plans: [planEntry({ id: 'a b' })] }, '"id" is "a b"'],
    ['two plans of one id', { plans: [planEntry({ id: 'a' }), planEntry({ id: 'a' })] }, 'plan id "a" appears twice'],
    ['a fractional node limit', { plans: [planEntry({ max_nodes: 1.5 })] }, '"max_nodes" is 1.5; expected an integer of at least 1'],
    ['a missing quota', { plans: [planEntry({ monthly_quota: undefined })] }, '"monthly_quota" is undefined'],
    ['access that is no boolean', { plans: [planEntry({ api_access: 'yes' })] }, '"api_access" is "yes"'],
    ['a misspelt field', { plans: [planEntry({ history_day: 3 })] }, 'unknown field "history_day"'],
    ['a default above the maximum', { plans: [planEntry({ default_solve_seconds: 200 })] }, '"default_solve_seconds" (200) is above'],
    ['one subscription for two plans', { plans: [planEntry({ id: 'a', marketplace_subscriptions: ['X'] }), planEntry({ id: 'b', marketplace_subscriptions: ['x'] })] }, 'subscription "x" appears twice'],
    ['subscriptions that are no array', { plans: [planEntry({ marketplace_subscriptions: 'X' })] }, 'expected an array of names'],
  ] as const) {
    it(`rejects ${what}, saying where`, () => {
      expect(() => parsePlans(value)).to.throw(RangeError, text);
    });
  }

  it('names the file that cannot be read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plans-'));
    const file = join(folder, 'plans.json');
    expect(() => loadPlans(file)).to.throw(RangeError, `plans file ${file} cannot be read`);
    writeFileSync(file, '{"plans": [');
    expect(() => loadPlans(file)).to.throw(RangeError, 'cannot be read');
    writeFileSync(file, JSON.stringify({ plans: [planEntry({})] }));
    expect(loadPlans(file).list).to.have.length(1);
    rmSync(folder, { recursive: true });
  });
});
