import type { Pool, PoolClient } from 'pg';

/**
 * Gives the place of a broken connection back to its pool, whoever holds it. Libraries forget to: one whose
 * `begin` fails, another that replaces a connection on which it listens.
 */
export function giveBackBroken(pool: Pool): void {
  const held = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => void held.add(client));
  pool.on('release', (_error, client) => void held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return;
      client.release(true);
      // The pool throws if its holder gives it back as well.
      client.release = () => undefined;
    });
  });
}
