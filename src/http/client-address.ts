import { BlockList, isIP, isIPv4 } from 'node:net';

/** Determines the client's address: that of its socket, or the one trusted proxies report. */
export type ClientAddress = (remote: string | undefined, forwardedFor: string | undefined) => string;

/**
 * @param trusted addresses and networks of proxies whose `X-Forwarded-For` is believed; none: the socket decides.
 * Walks the header from the right, so that nothing a client wrote itself is believed.
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address: string): boolean => isIP(address) !== 0 && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  return (remote, forwardedFor) => {
    let client = plain(remote ?? 'unknown');
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
    while (isTrusted(client)) {
      const hop = hops.pop();
      if (hop === undefined || isIP(hop) === 0) break;
      client = hop;
    }
    return client;
  };
}

/** IPv4 within IPv6 as IPv4. */
function plain(address: string): string {
  const mapped = address.toLowerCase().startsWith('::ffff:') ? address.slice(7) : address;
  return isIPv4(mapped) ? mapped : address;
}
