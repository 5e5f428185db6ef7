import { parentPort } from 'node:worker_threads';

/** From a thread: an answer, a failure with what it says of itself, or what nobody has asked for. */
export type ThreadMessage<News> =
  | { id: number; result: unknown }
  | { id: number; failure: Error; said: Record<string, string> }
  | { news: News };

/** The thread's side of `callThread`. */
export function answerCalls<Order>(perform: (order: Order) => unknown): void {
  const answer = async ({ id, order }: { id: number; order: Order }) => {
    try {
      say({ id, result: await perform(order) });
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      say({ id, failure, said: wordsOf(failure) });
    }
  };
  parentPort?.on('message', (call) => void answer(call));
}

export const tell = <News>(news: News): void => say({ news });

const say = (message: ThreadMessage<unknown>) => parentPort?.postMessage(message);

/** Codes and names: an error's own properties, of which a message carries none by itself. */
function wordsOf(error: Error): Record<string, string> {
  const own = Object.entries(error).filter((entry) => typeof entry[1] === 'string');
  return Object.fromEntries(own);
}
