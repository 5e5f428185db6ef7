import type { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './answer-calls.ts';

/** Calls to a thread, each with its own number, and the thread's news. */
export type ThreadCalls<Order, News> = {
  /** @throws the thread's failure, or an error once it has ended */
  ask: (order: Order) => Promise<unknown>;
  onNews: (hear: (news: News) => void) => void;
  /** Every unanswered call fails. */
  end: () => Promise<void>;
};

/** A working thread keeps the process alive. An idle one does not. */
export function callThread<Order, News = never>(thread: Worker): ThreadCalls<Order, News> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const hearers: ((news: News) => void)[] = [];
  let lastId = 0;
  let ended: Error | null = null;
  thread.unref();

  thread.on('message', (message: ThreadMessage<News>) => {
    if ('news' in message) {
      for (const hear of hearers) hear(message.news);
      return;
    }
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if (waiting.size === 0) thread.unref();
    if ('failure' in message) answer?.reject(Object.assign(message.failure, message.said));
    else answer?.resolve(message.result);
  });
  const fail = (reason: Error) => {
    ended ??= reason;
    for (const answer of waiting.values()) answer.reject(ended);
    waiting.clear();
  };
  thread.once('error', fail);
  thread.once('exit', (code) => fail(new Error(`the thread ended: ${code}`)));

  return {
    ask(order) {
      if (ended) return Promise.reject(ended);
      const answer = Promise.withResolvers<unknown>();
      lastId += 1;
      // Post first: a message that cannot be cloned throws, and no caller is left waiting.
      thread.postMessage({ id: lastId, order });
      waiting.set(lastId, answer);
      thread.ref();
      return answer.promise;
    },
    onNews: (hear) => void hearers.push(hear),
    async end() {
      await thread.terminate();
    },
  };
}
