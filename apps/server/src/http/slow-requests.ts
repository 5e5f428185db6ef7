import type { FastifyInstance } from 'fastify';

/** What of a request must have come by each look at it: who sends less holds a place, and sends nothing. */
const LEAST_BYTES_A_LOOK = 5_000;
export const SLOW_REQUEST_SECONDS = 30;

/** Ends connections whose request comes so slowly that it can only be meant to keep them open. */
export function endSlowRequests(app: FastifyInstance, seconds: number): void {
  app.addHook('onRequest', async ({ raw }) => {
    let before = raw.socket?.bytesRead ?? 0;
    const timer = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      const now = raw.socket.bytesRead;
      if (now - before < LEAST_BYTES_A_LOOK) raw.destroy();
      before = now;
    }, seconds * 1_000);
    timer.unref();
    raw.once('close', () => clearInterval(timer));
  });
}
