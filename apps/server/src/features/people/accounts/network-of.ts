import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a household or office shares. */
const NETWORK_GROUPS = 4;

/**
 * The network of an address: an IPv4 address itself, or the /64 of an IPv6 one. Anybody in a /64
 * can choose the rest.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/iu, '');
  const [head = '', tail = ''] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  const groups = [...start, ...zeros, ...end].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
