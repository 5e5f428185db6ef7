import { inArray } from 'drizzle-orm';
import { videos } from '#server/db/schema.ts';
import type { TestStudio } from './test-studio.ts';

type Turn = PromiseWithResolvers<void>;

/** Holds every video in its drawing until the test says how it ends. */
export function conductVideos(studio: TestStudio) {
  const held: Turn[] = [];
  const wanted: ((turn: Turn) => void)[] = [];
  studio.providers.before = async (stage, signal) => {
    if (stage !== 'render') return;
    signal?.throwIfAborted();
    const turn = Promise.withResolvers<void>();
    signal?.addEventListener('abort', () => {
      turn.reject(signal.reason);
      if (held.includes(turn)) held.splice(held.indexOf(turn), 1);
    });
    const next = wanted.shift();
    if (next) next(turn);
    else held.push(turn);
    await turn.promise;
  };
  /** The video that is being drawn, or the next one. */
  const current = () =>
    new Promise<Turn>((resolve) => {
      const turn = held.shift();
      if (turn) resolve(turn);
      else wanted.push(resolve);
    });
  /** Holds no video from here on. */
  function letGo() {
    studio.providers.before = async () => undefined;
    for (const turn of held.splice(0)) turn.resolve();
  }
  return {
    finish: async () => (await current()).resolve(),
    fail: async (error: Error) => (await current()).reject(error),
    reached: async () => {
      held.unshift(await current());
    },
    letGo,
    /** Holds nothing more, and waits until no work is left for the next test. */
    async end() {
      letGo();
      for (;;) {
        const isOpen = inArray(videos.status, ['waiting', 'processing']);
        const [open] = await studio.context.db.select().from(videos).where(isOpen).limit(1);
        if (!open) return;
        await studio.finished(open.id);
      }
    },
  };
}
