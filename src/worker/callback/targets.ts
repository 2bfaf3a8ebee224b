import { BlockList, isIP } from 'node:net';
import { isPublicAddress } from '../../contract/public-address.js';

/** Where callbacks may go besides the public internet, and where never. */
export interface TargetRules {
  /** Networks that may be reached although they are private, as `address/prefix`. */
  readonly allowCidrs: readonly string[];
  /** Addresses of this machine: refused unless a network above holds them. */
  readonly ownAddresses: () => readonly string[];
  /** Ports of this service: refused at its own addresses, whatever is allowed. */
  readonly ownPorts: readonly number[];
  /** Ports of the broker, which may run elsewhere: refused at every address that is not public, whatever is allowed. */
  readonly brokerPorts: readonly number[];
}

/** Decides about one address and port; no packet is sent. */
export type TargetFilter = (address: string, port: number) => { readonly allowed: true } | { readonly allowed: false; readonly reason: string };

/** Ports below 1024 that callbacks may use. */
const LOW_PORTS = new Set([80, 443]);

/** Creates the filter that every address passes before anything connects to it. */
export function createTargetFilter(rules: TargetRules): TargetFilter {
  const allowed = new BlockList();
  for (const cidr of rules.allowCidrs) addNetwork(allowed, cidr);
  const ports = new Set(rules.ownPorts);
  const brokerPorts = new Set(rules.brokerPorts);
  return (address, port) => {
    const plain = withoutMapping(address);
    const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(plain) === 0) return refuse(`"${address}" is no address`);
    if (port < 1024 && !LOW_PORTS.has(port)) return refuse(`port ${port} is reserved`);
    const own = rules.ownAddresses().includes(plain) || isLoopback(plain);
    if (own && ports.has(port)) return refuse(`port ${port} of ${address} is this service's own`);
    if (brokerPorts.has(port) && !isPublicAddress(plain)) return refuse(`port ${port} is the broker's`);
    if (allowed.check(plain, family)) return { allowed: true };
    if (own) return refuse(`${address} is this machine's own address`);
    return isPublicAddress(plain) ? { allowed: true } : refuse(`${address} is not public`);
  };
}

function refuse(reason: string): { readonly allowed: false; readonly reason: string } {
  return { allowed: false, reason };
}

/** `::ffff:127.0.0.1`, `::ffff:7f00:1` too, counts as what it leads to. */
function withoutMapping(address: string): string {
  const [, dotted, high, low] = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i.exec(address) ?? [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return address;
  return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.');
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

function addNetwork(list: BlockList, cidr: string): void {
  const [address = '', prefix = ''] = cidr.split('/');
  const family = isIP(address);
  if (family === 0 || !/^\d+$/.test(prefix)) throw new RangeError(`network "${cidr}" is wrong; write it as address/prefix, 10.0.0.0/8 for instance`);
  list.addSubnet(address, Number(prefix), family === 6 ? 'ipv6' : 'ipv4');
}
