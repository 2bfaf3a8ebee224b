import { expect } from 'chai';
import { check } from '../../src/model/checker.js';
import { conformanceProblems } from '../../src/strategy/conformance/problems.js';
import { examine } from '../../src/strategy/conformance/examine.js';
import type { Finding } from '../../src/strategy/conformance/finding.js';
import { featuresOf } from '../../src/strategy/features.js';
import { loadManifests, type RegisteredManifest } from '../../src/strategy/registry.js';
import type { Strategy } from '../../src/strategy/contract.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { manifestFaults } from '../../src/strategy/manifest.js';
import { countOf } from '../helpers/thorough.js';

/** The suite itself is in src/strategy/conformance; `strategy check` runs the same one. */
const ROUNDS = countOf(1, 4);

for (const manifest of loadManifests()) {
  describe(`the strategy ${manifest.name}`, function () {
    let findings: readonly Finding[];

    before(async () => {
      findings = await examine({ manifest, strategy: await loadStrategy(manifest) }, { rounds: ROUNDS });
    });

    it('has a valid manifest', () => {
      const { folder: _, ...written } = manifest;
      expect(manifestFaults(written)).to.deep.equal([]);
    });

    for (const rule of ['answers', 'feasible', 'cost', 'solves', 'repeats', 'untouched', 'time-limit'] as const) {
      it(`keeps the rule "${rule}"`, () => {
        expect(findings.filter((finding) => finding.rule === rule)).to.deep.equal([]);
      });
    }
  });
}

describe('the problems of the conformance suite', () => {
  const [all, detailed] = ['savings', 'alns'].map((name) => loadManifests().find((manifest) => manifest.name === name)!) as [RegisteredManifest, RegisteredManifest];

  it('use the features that the manifest names and no others', () => {
    for (const features of [[], ['time-windows'], ['soft-time-windows', 'max-duration'], ['asymmetric-distances', 'matrix-only'], all.features, detailed.features] as const) {
      const asked = new Set(conformanceProblems({ customers: all.customers, features: [...features] }).flatMap(({ problem }) => featuresOf(problem)));
      expect([...asked]).to.have.members([...features]);
    }
  });

  it('have the sizes that the manifest allows', () => {
    const sizes = conformanceProblems({ customers: { minimum: 5, maximum: 20 }, features: all.features }).map(({ problem }) => problem.customers.length);
    expect([Math.min(...sizes), Math.max(...sizes)]).to.deep.equal([5, 20]);
  });

  it('are large enough to find nodes that are counted in bytes', async () => {
    const savings = await loadStrategy(all);
    const inBytes: Strategy = {
      async solve(problem, context) {
        const outcome = await savings.solve(problem, { ...context, report: () => undefined });
        return { ...outcome, routes: outcome.routes?.map(({ type, customers }) => ({ type, customers: [...Uint8Array.from(customers)] })) ?? null };
      },
    };
    const findings = await examine({ manifest: { ...all, features: [] }, strategy: inBytes });
    expect(findings.find(({ rule }) => rule === 'feasible')?.message).to.match(/^[a-z-]+ on 300 customers, seed 1: /);
  });

  it('are the same every time, and valid', () => {
    expect(conformanceProblems(all, ROUNDS)).to.deep.equal(conformanceProblems(all, ROUNDS));
    for (const { label, problem } of [all, detailed].flatMap((manifest) => conformanceProblems(manifest, ROUNDS))) {
      expect(problem.vehicleTypes.flatMap(({ vehicles }) => [...vehicles]).sort((a, b) => a - b), label).to.deep.equal(Array.from({ length: problem.vehicleCount }, (_, i) => i));
      expect(check(problem, []).every(({ kind }) => kind === 'missing-customer' || kind === 'locked'), label).to.equal(true);
    }
  });
});
