import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that one household or office shares. */
const NETWORK_GROUPS = 4;

/** Whom an address belongs to: an IPv4 as it is, of an IPv6 the /64, whose rest anybody there chooses. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/iu, '');
  const [head = '', tail = ''] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  const groups = [...start, ...zeros, ...end].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
