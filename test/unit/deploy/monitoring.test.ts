import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../../src/root.js';
import { findProgram } from '../../../src/serve/broker-binary.js';
import { baseName, DEPLOY, expressions, namedMetrics, readText, readYaml, registeredMetrics, rules } from '../../helpers/deployment.js';
import { readPromql } from '../../helpers/promql.js';

/** Labels that Prometheus and its discovery add to every series. */
const TARGET_LABELS = ['instance', 'job', 'pod', 'process'];
const alerts = rules().filter((rule) => rule.alert !== undefined);

describe('rules and dashboard', () => {
  const known = registeredMetrics();
  const recorded = new Map(rules().flatMap(({ record }) => (record === undefined ? [] : [[record, record] as const])));

  /** Labels of a series; those of a recorded one are in its name, before the first colon. */
  const labelsOf = (metric: string): readonly string[] => {
    if (metric === 'up') return [];
    if (metric === 'ALERTS') return ['alertname', 'alertstate'];
    const record = recorded.get(metric);
    if (record !== undefined) return record.split(':')[0]!.split('_');
    const labels = known.get(baseName(metric, known));
    if (labels === undefined) throw new Error(`no metric ${metric}`);
    return [...labels, ...(metric.endsWith('_bucket') ? ['le'] : [])];
  };

  for (const [where, expression] of expressions()) {
    it(`${where} queries existing metrics and labels: ${expression.replace(/\s+/g, ' ').slice(0, 80)}`, () => {
      const { selectors, groupings } = readPromql(expression);
      const there = new Set([...TARGET_LABELS, ...selectors.flatMap(({ metric }) => labelsOf(metric))]);
      for (const { metric, labels } of selectors) expect([...TARGET_LABELS, ...labelsOf(metric)], metric).to.include.members([...labels]);
      for (const label of groupings) expect(there, expression).to.include(label);
    });
  }

  it('would fail with an unknown metric, or with invalid PromQL', () => {
    expect(() => labelsOf('roundsman_no_such_metric')).to.throw('no metric');
    expect(() => readPromql('sum by (pool (x)')).to.throw('no PromQL');
    expect(readPromql('sum by (pool) (rate(a_total{x="1"}[5m])) / on () b')).to.deep.equal({
      selectors: [{ metric: 'a_total', labels: ['x'] }, { metric: 'b', labels: [] }], groupings: ['pool'],
    });
  });

  it('show every metric of the service except those that only explain others', () => {
    const unseen = [...known.keys()].filter((name) => name.startsWith('roundsman_') && !namedMetrics().has(name));
    expect(unseen).to.deep.equal([]);
  });

  it('the dashboard is generated from its list of questions', async () => {
    const source = (await import(pathToFileURL(join(DEPLOY, 'grafana', 'make-dashboard.mjs')).href)) as { dashboardText(): string };
    expect(readText('grafana/roundsman.json')).to.equal(source.dashboardText());
  });
});

describe('alerts', () => {
  const sections = [...readText('RUNBOOK.md').matchAll(/^## (\w+)$/gm)].map(([, title]) => title!);

  it('each have a section in the runbook, which has no others', () => {
    expect(sections).to.have.members(alerts.map(({ alert }) => alert!));
  });

  it('say how urgent they are, what is wrong, and where to read more', () => {
    for (const { alert, labels, annotations } of alerts) {
      expect(labels?.['severity'], alert).to.be.oneOf(['page', 'ticket']);
      expect(annotations?.['summary'], alert).to.be.a('string');
      expect(annotations?.['runbook'], alert).to.equal(`RUNBOOK.md#${alert!.toLowerCase()}`);
    }
  });

  it('have in every section their meaning, what to check and what to do', () => {
    for (const section of readText('RUNBOOK.md').split(/^## /m).slice(1)) {
      expect(section).to.match(/\*\*Means:\*\*/);
      expect(section).to.match(/\*\*Look at(:|, do:)\*\*/);
      expect(section).to.match(/\*\*(Do|Look at, do):\*\*/);
    }
  });

  it('each fire in a test of the rules', () => {
    const { tests } = readYaml('prometheus/tests/alerts.test.yml') as { tests: { promql_expr_test?: { exp_samples: { labels: string }[] }[] }[] };
    const fired = tests.flatMap(({ promql_expr_test: checks }) => (checks ?? []).flatMap(({ exp_samples: samples }) => samples.map(({ labels }) => /alertname="(\w+)"/.exec(labels)?.[1])));
    for (const { alert } of alerts) expect(fired).to.include(alert);
  });
});

describe('the example of an Alertmanager', () => {
  const { route, receivers, inhibit_rules: inhibitions } = readYaml('prometheus/alertmanager.yml') as {
    route: { receiver: string; routes: { matchers: string[]; receiver: string }[] };
    receivers: { name: string }[];
    inhibit_rules: { source_matchers: string[]; target_matchers: string[] }[];
  };

  it('has a route for every severity, to an existing receiver', () => {
    const severities = new Set(alerts.map(({ labels }) => labels?.['severity']));
    expect(new Set(route.routes.flatMap(({ matchers }) => matchers.map((matcher) => /^severity="(\w+)"$/.exec(matcher)?.[1])))).to.deep.equal(severities);
    for (const { receiver } of [route, ...route.routes]) expect(receivers.map(({ name }) => name)).to.include(receiver);
  });

  it('names existing alerts', () => {
    const named = JSON.stringify(inhibitions).match(/Roundsman\w+/g) ?? [];
    expect(named).to.have.length.above(2);
    for (const name of named) expect(alerts.map(({ alert }) => alert)).to.include(name);
  });

  it('is accepted by amtool, if it is installed', function () {
    const amtool = findProgram('amtool', process.env['PATH'], [join(packageRoot, '.cache', 'promtool')]);
    if (amtool === null) return this.skip();
    const { status, stdout, stderr } = spawnSync(amtool, ['check-config', join(DEPLOY, 'prometheus', 'alertmanager.yml')], { encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).to.equal(0);
  });
});

describe('promtool', () => {
  const program = findProgram('promtool', process.env['PATH'], [join(packageRoot, '.cache', 'promtool')]);
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program!, args, { cwd: join(DEPLOY, 'prometheus'), encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  };
  before(function () {
    // `make promtool` fetches it; without it the rules are only parsed, not executed.
    if (program === null) this.skip();
  });

  for (const file of ['prometheus.yml', 'single-machine.yml']) {
    it(`finds nothing wrong with ${file} and the rules it names`, () => {
      const { status, said } = run('check', 'config', file);
      expect(status, said).to.equal(0);
    });
  }

  it('sees every alert fire when it should, and only then', () => {
    const { status, said } = run('test', 'rules', 'tests/alerts.test.yml');
    expect(status, said).to.equal(0);
  });
});
