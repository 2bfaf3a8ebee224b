import { Option, type Command } from 'commander';
import { loadConfig } from '../config.js';
import { requestRestart } from '../serve/rolling-restart.js';
import { names } from './option-values.js';
import type { Output } from './output.js';

/** Declares `serve`, `api`, `worker` and `restart`; each loads its own code when it is run, so that no other command waits for it. */
export function declareService(program: Command, output: Output): void {
  program
    .command('restart')
    .description('replace the API and worker processes of the running service one by one, without losing calls or tasks')
    .action(async () => {
      const round = await requestRestart(loadConfig().dataDir);
      output.answer({ restarted: true, round }, 'API and workers replaced');
    });
  program
    .command('serve')
    .description('run the whole service on this machine: broker, API and workers')
    .addOption(new Option('--end-with-parent', 'exit when the parent process dies').hideHelp())
    .action(async (options: { endWithParent?: boolean }) => {
      const { runServe } = await import('../serve/command.js');
      await runServe({ endWithParent: options.endWithParent === true });
    });
  program
    .command('api')
    .description('run only the API, with the broker at NATS_URL')
    .action(async () => {
      const [{ runServiceProcess }, { startApiProcess }] = await Promise.all([import('../serve/service-process.js'), import('../serve/api.js')]);
      await runServiceProcess('roundsman-api', startApiProcess);
    });
  program
    .command('worker')
    .description('run only workers, with the broker at NATS_URL')
    .option('--pools <pools>', 'pools to serve, separated by commas; default: all', names)
    .action(async (options: { pools?: string[] }) => {
      const [{ runServiceProcess }, { startWorkerProcess }] = await Promise.all([import('../serve/service-process.js'), import('../serve/worker.js')]);
      await runServiceProcess('roundsman-worker', async (context) => startWorkerProcess(context, options.pools ?? null));
    });
}
