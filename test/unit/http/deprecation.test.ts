import { expect } from 'chai';
import type { Document } from 'openapi-backend';
import { readContract } from '../../../src/http/contract-routes.js';
import { deprecationHeaders } from '../../../src/http/deprecation.js';
import { withHttpService } from '../../helpers/http-service.js';

/** The contract with the given members added to `getUsage`. */
function withUsage(marks: object): Document {
  const document = readContract() as unknown as { paths: Record<string, Record<string, object>> };
  const path = document.paths['/api/v1/usage']!;
  path['get'] = { ...path['get'], ...marks };
  return document as unknown as Document;
}

const MARKS = { deprecated: true, 'x-deprecated-since': '2027-01-31', 'x-sunset': '2028-02-01T12:00:00Z' };

describe('a deprecated operation', () => {
  it('announces its end in the headers of every response, including refusals, and no other operation does', async () => {
    await withHttpService({ document: withUsage(MARKS) }, async (service) => {
      for (const headers of [service.credentials, {}]) {
        const answer = await service.call('GET', '/api/v1/usage', { headers });
        expect(answer.headers).to.include({ deprecation: '@1801353600', sunset: 'Tue, 01 Feb 2028 12:00:00 GMT', link: '</docs/versioning>; rel="deprecation"; type="text/html"' });
      }
      const other = await service.call('GET', '/api/v1/solve', { headers: service.credentials });
      expect(other.headers).to.not.have.any.keys('deprecation', 'sunset', 'link');
    });
  });

  it('requires a start date and a later end date', () => {
    for (const marks of [{ 'x-sunset': undefined }, { 'x-deprecated-since': undefined }, { 'x-sunset': '2026-01-01' }, { 'x-sunset': 'soon' }]) {
      expect(() => deprecationHeaders(withUsage({ ...MARKS, ...marks }))).to.throw(/getUsage is deprecated: it needs x-deprecated-since and a later x-sunset/);
    }
  });

  it('does not occur in the contract that is currently served', () => {
    expect(deprecationHeaders(readContract()).size).to.equal(0);
  });
});
