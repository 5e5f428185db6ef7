import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '#server/settings/env.ts';

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u;

/**
 * The address at which people reach the studio: the configured one, or the request's own if it names this
 * machine. A caller can claim any other name, and links made from it would lead there.
 */
export function originOf(
  request: FastifyRequest,
  { publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
): string {
  if (publicUrl) return publicUrl;
  const came = URL.parse(`${request.protocol}://${request.host}`);
  if (came && (LOOPBACK.test(came.hostname) || isOfThisMachine(came.hostname))) return came.origin;
  const { localAddress = host, localPort = port } = request.socket;
  return `http://${asHost(localAddress.replace(/^::ffff:/u, ''))}:${localPort}`;
}

function isOfThisMachine(name: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return own.some(({ address }) => asHost(address) === name);
}

const asHost = (address: string) => (isIPv6(address) ? `[${address}]` : address);
