import { expect } from 'chai';
import { createTargetFilter, type TargetFilter } from '../../../../src/worker/callback/targets.js';

const filterOf = (allowCidrs: string[] = [], ownPorts: number[] = [], brokerPorts: number[] = []): TargetFilter =>
  createTargetFilter({ allowCidrs, ownPorts, brokerPorts, ownAddresses: () => ['192.0.2.7', '8.8.4.4'] });

describe('createTargetFilter', () => {
  it('accepts public addresses', () => {
    for (const address of ['1.1.1.1', '8.8.8.8', '93.184.215.14', '2606:4700:4700::1111', '::ffff:1.1.1.1']) {
      expect(filterOf()(address, 443), address).to.deep.equal({ allowed: true });
    }
  });

  it('refuses non-public addresses', () => {
    const forbidden = [
      '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8',
      '192.168.1.1', '198.18.0.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255',
      '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2001:db8::1', '2002:7f00:1::', '4000::1',
      'fc00::1', 'fd00::1', 'fe80::1', 'fec0::1', 'ff02::1', 'localhost', '', '1.1.1', '0x7f000001',
    ];
    for (const address of forbidden) expect(filterOf()(address, 443), address).to.include({ allowed: false });
  });

  it('accepts allowed networks, and no others', () => {
    const filter = filterOf(['127.0.0.0/8', 'fd00::/8']);
    expect(filter('127.0.0.2', 8080)).to.deep.equal({ allowed: true });
    expect(filter('::ffff:127.0.0.2', 8080)).to.deep.equal({ allowed: true });
    expect(filter('fd12::1', 8080)).to.deep.equal({ allowed: true });
    expect(filter('10.0.0.1', 8080)).to.include({ allowed: false });
    expect(filter('::1', 8080)).to.include({ allowed: false });
  });

  it('refuses privileged ports except those of the web', () => {
    for (const port of [1, 22, 25, 79, 81, 442, 444, 1023]) expect(filterOf()('1.1.1.1', port), String(port)).to.include({ allowed: false });
    for (const port of [80, 443, 1024, 6379, 65535]) expect(filterOf()('1.1.1.1', port), String(port)).to.include({ allowed: true });
  });

  it('refuses this machine, and the service\'s own ports on it even if the network is allowed', () => {
    expect(filterOf()('8.8.4.4', 443)).to.include({ allowed: false });
    const filter = filterOf(['127.0.0.0/8', '8.8.4.4/32'], [8080]);
    expect(filter('8.8.4.4', 443)).to.include({ allowed: true });
    for (const address of ['127.0.0.1', '127.0.0.9', '8.8.4.4', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:808:404']) expect(filter(address, 8080), address).to.include({ allowed: false });
    expect(filter('1.1.1.1', 8080)).to.include({ allowed: true });
  });

  it('does not start with an invalid network', () => {
    for (const cidr of ['127.0.0.1', '127.0.0.0/', 'example/8']) expect(() => filterOf([cidr]), cidr).to.throw(RangeError, cidr);
  });
});
