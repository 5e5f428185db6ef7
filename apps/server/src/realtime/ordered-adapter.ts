import { createAdapter, type PostgresAdapterOptions } from '@socket.io/postgres-adapter';

type Pool = Parameters<typeof createAdapter>[0];
type Options = PostgresAdapterOptions & { errorHandler: (error: Error) => void };

/**
 * The adapter by which processes tell each other over PostgreSQL, one event after the other: by itself it
 * sends each over whichever connection is free, so that what a thing was may arrive after what it became.
 */
export function createOrderedAdapter(pool: Pool, options: Options) {
  const create = createAdapter(givingBackBroken(pool), options);
  // Not an arrow: it is called by `new`.
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

/** The adapter takes a new connection for one that broke, and keeps the broken one's place in the pool. */
function givingBackBroken(pool: Pool): Pool {
  const used = {
    query: pool.query.bind(pool),
    async connect() {
      const client = await pool.connect();
      client.once('end', () => client.release(true));
      return client;
    },
  };
  // The adapter calls these two alone.
  return used as unknown as Pool;
}
