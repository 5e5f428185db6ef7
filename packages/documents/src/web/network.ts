import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** What the fetching of pages may reach, and how names become addresses. */
export type Network = {
  /** Every IP address a host name has now. Rejects where it has none. */
  resolve(hostName: string): Promise<string[]>;
  /** Whether a connection to this IP address and port may be opened. */
  allows(ipAddress: string, port: number): boolean;
};

/** 80 and 443, and their two customary stand-ins: other ports speak other protocols. */
const WEB_PORTS = new Set([80, 443, 8080, 8443]);

/** All that is given out to the public internet of IPv6 stands in 2000::/3. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Public by its number, but inside of Azure the machine's own agent, which gives out its secrets. */
const AZURE_AGENT = '168.63.129.16';

/** The public internet and nothing of the machine's own surroundings. */
export const PUBLIC_NETWORK: Network = {
  async resolve(hostName) {
    const found = await lookup(hostName, { all: true });
    return found.map(({ address }) => address);
  },
  allows: (ipAddress, port) => WEB_PORTS.has(port) && isPublic(ipAddress),
};

function isPublic(ipAddress: string): boolean {
  if (!ipaddr.isValid(ipAddress)) return false;
  // `process` turns an IPv4 address that is written as IPv6 back into itself.
  const address = ipaddr.process(ipAddress);
  if (address.range() !== 'unicast' || address.toString() === AZURE_AGENT) return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6);
}
