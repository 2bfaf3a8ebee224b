import { expect } from 'chai';
import { isPublicAddress } from '../../../src/contract/public-address.js';

const FORBIDDEN = [
  '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.100.100.200', '100.127.255.255', '127.0.0.1', '127.255.255.254',
  '168.63.129.16', '169.254.0.1', '169.254.169.254', '169.254.170.2', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.0.170', '192.0.2.1',
  '192.31.196.1', '192.52.193.1', '192.88.99.1', '192.168.0.1', '192.168.255.255', '192.175.48.1', '198.18.0.1', '198.19.255.255', '198.51.100.1',
  '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255',
  '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:0:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1', '100::1',
  '2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:2::1', '2001:10::1', '2001:20::1', '2001:db8::1', '2002:7f00:1::', '2002:808:808::1',
  '2620:4f:8000::1', '3fff::1', '4000::1', '5f00::1', 'a000::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1',
];
const PUBLIC = ['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0', '172.15.255.255', '172.32.0.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255', '2001:200::1', '2001:4860:4860::8888', '2606:4700::1111', '2a00:1450::1', '3ffe::1'];

describe('isPublicAddress', () => {
  for (const address of FORBIDDEN) it(`rejects ${address}`, () => expect(isPublicAddress(address)).to.equal(false));
  for (const address of PUBLIC) it(`accepts ${address}`, () => expect(isPublicAddress(address)).to.equal(true));

  it('rejects anything that is not an address', () => {
    for (const text of ['', 'localhost', 'example.com', '127.1', '0x7f000001', '2130706433', '[::1]', '1.2.3.4:80']) expect(isPublicAddress(text), text).to.equal(false);
  });

  it('accepts allowed networks, and only those', () => {
    expect(isPublicAddress('127.0.0.1', ['127.0.0.0/8'])).to.equal(true);
    expect(isPublicAddress('10.1.2.3', ['127.0.0.0/8', '10.1.0.0/16'])).to.equal(true);
    expect(isPublicAddress('10.2.2.3', ['127.0.0.0/8', '10.1.0.0/16'])).to.equal(false);
    expect(isPublicAddress('::1', ['127.0.0.0/8'])).to.equal(false);
    expect(isPublicAddress('::1', ['::1/128'])).to.equal(true);
    expect(isPublicAddress('fd00::5', ['fd00::/8'])).to.equal(true);
    expect(isPublicAddress('192.168.1.1', ['192.168.1.1'])).to.equal(true);
    expect(isPublicAddress('192.168.1.2', ['192.168.1.1'])).to.equal(false);
  });

  it('throws on an invalid allowed network, naming it', () => {
    for (const cidr of ['10.0.0.0/33', '10.0.0/8', 'example.com', '10.0.0.0/', '::1/129', '10.0.0.0/-1']) {
      expect(() => isPublicAddress('10.0.0.1', [cidr]), cidr).to.throw(RangeError, cidr);
    }
  });
});
