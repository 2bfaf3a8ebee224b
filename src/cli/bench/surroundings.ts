import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../root.js';
import type { BenchRun } from './run-record.js';

/** @returns what a run that just ended ran on. */
export function surroundings(): Pick<BenchRun, 'versions' | 'machine' | 'finishedAt'> {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  const processors = cpus();
  return {
    versions: { node: process.versions.node, package: version },
    machine: { cpu: processors[0]?.model ?? 'unknown', cores: processors.length },
    finishedAt: new Date().toISOString(),
  };
}
