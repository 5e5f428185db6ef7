import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Stands before a server. Can fall silent like a cable that is pulled, become slow, or lose an answer. Otherwise
 * no connection ends.
 */
export async function startStallingProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let isStalled = false;
  let delayMs = 0;
  let losesAnswer: (said: string) => boolean = () => false;

  /** Hands data on, one piece after another, so that none overtakes an earlier one. */
  function pass(from: Socket, to: Socket, isPassed: (chunk: Buffer) => boolean): void {
    let last = Promise.resolve();
    sockets.add(from);
    from.on('data', (chunk) => {
      const due = delayMs;
      last = last.then(async () => {
        if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
        if (isPassed(chunk)) to.write(chunk);
      });
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      void last.then(() => to.destroy());
    });
    if (isStalled) from.pause();
  }

  const server = createServer((near) => {
    const far = connect(target);
    let said = '';
    let isLost = false;
    pass(near, far, (chunk) => {
      const words = chunk.toString('latin1');
      said += words;
      if (/commit/iu.test(words)) {
        isLost = losesAnswer(said);
        said = '';
      }
      return true;
    });
    // By its answer, the server has committed.
    pass(far, near, () => {
      if (isLost) near.destroy();
      return !isLost;
    });
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
    /** Breaks connections after a commit, before its answer. `said` is what was sent since the last one. */
    losesAnswers(isLost: (said: string) => boolean) {
      losesAnswer = isLost;
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
