import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a server, and can fall silent like a cable that is pulled. No connection ends. */
export async function startStallingProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => other.write(chunk));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (isStalled) one.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A TCP server's address is an object.
    port: (server.address() as AddressInfo).port,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    flow() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
