import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import { signatureHeaders } from '../../../../src/worker/callback/signature.js';

const secret = (byte: number): string => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;

describe('signatureHeaders', () => {
  const body = new TextEncoder().encode('{"success":true}');

  it('are verified by Standard Webhooks receivers, with either secret of a rotation', () => {
    const headers = signatureHeaders([secret(1), secret(2)], 'request-id', Date.now(), body);
    for (const byte of [1, 2]) {
      expect(new Webhook(secret(byte)).verify(Buffer.from(body), headers)).to.deep.equal({ success: true });
    }
    expect(() => new Webhook(secret(3)).verify(Buffer.from(body), headers)).to.throw('No matching signature');
    expect(() => new Webhook(secret(1)).verify('{"success":false}', headers)).to.throw('No matching signature');
    expect(headers['webhook-id']).to.equal('request-id');
  });

  it('are absent without a secret', () => {
    expect(signatureHeaders([], 'id', 0, body)).to.deep.equal({});
  });
});
