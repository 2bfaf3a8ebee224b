/** The process that runs one bound, without a search: takes its task as a message, answers by another, ends. */
import { loadConfig } from '../../config.js';
import { boundMethods } from '../../strategy/bounds-registry.js';
import { relax, runBound } from '../../strategy/door.js';
import { guestFolders } from '../../strategy/registry.js';
import { CommandError } from '../command-error.js';
import { readProblemFile } from '../problem-file.js';
import type { BoundRun, BoundTask } from './bound-run.js';
import { answerTask } from './child-answer.js';
import type { BoundPoint } from './run-record.js';

answerTask(measured);

async function measured({ path, rounding, method: name, effort, seed, limitSeconds }: BoundTask): Promise<BoundRun> {
  const { problem } = readProblemFile(path, { rounding });
  const [method] = await boundMethods(guestFolders(loadConfig().strategiesDir), [name]);
  const relaxation = relax(problem);
  const bounds: BoundPoint[] = [];
  if (relaxation === null || method === undefined) return { value: null, ended: 'unsupported', seconds: 0, bounds };
  const onBound = ({ value }: { readonly value: number }, elapsedMs: number): void => void bounds.push([elapsedMs / 1000, value]);
  const startedAt = performance.now();
  const stopped = (): boolean => performance.now() - startedAt >= 1000 * limitSeconds;
  const { best, ended, error, faults, seconds } = await runBound(relaxation, method, { seed, effort, limitMs: 1000 * limitSeconds, stopped, onBound });
  if (ended === 'failed') throw new CommandError(`bound ${name} failed: ${error instanceof Error ? error.message : 'unknown reason'}`);
  const [fault] = faults;
  if (fault !== undefined) throw new CommandError(`bound ${name}: ${fault}`);
  return { value: best?.value ?? null, ended, seconds, bounds };
}
