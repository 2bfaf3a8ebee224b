import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Which addresses callbacks may reach. IPv4: all but the special-purpose blocks of the IANA registry and multicast.
 * IPv6: only 2000::/3 (what is given out at all) minus its reserved parts, so that mapped, NAT64, unique-local and
 * unallocated addresses fall out on their own.
 */

const RESERVED_IPV4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // a cloud's host agent, public by number only
  '169.254.0.0/16', // link-local, metadata services
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
] as const;

const ALLOCATED_IPV6 = '2000::/3';

const RESERVED_IPV6 = [
  '2001::/23', // protocol assignments: Teredo, benchmarks, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
] as const;

const reservedIpv4 = blockList(RESERVED_IPV4);
const allocatedIpv6 = blockList([ALLOCATED_IPV6]);
const reservedIpv6 = blockList(RESERVED_IPV6);

/**
 * Checks whether a callback may connect to this address.
 * @param ip an IPv4 or IPv6 address in text, without brackets
 * @param allowCidrs networks that are allowed although they are private
 * @throws RangeError when one of `allowCidrs` is no network
 */
export function isPublicAddress(ip: string, allowCidrs: readonly string[] = []): boolean {
  const family = isIP(ip);
  if (family === 0) return false;
  if (allowCidrs.length > 0 && blockList(allowCidrs).check(ip, family === 4 ? 'ipv4' : 'ipv6')) return true;
  if (family === 4) return !reservedIpv4.check(ip, 'ipv4');
  return allocatedIpv6.check(ip, 'ipv6') && !reservedIpv6.check(ip, 'ipv6');
}

function blockList(cidrs: readonly string[]): BlockList {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [address = '', prefix] = cidr.split('/');
    const bits = isIPv4(address) ? 32 : 128;
    const length = prefix === undefined ? bits : Number(prefix);
    if (isIP(address) === 0 || prefix === '' || !Number.isInteger(length) || length < 0 || length > bits) {
      throw new RangeError(`"${cidr}" is not a network: write it like 10.0.0.0/8 or fd00::/8`);
    }
    list.addSubnet(address, length, bits === 32 ? 'ipv4' : 'ipv6');
  }
  return list;
}
