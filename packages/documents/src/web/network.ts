import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** The reachable network, and its resolution of names. */
export type Network = {
  /** All current IP addresses of a host name. Rejects where it has none. */
  resolve(hostName: string): Promise<string[]>;
  /** True if a connection to this IP address and port is allowed. */
  allows(ipAddress: string, port: number): boolean;
};

/** 80, 443 and their usual alternatives. Other ports speak other protocols. */
const WEB_PORTS = new Set([80, 443, 8080, 8443]);

/** All public IPv6 addresses are in 2000::/3. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** A public number, but inside Azure it is the machine's own agent, which reveals secrets. */
const AZURE_AGENT = '168.63.129.16';

/** The public internet, without the machine's own surroundings. */
export const PUBLIC_NETWORK: Network = {
  async resolve(hostName) {
    const found = await lookup(hostName, { all: true });
    return found.map(({ address }) => address);
  },
  allows: (ipAddress, port) => WEB_PORTS.has(port) && isPublic(ipAddress),
};

function isPublic(ipAddress: string): boolean {
  if (!ipaddr.isValid(ipAddress)) return false;
  // `process` converts an IPv4 address written as IPv6.
  const address = ipaddr.process(ipAddress);
  if (address.range() !== 'unicast' || address.toString() === AZURE_AGENT) return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6);
}
