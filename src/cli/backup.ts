import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { restoreBackup } from '../backup/restore-backup.js';
import { writeBackup } from '../backup/write-backup.js';
import { loadConfig } from '../config.js';
import { createLogger } from '../log.js';
import { withStore, type OpenStoreOptions } from '../serve/open-store.js';
import type { Broker } from '../tasks/ports.js';
import type { Output } from './output.js';

/** Declares `backup` and `restore`. @param release version of this project, recorded in the backup. */
export function declareBackup(program: Command, output: Output, release: string): void {
  const onStore = async <T>(purpose: OpenStoreOptions['purpose'], action: (broker: Broker) => Promise<T>): Promise<T> => withStore({
    config: loadConfig(),
    log: createLogger({ level: 'silent', process: 'roundsman' }),
    say: (line) => output.note(line),
    name: 'roundsman-cli',
    purpose,
  }, action);

  program
    .command('backup')
    .description('save tasks, results, accounts, keys and history to one file; the service may keep running')
    .requiredOption('-o, --output <file>', 'the file to write, or a folder in which a file named after the current time is created')
    .action(async (options: { output: string }) => {
      const path = fileOf(options.output, new Date());
      const summary = await onStore('read', async (broker) => writeBackup({ broker, path, release }));
      const records = Object.entries(summary.records).map(([bucket, count]) => `${count} ${bucket}`);
      output.answer(summary, `${path}: ${[...records, `${summary.blobs} blobs`].join(', ')}`);
    });
  program
    .command('restore FILE')
    .description('fill an empty store from a backup; stop the service first')
    .action(async (file: string) => {
      const path = resolve(file);
      const summary = await onStore('fill', async (broker) => restoreBackup(broker, path));
      output.answer(summary, `restored ${summary.records} records and ${summary.blobs} blobs of ${summary.created_at}`);
    });
}

/** In a folder, the file name contains the time to the second, in UTC. */
function fileOf(path: string, now: Date): string {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return resolve(isFolder ? join(path, `roundsman-${now.toISOString().replace(/\..*$/, '').replaceAll(':', '')}Z.jsonl.gz`) : path);
}
