import { isIP } from 'node:net';
import { Unreadable } from '../unreadable.ts';
import type { Network } from './network.ts';

const LONGEST_ADDRESS = 2_048;
const LOCAL_NAME = /(^|\.)localhost\.?$/;
/** `www.empresa.com/blog`: people often omit the scheme. */
const WITHOUT_SCHEME = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]|$)/u;

/**
 * The address that an author or a redirect wrote; redirects are relative to `base`. Throws
 * `Unreadable`: ADDRESS_INVALID for schemes except http and https, and with a password;
 * ADDRESS_PRIVATE for `localhost` and for IP addresses that `network` does not allow.
 */
export function parseAddress(text: string, network: Network, base?: URL): URL {
  const trimmed = text.trim();
  const written = !base && WITHOUT_SCHEME.test(trimmed) ? `https://${trimmed}` : trimmed;
  // No address contains the null character, and no process argument can.
  const isWritten = written.length <= LONGEST_ADDRESS && !written.includes('\0');
  const url = isWritten ? URL.parse(written, base?.href) : null;
  if (!url) throw new Unreadable('ADDRESS_INVALID', 'not an address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new Unreadable('ADDRESS_INVALID', `${url.protocol} is not fetched`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new Unreadable('ADDRESS_INVALID', 'it carries a user name or password');
  }
  url.hash = '';
  // Names of this machine, whatever its resolver answers.
  if (LOCAL_NAME.test(url.hostname)) throw notPublic(url.hostname);
  const host = ipOf(url.hostname);
  if (host && !network.allows(host, portOf(url))) throw notPublic(host);
  return url;
}

/** The IP address if the host name is one. The URL parser has unified its spelling. */
export function ipOf(hostName: string): string | undefined {
  const bare = hostName.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? undefined : bare;
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

export function notPublic(place: string): Unreadable {
  return new Unreadable('ADDRESS_PRIVATE', `${place} is not on the public web`);
}
