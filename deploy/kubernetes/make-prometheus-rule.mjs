/**
 * Makes prometheus-rule.yaml, for the Prometheus operator, of the rules in ../prometheus/rules: `node deploy/kubernetes/make-prometheus-rule.mjs`.
 * A test makes it again and compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

const RULES = ['recording.yml', 'alerts.yml'];

/** @returns the file's text. */
export function prometheusRuleText() {
  const groups = RULES.flatMap((file) => parse(readFileSync(new URL(`../prometheus/rules/${file}`, import.meta.url), 'utf8')).groups);
  const manifest = {
    apiVersion: 'monitoring.coreos.com/v1', kind: 'PrometheusRule',
    metadata: { name: 'roundsman', labels: { 'app.kubernetes.io/part-of': 'roundsman' } }, spec: { groups },
  };
  return `# Made by make-prometheus-rule.mjs of ../prometheus/rules.\n${stringify(manifest, { lineWidth: 0 })}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('prometheus-rule.yaml', import.meta.url), prometheusRuleText());
