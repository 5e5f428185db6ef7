/**
 * Does `work` for every item, at most `atOnce` at a time. Returns the results in the items' order.
 * After the first failure or an abort nothing more begins. That failure, or the signal's reason, is
 * thrown once all work under way has ended.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = oneByOne(items);
  const workers = Array.from({ length: atOnce }, async () => {
    for (const [index, item] of waiting) {
      signal?.throwIfAborted();
      results[index] = await work(item, index);
    }
  });
  try {
    await Promise.all(workers);
  } finally {
    await Promise.allSettled(workers);
  }
  signal?.throwIfAborted();
  return results;
}

/** A loop that throws closes the generator. This ends the loops of the other workers too. */
function* oneByOne<Item>(items: readonly Item[]): Generator<[number, Item]> {
  yield* items.entries();
}
