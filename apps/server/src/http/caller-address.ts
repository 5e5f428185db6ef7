import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Settings } from '#server/settings/env.ts';

type Trust = (address: string, hop: number) => boolean;

/** So many hops before us, or those of a list; nobody's word counts where nothing is set. */
export function trustedProxies({ trustProxy }: Pick<Settings, 'trustProxy'>): Trust | false {
  if (trustProxy === undefined) return false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyAddress.compile(trustProxy.split(',').map((network) => network.trim()));
}

/** From where somebody asks who is not asking by a route, which knows that by itself. */
export function callerAddress(settings: Pick<Settings, 'trustProxy'>) {
  const trust = trustedProxies(settings) || (() => false);
  return (request: IncomingMessage): string => proxyAddress(request, trust);
}
