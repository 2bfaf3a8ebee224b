import { expect } from 'chai';
import { problemFromRequest } from '../../../src/contract/problem.js';
import { verifyResult } from '../../../src/contract/result-reader.js';
import type { JsonObject } from '../../helpers/contract-document.js';
import { examplesOf } from '../../helpers/contract-examples.js';
import { startRunningService, temporaryFolders, type RunningService } from '../../helpers/running-service.js';
import { accountOn, solveOver } from '../../helpers/service-client.js';
import { requestOf } from '../../helpers/wire-request.js';

describe('the example requests of the contract', function () {
  const folders = temporaryFolders();
  let service: RunningService;
  let credentials: Record<string, string>;
  before(async () => {
    service = await startRunningService({ DATA_DIR: folders.dataDir, WORKER_SLOTS: '1', SOLVE_THREADS: '1' });
    credentials = await accountOn(service, 'reader', 'pro');
  });
  after(async () => {
    service.child.kill('SIGTERM');
    await service.ended;
    folders.remove();
  });

  for (const { name, value } of examplesOf().filter(({ operationId, status }) => operationId === 'submitSolve' && status === 'request')) {
    it(`${name} is solved by the service`, async () => {
      // its receiver belongs to somebody else
      const body: JsonObject = { ...(value as JsonObject), callback_url: null };
      const answer = await solveOver(service, credentials, body, 60_000);
      expect(answer, answer.error ?? '').to.include({ success: true });
      expect(verifyResult(problemFromRequest(requestOf(body)), answer)).to.deep.equal([]);
    });
  }
});
