import { Option, type Command } from 'commander';
import { runServe } from '../serve/command.js';
import { startApiProcess } from '../serve/api.js';
import { runServiceProcess } from '../serve/service-process.js';
import { startWorkerProcess } from '../serve/worker.js';
import { loadConfig } from '../config.js';
import { requestRestart } from '../serve/rolling-restart.js';
import { names } from './option-values.js';
import type { Output } from './output.js';

/** Declares `serve`, `api`, `worker` and `restart`. */
export function declareService(program: Command, output: Output): void {
  program
    .command('restart')
    .description('replace API and worker processes of the running service one after the other; no call and no task is lost')
    .action(async () => {
      const round = await requestRestart(loadConfig().dataDir);
      output.answer({ restarted: true, round }, 'API and workers are replaced');
    });
  program
    .command('serve')
    .description('run the whole service on this machine: broker, API and workers')
    .addOption(new Option('--end-with-parent', 'end when the process that started this one dies').hideHelp())
    .action(async (options: { endWithParent?: boolean }) => runServe({ endWithParent: options.endWithParent === true }));
  program
    .command('api')
    .description('run the API only; NATS_URL names the broker')
    .action(async () => runServiceProcess('roundsman-api', startApiProcess));
  program
    .command('worker')
    .description('run workers only; NATS_URL names the broker')
    .option('--pools <pools>', 'pools to serve, separated by commas; default: all', names)
    .action(async (options: { pools?: string[] }) => runServiceProcess('roundsman-worker', async (context) => startWorkerProcess(context, options.pools ?? null)));
}
