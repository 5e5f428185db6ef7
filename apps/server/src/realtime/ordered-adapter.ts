import { createAdapter, type PostgresAdapterOptions } from '@socket.io/postgres-adapter';

type Pool = Parameters<typeof createAdapter>[0];
type Options = PostgresAdapterOptions & { errorHandler: (error: Error) => void };

/**
 * The adapter by which processes share events over PostgreSQL, one after the other. Its library sends each
 * by any free connection. An older state could then arrive after a newer one.
 */
export function createOrderedAdapter(pool: Pool, options: Options) {
  const create = createAdapter(pool, options);
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
