import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';

/** Messages from a thread: an answer, a failure with its properties, or unrequested news. */
export type ThreadMessage<News> =
  | { id: number; result: unknown }
  | { id: number; failure: Error; said: Said }
  | { news: News };

/** Properties of an error: codes, numbers and names. */
type Said = Record<string, string | number>;

/** The thread's side of `callThread`. */
export function answerCalls<Order>(perform: (order: Order) => unknown): void {
  const answer = async ({ id, order }: { id: number; order: Order }) => {
    try {
      say({ id, result: await perform(order) });
    } catch (error) {
      // A library may throw a plain object that is not an Error.
      const failure = error instanceof Error ? error : new Error(inspect(error));
      say({ id, failure, said: saidBy(error) });
    }
  };
  parentPort?.on('message', (call) => void answer(call));
}

export const tell = <News>(news: News): void => say({ news });

const say = (message: ThreadMessage<unknown>) => parentPort?.postMessage(message);

/** An error's own properties, which messages between threads drop. */
function saidBy(error: unknown): Said {
  const own = Object.entries(error ?? {});
  return Object.fromEntries(
    own.filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}
