import type { FastifyInstance } from 'fastify';

/** The least that must arrive between two checks. A slower sender holds a place and sends nothing useful. */
const LEAST_BYTES_A_LOOK = 5_000;
export const SLOW_REQUEST_SECONDS = 30;

/** Closes connections that send so slowly that they only hold a place. */
export function endSlowRequests(app: FastifyInstance, seconds: number): void {
  app.addHook('onRequest', async ({ raw }) => {
    let before = raw.socket?.bytesRead ?? 0;
    const look = () => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      const now = raw.socket.bytesRead;
      if (now - before < LEAST_BYTES_A_LOOK) raw.destroy();
      before = now;
    };
    // A process that stood still first reads the bytes that came meanwhile.
    const timer = setInterval(() => setImmediate(look), seconds * 1_000);
    timer.unref();
    raw.once('close', () => clearInterval(timer));
  });
}
