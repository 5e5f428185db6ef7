import type { Socket } from 'node:net';
import type { Connection, Pool, PoolClient } from 'pg';

/**
 * Longer than a transaction that stands still can hold a lock. A database that is silent for so long is taken
 * for gone.
 */
export const LONGEST_ANSWER_MS = 30_000;

/**
 * Ends a connection of the pool if a query gets no answer for `ms` milliseconds; with 0, never. Its queries then
 * fail as after a broken connection. A connection without a query may be silent for ever.
 */
export function endUnanswered(pool: Pool, ms: number): void {
  pool.on('connect', (client) => {
    const connection = connectionOf(client);
    // The driver opens sockets of TCP, and those of TLS extend them.
    const socket = connection.stream as Socket;
    let answered = socket.bytesWritten;
    // Before the driver's own listener, which sends the next query.
    connection.prependListener('readyForQuery', () => {
      answered = socket.bytesWritten;
    });
    const isWaiting = () => socket.bytesWritten > answered;
    socket.setTimeout(ms, () => {
      // After a pause of this process, the answer is there but not yet read.
      setImmediate(() => {
        if (isWaiting()) socket.destroy(new Error('Connection terminated without an answer'));
      });
    });
  });
}

/** The driver's types leave out the connection of a client. */
const connectionOf = (client: PoolClient) =>
  (client as unknown as { connection: Connection }).connection;
