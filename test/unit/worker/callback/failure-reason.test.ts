import { expect } from 'chai';
import { failureReason } from '../../../../src/worker/callback/failure-reason.js';

const coded = (code: string, message: string): Error => Object.assign(new Error(message), { code });

describe('why a callback could not be sent', () => {
  it('is told with the host and the remedy where the library tells neither', () => {
    expect(failureReason(coded('ENOTFOUND', 'getaddrinfo ENOTFOUND hooks.example'), 'hooks.example')).to.equal('hooks.example has no address: check the name in the callback URL');
    expect(failureReason(coded('CERT_HAS_EXPIRED', 'certificate has expired'), 'hooks.example:8443')).to.equal('hooks.example:8443 has a certificate that has expired: renew it');
  });

  it('is what the system says otherwise', () => {
    expect(failureReason(coded('ECONNREFUSED', 'connect ECONNREFUSED 203.0.113.7:443'), 'hooks.example')).to.equal('connect ECONNREFUSED 203.0.113.7:443');
    expect(failureReason(new Error('no answer within 10 s'), 'hooks.example')).to.equal('no answer within 10 s');
    expect(failureReason('thrown', 'hooks.example')).to.equal('unknown');
  });
});
