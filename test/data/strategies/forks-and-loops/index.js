import { spawn } from 'node:child_process';

export default {
  async solve(problem, context) {
    const detached = context.seed % 2 === 0;
    const child = spawn('sleep', [String(context.seed)], { detached, stdio: 'inherit' });
    await new Promise((resolve) => child.once('spawn', resolve));
    context.report([], 1);
    for (;;);
  },
};
