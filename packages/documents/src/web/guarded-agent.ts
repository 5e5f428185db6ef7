import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import type { Network } from './network.ts';
import { ipOf, notPublic } from './parse-address.ts';

/**
 * An agent that connects only where the network allows. It checks the very address it connects to.
 * Neither a redirect nor a name with changing answers gets past it.
 */
export function createGuardedAgent(
  network: Network,
  limits: { connectMs: number; firstByteMs: number },
): Agent {
  return new Agent({
    connections: 1,
    pipelining: 0,
    headersTimeout: limits.firstByteMs,
    bodyTimeout: limits.firstByteMs,
    connect(options, callback) {
      const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80));
      // A numeric address needs no look-up.
      const literal = ipOf(options.hostname);
      if (literal && !network.allows(literal, port)) {
        callback(notPublic(literal), null);
        return;
      }
      const connect = buildConnector({
        timeout: limits.connectMs,
        lookup: guardedLookup(network, port),
      });
      connect(options, (error, socket) => {
        if (error) {
          callback(error, null);
          return;
        }
        const { remoteAddress = '' } = socket;
        if (network.allows(remoteAddress, port)) {
          callback(null, socket);
          return;
        }
        socket.destroy();
        callback(notPublic(remoteAddress), null);
      });
    },
  });
}

/** One private address among the answers blocks the name. */
function guardedLookup(network: Network, port: number): LookupFunction {
  return (hostName, options, callback) => {
    network
      .resolve(hostName)
      .then((addresses) => {
        const [first] = addresses;
        const forbidden = addresses.find((address) => !network.allows(address, port));
        if (forbidden) throw notPublic(`${hostName} (${forbidden})`);
        if (!first) throw new Error(`${hostName} has no address`);
        const found = addresses.map((address) => ({ address, family: familyOf(address) }));
        if (options.all) callback(null, found);
        else callback(null, first, familyOf(first));
      })
      .catch((error: Error) => callback(error, []));
  };
}

function familyOf(address: string): number {
  return address.includes(':') ? 6 : 4;
}
