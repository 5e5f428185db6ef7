import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems give outgoing connections ports from 32,768 on, or higher. */
const OURS = [20_000, 32_000] as const;

/**
 * A port where nobody listens, to listen there later. No outgoing connection takes it meanwhile: it lies
 * below theirs.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...OURS);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (isTaken) continue;
      throw error;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
