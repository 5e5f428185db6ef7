import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a server. Can fall silent like a cable that is pulled, or become slow. No connection ends. */
export async function startStallingProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let isStalled = false;
  let delayMs = 0;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      let last = Promise.resolve();
      one.on('data', (chunk) => {
        const due = delayMs;
        // One after another, so that no chunk overtakes an earlier one.
        last = last.then(async () => {
          if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
          other.write(chunk);
        });
      });
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        void last.then(() => other.destroy());
      });
      if (isStalled) one.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A TCP server's address is an object.
    port: (server.address() as AddressInfo).port,
    /** Each piece of data comes so much later. */
    slowDown(milliseconds: number) {
      delayMs = milliseconds;
    },
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
