import { Worker } from 'node:worker_threads';
import type { QueryOptions, Results } from '@electric-sql/pglite';
import { callThread } from '#server/threads/thread-calls.ts';
import type { EngineNews, EngineOrder } from './engine-orders.ts';

const script = new URL('./embedded-engine.thread.ts', import.meta.url);

/** Rows pass through and are gone. By itself V8 would take up to 130 MB for them. */
const YOUNG_MB = 48;

/**
 * Runs the embedded database in a thread of its own. Many people's queries follow each other closely and would
 * block the event loop. It answers as PGlite does for drizzle and pg-boss.
 * @param folder its own folder, made where it is missing
 */
export async function openEmbeddedEngine(folder: string) {
  const thread = new Worker(script, {
    workerData: folder,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const { ask, onNews, end } = callThread<EngineOrder, EngineNews>(thread);
  const hearers = new Map<number, (payload: string) => void>();
  let lastId = 0;
  onNews(({ listener, payload }) => hearers.get(listener)?.(payload));

  const queriesOf = (transaction: number | null) => ({
    query: <Row>(text: string, parameters: unknown[] = [], options: QueryOptions = {}) =>
      ask({
        kind: 'query',
        ...{ transaction, text, parameters, rowMode: options.rowMode },
        // No function can be sent to a thread. All parsers given here return the value unchanged.
        unread: Object.keys(options.parsers ?? {}).map(Number),
      }) as Promise<Results<Row>>,
    exec: (text: string) => ask({ kind: 'exec', transaction, text }) as Promise<Results[]>,
  });

  await ask({ kind: 'ready' });
  return {
    ...queriesOf(null),

    async transaction<Result>(
      work: (queries: ReturnType<typeof queriesOf>) => Promise<Result>,
    ): Promise<Result> {
      lastId += 1;
      const transaction = lastId;
      await ask({ kind: 'begin', transaction });
      try {
        const result = await work(queriesOf(transaction));
        await ask({ kind: 'end', transaction, isGood: true });
        return result;
      } catch (error) {
        await ask({ kind: 'end', transaction, isGood: false });
        throw error;
      }
    },

    async listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
      lastId += 1;
      const listener = lastId;
      hearers.set(listener, hear);
      await ask({ kind: 'listen', listener, channel });
      return async () => {
        await ask({ kind: 'unlisten', listener });
        hearers.delete(listener);
      };
    },

    async close(): Promise<void> {
      await ask({ kind: 'close' });
      await end();
    },
  };
}

/** The part of the embedded engine that the studio uses, in a thread or not. */
export type EmbeddedEngine = Awaited<ReturnType<typeof openEmbeddedEngine>>;
