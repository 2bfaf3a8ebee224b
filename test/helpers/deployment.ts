import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { loadConfig } from '../../src/config.js';
import { createMetrics } from '../../src/metrics/metrics.js';
import { packageRoot } from '../../src/root.js';
import { readPromql } from './promql.js';

export const DEPLOY = join(packageRoot, 'deploy');

export const readText = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8');
export const readYaml = (path: string): any => parse(readText(path), { merge: true });

/** A Prometheus rule: a recording rule or an alert. */
export interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

export function rules(): Rule[] {
  return readdirSync(join(DEPLOY, 'prometheus', 'rules')).flatMap((file) => {
    const { groups } = readYaml(`prometheus/rules/${file}`) as { groups: { rules: Rule[] }[] };
    return groups.flatMap((group) => group.rules);
  });
}

/** Every expression of rules, dashboard and scaling, by its location. */
export function expressions(): [string, string][] {
  const dashboard = JSON.parse(readText('grafana/roundsman.json')) as { panels: { title: string; targets?: { expr: string }[] }[] };
  const scaling = readYaml('kubernetes/worker-scaling.yaml') as { spec: { triggers: { metadata: { query: string } }[] } };
  return [
    ...rules().map((rule): [string, string] => [`rule ${rule.record ?? rule.alert ?? ''}`, rule.expr]),
    ...dashboard.panels.flatMap(({ title, targets }) => (targets ?? []).map(({ expr }): [string, string] => [`panel ${title}`, expr])),
    ...scaling.spec.triggers.map(({ metadata }): [string, string] => ['scaling', metadata.query]),
  ];
}

/** Every metric that a process of the service shows, with its labels. */
export function registeredMetrics(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const role of ['api', 'worker', 'supervisor'] as const) {
    for (const metric of createMetrics(role).registry.getMetricsAsArray()) {
      found.set(metric.name, (metric as unknown as { labelNames: string[] }).labelNames);
    }
  }
  return found;
}

/** A metric's name without the suffixes of histograms. */
export function baseName(series: string, known: { has(name: string): boolean }): string {
  const base = series.replace(/_(bucket|sum|count)$/, '');
  return known.has(base) ? base : series;
}

/** Metrics of the service used in rules, dashboard and scaling, without recorded series and Prometheus's own. */
export function namedMetrics(): Set<string> {
  const known = registeredMetrics();
  const named = expressions().flatMap(([, expr]) => readPromql(expr).selectors.map(({ metric }) => metric));
  return new Set(named.filter((metric) => !metric.includes(':') && metric !== 'up' && metric !== 'ALERTS').map((metric) => baseName(metric, known)));
}

/** The names of all variables that the configuration reads. */
export function knownVariables(): Set<string> {
  const seen = new Set<string>();
  loadConfig(new Proxy({}, { get: (_target, name) => void seen.add(String(name)) }));
  return seen;
}

/** A Kubernetes manifest. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: any;
}

/** All manifests, as listed in the kustomization. */
export function manifests(): Manifest[] {
  const { resources } = readYaml('kubernetes/kustomization.yaml') as { resources: string[] };
  return resources.filter((path) => path.endsWith('.yaml')).flatMap((path) => (
    parseAllDocuments(readText(`kubernetes/${path}`)).map((document) => document.toJS() as Manifest)
  ));
}
