import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Network } from '../web/network.ts';
import { PUBLIC_NETWORK } from '../web/network.ts';
import { TEST_CERTIFICATE, TEST_KEY } from './certificate.ts';

/** A real server on the loopback address that counts its requests. */
export async function startPageServer(answer: RequestListener, options: { secure?: boolean } = {}) {
  let hits = 0;
  const listener: RequestListener = (request, response) => {
    hits += 1;
    answer(request, response);
  };
  const server: Server = options.secure
    ? createSecureServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, listener)
    : createServer(listener);
  server.on('connection', () => {
    connections += 1;
  });
  let connections = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    hits: () => hits,
    connections: () => connections,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * The public network plus one test server. `secretPort` counts as a web port, so a refusal is due
 * to the address. `names` replace real host names.
 */
export function networkWith(options: {
  port: number;
  secretPort?: number;
  names?: Record<string, () => string[]>;
}): Network {
  const { port: allowed, secretPort, names = {} } = options;
  return {
    resolve: async (name) => names[name]?.() ?? PUBLIC_NETWORK.resolve(name),
    allows: (ip, port) =>
      (ip === '127.0.0.1' && port === allowed) ||
      PUBLIC_NETWORK.allows(ip, port === secretPort ? 80 : port),
  };
}
