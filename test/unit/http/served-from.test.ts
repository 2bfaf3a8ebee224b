import { expect } from 'chai';
import { servedFrom } from '../../../src/http/served-from.js';

const from = (headers: Readonly<Record<string, string>>, publicUrl: string | null = null): string | null =>
  servedFrom({ get: (name: string) => headers[name] ?? '' }, publicUrl);

describe('servedFrom', () => {
  it('is the configured address, whatever the call says', () => {
    expect(from({ host: 'other.example' }, 'https://solve.example.com/')).to.equal('https://solve.example.com');
  });

  it('is otherwise the host of the call, with the scheme that a proxy reports', () => {
    expect(from({ host: '127.0.0.1:8080' })).to.equal('http://127.0.0.1:8080');
    expect(from({ host: '[::1]:8080' })).to.equal('http://[::1]:8080');
    expect(from({ host: 'solve.example.com', 'x-forwarded-proto': 'https' })).to.equal('https://solve.example.com');
    expect(from({ host: 'solve.example.com', 'x-forwarded-proto': 'javascript' })).to.equal('http://solve.example.com');
  });

  it('is unknown for an invalid host', () => {
    for (const host of ['', 'a b', 'a/b', '"><script>', 'user@host', 'host:port', 'a'.repeat(300)]) expect(from({ host }), host).to.equal(null);
  });
});
