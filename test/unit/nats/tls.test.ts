import { expect } from 'chai';
import { ErrorCode, NatsError } from 'nats';
import { tlsFault, tlsOptions } from '../../../src/nats/tls.js';

const failure = (code: string, message = code): Error => Object.assign(new Error(message), { code });

describe('TLS to the broker', () => {
  it('is enabled by NATS_CA and by tls:// in any address, and not by nats:// alone', () => {
    expect(tlsOptions(['nats://a:4222'], undefined)).to.equal(null);
    expect(tlsOptions(['nats://a:4222'], '/ca.crt')).to.deep.equal({ caFile: '/ca.crt' });
    expect(tlsOptions(['nats://a:4222', 'TLS://b:4222'], undefined)).to.deep.equal({});
  });

  const faults: [string, Error, string | undefined, RegExp][] = [
    ['an unknown authority', failure('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), undefined, /set NATS_CA to the file/],
    ['another authority', failure('SELF_SIGNED_CERT_IN_CHAIN'), '/ca.crt', /NATS_CA=\/ca\.crt did not sign/],
    ['an expired certificate', failure('CERT_HAS_EXPIRED'), '/ca.crt', /expired: renew it.*SIGHUP/],
    ['a certificate of tomorrow', failure('CERT_NOT_YET_VALID'), '/ca.crt', /check the clocks/],
    ['another host\'s certificate', failure('ERR_TLS_CERT_ALTNAME_INVALID', 'nats-3 is not in the cert\'s list'), '/ca.crt', /nats-3 is not.*NATS_URL/],
    ['a broker without TLS', new NatsError('tls', ErrorCode.ServerOptionNotAvailable), '/ca.crt', /offers no TLS.*unset NATS_CA/],
  ];
  for (const [what, error, ca, reported] of faults) {
    it(`says what to do about ${what}`, () => expect(tlsFault(error, ca)).to.match(reported));
  }

  it('is not blamed for other failures', () => {
    expect(tlsFault(failure('ECONNRESET'), '/ca.crt')).to.equal(null);
    expect(tlsFault(new NatsError('x', ErrorCode.AuthorizationViolation), undefined)).to.equal(null);
    expect(tlsFault('x', undefined)).to.equal(null);
  });
});
