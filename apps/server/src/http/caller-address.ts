import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Settings } from '#server/settings/env.ts';

type Trust = (address: string, hop: number) => boolean;

/** Trusts so many hops in front of us, or the listed proxies. Without the setting, nobody is trusted. */
export function trustedProxies({ trustProxy }: Pick<Settings, 'trustProxy'>): Trust | false {
  if (trustProxy === undefined) return false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyAddress.compile(trustProxy.split(',').map((network) => network.trim()));
}

/** The caller's address for requests without a route, such as those of sockets. */
export function callerAddress(settings: Pick<Settings, 'trustProxy'>) {
  const trust = trustedProxies(settings) || (() => false);
  return (request: IncomingMessage): string => proxyAddress(request, trust);
}
