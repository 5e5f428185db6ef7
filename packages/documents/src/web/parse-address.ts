import { isIP } from 'node:net';
import { Unreadable } from '../unreadable.ts';
import type { Network } from './network.ts';

const LONGEST_ADDRESS = 2_048;
const LOCAL_NAME = /(^|\.)localhost\.?$/;
/** `www.empresa.com/blog`, as people write addresses. */
const WITHOUT_SCHEME = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]|$)/u;

/**
 * The address of a page as its author wrote it, or as a redirect to `base` gives it. Throws
 * `Unreadable`: ADDRESS_INVALID for what is no http or https address or carries a password,
 * ADDRESS_PRIVATE for the IP address of a place that `network` does not allow.
 */
export function parseAddress(text: string, network: Network, base?: URL): URL {
  const trimmed = text.trim();
  const written = !base && WITHOUT_SCHEME.test(trimmed) ? `https://${trimmed}` : trimmed;
  // An address that holds the character 0 is the name of nothing, and could not be handed on as one.
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
  // Names of the machine itself, whatever its resolver makes of them.
  if (LOCAL_NAME.test(url.hostname)) throw notPublic(url.hostname);
  const host = ipOf(url.hostname);
  if (host && !network.allows(host, portOf(url))) throw notPublic(host);
  return url;
}

/** The IP address that a host name is already; the URL parser has made every spelling one. */
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
