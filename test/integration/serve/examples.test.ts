import { expect } from 'chai';
import { problemFromRequest } from '../../../src/contract/index.js';
import { verifyResult } from '../../../src/contract/result-reader.js';
import type { Json, JsonObject } from '../../helpers/contract-document.js';
import { examplesOf, type ContractExample } from '../../helpers/contract-examples.js';
import { startRunningService, temporaryFolders, type RunningService } from '../../helpers/running-service.js';
import { accountOn, solveOver } from '../../helpers/service-client.js';
import { requestOf } from '../../helpers/wire-request.js';

describe('the example requests of the contract', function () {
  this.timeout(90_000);
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

  const requests = (operation: string): ContractExample[] => examplesOf().filter(({ operationId, status }) => operationId === operation && status === 'request');

  for (const { name, value } of requests('submitSolve')) {
    it(`${name} is solved by the service`, async () => {
      // its receiver is somebody else's
      const body: JsonObject = { ...(value as JsonObject), callback_url: null };
      const answer = await solveOver(service, credentials, body, 60_000);
      expect(answer, answer.error ?? '').to.include({ success: true });
      expect(verifyResult(problemFromRequest(requestOf(body)), answer)).to.deep.equal([]);
    });
  }

  async function resultOf(path: string, body: Json): Promise<JsonObject> {
    const answer = await fetch(`${service.url}${path}`, { method: 'POST', headers: { ...credentials, 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return ((await answer.json()) as { result: JsonObject }).result;
  }

  for (const { name, value } of requests('validateSolve')) {
    it(`${name} is valid`, async () => {
      expect(await resultOf('/api/v1/solve/validate', value)).to.include({ status: 'valid', nodes: (value as JsonObject)['node_num'] });
    });
  }

  for (const { name, value } of requests('checkRoutes')) {
    it(`${name} is judged as the answer of that name says`, async () => {
      const answer = examplesOf().find((entry) => entry.name === name.replace('request', '200'))?.value as { result: JsonObject };
      expect(await resultOf('/api/v1/solve/check', value)).to.deep.equal(answer.result);
    });
  }
});
