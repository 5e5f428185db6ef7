import { createAdapter, type PostgresAdapterOptions } from '@socket.io/postgres-adapter';

type Pool = Parameters<typeof createAdapter>[0];
type Options = PostgresAdapterOptions & { errorHandler: (error: Error) => void };

/**
 * The adapter by which processes share events over PostgreSQL, one after the other. Its library sends each
 * by any free connection. An older state could then arrive after a newer one.
 */
export function createOrderedAdapter(pool: Pool, options: Options) {
  const create = createAdapter(givingBackBroken(pool), options);
  // Not an arrow function, because it is called with `new`.
  return function orderedAdapter(...namespace: Parameters<typeof create>) {
    const adapter = create(...namespace);
    const broadcast = adapter.broadcast.bind(adapter);
    let sent = Promise.resolve();
    adapter.broadcast = (packet, audience) => {
      sent = sent.then(() => broadcast(packet, audience)).catch(options.errorHandler);
      return sent;
    };
    return adapter;
  };
}

/** The adapter replaces a broken connection but keeps its place in the pool. This gives the place back. */
function givingBackBroken(pool: Pool): Pool {
  const used = {
    query: pool.query.bind(pool),
    async connect() {
      const client = await pool.connect();
      client.once('end', () => client.release(true));
      return client;
    },
  };
  // The adapter calls only these two methods.
  return used as unknown as Pool;
}
