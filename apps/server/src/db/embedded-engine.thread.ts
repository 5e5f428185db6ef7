import { workerData } from 'node:worker_threads';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { answerCalls, tell } from '#server/threads/answer-calls.ts';
import type { EngineNews, EngineOrder } from './engine-orders.ts';

/** An open transaction: its queries, and the promises that end it. */
type Open = {
  queries: Transaction;
  verdict: PromiseWithResolvers<void>;
  ended: Promise<void>;
};

class RolledBack extends Error {}

/**
 * PostgreSQL's own cache of pages, an eighth of its default. Memory of WebAssembly is never given back, and the
 * system caches the files anyway.
 */
const SMALL_CACHE = ['-c', 'shared_buffers=16MB'];

const engine = new PGlite(String(workerData), {
  startParams: [...PGlite.defaultStartParams, ...SMALL_CACHE],
});
const open = new Map<number, Open>();
const listeners = new Map<number, () => Promise<void>>();

/** Calls of a transaction go to it. All others go to the engine and wait for its end. */
const askedOf = (transaction: number | null): Pick<PGlite, 'query' | 'exec'> => {
  if (transaction === null) return engine;
  const found = open.get(transaction);
  if (!found) throw new Error('the transaction is over');
  return found.queries;
};

async function begin(id: number): Promise<void> {
  const begun = Promise.withResolvers<Transaction>();
  const verdict = Promise.withResolvers<void>();
  const ended = engine.transaction((queries) => {
    begun.resolve(queries);
    return verdict.promise;
  });
  ended.catch(begun.reject);
  open.set(id, { queries: await begun.promise, verdict, ended });
}

async function end(id: number, isGood: boolean): Promise<void> {
  const found = open.get(id);
  open.delete(id);
  if (isGood) found?.verdict.resolve();
  else found?.verdict.reject(new RolledBack());
  await found?.ended.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

function optionsOf(rowMode: QueryOptions['rowMode'], unread: number[]): QueryOptions {
  const asWritten = (value: string) => value;
  return {
    ...(rowMode && { rowMode }),
    parsers: Object.fromEntries(unread.map((type) => [type, asWritten])),
  };
}

answerCalls(async (order: EngineOrder) => {
  switch (order.kind) {
    case 'ready':
      return engine.waitReady;
    case 'query': {
      const { text, parameters, rowMode, unread } = order;
      const asked = askedOf(order.transaction);
      return asked.query(text, parameters, optionsOf(rowMode, unread));
    }
    case 'exec':
      return askedOf(order.transaction).exec(order.text);
    case 'begin':
      return begin(order.transaction);
    case 'end':
      return end(order.transaction, order.isGood);
    case 'listen': {
      const { channel, listener } = order;
      const hear = (payload: string) => tell<EngineNews>({ listener, payload });
      listeners.set(listener, await engine.listen(channel, hear));
      return undefined;
    }
    case 'unlisten':
      await listeners.get(order.listener)?.();
      return undefined;
    default:
      return engine.close();
  }
});
